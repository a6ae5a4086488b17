import EngineTestSupport
import Foundation
import Testing

/// Pictures outside of the folder that a command line names are in nothing that can be given away:
/// not by a path in the file, nor by a link; a window shows what links lead to.
@Suite struct LeavingPathsTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// Every command that reads slides, without a window, and one that is recorded.
  private static let commands = [
    "render --canvas 20x20 -o o.png", "render --canvas 20x20 -o o.gif", "render -o %s.png",
    "strip --canvas 20x20 -o o.png", "trace", "trace --record o.jsonl", "timeline",
    "export -o o.html", "export -o o.svg", "export -o o.json", "export -o o.swift",
    "export -o %s.svg", "export --all-slides -o o.html", "--record o.jsonl",
  ]

  private func run(_ words: String) throws -> ProgramRun.Result {
    try ProgramRun(arguments: words.split(separator: " ").map(String.init), folder: folder.url)
      .run()
  }

  @Test(arguments: LeavingPath.allCases) func nothingIsWrittenOfThem(_ path: LeavingPath) throws {
    try path.make(in: folder)
    let names = folder.names
    for command in Self.commands {
      let result = try run("\(command) --slides t.slides")
      #expect(result.code == 1 && result.output.isEmpty, "\(command): \(result)")
      #expect(result.errors.hasPrefix("pokeanim: error: "), "\(command): \(result.errors)")
      let words = path.isWritten ? "slides' folder" : "leads out of t.slides by a link"
      #expect(result.errors.contains(words), "\(command): \(result.errors)")
      if path != .linkedSlides {
        #expect(result.errors.contains("t.slides/slides.json:2:38: "), "\(result.errors)")
      }
    }
    #expect(folder.names == names)
  }

  @Test(arguments: LeavingPath.allCases) func anOptionAllowsLinksAlone(_ path: LeavingPath) throws {
    try path.make(in: folder)
    for command in Self.commands.dropLast() {
      let result = try run("\(command) --slides t.slides --follow-links")
      #expect((result.code == 1) == path.isWritten, "\(command): \(result)")
    }
  }

  /// Without a display there is no window, and that is all that it complains of.
  @Test(arguments: LeavingPath.allCases) func aWindowShowsThem(_ path: LeavingPath) throws {
    try path.make(in: folder)
    for command in ["t.slides", "t.slides --follow-links --record o.jsonl"] {
      let result = try run(command)
      #expect(result.code == 1)
      #expect(result.errors.contains("there is no display") == !path.isWritten, "\(result)")
    }
  }

  @Test func aRecordingDoesNotAllowThem() throws {
    try LeavingPath.link.make(in: folder)
    #expect(try run("trace --slides t.slides --follow-links --record r.jsonl").code == 0)
    let commands = [
      "replay r.jsonl --check", "replay r.jsonl -o a.png", "replay r.jsonl --frame 0 -o a.png",
      "timeline --recording r.jsonl",
    ]
    for command in commands {
      let names = folder.names
      let result = try run(command)
      #expect(result.code == 1 && result.errors.contains("by a link"), "\(command): \(result)")
      #expect(folder.names == names)
      #expect(try run(command + " --follow-links").code == 0, "\(command)")
    }
    // Its window has no display here.
    #expect(try run("replay r.jsonl").errors.contains("there is no display"))
  }

  /// The command line may name what it wants: a link to a folder, or to a file of slides.
  @Test func whatIsNamedMayLieAnywhere() throws {
    try LeavingPath.linkedSlides.make(in: folder)
    try folder.file("out/in/own.svg", "<svg viewBox='0 0 9 9'/>")
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/named", withDestinationPath: "out")
    for name in ["named", "named/", "./t.slides/../named", "t.slides/slides.json", "out/../named"] {
      let result = try run("trace --duration 0 --slides \(name)")
      #expect(result.code == 0, "\(name): \(result.errors)")
    }
  }

  /// Links within the folder lead nowhere else.
  @Test func linksWithinTheFolderAreFollowed() throws {
    try LeavingPath.chain.make(in: folder)
    let next = folder.path + "/t.slides/in/next.svg"
    try FileManager.default.removeItem(atPath: next)
    try FileManager.default.createSymbolicLink(atPath: next, withDestinationPath: "own.svg")
    let result = try run("render --canvas 20x20 --duration 0 -o o.png --slides t.slides")
    #expect(result.code == 0, "\(result.errors)")
  }

  @Test func cardsAreAsSlides() throws {
    try LeavingPath.link.make(in: folder)
    try folder.file("t.slides/fine.svg", "<svg viewBox='0 0 9 9'/>")
    let names = folder.names
    for command in ["trace --duration 0", "render --duration 0 -o o.png", "export -o o.html"] {
      let result = try run(command + " --cards t.slides")
      #expect(result.code == 1 && result.errors.contains("t.slides/p.svg leads out"), "\(result)")
      #expect(folder.names == names)
    }
    #expect(try run("trace --duration 0 --cards t.slides --follow-links").code == 0)
    #expect(try run("gallery t.slides").errors.contains("there is no display"))
  }

  // MARK: Names in other files

  @Test(arguments: ["slides", "cards"]) func recordingsNameNothingAbove(_ member: String) throws {
    #expect(try run("trace --duration 0 --record r.jsonl").code == 0)
    let text = String(decoding: try folder.data("r.jsonl"), as: UTF8.self)
    for path in ["../t.slides", "in/../../t.slides", "..", ""] {
      let named = text.replacing("\"speed\":", with: "\"\(member)\":\"\(path)\",\"speed\":")
      try folder.file("named.jsonl", named)
      let result = try run("replay named.jsonl --check")
      #expect(result.code == 1 && result.errors.contains("named.jsonl, line 1: \(member): wanted"))
    }
    for path in ["../t.slides", "in/../.."] {
      let dropped = text.replacing("\"t\":", with: "\"i\":[[0,\"dropped\",\"\(path)\"]],\"t\":")
      try folder.file("named.jsonl", dropped)
      let result = try run("replay named.jsonl --check")
      #expect(result.code == 1 && result.errors.contains("named.jsonl, line 2: "), "\(result)")
    }
  }

  /// A picture is drawn of its own text alone, whatever it names.
  @Test(arguments: [
    "<image href='S' width='9' height='9'/>", "<image xlink:href='S' width='9' height='9'/>",
    "<use href='S#a'/>", "<rect width='9' height='9' fill='url(S#a)'/>",
    "<style>@import 'S';</style><rect width='9' height='9'/>",
    "<linearGradient id='g' href='S#a'/><rect width='9' height='9' fill='url(#g)'/>",
    "<rect width='9' height='9' clip-path='url(S#a)'/>",
    "<foreignObject><img src='S'/></foreignObject>",
  ])
  func picturesReadNoOthers(_ element: String) throws {
    let secret = "<path id='a' d='M0 0H9V9' fill='#c0ffee'/>"
    #expect(try exported(secret).contains("c0ffee"), "or this test finds nothing")
    try folder.file("secret.svg", "<svg viewBox='0 0 9 9'>\(secret)</svg>")
    try folder.file("cards/in/secret.svg", "<svg viewBox='0 0 9 9'>\(secret)</svg>")
    for place in ["../secret.svg", "in/secret.svg", "file://\(folder.path)/secret.svg"] {
      #expect(try !exported(element.replacing("S", with: place)).contains("c0ffee"), "\(place)")
    }
  }

  /// The export of a card with an element beside one that can be drawn; empty if it is refused.
  private func exported(_ element: String) throws -> String {
    let other = "<path d='M0 0H9V9' fill='red'/>"
    // A shuffle moves cards if there are several.
    for number in 1...7 {
      try folder.file("cards/\(number).svg", "<svg viewBox='0 0 9 9'>\(other)</svg>")
    }
    try folder.file(
      "cards/a.svg",
      "<svg xmlns:xlink='http://www.w3.org/1999/xlink' viewBox='0 0 9 9'>\(other)\(element)</svg>")
    let result = try run("export --format svg -o - --quiet --cards cards")
    #expect(result.code == 0 || result.errors.contains("holds no picture"), "\(result.errors)")
    return result.output
  }
}
