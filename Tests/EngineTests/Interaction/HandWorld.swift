import EngineTestSupport

@testable import Engine

/// A target with one change, on a straight path of 100 points to the right.
final class HandWorld: ScrubTarget, TransportTarget {
  let stage = Stage()
  let view = View(frame: Rect(0, 0, 10, 10), key: "box")
  let hand = ScrubHand()
  let transport = Transport()
  private(set) var playback: Playback?
  private(set) var time = Instant.zero
  private(set) var taps: [Point] = []
  private(set) var begun = 0
  /// True if a drag begins the change to the right only: one to the left rolls it back.
  var hasTwoWays = false
  var settles = true
  var givesAtEnds = false
  var isAfter = false
  var path = Point(100, 0)
  var toHand = AffineTransform.identity
  /// The view that a drag holds.
  var picked: View?

  init() { stage.root.addSubview(view) }

  var change: (any Change)? { playback }
  var headsBack: Bool { playback?.isReversed ?? !isAfter }
  func held(at point: Point, in change: any Change) -> View? { picked }
  func tapped(_ point: Point, at time: Instant) { taps.append(point) }

  func begin(reversed: Bool) -> (any Change)? {
    play(.translate(view, to: Point(100, 0), in: 1))
    return playback
  }

  /// Puts an animation under the hand, held at the end where the world rests.
  func play(_ animation: Animation<Effect>) {
    begun += 1
    let begun = stage.hold(animation, atEnd: isAfter, endsItself: true)
    begun.onEnd { [unowned self] outcome in
      playback = nil
      isAfter = outcome == .finished
    }
    playback = begun
  }

  func change(towards direction: Double) -> (any Change)? {
    guard hasTwoWays else { return playback ?? begin(reversed: headsBack) }
    playback?.rollBack()
    return direction > 0 ? begin(reversed: false) : nil
  }

  /// A frame later, with events as the runtime delivers them.
  func frame(_ events: InputEvent..., seconds: Double = 1.0 / 60) {
    time = time.advanced(bySeconds: seconds)
    stage.advance(to: time)
    hand.follow(at: time, on: self)
    transport.follow(self)
    for event in events { hand.handle(event, at: time, on: self) }
    stage.update()
  }

  /// The frames in which the hand takes hold again of what it pressed.
  func settleGrip() { for _ in 0..<6 { frame() } }

  func perform(_ command: PlaybackCommand) {
    hand.cancel(at: time, on: self)
    transport.perform(command, on: self)
    stage.update()
  }

  var x: Double { view.presented.transform.translation.x }
  var shift: Double { stage.root.presented.transform.translation.x }
}
