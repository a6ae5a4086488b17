import Engine

/// What decides how elements are shown, beside themselves.
struct SlideCanvas {
  let layout: IntroLayout
  let artwork: Artwork
  let deck: Deck
  /// The frames of elements that a layout places.
  let frames: SlideFrames
  /// How far elements are scrolled, by their keys, in points of the design.
  let offsets: [String: Double]
  /// What hands have changed about their places.
  let sorted: SortedElements
  /// True if elements out of sight are shown, too.
  let showsAll: Bool

  /// How far an element is scrolled, in points of the canvas.
  func offset(of key: String, along axis: Axis?) -> Point {
    let offset = layout.scaled(offsets[key] ?? 0)
    return switch axis {
    case .horizontal: Point(offset, 0)
    case .vertical: Point(0, offset)
    case nil: .zero
    }
  }
}
