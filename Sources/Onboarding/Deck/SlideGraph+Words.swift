import Engine

extension SlideGraph {
  /// The words for an element of a slide that is pressed: its own, the first in it, or the first on its
  /// box; else its name.
  package func words(for element: SlideElement, of place: Int, in layout: IntroLayout) -> String {
    for case .text(let text) in element.all.map(\.content) { return text.string }
    let box = element.place.frame(in: layout)
    for other in slides[place].elements {
      guard case .text(let text) = other.content else { continue }
      if box.contains(other.place.frame(in: layout).center) { return text.string }
    }
    return element.key
  }

  /// The word on the program's button of a slide; nil: it has none.
  package func buttonWord(of place: Int) -> String? { deck.buttonTitle(of: slides[place]) }

  /// The keys of what lies behind a slide, and of the black below one that covers others.
  package var grounds: Set<String> {
    Set([IntroKey.background] + deck.slides.map { SlideElement.shadeKey(of: $0.name) })
  }
}
