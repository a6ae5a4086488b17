import Foundation
import Synchronization
public import Testing

/// Runs a test body with a generator for every seed, and names the first seed that fails.
///
/// A failing seed ends the run: those after it would mostly say the same again. To look at one
/// seed alone, `FORALL_SEED=17 swift test --filter …`; it need not be one of the seeds. For a quick
/// look, `FORALL_SHARE=10` runs the first tenth of the seeds.
public func forAll(
  seeds: Range<UInt64>, sourceLocation: SourceLocation = #_sourceLocation,
  _ body: (inout SeededGenerator) throws -> Void
) rethrows {
  for seed in chosenSeeds(of: seeds) {
    guard try !fails(seed, sourceLocation, body) else { return }
  }
}

/// The seeds that `FORALL_SEED` and `FORALL_SHARE` leave of some, at least one.
public func chosenSeeds(of seeds: Range<UInt64>) -> Range<UInt64> {
  if let seed = number("FORALL_SEED") { return seed..<seed + 1 }
  guard let share = number("FORALL_SHARE"), share > 1, !seeds.isEmpty else { return seeds }
  return seeds.lowerBound..<seeds.lowerBound + max(1, UInt64(seeds.count) / share)
}

extension Trait where Self == ConditionTrait {
  /// For tests that take seconds however few seeds there are: `FORALL_SHARE` leaves them out, from 3
  /// on.
  public static var onlyWithAllSeeds: Self {
    .enabled(if: (number("FORALL_SHARE") ?? 1) < 3, "left out of a quick look: FORALL_SHARE is set")
  }
}

private func number(_ variable: String) -> UInt64? {
  ProcessInfo.processInfo.environment[variable].flatMap { UInt64($0) }
}

/// Runs the body for one seed; if it records an issue or throws, adds an issue with the seed.
private func fails(
  _ seed: UInt64, _ sourceLocation: SourceLocation,
  _ body: (inout SeededGenerator) throws -> Void
) rethrows -> Bool {
  let failed = Flag()
  defer {
    if failed.isSet {
      Issue.record("failed with seed \(seed): FORALL_SEED=\(seed)", sourceLocation: sourceLocation)
    }
  }
  // The matcher sees every issue and claims none, so that all of them still fail the test.
  try withKnownIssue(isIntermittent: true, sourceLocation: sourceLocation) {
    var generator = SeededGenerator(seed: seed)
    try body(&generator)
  } matching: { _ in
    failed.set()
    return false
  }
  return failed.isSet
}

private final class Flag: Sendable {
  private let value = Mutex(false)
  var isSet: Bool { value.withLock { $0 } }
  func set() { value.withLock { $0 = true } }
}
