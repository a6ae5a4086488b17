import Engine
import EngineSDL

/// Lines to the standard output, many at a time.
final class StandardOutput {
  private var buffer: [UInt8] = []
  private static let limit = 1 << 16

  /// - Parameter text: JSON, which holds nothing that a terminal obeys; a line break is added.
  func line(_ text: String) throws {
    buffer.append(contentsOf: text.utf8)
    buffer.append(UInt8(ascii: "\n"))
    if buffer.count >= Self.limit { try flush() }
  }

  /// Writes a text at once, for a person: of what comes from outside, nothing but the line breaks is
  /// obeyed by a terminal.
  static func write(_ text: String) throws { try write(Array(PlainLine.lines(text).utf8)) }

  /// Writes the bytes of a file as they are.
  static func write(_ bytes: [UInt8]) throws {
    try bytes.withUnsafeBytes { try FileSystem.write($0, to: 1) }
  }

  /// Writes what is still held back.
  func flush() throws {
    defer { buffer.removeAll(keepingCapacity: true) }
    try buffer.withUnsafeBytes { try FileSystem.write($0, to: 1) }
  }
}

/// The reason why the program could not do what it was asked to; a list of them may have several
/// lines.
func printError(_ message: String) { printPlain("pokeanim: error: " + message) }

/// A problem that the program goes on with.
func printWarning(_ message: String) { printNote("warning: " + message) }

/// A line of the program for the person at the terminal, on the standard error.
func printNote(_ message: String) { printPlain("pokeanim: " + PlainLine.text(message)) }

/// Lines on the standard error: a terminal obeys nothing in them but the breaks between them.
func printPlain(_ lines: String) {
  // Nobody is left to be told if this fails.
  try? Array((PlainLine.lines(lines) + "\n").utf8).withUnsafeBytes {
    try FileSystem.write($0, to: 2)
  }
}
