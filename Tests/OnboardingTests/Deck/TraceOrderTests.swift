import Engine
import EngineTestSupport
import Testing

@testable import Onboarding

/// Scrubbing is looking at a moment: how the hand came there shows in no byte of the trace.
@Suite struct TraceOrderTests {
  /// The lines that `pokeanim trace` prints for a script.
  private func trace(_ script: String, duration: Double) throws -> [String] {
    let screen = onboarding()
    var sequence = FrameSequence(
      runtime: Runtime(screen: screen, size: IntroLayout.reference), size: IntroLayout.reference,
      rate: 60, duration: duration, script: try InputScript(parsing: script))
    var lines: [String] = []
    while let frame = try sequence.next() {
      lines.append(
        try TraceLine(frame: frame.index, report: frame.report, root: screen.root).text)
    }
    return lines
  }

  /// The frame before which an event of this time is delivered.
  private func seconds(_ frame: Int) -> String {
    "\((Double(frame) / 60 * 1e6).rounded(.down) / 1e6)"
  }

  /// A press, moves to places a frame each, and the frame of the last one.
  private func scrub(_ places: [Double], from start: Int, before: String, at last: Int) throws
    -> String?
  {
    var script = before + "\(seconds(start)) press 240 400\n"
    for (index, place) in places.enumerated() {
      // What the slop was is made up for by the last frame.
      let frame = index == 0 ? start + 1 : last - places.count + 1 + index
      script += "\(seconds(frame)) move \(240 + place) 400\n"
    }
    return try trace(script, duration: Double(last) / 60 + 0.002).last
  }

  /// From rest, in any order and across the point of the press, where the one change is given up
  /// and the other begun.
  @Test func aScrubInAnyOrderIsTheDirectOne() throws {
    try forAll(seeds: 0..<40) { random in
      let places = random.list(count: 2...7) { random in
        (random.double(in: -600...600)).rounded()
      }
      guard let goal = places.last, abs(goal) > 8 else { return }
      // A drag has begun by the first move, whichever way it goes.
      let first = goal < 0 ? -9.0 : 9
      let scrubbed = try scrub([first] + places, from: 1, before: "", at: 12)
      let direct = try scrub([first, goal], from: 1, before: "", at: 12)
      #expect(scrubbed != nil && scrubbed == direct, "\(places)")
    }
  }

  /// The same on a change that was caught in flight, which has its own place to begin from.
  @Test(arguments: ["Right", "Left"]) func aCaughtOneToo(_ key: String) throws {
    try forAll(seeds: 0..<20) { random in
      let before = "0 key \(key)\n"
      let start = random.int(in: 3...20)
      let places = random.list(count: 2...6) { random in
        (random.double(in: -400...400)).rounded()
      }
      guard let goal = places.last else { return }
      let scrubbed = try scrub([-20] + places, from: start, before: before, at: 30)
      let direct = try scrub([-20, goal], from: start, before: before, at: 30)
      #expect(scrubbed != nil && scrubbed == direct, "\(key), caught at \(start), \(places)")
    }
  }

  /// Caught while an earlier change still shows: the same times, the same bytes.
  @Test func anInterruptedOneToo() throws {
    try forAll(seeds: 0..<15) { random in
      let before = "0 key Right\n0.1 key Right\n"
      let places = random.list(count: 2...5) { random in
        (random.double(in: -300...300)).rounded()
      }
      guard let goal = places.last else { return }
      let scrubbed = try scrub([-20] + places, from: 12, before: before, at: 24)
      let direct = try scrub([-20, goal], from: 12, before: before, at: 24)
      #expect(scrubbed != nil && scrubbed == direct, "\(places)")
    }
  }
}
