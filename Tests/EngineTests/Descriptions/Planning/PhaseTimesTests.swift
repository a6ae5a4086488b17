import Testing

@testable import Engine

/// The times of the parts of a change in its whole.
@Suite struct PhaseTimesTests {
  private let tags = PhaseTags()

  /// A motion of so many seconds.
  private func moving(_ seconds: Double) -> Animation<Effect> {
    Animation<ChildTransition>(type: .curve(.linear, duration: seconds))
      .effect(on: View().property(.center), from: Point.zero.lanes, to: Point(1, 0).lanes)
  }

  // What leaves takes a second, what enters two.
  private var phases: TransitionPhases {
    TransitionPhases(removals: moving(1), updates: .one, insertions: moving(2)).tagged(tags)
  }

  private func times(_ whole: Animation<Effect>) -> PhaseTimes {
    PhaseTimes(tags, in: whole.taggedParts, durations: [.leave: 1, .entry: 2])
  }

  @Test func eachTagIsThatOfItsRole() {
    #expect(tags.role(of: tags.leave) == .leave && tags.role(of: tags.update) == .update)
    #expect(tags.role(of: tags.entry) == .entry && tags.role(of: PartTag()) == nil)
  }

  @Test func togetherTheyBeginAtOnce() {
    let times = times(phases.together)
    #expect(times.start(of: .leave) == 0 && times.start(of: .entry) == 0)
    #expect(times.end(of: 0.5, in: .leave) == 0.5 && times.end(of: 1.5, in: .entry) == 1.5)
    #expect(times.end(of: 9, in: .leave) == 1, "no later than its part")
  }

  @Test func inASequenceTheLaterPartWaits() {
    let times = times(phases.removals * phases.insertions)
    #expect(times.start(of: .leave) == 0 && times.start(of: .entry) == 1)
    #expect(times.end(of: 0.5, in: .leave) == 0.5 && times.end(of: 1.5, in: .entry) == 2.5)
  }

  @Test func aStretchedWholeStretchesItsParts() {
    let times = times((phases.insertions * phases.removals).stretched(to: 6))
    #expect(times.start(of: .entry) == 0 && times.start(of: .leave) == 4)
    #expect(times.end(of: 1.5, in: .entry) == 3 && times.end(of: 0.5, in: .leave) == 5)
  }

  @Test func aRoleWithoutAPartTakesNoTime() {
    let times = times(phases.together)
    #expect(times.end(of: 1, in: .update) == 0 && times.start(of: .update) == 0)
    let none = PhaseTimes(tags, in: phases.together.taggedParts, durations: [.leave: 0])
    #expect(none.end(of: 1, in: .leave) == 0)
  }

  /// A choreography that leaves a part out.
  @Test func aPartThatIsNotInTheWholeHasItsOwnTime() {
    let times = times(phases.removals)
    #expect(times.end(of: 1.5, in: .entry) == 1.5 && times.end(of: 9, in: .entry) == 2)
    #expect(times.start(of: .entry) == 0)
  }
}
