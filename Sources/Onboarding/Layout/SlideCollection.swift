package import Engine

/// The elements of a group, as the items of a collection.
package struct SlideCollection: Hashable, Sendable {
  /// One of the elements, as it is placed in the group.
  package struct Item: Hashable, Sendable {
    fileprivate let element: SlideElement
    fileprivate let frames: SlideFrames
    /// In points of the design.
    package let size: Size
    /// The colour of the slide.
    package let background: Color
    fileprivate let layout: IntroLayout
    fileprivate let artwork: Artwork
    fileprivate let deck: Deck

    /// The id of the element.
    package var id: String { element.key }
  }

  /// The id of the group.
  package let id: String
  /// nil: it says none.
  package let animator: SlideAnimator?
  /// In the order of the file; not empty.
  package let items: [Item]
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
    let layout = IntroLayout(
      canvas: deck.canvas, screenScale: typesetter.screenScale, design: deck.canvas)
    let frames = SlideArranger(layout, artwork, typesetter).frames(of: slide.elements)
    let own = frames[group.key]?.frames
    let items = group.elements.enumerated().map { place, element in
      Item(
        element: element, frames: frames.only(in: element),
        size: own?[place].size ?? element.place.frame(insideIn: layout).size,
        background: slide.backgroundColor, layout: layout, artwork: artwork, deck: deck)
    }
    self.init(id: group.key, animator: group.animator, items: items)
  }
}

extension SlideCollection.Item {
  /// The element as it looks in the document, with what is in it; it takes no input.
  package func makeView() -> View {
    let canvas = SlideCanvas(
      layout: layout, artwork: artwork, deck: deck, frames: frames, offsets: [:],
      sorted: SortedElements(), showsAll: false)
    let description = element.description(
      in: canvas, at: Rect(origin: .zero, size: size), isInside: true)
    return Self.view(description.props)
  }

  private static func view(_ props: ViewDescription.Props) -> View {
    let view = View()
    view.set(props.appearance)
    view.content = props.content
    view.clipsToBounds = props.clipsToBounds
    view.takesInput = false
    for child in props.children { view.addSubview(self.view(child.props)) }
    return view
  }
}

extension SlideFrames {
  /// The frames of what is in an element.
  fileprivate func only(in element: SlideElement) -> SlideFrames {
    let keys = Set(element.all.map(\.key))
    var frames = SlideFrames()
    frames.groups = groups.filter { keys.contains($0.key) }
    return frames
  }
}
