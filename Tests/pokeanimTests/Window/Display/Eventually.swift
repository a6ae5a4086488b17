import Foundation

/// The error of a test that waited for something that did not come.
struct NeverHappened: Error, CustomStringConvertible {
  let what: String

  var description: String { "never happened: \(what)" }
}

/// The program ended while a test had still something to do with its window.
struct ProgramEnded: Error, CustomStringConvertible {
  let result: ProgramRun.Result
  let display: String

  var description: String { "the program has ended: \(result), the display: \(display)" }
}

/// Waits until something holds, however long a slow machine takes within reason.
func eventually(_ what: () -> String, _ holds: () throws -> Bool) throws {
  let deadline = Date().addingTimeInterval(60 * Patience.factor)
  guard try poll(until: deadline, every: 15_000, holds) else { throw NeverHappened(what: what()) }
}

/// Waits until something holds, however long a slow machine takes within reason.
func eventually(_ what: String, _ holds: () throws -> Bool) throws {
  try eventually({ what }, holds)
}

/// Watches whether something holds all the time, for a number of seconds.
func holdsThroughout(_ seconds: Double, _ holds: () throws -> Bool) rethrows -> Bool {
  try !poll(until: Date().addingTimeInterval(seconds), every: 15_000) { try !holds() }
}
