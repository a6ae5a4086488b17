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

  /// Writes what is still held back.
  func flush() throws {
    defer { buffer.removeAll(keepingCapacity: true) }
    try buffer.withUnsafeBytes { try FileSystem.write($0, to: 1) }
  }
}

/// A message for the person at the terminal.
func printError(_ message: String) {
  let bytes = Array("pokeanim: \(message)\n".utf8)
  // Nobody is left to be told if this fails.
  try? bytes.withUnsafeBytes { try FileSystem.write($0, to: 2) }
}
