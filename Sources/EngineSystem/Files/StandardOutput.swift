import Engine
import Glibc

/// Lines to the standard output, many at a time.
package final class StandardOutput {
  private var buffer: [UInt8] = []
  private static let limit = 1 << 16

  package init() {}

  /// - Parameter line: JSON with its line break, which holds nothing else that a terminal obeys.
  package func append(line: [UInt8]) throws {
    buffer += line
    if buffer.count >= Self.limit { try flush() }
  }

  /// Writes a text at once, for a person: of what comes from outside, nothing but the line breaks is
  /// obeyed by a terminal.
  package static func write(_ text: String) throws { try write(Array(PlainLine.lines(text).utf8)) }

  /// Writes the bytes of a file as they are.
  package static func write(_ bytes: [UInt8]) throws {
    try bytes.withUnsafeBytes { try FileSystem.write($0, to: 1) }
  }

  /// Writes what is still held back.
  package func flush() throws {
    defer { buffer.removeAll(keepingCapacity: true) }
    try buffer.withUnsafeBytes { try FileSystem.write($0, to: 1) }
  }
}

extension StandardOutput {
  /// True if a person would see the bytes.
  package static var isTerminal: Bool { isatty(1) == 1 }
}
