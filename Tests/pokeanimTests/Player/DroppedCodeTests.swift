import Engine
import EngineTestSupport
import Foundation
import Testing
import Workbench

@testable import Studio
@testable import pokeanim

/// Code that is dropped on a window, and what the desktop knows of code.
@Suite struct DroppedCodeTests {
  /// What was run.
  private final class Runs { var paths: [String] = [] }

  private let folder: TemporaryFolder
  private let runs = Runs()

  init() throws { folder = try TemporaryFolder() }

  private func film() throws -> FilmedScreen<App> {
    var options = AppOptions(
      Launch(screen: .onboarding, place: .window),
      Resources(assets: repositoryAssets().path, text: SilentText(), known: KnownPictures()))
    options.runCode = { [runs] in runs.paths.append($0) }
    let film = FilmedScreen(try App(options: options), size: Size(960, 720), isDrawn: false)
    film.frame()
    return film
  }

  private func code(_ name: String = "Card.swift") throws -> String {
    try folder.file(name, "import Engine\n").path
  }

  @Test func aPersonIsAskedWithThePathBeforeAnythingRuns() throws {
    let (film, path) = (try film(), try code())
    film.screen.take(dropped: path)
    film.wait(60)
    #expect(film.screen.question?.words.contains(path) == true)
    #expect(runs.paths.isEmpty)
    film.frame(.key(.return))
    #expect(runs.paths == [path])
    film.frame(.key(.return))
    #expect(runs.paths == [path], "once")
  }

  @Test(arguments: [Key.escape, .space, .right, "A"])
  func anyOtherKeySaysNo(_ key: Key) throws {
    let film = try film()
    film.screen.take(dropped: try code())
    film.frame(.key(key))
    film.frame(.key(.return))
    #expect(runs.paths.isEmpty && !film.screen.wantsQuit)
  }

  @Test func aFolderOfCodeIsAskedAboutAndADocumentWithCodeBesideItIsNot() throws {
    let film = try film()
    film.screen.take(
      dropped: URL(fileURLWithPath: try code("code/Card.swift")).deletingLastPathComponent().path)
    film.frame(.key(.return))
    #expect(runs.paths == [folder.path + "/code"])
    _ = try code("tour.slides/Card.swift")
    _ = try folder.file(
      "tour.slides/slides.json",
      #"{"slides": [{"elements": [{"id": "x", "frame": [0, 0, 9, 9], "fill": "red"}]}]}"#)
    film.screen.take(dropped: folder.path + "/tour.slides")
    film.frame(.key(.return))
    #expect(runs.paths.count == 1)
    #expect(film.screen.options.slideFolder != nil)
  }

  /// The question stays until it is answered, whatever else there is to say meanwhile.
  @Test func anotherNoticeAndTimeTakeNoQuestionAway() throws {
    let (film, path) = (try film(), try code())
    film.screen.take(dropped: path)
    film.screen.say("something else", for: 1)
    film.wait(70 * 60)
    #expect(film.screen.question?.path == path)
    film.frame(.key(.return))
    #expect(runs.paths == [path])
  }

  /// A key that a focused control takes else, and a press, answer no.
  @Test func tabAndAPressSayNo() throws {
    for answer in [InputEvent.key(.tab), .press(Point(480, 400))] {
      let film = try film()
      film.screen.take(dropped: try code())
      film.frame(answer)
      #expect(film.screen.question == nil)
      film.frame(.release)
      film.frame(.key(.return))
    }
    #expect(runs.paths.isEmpty)
  }

  /// Where the question can't be seen nobody is asked.
  @Test func whatIsPresentedAsksNothing() throws {
    let film = try film()
    film.frame(.key("F8"))
    film.screen.take(dropped: try code())
    film.frame(.key(.return))
    #expect(film.screen.question == nil && runs.paths.isEmpty)
  }

  /// A window of code asks by the same rule.
  @Test func aWindowOfCodeTellsDocumentsFromCode() throws {
    let own = try code("Own.swift")
    var launch = Launch(screen: .playground, place: .window)
    launch.swift = own
    var options = AppOptions(
      launch, Resources(assets: repositoryAssets().path, text: SilentText(), known: KnownPictures())
    )
    options.runCode = { [runs] in runs.paths.append($0) }
    let program = try PlayerProgram(options)
    _ = try code("tour.slides/Card.swift")
    _ = try folder.file("tour.slides/slides.json", #"{"slides": [{}]}"#)
    program.take(dropped: folder.path + "/tour.slides")
    #expect(program.page.question == nil)
    program.take(dropped: own)
    program.page.end()
    program.handle(.key(.return), at: .zero)
    #expect(runs.paths == [own])
  }

  /// A replay shows the question and the answer, and runs nothing.
  @Test func whoIsGivenNoWayToRunCodeRunsNone() throws {
    let options = AppOptions(
      Launch(screen: .onboarding, place: .window),
      Resources(assets: repositoryAssets().path, text: SilentText(), known: KnownPictures()))
    let film = FilmedScreen(try App(options: options), size: Size(960, 720), isDrawn: false)
    film.screen.take(dropped: try code())
    #expect(film.screen.question != nil)
    film.frame(.key(.return))
    #expect(film.screen.question == nil && film.screen.notice?.text.contains("window") == true)
  }

  @Test func theDesktopOpensNoCodeWithIt() throws {
    let packaging = repositoryRoot().appendingPathComponent("Packaging")
    for name in try FileManager.default.contentsOfDirectory(atPath: packaging.path) {
      let text = try? String(
        contentsOf: packaging.appendingPathComponent(name), encoding: .utf8)
      #expect(text?.contains("MimeType") != true, "\(name)")
      #expect(text?.contains("x-swift") != true, "\(name)")
    }
  }
}
