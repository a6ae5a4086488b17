/// The state of a view's text whose parts come and go one after the other: a number that is 0 where
/// all are in their places, and goes there from −1 as they come, and on to 1 as they go.
///
/// So it moves as any other property does, whoever takes over from whom.
final class PartedText {
  /// The parts on one side of their places.
  struct Side {
    var split: TextSplit
    /// The time of one part.
    var timing: AnimatorTiming
  }

  /// The states in which nothing has come yet, and in which all is gone.
  static let before = -1.0, behind = 1.0

  /// The state to which it goes, or in which it rests.
  var rest = 0.0
  /// The state on screen.
  var shown = 0.0
  private var entry: Side?
  private var leave: Side?

  /// Takes the parts of a change; those that are seen on their way stay as they are.
  func adopt(_ change: TextPartsChange) {
    let side = Side(split: change.split, timing: change.timing)
    if change.isEntry {
      if entry == nil || shown >= 0 { entry = side }
    } else if leave == nil || shown <= 0 {
      leave = side
    }
  }

  /// The side on which its parts are seen; nil: all are in their places.
  var side: Side? { shown < 0 ? entry : shown > 0 ? leave : nil }

  /// The distance of a part from its place: 1 before it has come or where it is gone, 0 there. A
  /// spring may overshoot.
  func distance(ofRank rank: Double, on side: Side) -> Double {
    let whole = side.split.duration(beside: side.timing)
    let time = (shown < 0 ? 1 + shown : shown) * whole - rank * side.split.stagger
    let gone = side.timing.curve.value(at: min(1, max(0, time / side.timing.duration)))
    return shown < 0 ? 1 - gone : gone
  }
}

/// A change in which a view's text comes or goes in parts.
struct TextPartsChange {
  let split: TextSplit
  /// The time of one part.
  let timing: AnimatorTiming
  let isEntry: Bool
  /// The state of a new view's text.
  let start: Double
}

extension View {
  /// The number of the property of its text's parts, behind that of its contents.
  static let textNumber = contentNumber + 1

  /// The property of its text's parts, to be looked up.
  final var textProperty: Property { Property(self, Self.textNumber) }

  /// Lets its text come or go in parts.
  final func splitText(by change: TextPartsChange, isNew: Bool) {
    let parts = partedText ?? PartedText()
    partedText = parts
    if isNew { (parts.rest, parts.shown) = (change.start, change.start) }
    parts.adopt(change)
  }

  /// Brings all parts of its text to their places, at once.
  final func joinText() {
    guard let parts = partedText, parts.rest != 0 || parts.shown != 0 else { return }
    root.stageAtRoot?.cut(textProperty)
    (parts.rest, parts.shown) = (0, 0)
    present(0.0.lanes, of: Self.textNumber)
  }
}
