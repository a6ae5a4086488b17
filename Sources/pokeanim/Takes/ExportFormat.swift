import Engine
import EngineSDL

/// A kind of file that an export makes.
enum ExportFormat: String, CaseIterable {
  case html, svg, json

  /// The kinds' endings, as in `.html, .svg`.
  static var names: String { allCases.map { "." + $0.rawValue }.joined(separator: ", ") }
}

/// The file of an export, or the standard output.
struct ExportName {
  let path: String
  let format: ExportFormat

  /// - Parameters:
  ///   - path: `page.html` and so on; `-` for the standard output.
  ///   - format: nil for that of the ending.
  init(_ path: String, format: ExportFormat? = nil) throws {
    self.path = path
    self.format = try format ?? Self.format(of: path)
  }

  private static func format(of path: String) throws -> ExportFormat {
    let name = FileSystem.name(of: path)
    let ending = name.lastIndex(of: ".").map { name[name.index(after: $0)...].lowercased() }
    if let format = ending.flatMap(ExportFormat.init) { return format }
    if path == OutputName.standardOutput {
      throw Failure("can't tell the format of the standard output; name it, as in --format html")
    }
    if ending.flatMap(OutputFormat.init(name:)) != nil {
      throw Failure(
        "\(path): films and images are made by render; an export is \(ExportFormat.names)")
    }
    throw Failure("can't tell the format from “\(path)”; use \(ExportFormat.names), or --format")
  }

  var isStandardOutput: Bool { path == OutputName.standardOutput }

  /// Looks whether it can be written, before the work is done.
  func check() throws {
    if isStandardOutput {
      guard !StandardOutput.isTerminal else {
        throw Failure(
          "-: the standard output is a terminal; send it on, as in … -o - > page.html")
      }
    } else {
      LockedEntry.removeLeftovers(in: try OutputPlace(path).folder)
    }
  }

  func write(_ text: String) throws {
    if isStandardOutput {
      try StandardOutput.write(text)
    } else {
      try FileSystem.write(Array(text.utf8), to: path)
    }
  }
}
