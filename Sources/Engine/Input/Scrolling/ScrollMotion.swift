/// Scrolling along one axis, as a value: a hand, a wheel and the program move it.
///
/// Everything is a function of the time it is asked for, so frames of any rate show the same
/// motion. The offset never jumps; nor does the velocity, but for a hand that takes hold, and a
/// drift that is begun or stopped. Offsets are in points and grow as the content moves towards its
/// start, as a hand does that moves to the left, or up.
///
///     var motion = ScrollMotion(ScrollExtent(content: 3000, viewport: 600))
///     motion.hold(at: t)
///     motion.drag(to: -120)                   // offset 120
///     motion.release(velocity: -900, at: t)   // comes to rest at 120 + 449.5
public struct ScrollMotion: Hashable, Sendable {
  /// A hand's velocity counts as at most so much, in points per second.
  public static let fastest = 12_000.0

  /// The speed at which something seems to rest, in points per second.
  private static let unseen = 20.0

  enum Phase: Hashable {
    case resting(Double)
    case held(Double)
    case dragged(ScrollDrag)
    case flung(ScrollFling, Instant)
    case gliding(ScrollGlide, Instant)
    case drifting(ScrollDrift, Instant)
  }

  /// The lengths of what there is to scroll.
  public internal(set) var extent: ScrollExtent
  /// The offsets at which it comes to rest by itself.
  var snaps = ScrollSnaps()
  var phase: Phase

  /// At rest at the nearest possible offset.
  public init(
    _ extent: ScrollExtent, offset: Double = 0, file: StaticString = #fileID, line: UInt = #line
  ) {
    require(offset.isFinite, "ScrollMotion: the offset must be finite", file: file, line: line)
    self.extent = extent
    phase = .resting(extent.clamped(offset))
  }

  /// The offset at a time not before the last change, in points.
  public func offset(at time: Instant) -> Double {
    switch phase {
    case .resting(let offset), .held(let offset): offset
    case .dragged(let drag): drag.offset
    case .flung(let fling, let start): fling.value(at: time.seconds(since: start))
    case .gliding(let glide, let start): glide.value(at: time.seconds(since: start))
    case .drifting(let drift, let start): drift.value(at: time.seconds(since: start))
    }
  }

  /// The offset's velocity at a time, in points per second; 0 under the hand.
  public func velocity(at time: Instant) -> Double {
    switch phase {
    case .resting, .held, .dragged: 0
    case .flung(let fling, let start): fling.velocity(at: time.seconds(since: start))
    case .gliding(let glide, let start): glide.velocity(at: time.seconds(since: start))
    case .drifting(let drift, let start): drift.velocity(at: time.seconds(since: start))
    }
  }

  /// True if it moves by itself at a time, so that frames are needed.
  public func isMoving(at time: Instant) -> Bool {
    switch phase {
    case .resting, .held, .dragged: false
    case .flung(let fling, let start): time.seconds(since: start) < fling.duration
    case .gliding(let glide, let start): time.seconds(since: start) < glide.duration
    case .drifting(let drift, let start): time.seconds(since: start) < drift.duration
    }
  }

  /// True while it goes on after a hand has let go, so fast that one sees it.
  public func isThrown(at time: Instant) -> Bool {
    switch phase {
    case .flung(let fling, _) where fling.isThrow: break
    case .gliding(let glide, _) where glide.isThrow: break
    case .resting, .held, .dragged, .flung, .gliding, .drifting: return false
    }
    return isMoving(at: time) && abs(velocity(at: time)) > Self.unseen
  }

  /// True while a hand holds or drags it.
  public var isHeld: Bool {
    switch phase {
    case .held, .dragged: true
    case .resting, .flung, .gliding, .drifting: false
    }
  }

  /// True while a hand holds it and has moved.
  public var isDragged: Bool {
    if case .dragged = phase { true } else { false }
  }

  /// True if nobody holds it and it does not move at a time.
  public func isAtRest(at time: Instant) -> Bool { !isHeld && !isMoving(at: time) }

  /// The offset at which it rests, or will; nil in a hand.
  public var rest: Double? {
    switch phase {
    case .resting(let offset): offset
    case .held, .dragged: nil
    case .flung(let fling, _): fling.rest
    case .gliding(let glide, _): glide.target
    case .drifting(let drift, _): drift.end
    }
  }
}
