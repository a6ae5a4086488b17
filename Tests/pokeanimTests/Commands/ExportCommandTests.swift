import EngineFilms
import EngineTestSupport
import Foundation
import Output
import Testing

/// `pokeanim export`, by the built program.
@Suite struct ExportCommandTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @discardableResult
  private func run(_ arguments: String, code: Int32 = 0) throws -> ProgramRun.Result {
    let words = arguments.split(separator: " ").map(String.init)
    let result = try ProgramRun(arguments: ["export"] + words, folder: folder.url).run()
    #expect(result.code == code, "\(arguments): \(result)")
    return result
  }

  private func text(_ name: String) throws -> String {
    String(decoding: try folder.data(name), as: UTF8.self)
  }

  @Test(arguments: ["html", "svg", "json", "swift"])
  func everyFormatIsWrittenTheSameTwice(_ format: String) throws {
    try run("--pair grid --play-duration 0.5 -o a.\(format)")
    try run("--pair grid --play-duration 0.5 -o b.\(format)")
    #expect(try folder.data("a.\(format)") == folder.data("b.\(format)"))
    let output = try run("--pair grid --play-duration 0.5 -o - --format \(format)").output
    #expect(try text("a.\(format)") == output)
  }

  @Test(arguments: ["onboarding", "squares", "algebra", "gallery"])
  func everyScreenHasOne(_ screen: String) throws {
    let result = try run("--screen \(screen) --canvas 480x360 --fps 30 -o a.html")
    let page = try text("a.html")
    #expect(page.hasPrefix("<!DOCTYPE html>") && page.contains("@keyframes"))
    let hasMore = ["algebra", "gallery"].contains(screen)
    #expect(result.errors.contains("it leaves out what the screen draws around") == hasMore)
  }

  private func writeGraph() throws {
    try folder.file(
      "g.slides/slides.json",
      #"{"slides": [{"name": "a", "button": false, "elements": [{"id": "x", "fill": "red", "frame": [0, 0, 99, 99], "tap": "b"}]}, {"name": "b", "button": false}]}"#
    )
  }

  @Test func slidesThatLeadAnywhereAreAPage() throws {
    try writeGraph()
    for more in ["", " --all-slides"] {
      try run("g.slides -o a.html --quiet" + more)
      let page = try text("a.html")
      #expect(page.contains("id=\"change-1\"") && page.contains("const graph = {"))
    }
    for more in ["", " --all-slides"] {
      try run("g.slides -o A.swift --quiet --reduced-motion" + more)
      let source = try text("A.swift")
      #expect(source.contains("case a, b") && source.contains("GScreen: StageScreen"))
    }
    #expect(try run("g.slides -o b.html --loop 2", code: 1).errors.contains("leave out --loop"))
  }

  @Test(arguments: ["html", "svg", "json", "swift"])
  func oneChangeIsNamedByItsSlides(_ format: String) throws {
    try writeGraph()
    try run("g.slides --from a --to b -o a.\(format) --quiet")
    try run("g.slides --from b --to a -o b.\(format) --quiet")
    #expect(try !text("a.\(format)").isEmpty && !text("a.\(format)").contains("const graph"))
    let wrong = try run("g.slides --from a --to c -o c.\(format)", code: 1).errors
    #expect(wrong.contains("--to: there is no slide “c”; did you mean “a”?"))
    #expect(try run("g.slides --from a --to a -o c.\(format)", code: 1).errors.contains("another"))
    #expect(try run("g.slides --from a -o c.\(format)", code: 2).errors.contains("give both"))
  }

  @Test func slidesThatLeadAnywhereAreExportedOneChangeAtATime() throws {
    try writeGraph()
    for output in ["a.svg --all-slides", "%s.svg"] {
      let result = try run("g.slides -o \(output)", code: 1)
      #expect(result.errors.contains("in no order") && result.errors.contains("--from a --to b"))
    }
    try run("g.slides -o a.svg --quiet")
    #expect(try !text("a.svg").isEmpty, "the first change")
    try folder.file("tap.txt", "0 press 20 20\n0.05 release\n")
    let one = try ProgramRun(
      arguments: ["export", "g.slides", "--script", "tap.txt", "-o", "a.html", "--quiet"],
      folder: folder.url
    ).run()
    #expect(one.code == 0, "\(one)")
  }

  @Test func whatAFormatCantSayIsToldOnce() throws {
    let page = try run("-o a.html").errors
    let font = "its texts are set in Inter where that is installed, else in another font"
    #expect(page == "pokeanim: a.html: \(font)\n")
    let lottie = try run("--pair grid --play-duration 0.5 -o a.json").errors
    #expect(lottie.contains("a.json: it leaves out shadows"))
    #expect(lottie.split(separator: "\n").count == Set(lottie.split(separator: "\n")).count)
    #expect(try run("-o b.html --quiet").errors.isEmpty)
  }

  /// Of a long list a page and source have the first rows, and no room for the others.
  @Test func aLongListIsCutAndTold() throws {
    let rows = (0...1000).map { #"{"id": "r\#($0)x", "fill": "red", "height": 20}"# }
    let path = "long.slides/slides.json"
    try folder.file(
      path,
      #"""
      {"slides": [{"elements": [
        {"id": "rows", "frame": [0, 0, 480, 960], "scroll": "vertical", "layout": {"stack": "vertical"},
         "elements": [\#(rows.joined(separator: ","))]}]}]}
      """#)
    for name in ["a.html", "A.swift"] {
      let told = try run("long.slides -o \(name)").errors
      #expect(told.contains("\(name): of “rows” it has the first 1000 elements\n"), "\(told)")
      #expect(try text(name).contains("r999x") && !text(name).contains("r1000x"))
    }
    #expect(try text("a.html").contains(",20000,\"\""), "the length of what scrolls")
  }

  /// Somebody scrolls who gives a script that does.
  @Test func scrollingIsToldOnlyWhereNobodyDoes() throws {
    try folder.file(
      "list.slides/slides.json",
      #"""
      {"slides": [{"name": "a", "elements": [
        {"id": "rows", "frame": [0, 0, 480, 960], "scroll": "vertical", "layout": {"stack": "vertical"},
         "elements": [{"id": "row", "fill": "red", "height": 2000}]}]}, {"name": "b"}]}
      """#)
    let note = "it leaves out what is out of sight at first in “rows”"
    #expect(try run("list.slides --from a --to b -o a.svg").errors.contains(note))
    try folder.file("wheel.txt", "0 wheel 200 200 0 300\n")
    #expect(try !run("list.slides --script wheel.txt -o b.svg").errors.contains(note))
  }

  /// An outline of 300,000 points takes seconds of the processor, and took minutes; the limit is the
  /// system's own.
  @Test func aLongOutlineIsSwiftToo() throws {
    let points = (0..<300_000).map { "\($0 % 977),\($0 % 991)" }.joined(separator: " ")
    try folder.file(
      "long.svg",
      "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 999 999'><polygon points='\(points)'/></svg>"
    )
    try folder.file(
      "long.json", #"{"slides": [{}, {"elements": [{"id": "a", "picture": "long.svg"}]}]}"#)
    let result = try ProgramRun(
      arguments: [
        "-c", "ulimit -t 100; exec \"$@\"", "bash", ProgramRun.path, "export", "--quiet",
        "--slides", "long.json", "-o", "long.swift",
      ], folder: folder.url, timeout: 600, program: "/bin/bash"
    ).run()
    #expect(result.code == 0, "\(result)")
    #expect(try folder.data("long.swift").count > 2_000_000)
  }

  @Test func aFileForEachSlide() throws {
    try run("-o %s.svg --quiet")
    #expect(folder.names.sorted() == ["capture.svg", "creature.svg", "cute.svg", "gotcha.svg"])
    #expect(try text("cute.svg").contains("love company"))
  }

  @Test func allSlidesInOneFile() throws {
    try run("--all-slides --rest 0.5 -o a.svg --quiet")
    let picture = try text("a.svg")
    for words in ["wanderer", "company", "lantern", "Ready"] { #expect(picture.contains(words)) }
    #expect(picture.contains("animation: 4s linear infinite both"))
  }

  @Test func aHandIsTakenDown() throws {
    _ = try folder.file("hand.txt", "0.1 press 400 300\n0.2 move 200 300\n0.4 release\n")
    try run("--script hand.txt -o a.html --quiet")
    #expect(try text("a.html").contains("#creatureTitle { animation-name"))
  }

  @Test func aFormatsNameMayBeWrittenLarge() throws {
    let output = try run("--pair grid --play-duration 0.5 -o - --format .SVG").output
    #expect(output.hasPrefix("<svg"))
  }

  @Test func ownSlidesHaveTheirFoldersName() throws {
    let new = try ProgramRun(arguments: ["new", "tour.slides"], folder: folder.url).run()
    #expect(new.code == 0)
    try run("--slides tour.slides -o a.svg --quiet")
    #expect(try text("a.svg").contains("<title>tour</title>"))
    try run("--slides ./tour.slides/slides.json --all-slides -o b.html --quiet")
    #expect(try text("b.html").contains("<title>tour</title>"))
    try run("--slides tour.slides/ -o %s.json --quiet")
    #expect(folder.names.count { $0.hasSuffix(".json") } == 3)
    try run("-o c.svg --quiet")
    #expect(try text("c.svg").contains("<title>Story</title>"))
  }

  @Test(arguments: [
    ("", 2, "--output"), ("-o a.foo", 1, "use \(ExportFormat.names()), or --format"),
    ("-o a.gif", 1, "made by render"), ("-o none/a.html", 1, "No such file"),
    ("-o a.html --script none", 1, "none: No such file"),
    ("-o a.html --all-slides --pair grid", 1, "--all-slides are those of --screen story"),
    ("-o %s.html --pair grid", 1, "%s stands for a slide's name"),
    ("-o %s.html --all-slides", 1, "take one"),
    ("-o a.html --format mp4", 2, "give one of \(ExportFormat.values.joined(separator: ", "))"),
    ("-o a.html --loop -1", 2, "0 to 65535"),
    ("-o a.json --loop 2", 1, "a Lottie file can't say how often"),
    ("-o a.swift --loop 2", 1, "Swift source can't say how often"),
    ("-o a.html --all-slides --duration 3", 2, "leave out --script"), ("-o - ", 1, "can't tell"),
    ("-o a.html --duration 0", 1, "nothing changes"), ("-o a.html --rest 99", 2, "0 to 60"),
    ("-o a.html --rest 2", 2, "with --all-slides; leave it out"),
    ("-o %s.html --duration 3", 2, "leave out --duration"),
  ])
  func wrongUse(_ arguments: String, _ code: Int32, _ problem: String) throws {
    let result = try run(arguments, code: code)
    #expect(result.errors.contains(problem), "\(result.errors)")
    #expect(folder.names.isEmpty)
  }
}
