import Engine
import EngineTestSupport
import MotionCode
import Testing

@testable import Onboarding

/// Lines of algebra mean for properties what the engine's own algebra does.
@Suite struct TimelineOracleTests {
  private static let durations = [
    "place": 1.0, "opacity": 0.25, "rotation": 0.5, "fill": 2, "radius": 0.75,
  ]

  /// What a line means, with a part in the place of each wait.
  private func animation(
    _ text: String, _ views: [String: View]
  ) throws -> Animation<Effect> {
    var parts: [String: Animation<Effect>] = [:]
    for (name, view) in views {
      parts[name] = linear(from: 0.0, to: 1, in: Self.durations[name] ?? 1)
        .bind(view, with: \.alpha)
    }
    let text = text.replacing("wait(", with: "pause.stretched(")
    let durations = Self.durations.merging(["pause": 1]) { first, _ in first }
    return try Expression.parse(text, durations: durations).animation(parts: parts)
  }

  private func expectSame(_ text: String) throws {
    let durations = Self.durations
    let views = Dictionary(uniqueKeysWithValues: (durations.keys + ["pause"]).map { ($0, View()) })
    let animation = try animation(text, views)
    let whole = AnimatorTiming.linear(duration: 1)
    let line = try SlideTimeline(
      text,
      durations.reduce(into: [:]) { parts, part in
        parts[part.key] = TimelinePart(
          properties: MotionProperty(rawValue: part.key).map { [$0] } ?? [],
          time: SlideTime(duration: part.value))
      }, in: whole)
    let times = line.times(in: whole)
    #expect(isClose(line.duration(in: whole), animation.duration), "\(text)")
    let intervals = animation.intervals.filter { $0.name != "pause" }
    #expect(Set(times.keys.map(\.rawValue)) == Set(intervals.map(\.name)), "\(text)")
    for interval in intervals {
      let property = try #require(MotionProperty(rawValue: interval.name))
      let (time, view) = (try #require(times[property]), try #require(views[interval.name]))
      let duration = try #require(time.duration)
      #expect(isClose(time.delay, interval.start), "\(interval.name) in \(text)")
      #expect(isClose(duration, max(1e-3, interval.end - interval.start)), "\(text)")
      for share in [0.1, 0.5, 0.8] {
        animation.value(atSecond: lerp(interval.start, interval.end, share))?.present()
        let value = (time.curve ?? .linear).value(at: share)
        #expect(isClose(view.presented.alpha, value, within: 1e-6), "\(interval.name) in \(text)")
      }
    }
  }

  @Test(arguments: [
    "place", "place.time(easeOut)", "wait(0.5) * place", "(place + fill) * opacity",
    "(place * fill.delayed(0.5)).stretched(2) + rotation.held(1)", "1.held(2) * place",
    "wait(0.5).held(1).delayed(2) * place",
    "(1 + 1.stretched(3)) * place", "(place.time(easeIn(3)) * 1.delayed(1)).stretched(0.5) * fill",
  ])
  func linesMeanWhatTheAlgebraDoes(_ text: String) throws { try expectSame(text) }

  @Test func randomLinesDoToo() throws {
    try forAll(seeds: 0..<500) { random in
      let names = random.shuffled(Self.durations.keys.sorted())
      try expectSame(random.line(of: names.prefix(random.int(in: 0...names.count))))
    }
  }
}

extension SeededGenerator {
  fileprivate mutating func shuffled(_ names: [String]) -> [String] {
    var (left, shuffled) = (names, [String]())
    while !left.isEmpty { shuffled.append(left.remove(at: int(in: 0...left.count - 1))) }
    return shuffled
  }

  /// A line in which each of some parts is once, and waits are between them.
  fileprivate mutating func line(of names: ArraySlice<String>) -> String {
    if chance(0.2) {
      let postfix = element(of: ["delayed", "held", "stretched"])
      return "(\(line(of: names))).\(postfix)(\(Double(int(in: 1...3_000)) / 1_000))"
    }
    guard names.count > 1 || (names.isEmpty && chance(0.2)) || (names.count == 1 && chance(0.3))
    else {
      return names.first.map { part($0) } ?? (chance(0.5) ? "1" : "wait(0.\(int(in: 1...9)))")
    }
    let half = names.startIndex + int(in: 0...names.count)
    let (first, second) = (line(of: names[..<half]), line(of: names[half...]))
    return "(\(first) \(element(of: ["+", "*"])) \(second))"
  }

  private mutating func part(_ name: String) -> String {
    guard chance(0.3) else { return name }
    return "\(name).time(\(element(of: ["easeIn", "easeOut(1.5)", "easeInOut", "cssEase"])))"
  }
}
