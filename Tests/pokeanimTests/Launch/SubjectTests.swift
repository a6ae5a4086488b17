import EngineTestSupport
import Foundation
import Testing

@testable import Studio
@testable import pokeanim

/// The subject: one word, for every command.
@Suite struct SubjectTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    let starter = repositoryAssets().appendingPathComponent("Starter.slides")
    for name in ["tour.slides", "squares"] {
      try FileManager.default.copyItem(at: starter, to: folder.url.appendingPathComponent(name))
    }
    for name in ["boat.svg", "lighthouse.svg"] {
      let picture = try String(
        contentsOf: starter.appendingPathComponent(name), encoding: .utf8)
      try folder.file("pictures/" + name, picture)
    }
  }

  private func run(_ arguments: [String]) throws -> ProgramRun.Result {
    try ProgramRun(arguments: arguments, folder: folder.url).run()
  }

  /// The folder that is named like a screen comes before it; `./` and endings are not needed.
  @Test(arguments: [
    ("tour.slides", ["--slides", "tour.slides"]),
    ("tour.slides/slides.json", ["--slides", "tour.slides/slides.json"]),
    ("squares", ["--slides", "squares"]), ("pictures", ["--cards", "pictures"]),
    ("story", ["--screen", "onboarding"]), ("layouts", ["--screen", "2"]),
    ("pairs", ["--screen", "layouts"]), ("gallery", ["--screen", "gallery"]),
    ("fadeIn * (shrink + rotate).looped", ["--expression", "fadeIn * (shrink + rotate).looped"]),
    ("fadeIn", ["--expression", "fadeIn"]),
  ])
  func aWordIsAsItsOption(_ word: String, _ option: [String]) throws {
    let named = try run(["trace", word, "--fps", "8"])
    let given = try run(["trace", "--fps", "8"] + option)
    #expect(named.code == 0 && !named.output.isEmpty, "\(named.errors)")
    #expect(named.output == given.output)
    #expect(try run(["--fps", "8", "trace", word]).output == given.output)
  }

  @Test(arguments: [
    (["render", "pictures", "-o", "a.png"], "a.png"),
    (["strip", "layouts", "-o", "b.png"], "b.png"),
    (["export", "tour.slides", "--quiet", "-o", "c.svg"], "c.svg"),
    (["export", "-o", "d.svg", "layouts", "--pair", "grid"], "d.svg"),
  ])
  func everyCommandHasOne(_ arguments: [String], _ file: String) throws {
    let result = try run(arguments)
    #expect(result.code == 0, "\(result.errors)")
    let path = folder.url.appendingPathComponent(file).path
    #expect(FileManager.default.fileExists(atPath: path))
  }

  @Test func theTitleOfAFileIsTheSubjects() throws {
    #expect(try run(["export", "tour.slides", "-o", "a.html"]).code == 0)
    let page = try String(
      contentsOf: folder.url.appendingPathComponent("a.html"), encoding: .utf8)
    #expect(page.contains("<title>tour</title>"))
  }

  @Test(arguments: [
    (
      ["trace", "storry"], 2,
      "there is no screen, file or expression 'storry'. Did you mean 'story'?"
    ),
    (["trace", "paint"], 2, "the screens are story, layouts, algebra, gallery"),
    (["storry"], 2, "there is no command 'storry'. Did you mean 'story'?"),
    (["trace", "fadeIn * rotat"], 2, "rotat"), (["fadeIn * rotat"], 2, "rotat"),
    (["trace", "no.slides"], 1, "no.slides is not there"),
    (["strip", "gallery"], 2, "--output"),
    (["timeline", "story", "--recording", "r"], 2, "“story”"),
  ])
  func wrongWordsAreTold(_ arguments: [String], _ code: Int32, _ says: String) throws {
    let result = try run(arguments)
    #expect(
      result.code == code && result.output.isEmpty && result.errors.contains(says), "\(result)")
  }

  /// A word is as its option beside other options: `--screen` says which of several is shown.
  @Test(arguments: [
    ("tour.slides", "--slides", ["--screen", "gallery"]),
    ("pictures", "--cards", ["--screen", "story"]),
    ("tour.slides", "--slides", ["--pair", "grid"]),
    ("pictures", "--cards", ["--slides", "squares"]),
    ("gallery", "--screen", ["--pair", "grid"]),
    ("fadeIn", "--expression", ["--cards", "pictures"]),
  ])
  func aWordMayStandBesideOptions(_ word: String, _ option: String, _ others: [String]) throws {
    let named = try run(["trace", word, "--fps", "8"] + others)
    let given = try run(["trace", option, word, "--fps", "8"] + others)
    #expect(named.code == 0 && !named.output.isEmpty, "\(named.errors)")
    #expect(named.output == given.output)
  }

  @Test(arguments: [
    ["trace", "tour.slides", "--slides", "squares"],
    ["trace", "pictures", "--cards", "tour.slides"],
    ["trace", "story", "--screen", "gallery"], ["trace", "fadeIn", "--expression", "rotate"],
    ["gallery", "--screen", "story"],
  ])
  func oneOfAKindIsShown(_ arguments: [String]) throws {
    let result = try run(arguments)
    #expect(result.code == 2 && result.output.isEmpty, "\(result)")
    #expect(result.errors.contains("are two subjects; give one"))
  }

  /// The subject that a launch begins with is the one that it tells.
  @Test func aLaunchShowsItsSubject() {
    let subjects: [Subject] = [
      .screen(.onboarding), .pair(.grid), .document("a"), .cards("b"), .expression("fadeIn"),
      .screen(.gallery), .screen(.algebra),
    ]
    for subject in subjects {
      var launch = Launch()
      launch.show(subject)
      #expect(launch.subject == subject && launch.screen == subject.screen)
    }
  }
}
