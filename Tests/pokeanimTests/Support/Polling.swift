import Foundation

/// Looks again and again until something holds; false if it does not before the deadline.
func poll(
  until deadline: Date, every microseconds: UInt32 = 2_000, _ holds: () throws -> Bool
) rethrows -> Bool {
  while try !holds() {
    guard Date() < deadline else { return false }
    usleep(microseconds)
  }
  return true
}
