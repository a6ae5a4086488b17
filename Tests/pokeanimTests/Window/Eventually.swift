import Foundation

/// What a test waited for did not come.
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
  let deadline = Date().addingTimeInterval(30 * Patience.factor)
  while try !holds() {
    guard Date() < deadline else { throw NeverHappened(what: what()) }
    usleep(15_000)
  }
}

/// Waits until something holds, however long a slow machine takes within reason.
func eventually(_ what: String, _ holds: () throws -> Bool) throws {
  try eventually({ what }, holds)
}
