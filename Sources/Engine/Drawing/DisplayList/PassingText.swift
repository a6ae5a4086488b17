/// A view's text among others on its way.
struct PassingText {
  /// A line of it.
  struct Line {
    /// The box of its small letters, in the view's coordinates: all of them lie in one that is by
    /// ``Rect/margin`` larger.
    let box: Rect
    let opacity: Double
  }

  /// The view's place among its siblings, from back to front.
  let order: Int
  /// The box in which it lies, in the coordinates of the view's parent.
  let frame: Rect
  private let key: String
  private let place: ViewPlace
  /// The lines of all texts at each end.
  private let ends: [[String: [Rect]]]
  /// nil: they were not asked for yet.
  private(set) var lines: [Line]?
  /// The same in the coordinates of the view's parent.
  private var boxes: [Rect] = []
  private var margin = 0.0
  /// The opacity of its strongest line.
  private var opacity = 0.0

  /// nil: the view shows no text.
  init?(_ view: View, order: Int, _ ends: [[String: [Rect]]]) {
    place = view.presented.place
    guard let key = view.key, case .text(let text) = view.content, place.alpha > 0 else {
      return nil
    }
    (self.order, self.key, self.ends) = (order, key, ends)
    frame = place.toParent.boundingBox(of: Rect(origin: .zero, size: place.size))
      .inset(by: -0.5 * text.font.size)
  }

  /// True if it is there at an end.
  private var isKnown: Bool { ends.contains { $0[key] != nil } }

  mutating func take(_ lines: [Line]) {
    self.lines = lines
    boxes = lines.map { place.toParent.boundingBox(of: $0.box) }
    margin = lines.map(\.box.margin).max() ?? 0
    opacity = place.alpha * (lines.map(\.opacity).max() ?? 0)
  }

  /// True if it is the one of two that is hidden where they lie on each other.
  func isBehind(_ other: PassingText) -> Bool {
    let difference = opacity - other.opacity
    return abs(difference) > 0.01 ? difference < 0 : order < other.order
  }

  /// True if something opaque lies between it and a text over it.
  func isCovered(below other: PassingText, in stack: [View]) -> Bool {
    guard order < other.order else { return false }
    return stack[(order + 1)..<other.order].contains { view in
      let shown = view.presented
      guard shown.alpha * shown.backgroundColor.alpha == 1 else { return false }
      let box = shown.place.toParent.boundingBox(of: Rect(origin: .zero, size: shown.size))
      return boxes.allSatisfy { box.intersection($0) == $0 }
    }
  }

  /// What another text hides of it, as a picture in black; nil: nothing.
  ///
  /// It ends softly around the other's letters, so far from them that nothing is hidden at an end.
  func hole(behind other: PassingText) -> DrawCommand? {
    var reach = 2 * other.margin
    guard opacity > 0, boxes.gap(to: other.boxes) < reach + margin, isKnown, other.isKnown,
      let toOwn = place.toParent.inverse
    else { return nil }
    for end in ends {
      guard let mine = end[key], let theirs = end[other.key] else { continue }
      reach = min(reach, mine.gap(to: theirs) - margin)
    }
    guard reach > 0 else { return nil }
    let blur = reach / 6
    let shadows = (other.lines ?? []).filter { $0.opacity > 0 }.map { line in
      DrawCommand.shadow(
        BoxShadow(
          line.box.inset(by: -3 * blur), radius: line.box.margin, blur: blur, color: .black))
    }
    return .layer(Layer(transform: other.place.toParent.then(toOwn), commands: shadows))
  }

  /// The mask with some holes.
  func mask(_ holes: [DrawCommand]) -> Mask {
    let all = (lines ?? []).map { $0.box.inset(by: -2 * $0.box.height) }
    return Mask(all.map { .fill(.rect($0), .color(.white)) } + holes, .luminance)
  }
}

extension Rect {
  /// The height of a line's tall letters above its small ones, and of those below its baseline.
  fileprivate var margin: Double { 0.4 * height }
}

extension [Rect] {
  /// The distance between lines of two texts, across or down; < 0: they overlap.
  fileprivate func gap(to others: [Rect]) -> Double {
    var gap = Double.infinity
    for a in self {
      for b in others {
        gap = Swift.min(
          gap, Swift.max(a.minX - b.maxX, b.minX - a.maxX, a.minY - b.maxY, b.minY - a.maxY))
      }
    }
    return gap
  }
}
