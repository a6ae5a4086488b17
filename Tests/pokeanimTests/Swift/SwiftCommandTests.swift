import Engine
import EngineFilms
import EngineSDL
import EngineSystem
import EngineTestSupport
import Testing

@testable import pokeanim

/// `pokeanim export -o x.swift`, by the built program.
@Suite struct SwiftCommandTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func run(_ arguments: [String]) throws -> ProgramRun.Result {
    let result = try ProgramRun(
      arguments: ["export", "--format", "swift", "-o", "-"] + arguments, folder: folder.url
    ).run()
    #expect(result.code == 0, "\(arguments): \(result)")
    return result
  }

  @Test(arguments: [
    ("squares", ["--pair", "squares", "--play-duration", "0.8"]),
    (
      "expression",
      ["--expression", "fadeIn * (shrink + rotate.delayed(0.5)).looped.time(easeOut(3))"]
    ),
    ("slides", ["--slides", "tour.slides", "--all-slides"]),
  ])
  func smallSourcesAreAsTheyWere(_ name: String, _ arguments: [String]) throws {
    _ = try folder.file("tour.slides/slides.json", Self.slides)
    let source = try run(arguments).output
    try expectGolden(source, "Swift/\(name).txt")
    #expect(try Compiler.check(source) == "")
  }

  /// Each kind of element, of place and of motion.
  private static let slides = """
    {"choreography": {"stagger": 0.1}, "canvas": [200, 400], "slides": [
      {"name": "one", "elements": [
        {"id": "my-logo", "frame": [10, 10, 50, 50], "fill": "red", "radius": 5,
         "motion": {"spring": {"damping": 0.5}, "duration": 0.8, "enter": [{"left": 200}],
                    "leave": [{"rotate": 90}, {"fade": 0.5}], "leaving": {"curve": "ease-in"}}},
        {"id": "words", "text": "A \\"word\\"\\nand more", "align": "leading"}]},
      {"name": "default", "background": "#123456", "elements": [
        {"id": "my-logo", "frame": [90, 90, 80, 80], "opacity": 0.5, "rotation": 30,
         "border": {"width": 2, "color": "black"},
         "motion": {"curve": "cubic-bezier(0.2, 0, 0, 1)", "duration": 0.4, "delay": 0.1,
                    "arc": 90}},
        {"id": "still", "frame": [0, 300, 20, 20], "fill": "blue", "motion": "none"}]}]}
    """

  @Test(arguments: [
    (["--all-slides", "--rest", "2"], "how long slides rest is up to who turns them"),
    (["--all-slides", "--reduced-motion"], "stage.reducesMotion = true"),
    (["--pair", "squares", "--duration", "0.1"], "it has all of a change"),
    (["--pair", "squares", "--speed", "2"], "stage.speed = 2"),
    (["--script", "hand.txt"], "it has the slides, and not what the script does with them"),
    (["--pair", "squares", "--script", "hand.txt"], "it has the first change alone"),
    (["--screen", "gallery"], "it leaves out what the screen draws around its views"),
    (["--slides", "tour.slides"], "it leaves out pictures of pixels"),
  ])
  func whatItCantSayIsTold(_ arguments: [String], _ words: String) throws {
    _ = try folder.file("hand.txt", "0 key Space\n0.3 key Space\n9 key Space\n")
    _ = try folder.file("tour.slides/slides.json", Self.pixels)
    let picture = ImageEncoding.png(Bitmap(width: 2, height: 2))
    try FileSystem.write(picture, to: folder.path + "/tour.slides/dot.png")
    let result = try run(arguments)
    #expect(result.errors.contains(words), "\(result.errors)")
    let quiet = try run(arguments + ["--quiet"])
    #expect(quiet.errors.isEmpty && quiet.output == result.output)
  }

  private static let pixels = """
    {"slides": [{"elements": [{"id": "dot", "picture": "dot.png"}]},
                {"elements": [{"id": "words", "text": "more"}]}]}
    """

  @Test func aFileForEachSlide() throws {
    let result = try ProgramRun(
      arguments: ["export", "-o", "%s.swift", "--quiet"], folder: folder.url
    ).run()
    #expect(result.code == 0 && folder.names.count == 4)
    let source = String(decoding: try folder.data("cute.swift"), as: UTF8.self)
    #expect(source.contains("enum Slide: CaseIterable {\n    case creature, cute\n  }"))
    #expect(source.contains("/// The slides “Moon hares love company.”.\n///\n/// What"))
    #expect(try Compiler.check(source) == "")
  }

  /// Files of slides may be in one program, even if the slides have the same words.
  @Test func noTypeTwice() throws {
    _ = try folder.file("tour.slides/slides.json", Self.twins)
    let result = try ProgramRun(
      arguments: ["export", "--slides", "tour.slides", "-o", "%s.swift", "--quiet"],
      folder: folder.url
    ).run()
    #expect(result.code == 0, "\(result)")
    for (name, type) in [("a-b", "ABSlides"), ("a_b", "AB2Slides"), ("two", "TwoSlides")] {
      let source = String(decoding: try folder.data(name + ".swift"), as: UTF8.self)
      #expect(source.contains("/// The slides “Same words”.\n"), "\(name)")
      #expect(source.contains("\nstruct \(type): NodeDescription {\n"), "\(name)")
    }
  }

  private static let twins = """
    {"slides": [{"name": "two", "elements": [{"id": "words", "text": "Same words"}]},
                {"name": "a-b", "elements": [{"id": "words", "text": "Same words"}]},
                {"name": "a_b", "elements": [{"id": "words", "text": "Same words"}]}]}
    """
}
