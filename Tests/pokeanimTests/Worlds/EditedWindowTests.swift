import Engine
import EngineTestSupport
import Foundation
import JSONText
import Testing

@testable import Onboarding
@testable import Studio
@testable import Workbench
@testable import pokeanim

/// Lives of a window in which somebody tunes slides by all that its tuner and its timeline have, takes
/// that back and makes it again, and saves, while an editor saves as well.
@Suite struct EditedWindowTests {
  @Test(.timeLimit(.minutes(20))) func nothingButMotionsIsEverWrittenAndUndoLeadsBack() throws {
    var (lives, edited) = (0, 0)
    try forAll(seeds: 0..<1_000) { random in
      let life = try EditedLife(&random)
      for _ in 0..<random.int(in: 3...10) { try life.act(&random) }
      try life.end()
      (lives, edited) = (lives + 1, edited + (life.wasTuned ? 1 : 0))
    }
    #expect(edited * 2 >= lives, "most of them tune something")
  }
}

/// One of them.
private final class EditedLife {
  private static let text = #"""
    {
      "$comment": "ours",  "canvas": [320, 480],
      "motions": {"swing": {"spring": {"damping": 0.50}, "enter": [{"up": 40}]}},
      "slides": [
        {"name": "a", "elements": [
          {"id": "sun", "frame": [20, 20, 90, 90], "fill": "red", "motion": {"$comment": "why", "duration": 0.30}},
          {"id": "moon", "frame": [20, 200, 90, 90], "fill": "teal", "motion": "swing"},
          {"id": "star", "text": "Star", "frame": [20, 300, 200, 40]}]},
        {"name": "b", "background": "#eee", "elements": [
          {"id": "sun", "frame": [200, 300, 90, 90], "fill": "red"},
          {"id": "moon", "frame": [100, 20, 60, 60], "fill": "teal", "motion": {"timing": "swing"}}]}]
    }
    """#

  private let folder: TemporaryFolder
  private let film: FilmedScreen<App>
  private var isEdited = false
  private(set) var wasTuned = false
  private let path: String
  private static let size = Size(960, 720)

  init(_ random: inout SeededGenerator) throws {
    folder = try TemporaryFolder()
    let isForWindows = random.int(in: 0...1) == 0
    let text = isForWindows ? Self.text.replacing("\n", with: "\r\n") : Self.text
    _ = try folder.file("own.slides/slides.json", text)
    path = folder.url.appendingPathComponent("own.slides").path
    start = Array(text.utf8)
    film = try Self.window(of: path)
    film.frame(.key(.t))
    if random.int(in: 0...1) == 0 { film.frame(.key(.right), .key("F2")) }
    film.wait(40)
  }

  private let start: [UInt8]

  private static func window(of path: String) throws -> FilmedScreen<App> {
    let known = KnownPictures()
    var options = AppOptions(
      Launch(screen: .onboarding, place: .window),
      Resources(
        assets: repositoryAssets().path, text: SilentText(),
        slideFolder: try SlideFolder(path, known: known), known: known))
    options.resources.writeSlides()
    let film = FilmedScreen(try App(options: options), size: size, isDrawn: false)
    film.frame()
    return film
  }

  private var app: App { film.screen }
  private func saved() throws -> [UInt8] { Array(try folder.data("own.slides/slides.json")) }

  // MARK: What somebody does

  func act(_ random: inout SeededGenerator) throws {
    switch random.int(in: 0...11) {
    case 0...4: try use(app.tuner.inputTrees, &random)
    case 5, 6: try use(app.timeline.inputTrees, &random)
    case 7: film.frame(.key(.undo))
    case 8: film.frame(.key(random.int(in: 0...2) == 0 ? .right : .redo))
    case 9: save()
    case 10: try editorSaves(&random)
    default: film.wait(random.int(in: 1...60))
    }
  }

  /// Presses one of the things that can be pressed, or draws it somewhere.
  private func use(_ trees: [InputTree], _ random: inout SeededGenerator) throws {
    var places: [Rect] = []
    for tree in trees {
      tree.root.forEachInPaintOrder { view in
        guard view.action != nil || view.tracking != nil else { return }
        places.append(tree.toScreen(from: view).boundingBox(of: view.bounds))
      }
    }
    let window = Rect(origin: .zero, size: Self.size)
    places = places.filter { window.contains($0.center) && $0.width * $0.height < 200_000 }
    guard !places.isEmpty else { return }
    let place = random.element(of: places)
    func point() -> Point {
      Point(
        place.x + random.double(in: 0...1) * place.width,
        place.y + random.double(in: 0...1) * place.height)
    }
    film.frame(.press(point()))
    for _ in 0..<random.int(in: 0...3) { film.frame(.move(point())) }
    film.frame(.release)
    film.wait(3)
    if app.takesText { film.frame(.text("0.\(random.int(in: 1...9))"), .key(.return)) }
  }

  private func save() {
    film.frame(.key("Ctrl+S"))
    wasTuned = wasTuned || app.edits.unsaved.contains { !$0.value.isEmpty }
    app.writeSlides()
  }

  /// Another number, another colour or one more comment.
  private func editorSaves(_ random: inout SeededGenerator) throws {
    isEdited = true
    var text = String(decoding: try saved(), as: UTF8.self)
    switch random.int(in: 0...2) {
    case 0:
      let found = text.ranges(of: #/0\.\d+/#)
      guard !found.isEmpty else { return }
      text.replaceSubrange(random.element(of: found), with: "0.\(random.int(in: 1...9))")
    case 1: text = text.replacing("\"teal\"", with: "\"navy\"")
    default: text = text.replacing("\"$comment\": \"ours\"", with: "\"$comment\": \"ours, too\"")
    }
    guard (try? DeckFile(Array(text.utf8))) != nil else { return }
    _ = try folder.file("own.slides/slides.json", text)
    app.show(try SlideFolder(path))
    film.frame()
  }

  // MARK: What is true at the end

  func end() throws {
    film.wait(60)
    save()
    try expectTheRestIsAsItWas()
    try expectAFreshStartShowsTheSame()
    guard !isEdited else { return }
    while app.stepTuning(back: true) {}
    save()
    #expect(try saved() == start)
  }

  /// Everything but motions.
  private func expectTheRestIsAsItWas() throws {
    let file = try JSONReader.read(saved())
    if !isEdited { #expect(Self.rest(file) == Self.rest(try JSONReader.read(start))) }
    let comments = String(decoding: try saved(), as: UTF8.self).ranges(of: "$comment").count
    #expect(comments >= 1)
  }

  private static func rest(_ json: JSONValue) -> JSONValue {
    switch json {
    case .object(let members):
      .object(
        members.filter { !["motion", "motions", "fluid", "original"].contains($0.key) }
          .map { JSONValue.Member(key: $0.key, value: rest($0.value)) })
    case .array(let values): .array(values.map(rest))
    default: json
    }
  }

  private func expectAFreshStartShowsTheSame() throws {
    let fresh = try Self.window(of: path)
    let (shown, read) = (try story(app), try story(fresh.screen))
    #expect(shown.described.deck == read.described.deck)
    let left = shown.tunings.filter { $0.id != IntroKey.background }
    #expect(left.isEmpty, "nothing is tuned that the file does not say")
  }

  private func story(_ app: App) throws -> OnboardingScreen {
    try #require(app.screens[.onboarding] as? OnboardingScreen)
  }
}
