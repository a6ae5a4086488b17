import Engine
import EngineSystem

/// A kind of file: told by the ending of a name, or by an option.
package protocol FileFormat: Sendable {
  /// All of the kind. A new one is declared in a file of its own, and named here.
  static var all: [Self] { get }
  /// One of them, for messages.
  static var example: Self { get }
  /// The word for it, in small letters.
  var name: String { get }
  /// The ending of its files in small letters, without the point before it; its name, if nothing is said.
  var ending: String { get }
  /// The pattern in the path of a file for each frame; nil: it is the path of one file.
  func pattern(in path: String) throws -> FramePattern?
}

extension FileFormat {
  package var ending: String { name }
  package func pattern(in path: String) throws -> FramePattern? { nil }

  /// - Parameter name: in small letters.
  package init?(name: String) {
    guard let format = Self.all.first(where: { $0.name == name }) else { return nil }
    self = format
  }

  /// The kind of a file that has a name.
  package init(ofFile path: String) throws {
    if let format = Self(endingOf: path) {
      self = format
      return
    }
    throw Failure(
      path == standardOutputName
        ? "can't tell the format of the standard output; name it, as in --format"
          + " \(Self.example.name)"
        : "can't tell the format from “\(path)”; use \(Self.names()), or --format")
  }

  /// The kind of a file by the ending of its name; nil: it has none, or another one.
  package init?(endingOf path: String) {
    let name = FileSystem.name(of: path).lowercased()
    // An ending with a point in it, as spec.html, may be all of the name.
    let formats = Self.all.filter { format in
      name.hasSuffix("." + format.ending) || name == format.ending && name.contains(".")
    }
    guard let format = formats.max(by: { $0.ending.utf8.count < $1.ending.utf8.count }) else {
      return nil
    }
    self = format
  }

  /// The names without the point, for an option's values.
  package static var values: [String] { all.map(\.name) }

  /// The endings of those for which something holds, as in `.png, .webm`.
  ///
  /// - Parameter last: the word before the last one, as in `.png and .webm`; nil: a comma.
  package static func names(
    _ last: String? = nil, where holds: (Self) -> Bool = { _ in true }
  ) -> String {
    let names = all.filter(holds).map { "." + $0.ending }
    guard let last, names.count > 1 else { return names.joined(separator: ", ") }
    return names.dropLast().joined(separator: ", ") + " \(last) " + names[names.count - 1]
  }
}
