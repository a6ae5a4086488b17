import Engine
import EngineSystem

/// The path that means the standard output.
let standardOutputName = "-"

/// The name of an output, and its format: one that is given, or that of the name's ending.
package struct OutputName<Format: FileFormat> {
  /// `page.html`, `film.mp4`, `frames-%04d.png` and so on; `-` for the standard output.
  package let path: String
  package let format: Format
  /// For a file a frame; nil for one file.
  let pattern: FramePattern?

  /// - Parameter format: nil for that of the ending.
  package init(_ path: String, as format: Format? = nil) throws {
    self.path = path
    self.format = try format ?? Format(ofFile: path)
    pattern = try self.format.pattern(in: path)
  }

  package var isStandardOutput: Bool { path == standardOutputName }

  /// Throws if it can't be written, before the work is done.
  ///
  /// - Parameter example: a file to which the standard output could be sent.
  package func check(example: String) throws {
    guard isStandardOutput else { return try clearFolder() }
    guard !StandardOutput.isTerminal else {
      throw Failure("-: the standard output is a terminal; send it on, as in … -o - > \(example)")
    }
  }

  /// Removes what killed runs have left beside it.
  func clearFolder() throws {
    if !isStandardOutput { LockedEntry.clear(try OutputPlace(path).folder) }
  }

  /// Writes a file: whole, or not at all.
  package func write(_ bytes: [UInt8]) throws {
    if isStandardOutput {
      try StandardOutput.write(bytes)
    } else {
      try FileSystem.write(bytes, to: path)
    }
  }
}
