import EngineFilms

/// A format of exports.
struct ExportFormat: FileFormat {
  let name: String
  /// The words for a file of it, as in “a web page”.
  let title: String
  /// What a file of it is, for the help.
  let help: String
  /// True if the file says how often it plays.
  var loops = false
  /// Makes the file of an export.
  let file: @Sendable (Export) throws -> ExportFile

  static let all = [html, svg, json, swift]
  static let example = html
}

/// What an export writes.
struct ExportFile {
  let text: String
  /// The parts of what is exported that the format can't say, or not as they are, each once; in words.
  let limits: [String]
}
