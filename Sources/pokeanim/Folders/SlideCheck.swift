import Engine
import EngineSystem
import JSONText
import Onboarding
import Studio

/// Everything that is wrong with slides, or doubtful, and can be found without showing them.
struct SlideCheck {
  /// Something that is wrong, or only doubtful.
  struct Finding {
    /// The line and the column in the file, counted from 1; nil: it is about a picture.
    var line: Int?
    var column: Int?
    var text: String
    var isError: Bool
  }

  let file: String
  private(set) var findings: [Finding] = []

  /// Looks at slides and all their pictures.
  ///
  /// - Parameters:
  ///   - path: their folder, or the JSON file in it.
  ///   - links: the rule for those that lead out of the folder.
  ///   - text: tells what no font has.
  init(_ path: String, links: LinkRule, text: any DocumentFonts) throws {
    file = try SlideFolder.file(at: path)
    let bounds = FolderBounds(of: FileSystem.folder(of: file), areClosed: links == .refuse)
    do {
      let bytes = try FileSystem.bytes(of: file, within: file == path ? nil : bounds)
      let read = try DeckFile(bytes)
      add(read.doubts, isError: false)
      var notes: [String] = []
      do {
        let artwork = try SlideFolder.artwork(
          of: read, in: FileSystem.folder(of: file), bounds, KnownPictures()
        ) { notes.append($0) }
        text.take(artwork.families)
        add(read.texts.lacks(in: text, artwork), isError: false)
      } catch let error as DeckFileError {
        add(error, isError: true)
      }
      findings.sort { ($0.line ?? 0, $0.column ?? 0) < ($1.line ?? 0, $1.column ?? 0) }
      findings += notes.map { Finding(text: $0, isError: false) }
    } catch let error as DeckFileError {
      add(error, isError: true)
    } catch let left as FolderBounds.Left {
      throw left.failure
    }
  }

  private mutating func add(_ error: DeckFileError?, isError: Bool) {
    findings += (error?.problems ?? []).map {
      Finding(line: $0.line, column: $0.column, text: $0.text, isError: isError)
    }
  }

  var hasErrors: Bool { findings.contains(where: \.isError) }

  /// A line for each finding, as compilers write them.
  var text: String {
    findings.map { finding in
      let kind = finding.isError ? "error" : "warning"
      let place = [finding.line, finding.column].compactMap { $0.map { "\($0):" } }.joined()
      return (place.isEmpty ? "" : "\(file):\(place) ") + "\(kind): \(finding.text)\n"
    }.joined()
  }

  /// The file, whether it is right, and the findings with their places, kinds and texts.
  var json: JSONValue {
    [
      "file": .string(file), "right": .bool(!hasErrors),
      "findings": .array(
        findings.map { finding in
          [
            "line": finding.line.map { .number(Double($0)) } ?? .null,
            "column": finding.column.map { .number(Double($0)) } ?? .null,
            "kind": finding.isError ? "error" : "warning", "text": .string(finding.text),
          ]
        }),
    ]
  }
}
