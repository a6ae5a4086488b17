import EngineTestSupport
import Foundation
import Testing

@testable import pokeanim

/// The small pictures of the members of a slides file, each made of the file beside it, which is as
/// short as can be.
@Suite(.enabled(if: FilmStrip.canBeCompared, Comment(rawValue: FilmStrip.needs)))
struct MemberPictureTests {
  private static let folder = repositoryRoot().appendingPathComponent("Docs/Slides")
  static let names = try? FileManager.default.contentsOfDirectory(atPath: folder.path)
    .filter { $0.hasSuffix(".json") }.map { String($0.dropLast(5)) }.sorted()

  /// A picture of a slide, or frames of its change, or from the last press on that is in the script
  /// beside it.
  private func arguments(_ name: String) throws -> [String] {
    let file = Self.folder.appendingPathComponent(name + ".json")
    let script = Self.folder.appendingPathComponent(name + ".txt")
    let slides = try String(contentsOf: file, encoding: .utf8).components(
      separatedBy: "\"elements\": [\n    {")
    let frames = [
      "strip", "--slides", file.path, "--frames", "4", "--columns", "4", "--canvas", "84x56",
    ]
    if let text = try? String(contentsOf: script, encoding: .utf8) {
      let press = text.split(separator: "\n").last { $0.contains("press") }
      let start = press?.split(separator: " ").first.map(String.init) ?? "0"
      return frames + ["--script", script.path, "--from", start]
    }
    if slides.count > 2 { return frames }
    return ["render", "--slides", file.path, "--duration", "0", "--canvas", "168x112"]
  }

  @Test(arguments: names ?? []) func itIsTheDocumentsOwn(_ name: String) throws {
    let folder = try TemporaryFolder()
    let result = try ProgramRun(
      arguments: arguments(name) + ["-o", name + ".png"], folder: folder.url
    ).run()
    #expect(result.code == 0 && result.errors == "", "\(result)")
    let kept = Self.folder.appendingPathComponent(name + ".png")
    if updatesGoldens { try folder.data(name + ".png").write(to: kept) }
    let made = try PNGFile.read(folder.url.appendingPathComponent(name + ".png"))
    if let problem = try GoldenPicture(file: kept, kind: PNGFile.kind).problem(made) {
      Issue.record("\(problem)")
    }
  }

  @Test func eachIsShownAndEachThatIsShownIsThere() throws {
    let page = repositoryRoot().appendingPathComponent("Docs/Slides.md")
    let text = try String(contentsOf: page, encoding: .utf8)
    let shown = text.matches(of: #/\(Slides/(\w+)\.png\)/#).map { String($0.1) }
    #expect(shown.sorted() == Self.names && !shown.isEmpty)
  }
}
