import EngineTestSupport
import Testing

@testable import Engine

@Suite struct SettleSpringTests {
  // From 0 to 1 the velocities around 17.952 are those of a spring that just does, or does not, meet
  // its target: it rests long before it would.
  static let all = stride(from: 0.0, through: 1, by: 0.125).flatMap { progress in
    [-40.0, -3, -0.4, -1e-6, 0, 1e-9, 0.4, 3, 17.95, 17.952, 40].flatMap { velocity in
      [0.0, 1].map { SettleSpring(progress: progress, velocity: velocity, target: $0) }
    }
  }

  @Test func releaseGoesWhereTheThrowWouldEnd() {
    #expect(SettleSpring(releasing: 0.5, velocity: 0).target == 1)
    #expect(SettleSpring(releasing: 0.5.nextDown, velocity: 0).target == 0)
    // A velocity that projects a quarter of the way, and one that projects 0.15.
    let quarter = 0.25 / Projection.distance(velocity: 1)
    #expect(SettleSpring(releasing: 0.3, velocity: quarter).commits)
    #expect(!SettleSpring(releasing: 0.3, velocity: quarter * 0.6).commits)
    #expect(!SettleSpring(releasing: 0.7, velocity: -quarter).commits)
    let settle = SettleSpring(releasing: 0.3, velocity: quarter)
    #expect(settle.progress == 0.3 && settle.velocity == quarter)
  }

  // What takes more than a second by itself is not hurried when it is turned round.
  @Test func aLongWayIsTurnedRoundInItsOwnTime() {
    let plain = SettleSpring(progress: 0.5, velocity: 1, target: 0)
    for left in [0, 0.5, 1] {
      #expect(SettleSpring(turning: 0.5, velocity: 1, target: 0, left: left) == plain)
    }
    let slow = SettleSpring(progress: 0.5, velocity: 1, target: 0, response: 1.05)
    let turned = SettleSpring(turning: 0.5, velocity: 1, target: 0, left: 3)
    #expect(SettleSpring.response == 0.35)
    #expect(abs(turned.duration - slow.duration) < 1e-9 && slow.duration > plain.duration)
  }

  // A way of minutes that is thrown at nearly the speed of its own spring meets its target late.
  @Test func aVeryLongWayComesToRestWithoutAJump() {
    for velocity in stride(from: 0.05, through: 0.2, by: 0.001) {
      let settle = SettleSpring(turning: 0.5, velocity: velocity, target: 1, left: 100)
      #expect(abs(settle.value(at: settle.duration.nextDown) - 1) <= 1.0001e-4, "\(velocity)")
    }
  }

  @Test func beginsWhereTheHandLetGo() {
    for settle in Self.all where !settle.isSettled(at: 0) {
      #expect(settle.value(at: 0) == settle.progress)
      #expect(settle.velocity(at: 0) == settle.velocity)
    }
    #expect(SettleSpring(progress: 1, velocity: 0, target: 1).duration == 0)
    #expect(SettleSpring(progress: 0, velocity: -2, target: 0).duration == 0)
  }

  @Test func isTheCriticalSpringClamped() {
    let spring = Spring(response: 0.35, dampingRatio: 1)
    for settle in Self.all {
      for time in stride(from: 0.0, to: 2, by: 0.01) {
        let value = settle.value(at: time)
        let free = spring.value(
          at: time, from: settle.progress, to: settle.target, velocity: settle.velocity)
        #expect(0...1 ~= value)
        #expect(abs(value - min(max(free, 0), 1)) <= 1e-4, "\(settle) at \(time)")
      }
    }
  }

  @Test func restsExactlyAtItsTarget() {
    for settle in Self.all {
      #expect(settle.duration >= 0 && settle.duration < 2, "\(settle)")
      for time in [settle.duration, settle.duration + 1e-9, 5, .infinity] {
        #expect(settle.isSettled(at: time))
        #expect(settle.value(at: time) == settle.target)
        #expect(settle.velocity(at: time) == 0)
      }
      #expect(abs(settle.value(at: settle.duration.nextDown) - settle.target) <= 1.0001e-4)
    }
  }

  /// It does not rest late either: just before, it is too far or too fast.
  @Test func restsAsSoonAsItMay() {
    let spring = Spring(response: 0.35, dampingRatio: 1)
    for settle in Self.all where settle.duration > 0.06 {
      let time = settle.duration - 1e-4
      let distance = spring.value(
        at: time, from: settle.progress, to: settle.target, velocity: settle.velocity)
      let speed = spring.velocity(
        at: time, from: settle.progress, to: settle.target, velocity: settle.velocity)
      #expect(abs(distance - settle.target) > 1e-4 || abs(speed) > 1e-3, "\(settle)")
    }
  }

  @Test func aRestingRollbackOfHalfTakesAboutHalfASecond() {
    let settle = SettleSpring(progress: 0.5, velocity: 0, target: 0)
    #expect(!settle.commits)
    #expect(0.5 < settle.duration && settle.duration < 0.75)
  }

  /// Catching a settling transition and letting go at once changes nothing.
  @Test func canBeCaughtAnywhere() {
    for settle in Self.all where settle.duration > 0.2 {
      let caught = SettleSpring(
        progress: settle.value(at: 0.1), velocity: settle.velocity(at: 0.1), target: settle.target)
      // Where the clamp held it, the velocity is gone on purpose.
      guard 0.0001...0.9999 ~= settle.value(at: 0.1), abs(settle.velocity) < 1 else { continue }
      for time in stride(from: 0.0, to: 0.5, by: 0.05) {
        #expect(abs(caught.value(at: time) - settle.value(at: 0.1 + time)) < 2e-4)
      }
    }
  }
}
