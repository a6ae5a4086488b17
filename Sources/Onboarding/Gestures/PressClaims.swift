import Engine

/// Something that a press on the slides may turn out to be for: scrolling, a row that is swiped, …
protocol PressClaimant: AnyObject {
  /// Takes an event of a press, in points of the canvas.
  func claim(_ event: InputEvent, at time: Instant) -> PressClaim
  /// The time has come to a frame, and the hand rests.
  func claim(at time: Instant) -> PressClaim
  /// True if a drag that has just begun would move nothing of its own.
  func isSpent(on translation: Point, at time: Instant) -> Bool
}

extension PressClaimant {
  func claim(at time: Instant) -> PressClaim { .waits }
  func isSpent(on translation: Point, at time: Instant) -> Bool { false }
}

/// The answer of somebody whom a press may be for.
enum PressClaim {
  /// It may still become theirs.
  case waits
  /// It is theirs, and nobody else's.
  case takes
  /// It is not theirs.
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
