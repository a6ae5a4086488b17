import Engine

/// A motion of an element that can be another one while it is shown.
package struct EditableMotion {
  /// The seconds for which it waits; nil: it can't be delayed.
  let delay: Double?
  /// In seconds.
  let duration: Double
  let setDelay: (Double) -> Void
  let setDuration: (Double) -> Void

  package init(
    delay: Double?, duration: Double, setDelay: @escaping (Double) -> Void,
    setDuration: @escaping (Double) -> Void
  ) {
    (self.delay, self.duration) = (delay, duration)
    (self.setDelay, self.setDuration) = (setDelay, setDuration)
  }
}

/// A bar in the hand: drawn along it is delayed, drawn at its end it is stretched.
struct TimelineEdit {
  /// A bar can be moved, or stretched at its end, or neither.
  enum Grip { case body, end }

  /// The motion that the bar is of.
  let motion: EditableMotion
  let grip: Grip
  /// The place of the press in the rows, in points of the design.
  let press: Point
  /// True once the press has become a drag.
  private(set) var isDrawn = false

  /// A drag begins after so many points.
  private static let slop = 4.0
  /// Times are rounded to so many parts of a second, as the tuner's are.
  private static let steps = 100.0
  private static let shortest = 0.05

  init(_ motion: EditableMotion, _ grip: Grip, press: Point) {
    (self.motion, self.grip, self.press) = (motion, grip, press)
  }

  /// Takes the hand's place; returns false as long as it is only a press.
  mutating func draw(to point: Point) -> Bool {
    if press.distance(to: point) > Self.slop { isDrawn = true }
    return isDrawn
  }

  /// Moves or stretches the motion as far as the hand is.
  ///
  /// - Parameter seconds: of the hand's way, below 0 to the left.
  func apply(_ seconds: Double) {
    func rounded(_ seconds: Double) -> Double { (seconds * Self.steps).rounded() / Self.steps }
    switch grip {
    case .body: motion.setDelay(max(0, rounded((motion.delay ?? 0) + seconds)))
    case .end: motion.setDuration(max(Self.shortest, rounded(motion.duration + seconds)))
    }
  }
}
