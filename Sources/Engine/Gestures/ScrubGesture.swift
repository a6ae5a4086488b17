/// A hand that moves a transition back and forth, as a state machine.
///
/// Progress is 0 or 1 at rest. A press alone changes nothing (on a progress that settles it
/// catches it where it is); a drag scrubs by the translation over the length; letting go, or
/// losing the hand, settles at 0 or 1. From every state a release or cancel leads back to rest.
public struct ScrubGesture: Hashable, Sendable {
  /// What the hand does with the progress.
  public enum State: Hashable, Sendable {
    /// Nothing: the progress rests at 0 or 1.
    case idle
    /// A press on what rests has not moved far enough to be a drag.
    case pressed
    /// The progress is under the hand.
    case dragging
    /// Let go: the progress goes to 0 or 1.
    case settling
    /// A press holds what was settling.
    case caught
  }

  /// A drag: what it began from, and the hand's translation then.
  private struct Drag: Hashable {
    var scrubber: Scrubber
    var taken: Double
    var translation: Double

    var distance: Double { translation - taken }
  }

  private struct Settling: Hashable {
    let spring: SettleSpring
    let start: Instant
  }

  private enum Phase: Hashable {
    case resting(Double)
    case held(Double)
    case dragged(Drag)
    case settling(Settling)
  }

  /// The drag that takes progress from 0 to 1, in points, above 0.
  public private(set) var length: Double
  /// 1 if a move to the right is forwards, −1 if one to the left is.
  public let direction: Double
  private var recognizer = DragRecognizer()
  private var phase: Phase

  /// A gesture at rest at a progress of 0 or 1.
  public init(length: Double, direction: Double = -1, progress: Double = 0) {
    precondition(progress == 0 || progress == 1, "ScrubGesture: it rests at 0 or 1 only")
    precondition(length > 0 && length.isFinite, "ScrubGesture: length must be finite and above 0")
    precondition(abs(direction) == 1, "ScrubGesture: direction must be 1 or -1, not \(direction)")
    (self.length, self.direction, phase) = (length, direction, .resting(progress))
  }

  /// The state at the last event or update.
  public var state: State {
    switch phase {
    case .resting: recognizer.state == .idle ? .idle : .pressed
    case .held: .caught
    case .dragged: .dragging
    case .settling: .settling
    }
  }

  /// The progress at a time not before the last event, in 0…1.
  public func progress(at time: Instant) -> Double {
    switch phase {
    case .resting(let progress), .held(let progress): progress
    case .dragged(let drag): drag.scrubber.progress(forTranslation: drag.distance)
    case .settling(let settling): settling.spring.value(at: time.seconds(since: settling.start))
    }
  }

  /// The progress's velocity at a time, per second; 0 under the hand.
  public func velocity(at time: Instant) -> Double {
    guard case .settling(let settling) = phase else { return 0 }
    return settling.spring.velocity(at: time.seconds(since: settling.start))
  }

  /// Where the progress rests, or will: 0 or 1; nil in a hand.
  public var target: Double? {
    switch phase {
    case .resting(let progress): progress
    case .settling(let settling): settling.spring.target
    case .held, .dragged: nil
    }
  }

  /// How far the canvas gives way to a hand beyond the end of the way, in points.
  public var overscroll: Double {
    guard case .dragged(let drag) = phase else { return 0 }
    return RubberBand.offset(
      overshoot: drag.scrubber.overscroll(forTranslation: drag.distance), dimension: length)
  }

  /// Notices that a settling has ended. Once a frame is enough.
  public mutating func update(at time: Instant) {
    guard case .settling(let settling) = phase else { return }
    if settling.spring.isSettled(at: time.seconds(since: settling.start)) {
      phase = .resting(settling.spring.target)
    }
  }

  /// Takes an event at a time not before the last one's. Second presses are ignored, and so are
  /// moves and releases without a press, keys, text, and sizes without a width.
  public mutating func handle(_ event: InputEvent, at time: Instant) {
    update(at: time)
    if case .resize(let size) = event { resize(to: size.width, at: time) }
    switch recognizer.handle(event, at: time) {
    case nil: break
    case .pressed: if state == .settling { phase = .held(progress(at: time)) }
    case .began(let origin, let point): drag(by: point.x - origin.x, at: time)
    case .moved(let translation): drag(by: translation.x, at: time)
    case .ended(_, let velocity): letGo(at: velocity.x, time)
    case .tapped, .cancelled: letGo(at: 0, time)
    }
  }

  private mutating func drag(by translation: Double, at time: Instant) {
    if case .dragged(var drag) = phase {
      drag.translation = translation
      phase = .dragged(drag)
    } else {
      begin(taken: 0, translation, at: time)
    }
  }

  private mutating func begin(taken: Double, _ translation: Double, at time: Instant) {
    let scrubber = Scrubber(length: length, start: progress(at: time), direction: direction)
    phase = .dragged(Drag(scrubber: scrubber, taken: taken, translation: translation))
  }

  private mutating func letGo(at velocity: Double, _ time: Instant) {
    switch phase {
    case .resting, .settling: return
    case .held(let progress):
      settle(
        Scrubber(length: length, start: 0, direction: direction)
          .release(progress: progress, velocity: 0), time)
    case .dragged(let drag):
      settle(drag.scrubber.release(translation: drag.distance, velocity: velocity), time)
    }
  }

  private mutating func settle(_ spring: SettleSpring, _ time: Instant) {
    phase = .settling(Settling(spring: spring, start: time))
    update(at: time)
  }

  /// A drag goes on from where it is, with the new length.
  private mutating func resize(to width: Double, at time: Instant) {
    guard width > 0, width.isFinite else { return }
    length = width
    guard case .dragged(let drag) = phase else { return }
    begin(taken: drag.translation, drag.translation, at: time)
  }
}
