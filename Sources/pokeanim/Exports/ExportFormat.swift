import Engine
import EngineFilms
import EngineSDL
import EngineSystem

/// A kind of file that an export makes.
enum ExportFormat: String, CaseIterable, FileFormat {
  case html, svg, json, swift

  static var endings: [String] { allCases.map(\.rawValue) }
  static let example = "html"

  init?(name: String) { self.init(rawValue: name) }

  /// The words for a file of it, if it can't say how often it plays.
  var nameWithoutLoops: String? {
    switch self {
    case .html, .svg: nil
    case .json: "a Lottie file"
    case .swift: "Swift source"
    }
  }
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
    if let ending = FileSystem.ending(of: path), OutputFormat(name: ending) != nil {
      let names = ExportFormat.endings.map { "." + $0 }.joined(separator: ", ")
      throw Failure("\(path): films and images are made by render; an export is \(names)")
    }
    return try ExportFormat(ofFile: path)
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
      LockedEntry.clear(try OutputPlace(path).folder)
    }
  }

  func write(_ text: String) throws {
    if isStandardOutput {
      try StandardOutput.write(Array(text.utf8))
    } else {
      try FileSystem.write(Array(text.utf8), to: path)
    }
  }
}
