package import Engine

/// The elements of a group, as the items of a collection.
package struct SlideCollection: Hashable, Sendable {
  /// One of the elements, as it is seen in the group: equal where the same is seen.
  package struct Item: Hashable, Sendable {
    /// The id of the element.
    package let id: String
    /// In points of the design.
    package let size: Size
    /// The colour of the slide.
    package let background: Color
    fileprivate let element: StillElement
  }

  /// The id of the group.
  package let id: String
  /// nil: it says none.
  package let animator: SlideAnimator?
  /// In the order of the file; not empty.
  package let items: [Item]
  /// True if the group has more elements.
  package let isShortened: Bool
}

extension SlideCollection {
  /// The first group with an animator; without one, the first that scrolls, or has three elements or
  /// more, and a layout. nil: there is none.
  ///
  /// - Parameter typesetter: tells how large words are.
  package init?(of deck: Deck, _ artwork: Artwork, _ typesetter: Typesetter) {
    let groups = deck.slides.flatMap { slide in slide.all.map { (slide, $0) } }
      .filter { !$0.1.elements.isEmpty }
    let found =
      groups.first { $0.1.animator != nil }
      ?? groups.first { _, group in
        group.layout != nil && (group.scroll != nil || group.elements.count >= 3)
      }
    guard let (slide, group) = found else { return nil }
    let (shown, shownGroup) = (slide.shortened, group.shortened)
    let layout = IntroLayout(
      canvas: deck.canvas, screenScale: typesetter.screenScale, design: deck.canvas)
    let canvas = SlideCanvas(
      layout: layout, artwork: artwork, deck: deck,
      frames: SlideArranger(layout, artwork, typesetter).frames(of: shown.elements), offsets: [:],
      sorted: SortedElements(), showsAll: false)
    let own = canvas.frames[group.key]?.frames
    let items = shownGroup.elements.enumerated().map { place, element in
      Item(
        element, size: own?[place].size ?? element.place.frame(insideIn: layout).size,
        on: slide.backgroundColor, in: canvas)
    }
    self.init(
      id: group.key, animator: group.animator, items: items, isShortened: group.isOverlong)
  }
}

extension SlideCollection.Item {
  fileprivate init(
    _ element: SlideElement, size: Size, on background: Color, in canvas: SlideCanvas
  ) {
    let description = element.description(
      in: canvas, at: Rect(origin: .zero, size: size), isInside: true)
    self.init(
      id: element.key, size: size, background: background, element: StillElement(description.props))
  }

  /// The element as it looks in the document, with what is in it; it takes no input.
  package func makeView() -> View { element.makeView() }
}
