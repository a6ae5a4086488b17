import Engine
import EngineSystem
import JSONText
import Onboarding
import Studio

/// Everything that is wrong with slides or doubtful about them, as far as nobody need look.
struct SlideCheck {
  /// Something that is wrong, or only doubtful.
  struct Finding: Equatable {
    /// The place in the file, counted from 1; nil: it is about a picture.
    var place: (line: Int, column: Int)?
    var text: String
    var isError: Bool

    static func == (a: Finding, b: Finding) -> Bool {
      a.place?.line == b.place?.line && a.place?.column == b.place?.column && a.text == b.text
        && a.isError == b.isError
    }
  }

  let file: String
  private(set) var findings: [Finding] = []

  /// Looks at slides and all their pictures.
  ///
  /// - Parameters:
  ///   - path: their folder, or the JSON file in it.
  ///   - links: the rule for those that lead out of the folder.
  init(_ path: String, links: LinkRule) throws {
    file = try SlideFolder.file(at: path)
    let bounds = FolderBounds(of: FileSystem.folder(of: file), areClosed: links == .refuse)
    do {
      let bytes = try FileSystem.bytes(of: file, within: file == path ? nil : bounds)
      let read = try DeckFile(bytes)
      add(read.doubts, isError: false)
      var notes: [String] = []
      do {
        _ = try SlideFolder.artwork(
          of: read, in: FileSystem.folder(of: file), bounds, KnownPictures()
        ) { notes.append($0) }
      } catch let error as DeckFileError {
        add(error, isError: true)
      }
      findings.sort {
        ($0.place?.line ?? 0, $0.place?.column ?? 0) < ($1.place?.line ?? 0, $1.place?.column ?? 0)
      }
      findings += notes.map { Finding(place: nil, text: $0, isError: false) }
    } catch let error as DeckFileError {
      add(error, isError: true)
    } catch let left as FolderBounds.Left {
      throw left.failure
    }
  }

  private mutating func add(_ error: DeckFileError?, isError: Bool) {
    findings += (error?.problems ?? []).map {
      Finding(place: ($0.line, $0.column), text: $0.text, isError: isError)
    }
  }

  var hasErrors: Bool { findings.contains(where: \.isError) }

  /// A line for each finding, as compilers write them.
  var text: String {
    findings.map { finding in
      let kind = finding.isError ? "error" : "warning"
      let place = finding.place.map { "\(file):\($0.line):\($0.column): " } ?? ""
      return "\(place)\(kind): \(finding.text)\n"
    }.joined()
  }

  /// The file, whether it is right, and the findings with their places, kinds and texts.
  var json: JSONValue {
    [
      "file": .string(file), "right": .bool(!hasErrors),
      "findings": .array(
        findings.map { finding in
          [
            "line": finding.place.map { .number(Double($0.line)) } ?? .null,
            "column": finding.place.map { .number(Double($0.column)) } ?? .null,
            "kind": finding.isError ? "error" : "warning", "text": .string(finding.text),
          ]
        }),
    ]
  }
}
