import Engine

extension Deck {
  /// The keys of elements with more elements in them than are shown where all of them are.
  package var overlong: [String] {
    Set(slides.flatMap(\.all).filter(\.isOverlong).map(\.key)).sorted()
  }

  /// The same slides, on which elements have no more elements in them than are shown where all of them
  /// are.
  package var shortened: Deck {
    guard !overlong.isEmpty else { return self }
    var deck = Deck(
      slides.map(\.shortened), canvas: canvas, choreography: choreography, loop: loop,
      hasHills: hasHills)
    deck.namedMotions = namedMotions
    return deck
  }
}

extension Slide {
  /// The slide of a shortened deck.
  package var shortened: Slide {
    with(elements.map(\.shortened), color: backgroundColor, finish: finishTitle)
  }
}

extension SlideElement {
  /// True if more elements are placed in it than are shown where all of them are.
  package var isOverlong: Bool {
    (layout != nil || scroll != nil) && elements.count > SlideFrames.mostRows
  }

  /// The element, and all in it, of a shortened deck.
  var shortened: SlideElement {
    guard !elements.isEmpty else { return self }
    var element = self
    if isOverlong { element.elements.removeSubrange(SlideFrames.mostRows...) }
    element.elements = element.elements.map(\.shortened)
    return element
  }
}
