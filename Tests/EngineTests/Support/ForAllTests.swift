import EngineTestSupport
import Foundation
import Testing

/// What these count depends on all seeds being run.
@Suite(.enabled(if: ProcessInfo.processInfo.environment["SEED"] == nil))
struct ForAllTests {
  private struct Broken: Error {}

  @Test func runsTheBodyOnceForEverySeed() {
    var firsts: [UInt64] = []
    forAll(seeds: 5..<8) { firsts.append($0.next()) }
    var wanted: [UInt64] = []
    for seed in 5..<8 as Range<UInt64> {
      var generator = SeededGenerator(seed: seed)
      wanted.append(generator.next())
    }
    #expect(firsts == wanted)
  }

  @Test func aFailedExpectationNamesItsSeedAndEndsTheRun() {
    var runs = 0
    let seen = Recorder()
    withKnownIssue {
      forAll(seeds: 0..<10) { _ in
        runs += 1
        #expect(runs < 4)
      }
    } matching: { issue in
      seen.append(issue.comments.map(\.rawValue).joined())
      return true
    }
    #expect(runs == 4)
    #expect(seen.texts == ["", "failed with seed 3: SEED=3"])
  }

  @Test func aThrownErrorNamesItsSeedAndGoesOn() {
    withKnownIssue {
      #expect(throws: Broken.self) { try forAll(seeds: 2..<9) { _ in throw Broken() } }
    } matching: { issue in
      issue.comments.contains("failed with seed 2: SEED=2")
    }
  }
}
