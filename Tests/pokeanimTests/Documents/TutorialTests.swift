import EngineTestSupport
import Foundation
import Testing

@testable import pokeanim

/// The tutorial, gone through as it stands there: files are written, commands are run, and the
/// pictures that they make are those that it shows.
@Suite(.enabled(if: FilmStrip.canBeCompared, Comment(rawValue: FilmStrip.needs)))
struct TutorialTests {
  /// A thing that whoever follows the tutorial does.
  private enum Step {
    case write(file: String, text: String)
    case run([String])
  }

  private static let docs = repositoryRoot().appendingPathComponent("Docs")

  /// The blocks whose first line names a file, and the commands, but for that of the window.
  private static func steps() throws -> [Step] {
    var steps: [Step] = []
    let text = try String(contentsOf: docs.appendingPathComponent("Tutorial.md"), encoding: .utf8)
    var block: (file: String, lines: [String])?
    for line in text.components(separatedBy: "\n") {
      if let open = block {
        if line == "```" {
          let text = open.lines.joined(separator: "\n") + "\n"
          steps.append(.write(file: open.file, text: text))
          block = nil
        } else {
          block?.lines.append(line)
        }
      } else if line.hasPrefix("```") {
        let words = line.split(separator: " ")
        block = (try #require(words.count == 2 ? String(words[1]) : nil), [])
      } else if line.hasPrefix("    pokeanim ") {
        let words = line.split(separator: " ").dropFirst().map(String.init)
        if words.count > 1, !words.contains("--present") { steps.append(.run(words)) }
      }
    }
    return steps
  }

  @Test func itsFilesMakeItsPictures() throws {
    let folder = try TemporaryFolder()
    for step in try Self.steps() {
      switch step {
      case .write(let file, let text): _ = try folder.file(file, text)
      case .run(let arguments):
        let result = try ProgramRun(arguments: arguments, folder: folder.url).run()
        #expect(result.code == 0, "\(arguments): \(result)")
      }
    }
    let shown = try FileManager.default.contentsOfDirectory(
      atPath: Self.docs.appendingPathComponent("Tutorial").path)
    let pictures = ["flight.png", "leaf.png", "sheet.png", "sip.png", "slides.png"]
    #expect(shown.sorted() == pictures)
    for name in pictures {
      let made = folder.url.appendingPathComponent(name)
      let kept = Self.docs.appendingPathComponent("Tutorial/\(name)")
      if updatesGoldens { try folder.data(name).write(to: kept) }
      let golden = GoldenPicture(file: kept, kind: PNGFile.kind)
      if let problem = try golden.problem(PNGFile.read(made)) { Issue.record("\(problem)") }
    }
    for name in ["tea.gif", "tea.html", "tea.json", "Tea.swift", "fern.html"] {
      #expect(try folder.data(name).count > 1000, "\(name)")
    }
    let source = String(decoding: try folder.data("Tea.swift"), as: UTF8.self)
    #expect(source.contains("struct TeaSlides: NodeDescription"))
    #expect(try Compiler.check(source) == "")
  }
}
