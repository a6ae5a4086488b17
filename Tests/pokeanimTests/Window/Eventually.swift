import Foundation

/// What a test waited for did not come.
struct NeverHappened: Error, CustomStringConvertible {
  let what: String

  var description: String { "never happened: \(what)" }
}

/// Waits until something holds, however long a slow machine takes within reason.
func eventually(_ what: () -> String, _ holds: () throws -> Bool) throws {
  let deadline = Date().addingTimeInterval(30)
  while try !holds() {
    guard Date() < deadline else { throw NeverHappened(what: what()) }
    usleep(15_000)
  }
}

/// Waits until something holds, however long a slow machine takes within reason.
func eventually(_ what: String, _ holds: () throws -> Bool) throws {
  try eventually({ what }, holds)
}
