import EngineTestSupport
import Testing

@testable import Engine
@testable import MotionCode

/// What is copied in any language can be pasted again.
@Suite struct RoundTripTests {
  private static func curve(_ random: inout SeededGenerator) -> TimingCurve {
    func share() -> Double { (random.double(in: 0...1) * 100).rounded() / 100 }
    func height() -> Double { (random.double(in: -0.5...1.5) * 100).rounded() / 100 }
    switch random.int(in: 0...9) {
    case 0: return random.element(of: [.cssEaseInOut, .cssEaseIn, .cssEaseOut, .cssEase])
    case 1: return .linear
    case 2, 3: return .cubicBezier(CubicBezier(share(), height(), share(), height()))
    case 4:
      let jump = random.element(of: Steps.Jump.allCases)
      return .steps(Steps(random.int(in: 2...(random.chance(0.2) ? 200 : 20)), jump: jump))
    case 5: return .steps(Steps(1, jump: random.element(of: [.start, .end, .both])))
    case 6:
      let family = random.element(of: PennerFamily.allCases)
      return .penner(family, random.element(of: EaseSide.allCases))
    case 7:
      let strength = random.double(in: 0.5...4)
      return random.element(
        of: [.deckEaseIn(strength), .deckEaseOut(strength), .deckEaseInOut(strength)])
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

  /// CSS has lines for a spring; every other language has the spring, which lasts until it has settled.
  @Test(arguments: CodeFormat.all.indices)
  func springsAreTheSame(_ index: Int) {
    let format = CodeFormat.all[index]
    forAll(seeds: 0..<200) { random in
      let damping = random.chance(0.2) ? 1 : (random.double(in: 0.02...1) * 100).rounded() / 100
      let velocity = random.chance(0.4) ? 0 : (random.double(in: -20...20) * 10).rounded() / 10
      let type = AnimationType.spring(
        duration: Self.time(&random, 0.05...6), damping: damping, initialVelocity: velocity)
      let motion = CodedMotion(
        type, delay: random.chance(0.5) ? 0 : Self.time(&random, 0.001...2))
      let text = format.text(motion)
      guard let pasted = try? PastedMotion(text, duration: motion.duration) else {
        Issue.record("not understood: \(text)")
        return
      }
      let again = CodedMotion(pasted.type)
      #expect((pasted.delay ?? 0) == motion.delay, "\(text)")
      expect(again, isAs: motion, text)
      if format.title == "Swift" || format.title != "CSS" && again.spring != nil {
        #expect(again.spring?.velocity == velocity, "\(text)")
        #expect(abs(again.duration - motion.duration) < 0.002 * motion.duration, "\(text)")
      }
      // Those that start so fast that they have settled long before their end are lines.
      if velocity <= 0, format.title != "CSS" { #expect(again.spring != nil, "\(text)") }
    }
  }

  /// Springs that the engine has as curves alone are damped more than critically.
  @Test(arguments: CodeFormat.all.indices)
  func springsThatCreepAreTheSame(_ index: Int) {
    forAll(seeds: 0..<60) { random in
      let ratio = (random.double(in: 1.02...4) * 100).rounded() / 100
      let spring = Spring(response: random.double(in: 0.1...2), dampingRatio: ratio)
      let curve = SpringCurve(spring)
      let motion = CodedMotion(.spring(curve), duration: curve.duration, delay: 0.25)
      let text = CodeFormat.all[index].text(motion)
      guard let pasted = try? PastedMotion(text, duration: 9) else {
        Issue.record("not understood: \(text)")
        return
      }
      #expect(pasted.delay == 0.25, "\(text)")
      expect(CodedMotion(pasted.type), isAs: motion, text)
    }
  }

  /// Two motions are at one place at all times, but for the small snap at an end.
  private func expect(_ motion: CodedMotion, isAs other: CodedMotion, _ text: String) {
    let durations = [motion.duration, other.duration]
    let (first, last) = (durations.min() ?? 0, durations.max() ?? 0)
    for share in stride(from: 0.02, to: 1, by: 0.03) {
      let time = share * last
      // After the earlier end both rest; long swings have no more than 200 lines.
      let near = motion.spring == nil ? 0.03 : 0.01
      let tolerance = time < 0.98 * first ? near : 0.05
      let values = [motion, other].map { $0.curve.value(at: min(1, time / $0.duration)) }
      let farthest = max(1, abs(values[1]))
      guard abs(values[0] - values[1]) > tolerance * farthest else { continue }
      Issue.record("\(text)\nbecame \(motion.duration) s, \(values) at \(time) s")
      return
    }
  }
}
