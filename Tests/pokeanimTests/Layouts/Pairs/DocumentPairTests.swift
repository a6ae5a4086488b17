import Engine
import EngineTestSupport
import Foundation
import Onboarding
import Testing

@testable import Studio
@testable import pokeanim

/// The pairs of layouts of a document on screen 2.
@Suite struct DocumentPairTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private var path: String { folder.url.appendingPathComponent("own.slides").path }

  private static func group(_ layout: String, _ ids: [String], color: String = "red") -> String {
    let elements = ids.map { #"{"id": "\#($0)", "fill": "\#(color)", "height": 20}"# }
    return #"""
      {"elements": [{"id": "rows", "frame": [0, 0, 200, 100], "layout": {\#(layout)},
        "elements": [\#(elements.joined(separator: ","))]}]
      """#
  }

  private static let (stack, grid) = (#""stack": "vertical""#, #""grid": 2"#)

  private func write(_ groups: [String]) throws {
    let slides = groups.enumerated().map { $1 + #", "name": "s\#($0)"}"# }
    _ = try folder.file(
      "own.slides/slides.json",
      #"{"canvas": [200, 100], "slides": [\#(slides.joined(separator: ","))]}"#)
  }

  private func options() throws -> AppOptions {
    var options = AppOptions(
      Launch(screen: .squares, place: .window, duration: 0.5),
      Resources(
        assets: repositoryAssets().path, text: SilentText(), slideFolder: try SlideFolder(path)))
    options.slides = path
    return options
  }

  private func film() throws -> FilmedPairs {
    let film = FilmedScreen(PairsScreen(options: try options()), size: Size(960, 720))
    film.frame()
    return film
  }

  @Test func theyTakeThePlaceOfTheProgramsOwn() throws {
    try write([
      Self.group(Self.stack, ["a", "b"]), Self.group(Self.grid, ["b", "a"]),
      Self.group(Self.stack, ["b", "a"]),
    ])
    let film = try film()
    #expect(film.screen.sources.map(\.name) == ["s0 → s1", "s1 → s2"])
    #expect(film.screen.page.picker.names == ["s0 → s1", "s1 → s2"])
    film.frame(.key(.down))
    #expect(film.screen.shown.name == "s1 → s2")
    film.frame(.key(.down))
    #expect(film.screen.shown.name == "s0 → s1")
  }

  @Test func aKeyPlaysAndMirrorsThem() throws {
    try write([Self.group(Self.stack, ["a"]), Self.group(Self.grid, ["a"])])
    let film = try film()
    #expect(film.last["a"]?.frame == Rect(0, 0, 200, 20))
    film.key(.return)
    film.rest()
    #expect(film.last["a"]?.frame == Rect(0, 0, 100, 20))
    film.key(.m)
    film.rest()
    #expect(film.last["a"]?.frame == Rect(100, 0, 100, 20))
    film.key(.g)
    #expect(film.screen.showsGuides)
  }

  @Test func coloursAndWordsGoOverOnTheWay() throws {
    try write([
      Self.group(Self.stack, ["a"]), Self.group(Self.stack, ["a"], color: "blue"),
    ])
    let film = try film()
    film.key(.return)
    film.wait(15)
    let color = try #require(film.screen.root.first(key: "a")?.presented.backgroundColor)
    #expect(color.red > 0.2 && color.red < 0.8 && color.blue > 0.2 && color.blue < 0.8)
    film.rest()
    #expect(film.screen.root.first(key: "a")?.backgroundColor == Color(css: "blue"))
  }

  @Test func theSlidesColourLiesBelow() throws {
    try write([
      Self.group(Self.stack, ["a"]) + #", "background": "black""#,
      Self.group(Self.grid, ["a"]),
    ])
    let film = try film()
    #expect(film.screen.root.backgroundColor == .black)
    film.key(.return)
    film.rest()
    #expect(film.screen.root.backgroundColor == .white)
  }

  @Test func aSavedRowGoesToItsNewPlace() throws {
    let grid = Self.group(Self.grid, ["a", "b"])
    try write([Self.group(Self.stack, ["a", "b"]), grid])
    let film = try film()
    try write([Self.group(Self.stack, ["b", "a"]), grid])
    film.screen.take(try SlideFolder(path))
    film.frame()
    film.wait(8)
    let y = try #require(film.last["a"]?.frame.minY)
    #expect(y > 1 && y < 19, "it is on its way")
    film.rest()
    #expect(film.last["a"]?.frame.minY == 20 && film.last["b"]?.frame.minY == 0)
  }

  @Test func aSavedPairKeepsItsProgressOnTheWay() throws {
    let grid = Self.group(Self.grid, ["a", "b"])
    try write([Self.group(Self.stack, ["a", "b"]), grid])
    let film = try film()
    film.key(.return)
    film.wait(10)
    film.key(.space)
    let progress = film.frame().progress
    func y() throws -> Double {
      try #require(film.screen.root.first(key: "b")).presentedBox.minY
    }
    let before = try y()
    try write([Self.group(Self.stack, ["b", "a"]), grid])
    film.screen.take(try SlideFolder(path))
    film.frame()
    #expect(film.last.progress == progress && progress > 0 && progress < 1)
    #expect(try abs(y() - before) < 0.5, "it starts from where it is")
    film.wait(30)
    #expect(try abs(y() - before) > 3, "it goes to where it belongs by now")
    film.key(.space)
    film.rest()
    #expect(film.last["b"]?.frame == Rect(100, 0, 100, 20))
  }

  @Test func aLongListIsToldOfOnce() throws {
    let rows = (0...SlideFrames.mostRows).map { "r\($0)" }
    try write([Self.group(Self.stack, rows), Self.group(Self.grid, ["r0"])])
    var (told, options) = ([String](), try options())
    options.resources.warn = { told.append($0) }
    let screen = PairsScreen(options: options)
    screen.take(try SlideFolder(path))
    #expect(told == ["of “rows” the first 1000 elements are shown"])
  }

  @Test func aFileWithoutPairsLeavesThoseThatAreShown() throws {
    try write([Self.group(Self.stack, ["a"]), Self.group(Self.grid, ["a"])])
    let film = try film()
    try write([Self.group(Self.stack, ["a"])])
    film.screen.take(try SlideFolder(path))
    film.frame()
    #expect(film.screen.sources.map(\.name) == ["s0 → s1"])
    try write([
      Self.group(Self.stack, ["x"]), Self.group(Self.stack, ["a"]), Self.group(Self.grid, ["a"]),
    ])
    film.screen.take(try SlideFolder(path))
    film.frame()
    #expect(film.screen.shown.name == "s1 → s2", "the pair in its place")
  }

  @Test func aWindowFollowsTheFile() throws {
    let grid = Self.group(Self.grid, ["a", "b"])
    try write([Self.group(Self.stack, ["a", "b"]), grid])
    let film = FilmedScreen(try App(options: try options()), size: Size(960, 720), isDrawn: false)
    film.frame()
    try write([Self.group(Self.stack, ["b", "a"]), grid])
    film.screen.show(try SlideFolder(path))
    film.rest()
    #expect(film.screen.root.first(key: "a")?.frame.minY == 20)
  }

  // MARK: The command line

  private func launch(_ arguments: String...) throws -> AppOptions {
    let command = try #require(
      try CommandLineParser.parse(["trace"] + arguments) as? TraceCommand)
    return try command.frames.options(command.program, command.files)
  }

  @Test func theCommandLineNamesThem() throws {
    try write([Self.group(Self.stack, ["a"]), Self.group(Self.grid, ["a"])])
    for options in [
      try launch(path, "--screen", "layouts"), try launch("--slides", path, "--screen", "2"),
    ] {
      #expect(options.screen == .squares && options.firstPair.name == "s0 → s1")
      #expect(options.naturalSize == Size(200, 100))
    }
    #expect(try launch(path, "--pair", "grid").firstPair.name == "grid")
  }

  @Test func slidesWithoutThemAreWrongUsage() throws {
    try write([Self.group(Self.stack, ["a"])])
    do {
      _ = try launch(path, "--screen", "layouts")
      Issue.record("taken")
    } catch let error as UsageError {
      #expect(
        error.message == "\(path) has no pair of layouts: give an element a “layout” and"
          + " “elements” on two slides that follow each other, with the same ids on both")
    }
    #expect(try launch(path).screen == .onboarding)
  }
}
