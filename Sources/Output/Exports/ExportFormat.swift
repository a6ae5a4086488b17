import EngineFilms

/// A format of exports.
package struct ExportFormat: FileFormat {
  package let name: String
  /// The words for a file of it, as in “a web page”.
  package let title: String
  /// What a file of it is, for the help.
  package let help: String
  /// True if the file says how often it plays.
  package var loops = false
  /// The ending of its files, if it is another one than the name.
  var longEnding: String?
  /// Makes the file of an export.
  package let file: @Sendable (Export) throws -> ExportFile

  package var ending: String { longEnding ?? name }

  package static let all = [html, svg, json, swift, spec]
  package static let example = html
}

/// What an export writes.
package struct ExportFile {
  package let text: String
  /// The parts of what is exported that the format can't say, or not as they are, each once; in words.
  package var limits: [String]

  package init(text: String, limits: [String]) { (self.text, self.limits) = (text, limits) }
}
