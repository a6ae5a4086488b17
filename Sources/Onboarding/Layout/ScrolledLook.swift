public import Engine

/// What becomes of an element as something is scrolled: it goes from its own look to another one.
public struct ScrolledLook: Hashable, Sendable {
  /// The key of the element that scrolls.
  public var scroller: String
  /// The offsets at which it looks as it is, and as it becomes, in points of the design.
  public var from, to: Double
  /// The curve of the look along the offset.
  public var curve = TimingCurve.linear
  /// The differences at the end, applied in order.
  public var moves: [SlideMove] = []
  /// The name of the state that it is in at the end; nil: none.
  public var state: String?

  /// A look that stays the same; see the properties.
  public init(along scroller: String, from: Double, to: Double) {
    (self.scroller, self.from, self.to) = (scroller, from, to)
  }

  /// The share of the other look at an offset, in points of the design.
  func share(at offset: Double) -> Double {
    curve.value(at: ScrollTimeline(from: from, to: to).progress(at: offset))
  }
}

extension SlideElement {
  /// The element as far as something is scrolled, and its look in a frame.
  ///
  /// - Parameter isPlaced: true if a layout has given it the frame.
  func scrolled(in canvas: SlideCanvas, _ frame: Rect, isPlaced: Bool, isInside: Bool) -> (
    SlideElement, Appearance
  ) {
    let layout = canvas.layout
    let plain = look.appearance(in: frame, layout, recess: recess)
    guard let scrolled else { return (self, plain) }
    let share = scrolled.share(at: canvas.offsets[scrolled.scroller] ?? 0)
    guard share != 0 else { return (self, plain) }
    var (element, end) = (self, self)
    for difference in scrolled.state.flatMap({ states[$0] })?.differences ?? [] {
      end.apply(difference)
    }
    let room =
      isPlaced ? frame : isInside ? end.place.frame(insideIn: layout) : end.place.frame(in: layout)
    let endFrame = end.fitted(in: room, canvas)
    let moved = scrolled.moves.reduce(end.look.appearance(in: endFrame, layout, recess: recess)) {
      $1.transformer(in: layout)($0)
    }
    if case .text(let words) = content, case .text(let others) = end.content {
      element.content = .text(words.blended(with: others, at: share))
    }
    return (element, plain.blended(with: moved, at: share))
  }
}

extension Appearance {
  /// The look between two, at 0 this one, at 1 the other.
  fileprivate func blended(with other: Appearance, at share: Double) -> Appearance {
    var look = self
    for property in ViewProperty.allCases {
      look[property] = lerp(self[property], other[property], share)
    }
    look.alpha = min(1, max(0, look.alpha))
    return look
  }
}
