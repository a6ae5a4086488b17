import Engine
import EngineSystem

/// A kind of file that is told by the ending of its name, or by an option.
package protocol FileFormat {
  /// The endings, without the point.
  static var endings: [String] { get }
  /// One of them, for messages.
  static var example: String { get }
  /// - Parameter name: an ending, in small letters.
  init?(name: String)
}

extension FileFormat {
  /// The kind of a file that has a name.
  package init(ofFile path: String) throws {
    if let ending = FileSystem.ending(of: path), let format = Self(name: ending) {
      self = format
      return
    }
    let known = Self.endings.map { "." + $0 }.joined(separator: ", ")
    throw Failure(
      path == OutputName.standardOutput
        ? "can't tell the format of the standard output; name it, as in --format \(Self.example)"
        : "can't tell the format from “\(path)”; use \(known), or --format")
  }
}

extension FileSystem {
  /// The ending of a path's last part, in small letters; nil: it has none.
  package static func ending(of path: String) -> String? {
    let name = name(of: path)
    let dot = name.utf8.lastIndex(of: UInt8(ascii: "."))
    return dot.map { name[name.utf8.index(after: $0)...].lowercased() }
  }
}
