import Engine

/// Something that a press on the slides may turn out to be for: scrolling, a row that is swiped, …
protocol PressClaimant: AnyObject {
  /// Takes an event of a press, in points of the canvas.
  func claim(_ event: InputEvent, at time: Instant) -> PressClaim
  /// The time has come to a frame, and the hand rests.
  func claim(at time: Instant) -> PressClaim
  /// True if a drag that has just begun would move nothing of its own.
  func isSpent(on translation: Point, at time: Instant) -> Bool
  /// What takes a row to another place; nil: it is for something else.
  var sort: RowSort? { get }
}

extension PressClaimant {
  func claim(at time: Instant) -> PressClaim { .waits }
  func isSpent(on translation: Point, at time: Instant) -> Bool { false }
  var sort: RowSort? { nil }
}

/// What a claimant makes of a press so far.
enum PressClaim {
  /// It may still become the claimant's.
  case waits
  /// It is the claimant's.
  case takes
  /// It is not, and will not be.
  case refuses
}

/// A press, and whom it may be for: it turns out as soon as it is a drag.
struct PressClaims {
  /// Those that may still take it, the innermost first.
  var waiting: [any PressClaimant]
  /// Where it began, on the screen.
  let press: Point
  /// The one that it is for; nil: nobody's yet.
  var taken: (any PressClaimant)?
}
