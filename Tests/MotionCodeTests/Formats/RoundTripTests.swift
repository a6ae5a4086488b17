import Engine
import EngineTestSupport
import Testing

@testable import MotionCode

/// What is copied in any language can be pasted again.
@Suite struct RoundTripTests {
  private static func curve(_ random: inout SeededGenerator) -> TimingCurve {
    func share() -> Double { (random.double(in: 0...1) * 100).rounded() / 100 }
    func height() -> Double { (random.double(in: -0.5...1.5) * 100).rounded() / 100 }
    switch random.int(in: 0...6) {
    case 0: return random.element(of: [.cssEaseInOut, .cssEaseIn, .cssEaseOut, .cssEase])
    case 1: return .linear
    case 2, 3: return .cubicBezier(CubicBezier(share(), height(), share(), height()))
    case 4:
      let jump = random.element(of: Steps.Jump.allCases)
      return .steps(Steps(random.int(in: 2...20), jump: jump))
    default:
      let places = (0..<random.int(in: 1...8)).map { _ in share() }.sorted()
      let ends = [(0.0, 0.0)] + places.map { (height(), $0) } + [(1.0, 1.0)]
      return .piecewiseLinear(PiecewiseLinear(ends.map { .init($0.0, at: $0.1) }))
    }
  }

  /// The languages' times are whole milliseconds.
  private static func time(_ random: inout SeededGenerator, _ range: ClosedRange<Double>) -> Double
  {
    (random.double(in: range) * 1000).rounded() / 1000
  }

  @Test(arguments: CodeFormat.all.indices)
  func curvesAreTheSame(_ index: Int) {
    forAll(seeds: 0..<400) { random in
      let motion = CodedMotion(
        Self.curve(&random), duration: Self.time(&random, 0.05...4),
        delay: random.chance(0.5) ? 0 : Self.time(&random, 0.001...2))
      let text = CodeFormat.all[index].text(motion)
      guard let pasted = try? PastedMotion(text, duration: 9), let timing = pasted.type.timing
      else {
        Issue.record("not understood: \(text)")
        return
      }
      #expect(abs(timing.duration - motion.duration) < 1e-4, "\(text)")
      #expect((pasted.delay ?? 0) == motion.delay, "\(text)")
      for percent in 0...99 {
        // Beside the places where steps and lines may jump.
        let place = Double(percent) / 100 + 0.0003
        let difference = abs(timing.curve.value(at: place) - motion.curve.value(at: place))
        guard difference > 2e-3 else { continue }
        Issue.record("\(text)\nbecame \(timing.curve), other by \(difference) at \(place)")
        return
      }
    }
  }

  /// CSS has lines for a spring; every other language has the spring.
  @Test(arguments: CodeFormat.all.indices)
  func springsAreTheSame(_ index: Int) {
    let format = CodeFormat.all[index]
    forAll(seeds: 0..<400) { random in
      let damping = (random.double(in: 0.05...1) * 100).rounded() / 100
      let velocity = random.chance(0.5) ? 0 : (random.double(in: -10...10) * 10).rounded() / 10
      let type = AnimationType.spring(
        duration: Self.time(&random, 0.1...4), damping: damping, initialVelocity: velocity)
      let motion = CodedMotion(
        type, delay: random.chance(0.5) ? 0 : Self.time(&random, 0.001...2))
      let text = format.text(motion)
      guard let pasted = try? PastedMotion(text, duration: motion.duration) else {
        Issue.record("not understood: \(text)")
        return
      }
      let again = CodedMotion(pasted.type)
      #expect((pasted.delay ?? 0) == motion.delay, "\(text)")
      #expect(abs(again.duration - motion.duration) < 0.002 * motion.duration, "\(text)")
      for share in stride(from: 0.02, to: 0.99, by: 0.05) {
        let difference = abs(again.curve.value(at: share) - motion.curve.value(at: share))
        guard difference > 0.01 else { continue }
        Issue.record("\(text)\nbecame \(pasted.type), other by \(difference) at \(share)")
        return
      }
      guard format.title != "CSS" else { return }
      #expect(again.spring != nil && again.spring?.velocity == velocity, "\(text)")
    }
  }
}
