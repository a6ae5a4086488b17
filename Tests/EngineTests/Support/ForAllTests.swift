import EngineTestSupport
import Foundation
import Testing

@Suite struct ForAllTests {
  /// Its count needs all seeds: a run with a choice of them leaves it out.
  @Test(
    .enabled(
      if: ["FORALL_SEED", "FORALL_SHARE"].allSatisfy {
        ProcessInfo.processInfo.environment[$0] == nil
      }))
  func runsTheBodyOnceForEverySeed() {
    var firsts: [UInt64] = []
    forAll(seeds: 5..<8) { firsts.append($0.next()) }
    let wanted = [5, 6, 7].map { (seed: UInt64) in
      var generator = SeededGenerator(seed: seed)
      return generator.next()
    }
    #expect(firsts == wanted)
  }

  @Test func aFailedExpectationNamesItsSeedAndEndsTheRun() throws {
    let run = try runTests(named: "ForAllSamples/expecting", environment: ["FORALL_SAMPLE": "fail"])
    #expect(run.status != 0)
    #expect(run.output.contains("failed with seed 3: FORALL_SEED=3"))
    #expect(run.output.contains("the sample's expectation"))
    #expect(!run.output.contains("seed 4"))
  }

  @Test func aThrownErrorNamesItsSeedAndFailsTheTest() throws {
    let run = try runTests(named: "ForAllSamples/throwing", environment: ["FORALL_SAMPLE": "fail"])
    #expect(run.status != 0)
    #expect(run.output.contains("failed with seed 2: FORALL_SEED=2"))
    #expect(run.output.contains("SampleError"))
  }

  @Test func oneSeedCanBeRunAlone() throws {
    let run = try runTests(
      named: "ForAllSamples/expecting", environment: ["FORALL_SAMPLE": "fail", "FORALL_SEED": "7"])
    #expect(run.output.contains("failed with seed 7: FORALL_SEED=7"))
    #expect(!run.output.contains("seed 3"))
  }

  @Test(arguments: [("2", "3"), ("3", "none"), ("1000", "none")])
  func aShareOfTheSeedsCanBeRun(_ share: String, _ failing: String) throws {
    let run = try runTests(
      named: "ForAllSamples/expecting",
      environment: ["FORALL_SAMPLE": "fail", "FORALL_SHARE": share])
    // Of ten seeds the fourth fails.
    #expect(run.output.contains("FORALL_SEED=\(failing)") == (failing != "none"))
    #expect((run.status == 0) == (failing == "none"))
  }
}

/// Tests that fail when they are asked to, for the suite above to run in a process of its own.
@Suite struct ForAllSamples {
  private struct SampleError: Error {}
  private let shallFail = ProcessInfo.processInfo.environment["FORALL_SAMPLE"] == "fail"

  @Test func expecting() {
    let fourth = firstNumber(ofSeed: 3)
    let lonely = firstNumber(ofSeed: 7)
    forAll(seeds: 0..<10) { generator in
      let number = generator.next()
      let isGood = !shallFail || (number != fourth && number != lonely)
      #expect(isGood, "the sample's expectation")
    }
  }

  @Test func throwing() throws {
    try forAll(seeds: 2..<9) { _ in
      if shallFail { throw SampleError() }
    }
  }

  private func firstNumber(ofSeed seed: UInt64) -> UInt64 {
    var generator = SeededGenerator(seed: seed)
    return generator.next()
  }
}

/// Runs some tests of this very test bundle in a process of its own.
private func runTests(
  named filter: String, environment: [String: String]
) throws -> (status: Int32, output: String) {
  let process = Process()
  process.executableURL = URL(fileURLWithPath: CommandLine.arguments[0])
  process.arguments = ["--testing-library", "swift-testing", "--filter", filter]
  let everySeed = ["FORALL_SEED": "", "FORALL_SHARE": ""].merging(environment) { $1 }
  process.environment = ProcessInfo.processInfo.environment.merging(everySeed) { $1 }
  let pipe = Pipe()
  process.standardOutput = pipe
  process.standardError = pipe
  try process.run()
  let output = pipe.fileHandleForReading.readDataToEndOfFile()
  process.waitUntilExit()
  return (process.terminationStatus, String(decoding: output, as: UTF8.self))
}
