import Foundation
import Synchronization
public import Testing

/// Runs a test body with a generator for every seed, and names the first seed that fails.
///
/// A failing seed ends the run: those after it would mostly say the same again. To look at one
/// seed alone, `FORALL_SEED=17 swift test --filter …`; it need not be one of the seeds.
public func forAll(
  seeds: Range<UInt64>, sourceLocation: SourceLocation = #_sourceLocation,
  _ body: (inout SeededGenerator) throws -> Void
) rethrows {
  let chosen = ProcessInfo.processInfo.environment["FORALL_SEED"].flatMap { UInt64($0) }
  for seed in chosen.map({ $0..<$0 + 1 }) ?? seeds {
    guard try !fails(seed, sourceLocation, body) else { return }
  }
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
