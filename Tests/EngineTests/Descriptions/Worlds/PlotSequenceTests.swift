import EngineTestSupport
import Testing

@testable import Engine

/// Random sequences of everything that can be done to a tree of descriptions, with parts that have
/// states and choreographies of their own: nothing sticks, doubles, jumps or is kept.
@Suite struct PlotSequenceTests {
  @Test(arguments: 0..<2 as Range<UInt64>) func nothingSticksDoublesJumpsOrIsKept(part: UInt64) {
    forAll(seeds: sequences(200, part: part, of: 2)) { random in
      let plots = PlotSketch.list(&random)
      let jumps = random.chance(0.3)
      let motions = jumps ? PlotManners.Motion.allCases : PlotManners.Motion.flowing
      let instructions = random.list(count: 3...24) { PlotInstruction.random(&$0, motions) }
      let tellsEvents = random.chance(0.2)
      let find = { (list: [PlotInstruction]) in
        PlotWorld.problems(list, in: plots, tellsEvents: tellsEvents, jumps: jumps)
      }
      guard !find(instructions).isEmpty else { return }
      let least = shortest(instructions) { !find($0).isEmpty }
      Issue.record("\(plots.text): \(least): \(find(least))")
    }
  }

  /// Updates of every kind on each other: the last change ends, and each end is told once.
  @Test(arguments: 0..<2 as Range<UInt64>) func everyChangeEndsOnce(part: UInt64) {
    forAll(seeds: sequences(2_000, part: part, of: 2)) { random in
      let plots = PlotSketch.list(&random, depth: 2)
      let instructions = random.list(count: 3...12, of: PlotInstruction.randomUpdate)
      let find = { (list: [PlotInstruction]) in
        PlotWorld.problems(list, in: plots, tellsEvents: false, jumps: true)
      }
      guard !find(instructions).isEmpty else { return }
      let least = shortest(instructions) { !find($0).isEmpty }
      Issue.record("\(plots.text): \(least): \(find(least))")
    }
  }

  /// The same of every short sequence of what may meet a change on its way, in every order.
  @Test func everyChangeEndsOnceInEveryOrderOfEvents() {
    let a = [PlotSketch(key: "a", kind: .estate)]
    let ab = ["a", "b"].map { PlotSketch(key: $0, kind: .leaf) }
    let events: [PlotInstruction] = [
      .to(ab, PlotManners(motion: .springs), byHand: false),
      .to(a, PlotManners(motion: .none), byHand: true),
      .back(ab, PlotManners(removal: .whenOwnEnds), byHand: false),
      .retune(PlotManners(motion: .none)), .retune(PlotManners()),
      .update(0.75, hasGuest: true), .press(0), .resize(2), .advance(0.1), .advance(0.25),
      .drag(0.5), .resume, .turn,
    ]
    for list in allLists(of: events, upTo: 3) {
      let problems = PlotWorld.problems(list, in: a, tellsEvents: false, jumps: true)
      #expect(problems == [], "\(list)")
      if !problems.isEmpty { return }
    }
  }

  /// The same of elements that come and go with other props than their own, and others in them.
  @Test func whatIsRecastSettlesToo() {
    forAll(seeds: sequences(100, part: 0, of: 1)) { random in
      let plots = PlotSketch.list(&random)
      let instructions = random.list(count: 3...24) {
        PlotInstruction.random(&$0, [.recasts, .recasts, .fades, .springs])
      }
      let find = { (list: [PlotInstruction]) in
        PlotWorld.problems(list, in: plots, tellsEvents: true, jumps: true)
      }
      guard !find(instructions).isEmpty else { return }
      let least = shortest(instructions) { !find($0).isEmpty }
      Issue.record("\(plots.text): \(least): \(find(least))")
    }
  }
}
