/// The stage's seconds: the host's time at a speed that can change.
///
/// Counted from the last change of speed, never as a running sum, so that a frame's time does not
/// depend on how many frames came before.
///
/// A class: the stage's playbacks read it too, also one that outlives its stage.
final class StageClock {
  private(set) var speed = 1.0
  private var anchor = Instant.zero
  private var base = 0.0
  /// The host's time.
  private(set) var now = Instant.zero

  var seconds: Double { base + now.seconds(since: anchor) * speed }

  /// Never backwards.
  func advance(to time: Instant) { now = max(now, time) }

  func setSpeed(_ newSpeed: Double) {
    base = seconds
    anchor = now
    speed = newSpeed
  }
}
