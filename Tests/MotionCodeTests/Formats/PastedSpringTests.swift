import Engine
import EngineTestSupport
import Foundation
import Testing

@testable import MotionCode

/// A spring by its physics lasts until it has settled, however fast, slow, damped or thrown it is.
@Suite struct PastedSpringTests {
  private func pasted(_ text: String) throws -> CodedMotion {
    CodedMotion(try PastedMotion(text, duration: 0.7).type)
  }

  /// The motion is where the spring is, at all times before its end.
  private func expectMotion(_ motion: CodedMotion, is spring: Spring, _ velocity: Double) {
    let places = (0..<99).map { Double($0) / 100 }
    let values = places.map {
      spring.value(at: $0 * motion.duration, from: 0, to: 1, velocity: velocity)
    }
    let farthest = max(1, values.map { abs($0) }.max() ?? 1)
    for (place, value) in zip(places, values) {
      let difference = abs(motion.curve.value(at: place) - value)
      guard difference > 0.02 * farthest else { continue }
      Issue.record("\(spring), \(velocity): \(difference) at \(place)")
      return
    }
    let settling = spring.settlingDuration(velocity: velocity)
    #expect(motion.duration <= 1.5 * settling + 1e-9 && motion.duration >= 0.1 * settling)
  }

  @Test(arguments: [
    // High stiffness, and starts as fast as no spring of the engine has them.
    (10_000.0, 100.0, 0.0), (10_000, 100, 100), (1_000_000, 2000, 0), (1_000_000, 500, 300),
    (4000, 40, 400), (100, 10, 10), (100, 10, 4.999), (100, 10, 4.99), (100, 10, 30),
    (100, 20, 12), (300, 20, -40), (100, 10, -1000),
    // More damping than the critical one.
    (80, 20, 0), (100, 60, 0), (100, 400, 0), (100, 60, 20), (100, 60, -5),
    // Slow, and all but undamped.
    (1, 1, 0), (0.1, 0.3, 0), (100, 0.4, 0),
  ])
  func theDurationIsItsOwn(_ stiffness: Double, _ damping: Double, _ velocity: Double) throws {
    let motion = try pasted(
      "UISpringTimingParameters(mass: 1, stiffness: \(stiffness), damping: \(damping), "
        + "initialVelocity: CGVector(dx: \(velocity), dy: \(velocity)))")
    expectMotion(motion, is: Spring(stiffness: stiffness, damping: damping), velocity)
  }

  @Test func aSeededSpringOfAnyKindIsItself() {
    forAll(seeds: 0..<60) { random in
      let frequency = exp(random.double(in: 0...7))
      let ratio = exp(random.double(in: -3...2))
      let velocity = random.chance(0.4) ? 0 : random.double(in: -2...4) * frequency
      let spring = Spring(stiffness: frequency * frequency, damping: 2 * ratio * frequency)
      let text = "stiffness: \(spring.stiffness), damping: \(spring.damping), velocity: \(velocity)"
      do {
        expectMotion(try pasted(text), is: spring, min(1000, max(-1000, velocity)))
      } catch {
        let isSlow = spring.settlingDuration(velocity: velocity) > 60
        let isWild = ratio < 0.2 && velocity > ratio * frequency
        if !isSlow, !isWild { Issue.record("\(text): \(error)") }
      }
    }
  }

  @Test(arguments: [
    ".spring(response: 0.4, dampingFraction: 1.25, blendDuration: 0)",
    "spring(duration: 0.4, bounce: -0.2)",
    "stiffness: \(4 * Double.pi * Double.pi / 0.16), damping: \(4 * Double.pi / 0.4 * 1.25)",
  ])
  func moreThanCriticalDampingIsKept(_ text: String) throws {
    expectMotion(try pasted(text), is: Spring(response: 0.4, dampingRatio: 1.25), 0)
  }

  /// Both sides of where the engine's springs end are the same motion.
  @Test func aSpringThatIsDampedALittleMoreMovesLikeACriticalOne() throws {
    let (critical, more) = (
      try pasted("stiffness: 100, damping: 20"), try pasted("stiffness: 100, damping: 20.02")
    )
    #expect(critical.spring != nil && more.spring == nil)
    #expect(isClose(critical.duration, more.duration, within: 0.02))
    for percent in 0...100 {
      let place = Double(percent) / 100
      let difference = critical.curve.value(at: place) - more.curve.value(at: place)
      #expect(abs(difference) < 0.01, "at \(place)")
    }
  }

  @Test(arguments: [
    ("stiffness: 0.001, damping: 0.01", "60 s is the longest"),
    ("stiffness: 100, damping: 0.01", "more damping"),
    ("stiffness: 100, damping: 0", "stiffness 100, damping 10 is one"),
    ("stiffness: 1e12, damping: 1e7", "0.001 s is the shortest"),
    ("stiffness: 1e30, damping: 1e16", "too fast"),
    ("stiffness: 100, damping: 10, mass: 0", "mass and stiffness are above 0"),
    ("stiffness: 0, damping: 10", "mass and stiffness are above 0"),
    ("stiffness: 100, damping: 10, velocity: 900", "times its way"),
    ("stiffness: 100, damping: 1e300", "60 s is the longest"),
    (".spring(response: 0, dampingFraction: 0.5)", "above 0"),
    (".spring(duration: 0.5, bounce: 1)", "between -1 and 1"),
    (".bouncy(duration: 0.5, extraBounce: 0.7)", "between -1 and 1"),
    ("UIViewPropertyAnimator(duration: 1, dampingRatio: 0)", "above 0"),
    ("spring(dampingRatio = Spring.Nothing)", "damping ratio and stiffness are above 0"),
  ])
  func whatNoSpringIsIsRefusedInWords(_ text: String, _ words: String) {
    #expect {
      try PastedMotion(text, duration: 1)
    } throws: {
      ($0 as? PastedMotion.Problem)?.words.contains(words) == true
    }
  }
}
