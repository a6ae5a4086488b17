import EngineTestSupport
import Testing

@testable import Engine

/// Laws of a scrolling axis, which hold whatever happens to it.
@Suite struct ScrollMotionLawTests {
  /// Holding, releasing, wheels, targets and other lengths never move the content at once; what
  /// moves without a hand is continuous in velocity, too; and it ends in bounds, at rest.
  @Test func randomInterruptionsNeverJumpAndComeToRestInBounds() {
    forAll(seeds: 0..<1_500) { random in
      var motion = ScrollMotion(.random(&random), offset: random.double(in: 0...1_000))
      var time = Instant.seconds(random.double(in: 0...100))
      for _ in 0..<20 {
        let act = ScrollAct.random(&random)
        let (offset, velocity) = (motion.offset(at: time), motion.velocity(at: time))
        let (wasHeld, mayTurn) = (motion.isHeld, act.mayTurn(motion))
        motion.perform(act, at: time)
        // What is as near to its new rest as the tolerance may rest there at once.
        let settled = motion.isAtRest(at: time)
        let moved = abs(motion.offset(at: time) - offset)
        if !act.mayMove { #expect(moved < (settled ? ScrollFling.tolerance : 1e-6), "\(act)") }
        if !act.mayMove, !mayTurn, !wasHeld, !motion.isHeld {
          #expect(abs(motion.velocity(at: time) - velocity) < (settled ? 6 : 1e-6), "\(act)")
        }
        #expect(motion.offset(at: time).isFinite)
        time = time.advanced(bySeconds: random.chance(0.3) ? 0 : random.double(in: 0...0.4))
      }
      motion.release(at: time)
      motion.drift(at: 0, at: time)
      let end = time.advanced(bySeconds: 12)
      #expect(motion.isAtRest(at: end))
      #expect(motion.offset(at: end) == motion.rest && motion.velocity(at: end) == 0)
      #expect(motion.extent.bounds.contains(motion.offset(at: end)))
    }
  }

  /// Between any two near times the content has moved by its velocity: nothing jumps at the
  /// hand-over to the spring, at the way back in, or at rest (but for the tolerance).
  @Test func valueAndVelocityAreContinuous() {
    forAll(seeds: 0..<200) { random in
      let extent = ScrollExtent.random(&random)
      let drag = random.double(in: -400...400)
      var motion = ScrollMotion(extent, offset: random.double(in: 0...3_000))
      motion.hold(at: .zero)
      motion.drag(to: drag)
      motion.release(velocity: random.double(in: -9_000...9_000), at: .zero)
      var worst = (value: 0.0, velocity: 0.0)
      for step in 0..<3_000 {
        let (a, b) = (Instant(frame: step, rate: 1_000), Instant(frame: step + 1, rate: 1_000))
        let moved = motion.offset(at: b) - motion.offset(at: a)
        let (before, after) = (motion.velocity(at: a), motion.velocity(at: b))
        guard motion.isMoving(at: b) else {
          #expect(abs(moved) < ScrollFling.tolerance + 0.01)
          break
        }
        worst.value = max(worst.value, abs(moved - (before + after) / 2_000))
        worst.velocity = max(worst.velocity, abs(after - before))
      }
      // Where the spring takes over, the acceleration jumps by 2ωv: 0.04 in a millisecond.
      #expect(worst.value < 0.05 && worst.velocity < 0.08 * 9_000)
    }
  }

  /// The same hand, looked at 24 to 240 times a second.
  @Test func everyFrameRateShowsTheSameMotion() {
    forAll(seeds: 0..<50) { random in
      let extent = ScrollExtent.random(&random)
      let velocity = random.double(in: -5_000...5_000)
      let wheel = random.double(in: -300...300)
      func film(_ rate: Double) -> [Double] {
        var motion = ScrollMotion(extent, offset: 300)
        motion.hold(at: .zero)
        motion.release(velocity: velocity, at: .zero)
        return (0...Int(3 * rate)).map { frame in
          let time = Instant(frame: frame, rate: rate)
          if frame == Int(rate) { motion.wheel(by: wheel, at: time) }
          // A resize to what it is must not restart anything.
          motion.resize(to: extent, at: time)
          return motion.offset(at: time)
        }
      }
      let wanted = film(24)
      for times in [2, 5, 10] {
        let frames = film(24 * Double(times))
        for (index, offset) in wanted.enumerated() {
          #expect(abs(frames[index * times] - offset) < 1e-9)
        }
      }
    }
  }

  /// Stopping and at once going on at the same velocity is like not stopping.
  @Test func aFlingCaughtAndThrownOnAtItsVelocityIsTheSame() {
    forAll(seeds: 0..<200) { random in
      let extent = ScrollExtent(content: random.double(in: 500...3_000), viewport: 400)
      var motion = ScrollMotion(extent, offset: random.double(in: 0...1_000))
      motion.hold(at: .zero)
      motion.release(velocity: random.double(in: -5_000...5_000), at: .zero)
      let time = Instant.seconds(random.double(in: 0...1))
      guard extent.bounds.contains(motion.offset(at: time)) else { return }
      var caught = motion
      caught.hold(at: time)
      caught.release(velocity: -motion.velocity(at: time), at: time)
      for later in [0.0, 0.1, 0.5, 10] {
        let then = time.advanced(bySeconds: later)
        #expect(abs(caught.offset(at: then) - motion.offset(at: then)) < 0.2)
      }
    }
  }
}
