import EngineSDLTestSupport
import EngineSVG
import EngineTestSupport
import Foundation
import Testing

@testable import pokeanim

/// Slides of one's own, by the built program: made, shown without a display, and refused.
@Suite struct OwnSlidesTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func run(_ arguments: String...) throws -> ProgramRun.Result {
    try ProgramRun(arguments: arguments, folder: folder.url).run()
  }

  private func expectRefused(_ result: ProgramRun.Result, code: Int32 = 1, _ says: String...) {
    #expect(result.code == code && result.output.isEmpty && !result.timedOut)
    for part in says { #expect(result.errors.contains(part), "\(result.errors)") }
  }

  private func names(in path: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(
      atPath: folder.url.appendingPathComponent(path).path
    ).sorted()
  }

  @Test func newMakesSlidesThatRun() throws {
    let made = try run("new", "tour.slides")
    #expect(made.code == 0 && made.errors.contains("pokeanim tour.slides"))
    #expect(try names(in: "tour.slides") == ["boat.svg", "lighthouse.svg", "slides.json"])
    #expect(try run("render", "--slides", "tour.slides", "-o", "%s.png").code == 0)
    #expect(
      try names(in: ".").filter { $0.hasSuffix(".png") }
        == ["harbour.png", "night.png", "sea.png"])
    let trace = try run("trace", "--slides", "tour.slides/slides.json", "--duration", "0")
    #expect(trace.code == 0)
    for key in ["sun", "boat", "harbourTitle"] { #expect(trace.output.contains("\"\(key)\"")) }
  }

  /// The command that it says is to be typed as it stands.
  @Test(arguments: [
    ("doctor", "./doctor"), ("help", "./help"), ("my tour", "'my tour'"), ("it's", "'it'\\''s'"),
  ])
  func newSaysWhatShowsThem(_ name: String, _ argument: String) throws {
    let made = try run("new", name)
    #expect(made.code == 0 && made.errors.hasSuffix("pokeanim \(argument)\n"), "\(made.errors)")
  }

  @Test func oneSetOfSlidesIsShown() throws {
    expectRefused(try run("a.slides", "--slides", "b"), code: 2, "“a.slides” and --slides b")
    expectRefused(try run("gallery", "a", "--cards", "b"), code: 2, "“a” and --cards b")
  }

  @Test func newNeverReplaces() throws {
    try folder.file("tour.slides", "mine")
    expectRefused(try run("new", "tour.slides"), "tour.slides is there already")
    expectRefused(
      try run("new", "no/such/tour.slides"), "can't make the folder no/such/tour.slides")
    expectRefused(try run("new"), code: 2, "folder")
  }

  @Test func theProgramsOwnSlidesAreTheSameFromTheirFile() throws {
    let file = repositoryAssets().appendingPathComponent("onboarding.json").path
    for motion in ["fluid", "original"] {
      let own = try run("trace", "--motion", motion, "--fps", "20")
      let read = try run("trace", "--motion", motion, "--fps", "20", "--slides", file)
      #expect(own.code == 0 && own.output == read.output && !own.output.isEmpty)
    }
  }

  @Test func mistakesAreToldWithTheirPlaces() throws {
    #expect(try run("new", "a").code == 0)
    let file = folder.url.appendingPathComponent("a/slides.json")
    let text = try String(contentsOf: file, encoding: .utf8)
    try folder.file("a/slides.json", text.replacing("\"fill\"", with: "\"fil\""))
    expectRefused(
      try run("render", "--slides", "a", "-o", "x.png"),
      "error: a/slides.json:7:23: unknown member “fil”; did you mean “fill”?",
      "\na/slides.json:21:23: unknown member “fil”")
    try folder.file("a/slides.json", text.replacing("boat.svg", with: "bot.svg"))
    expectRefused(try run("a"), "a/slides.json:10:22: can't read a/bot.svg: No such file")
    try folder.file("a/slides.json", text)
    try folder.file("a/boat.svg", "<svg")
    expectRefused(try run("a"), "a/slides.json:10:22: a/boat.svg, line 1")
    #expect(try names(in: ".") == ["a"], "nothing is written")
  }

  @Test func picturesHaveRoundCorners() throws {
    try folder.file(
      "p.svg",
      "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 10 10'><rect width='10' height='10'/></svg>"
    )
    func slide(_ name: String, _ more: String) -> String {
      #"{"name": "\#(name)", "button": "", "elements": [{"id": "p", "picture": "p.svg", \#(more)}]}"#
    }
    let place = #""frame": [100, 100, 200, 200]"#
    let slides = [slide("round", place + #", "radius": 60"#), slide("square", place)]
    try folder.file("a.json", "{\"slides\": [\(slides.joined(separator: ", "))]}")
    #expect(try run("render", "--slides", "a.json", "-o", "%s.ppm").code == 0)
    for (name, corner) in [("round", 255), ("square", 0)] as [(String, UInt8)] {
      let pixels = try Data(contentsOf: folder.url.appendingPathComponent(name + ".ppm"))
      let start = pixels.count - 480 * 960 * 3
      #expect(pixels[start + (104 * 480 + 104) * 3] == corner, "\(name)")
      #expect(pixels[start + (200 * 480 + 200) * 3] == 0, "\(name)")
    }
    for format in ["svg", "swift"] {
      #expect(try run("export", "--quiet", "--slides", "a.json", "-o", "a." + format).code == 0)
    }
    let picture = String(
      decoding: try Data(contentsOf: folder.url.appendingPathComponent("a.svg")), as: UTF8.self)
    #expect(picture.contains("clip-path=\"url(#p-clip)\"") && picture.contains("rx: 60px"))
    let source = String(
      decoding: try Data(contentsOf: folder.url.appendingPathComponent("a.swift")), as: UTF8.self)
    #expect(source.split(separator: "clipsToBounds: true").count == 3, "on both slides")
  }

  @Test func picturesMayBePixels() throws {
    let slides = #"""
      {"slides": [{"name": "a", "background": "white", "button": "", "elements": [
        {"id": "p", "picture": "p.png", "frame": [100, 100, 200, 400]}]}]}
      """#
    let red = #"{"slides": [{"name": "p", "background": "red", "button": ""}]}"#
    try folder.file("red.json", red)
    #expect(try run("render", "--slides", "red.json", "-o", "%s.png").code == 0)
    try folder.file("a.json", slides)
    #expect(try run("render", "--slides", "a.json", "-o", "%s.ppm").code == 0)
    let pixels = try Data(contentsOf: folder.url.appendingPathComponent("a.ppm"))
    func color(_ x: Int, _ y: Int) -> [UInt8] {
      let place = pixels.count - 480 * 960 * 3 + (y * 480 + x) * 3
      return Array(pixels[place..<place + 3])
    }
    #expect(color(120, 200) == [255, 0, 0] && color(280, 450) == [255, 0, 0])
    #expect(color(90, 200) == [255, 255, 255] && color(310, 450) == [255, 255, 255])
    let file = folder.url.appendingPathComponent("p.png")
    let cut = try Data(contentsOf: repositoryAssets().appendingPathComponent("screenshot.png"))
    try cut.prefix(900).write(to: file)
    expectRefused(try run("a.json"), "a.json:2:26: ./p.png is a broken PNG: ")
    try Data([0xFF, 0xD8, 0xFF, 0xE0]).write(to: file)
    expectRefused(
      try run("a.json"), "./p.png is neither an SVG, which is text in UTF-8, nor a PNG")
  }

  /// Each picture of a slide shows it at rest, however long the ways are.
  @Test(arguments: ["\"together\"", "\"out then in\"", "{\"stagger\": 9}"])
  func changesMayBeLong(_ choreography: String) throws {
    let sun = #"""
      "elements": [{"id": "sun", "fill": "black", "frame": [X, 100, 80, 80],
        "motion": {"duration": 24, "delay": 1, "enter": [{"left": 300}]}}]
      """#
    let slides = [("a", "0"), ("b", "100"), ("c", "300")].map { name, x in
      #"{"name": "\#(name)", "background": "white", "button": "","#
        + sun.replacing("X", with: x) + "}"
    }
    try folder.file(
      "long.json",
      #"{"choreography": \#(choreography), "slides": [\#(slides.joined(separator: ","))]}"#)
    #expect(try run("render", "--slides", "long.json", "--fps", "2", "-o", "%s.ppm").code == 0)
    for (name, x) in [("a", 40), ("b", 140), ("c", 340)] {
      let picture = try Picture(ppm: folder.url.appendingPathComponent("\(name).ppm"))
      let isThere = Shade(picture[x, 140]).isNear(Shade(0, 0, 0), within: 9)
      #expect(isThere, "\(name)")
    }
  }

  @Test(arguments: NewCommand.Example.allCases.filter { !$0.isSwift })
  func everyExampleIsMadeAndShown(_ example: NewCommand.Example) throws {
    #expect(try run("new", "--example", example.rawValue, "a").code == 0)
    let result = try run("trace", "a", "--strict", "--duration", "0")
    #expect(result.code == 0 && result.errors.isEmpty, "\(result)")
    expectRefused(try run("new", "--example", "fernwey", "b"), code: 2, "fernwey")
  }

  /// Nobody writes into the pipes: whoever read them would wait for ever.
  @Test func pipesAreNotWaitedFor() throws {
    #expect(try run("new", "a").code == 0)
    for name in ["a/boat.svg", "a/slides.json", "b.json"] {
      let path = folder.url.appendingPathComponent(name).path
      try? FileManager.default.removeItem(atPath: path)
      try #require(mkfifo(path, 0o600) == 0)
    }
    expectRefused(try run("--slides", "b.json"), "b.json is neither a folder")
    expectRefused(try run("a/"), "a/ holds no slides.json")
    let starter = repositoryAssets().appendingPathComponent("Starter.slides/slides.json")
    try folder.file("a/own.json", String(contentsOf: starter, encoding: .utf8))
    expectRefused(try run("a/own.json"), "a/own.json:10:22: a/boat.svg is not a file")
  }

  @Test func whatIsNotDrawnIsToldOrRefused() throws {
    #expect(try run("new", "a").code == 0)
    try folder.file(
      "a/boat.svg",
      """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">
        <foreignObject x="1" y="5"/><rect width="9" height="9"/>
      </svg>
      """)
    let told = try run("render", "--slides", "a", "-o", "%s.png")
    #expect(
      told.code == 0
        && told.errors.components(separatedBy: "draw it with SVG's own shapes").count == 2)
    #expect(told.errors.contains("a/boat.svg, line 2, column 3"), "\(told.errors)")
    expectRefused(
      try run("render", "--slides", "a", "--strict", "-o", "%s.png"),
      "a/slides.json:10:22: a/boat.svg, line 2, column 3", "draw it with SVG's own shapes")
  }

  @Test func whatIsNotThereIsNamed() throws {
    try folder.file("empty/readme.txt", "")
    expectRefused(try run("./none"), "./none is not there", "pokeanim new none")
    expectRefused(try run("empty"), "empty holds no slides.json")
    expectRefused(try run("--slides", "none"), "none is not there")
    expectRefused(
      try run("--slides", "empty/readme.txt"),
      "empty/readme.txt is neither a folder with a slides.json nor a .json file")
    expectRefused(try run("rendr"), code: 2, "Did you mean 'render'?")
  }
}
