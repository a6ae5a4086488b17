import EngineSDL

/// Lines to the standard output, many at a time.
final class StandardOutput {
  private var buffer: [UInt8] = []
  private static let limit = 1 << 16

  /// - Precondition: the text has no line break at its end; one is added.
  func line(_ text: String) throws {
    buffer.append(contentsOf: text.utf8)
    buffer.append(UInt8(ascii: "\n"))
    if buffer.count >= Self.limit { try flush() }
  }

  /// Writes a text at once.
  static func write(_ text: String) throws {
    try Array(text.utf8).withUnsafeBytes { try FileSystem.write($0, to: 1) }
  }

  /// Writes what is still held back.
  func flush() throws {
    defer { buffer.removeAll(keepingCapacity: true) }
    try buffer.withUnsafeBytes { try FileSystem.write($0, to: 1) }
  }
}

/// The reason why the program could not do what it was asked to.
func printError(_ message: String) { printNote("error: " + message) }

/// A problem that the program goes on with.
func printWarning(_ message: String) { printNote("warning: " + message) }

/// A line of the program for the person at the terminal, on the standard error.
func printNote(_ message: String) { printPlain("pokeanim: " + message) }

/// A line on the standard error as it is.
func printPlain(_ line: String) {
  // Nobody is left to be told if this fails.
  try? Array((line + "\n").utf8).withUnsafeBytes { try FileSystem.write($0, to: 2) }
}
