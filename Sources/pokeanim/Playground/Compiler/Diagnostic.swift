import Engine

/// What a Swift compiler says of a file.
struct Diagnostic: Equatable, Sendable {
  enum Kind: String, CaseIterable, Sendable { case error, warning, note, remark }

  /// A place in a file, counted from 1.
  struct Place: Equatable, Sendable {
    /// As the person wrote it, or as the compiler names a module's interface.
    var file: String
    var line: Int
    /// In bytes; nil: the whole line is meant.
    var column: Int?
  }

  /// nil: it is about no place, as a module that is not there.
  var place: Place?
  var kind: Kind
  var text: String
}

extension Diagnostic: CustomStringConvertible {
  /// The line that the compiler writes: `Card.swift:31:5: error: …`.
  var description: String {
    let head = place.map { place in
      let column = place.column.map { ":\($0)" } ?? ""
      return "\(place.file):\(place.line)\(column): "
    }
    return PlainLine.text("\(head ?? "")\(kind.rawValue): \(text)")
  }
}

/// A file that does not compile.
struct BuildProblem: Error, Equatable, CustomStringConvertible {
  /// At least one of them is an error.
  var diagnostics: [Diagnostic]

  var description: String { diagnostics.map(\.description).joined(separator: "\n") }
}
