import EngineTestSupport
import Foundation
import Testing

/// Nothing of files, names and arguments reaches a terminal as it is, on either output, if a terminal
/// would obey it; nor does it begin a line.
@Suite struct TerminalTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @discardableResult
  private func check(_ arguments: [String], sourceLocation: SourceLocation = #_sourceLocation)
    throws -> ProgramRun.Result
  {
    let result = try ProgramRun(
      arguments: arguments, environment: PlayedFile.environment, folder: folder.url
    ).run()
    if let flaw = NastyText.flaw(in: result) {
      Issue.record("\(arguments): \(flaw)", sourceLocation: sourceLocation)
    }
    return result
  }

  // MARK: Arguments

  @Test func valuesOfAllOptions() throws {
    let commands = try ListedCommand.all()
    // What `--record` writes is compiled by `--swift`.
    _ = try PlaygroundCache.engine.get()
    #expect(commands.count >= 11 && commands.flatMap(\.options).count > 100)
    for command in commands {
      for option in command.options {
        let output = command.options.contains("--output") && option != "--output"
        let rest = output ? ["-o", "o.png"] : []
        try check(command.words + rest + [option, NastyText.text])
      }
      try check(command.words + [NastyText.text])
      try check(command.words + ["--\(NastyText.text)"])
      try check(command.words + [NastyText.text, NastyText.text])
    }
  }

  /// Arguments and names that are no text, one byte of which some terminals obey.
  @Test(arguments: ["trace --slides $n", "new none/$n", "$n", "--$n", "render -o none/$n.png"])
  func bytesThatAreNoText(_ words: String) throws {
    var run = ProgramRun(arguments: ["-c", "n=$'\\x9b2J\\xff'; \"$0\" \(words)", ProgramRun.path])
    run.program = "/bin/bash"
    let result = try run.run()
    #expect(result.code != 0 && NastyText.flaw(in: result) == nil, "\(result)")
    #expect(result.errors.contains("\\x9B2J\\xFF"), "\(result)")
  }

  // MARK: Names of files

  @Test func namesOfFilesAndFolders() throws {
    let name = NastyText.text
    let drawing = "<svg viewBox='0 0 9 9'><rect width='9' height='9'/><text>\(name)</text></svg>"
    for slides in [#"{"slides": [{}, {}]}"#, "{", #"{"slides": [{"elements": [{"id": 1}]}]}"#] {
      try folder.file("\(name).slides/slides.json", slides)
      for command in [
        "trace", "timeline", "strip -o o.png", "export -o \(name).html", "render -o o.gif",
      ] {
        try check(words(command) + ["--slides", "\(name).slides"])
      }
    }
    for text in [drawing, "<svg", "\u{1}"] {
      try folder.file("\(name).cards/\(name).svg", text)
      try check(["trace", "--duration", "0", "--cards", "\(name).cards"])
      try check(["export", "-o", "\(name).json", "--cards", "\(name).cards"])
      try check(["gallery", "\(name).cards"])
    }
    try check(["trace", "--duration", "0", "--record", "\(name).jsonl"])
    #expect(try check(["replay", "--check", "\(name).jsonl"]).output.contains("are equal"))
    try folder.file("\(name).txt", "0 leap\n")
    for option in ["--script", "--font", "--assets", "--slides", "--cards"] {
      try check(["trace", option, "\(name).txt"])
    }
    try check(["timeline", "--recording", "\(name).txt"])
    try check(["selftest", "--vectors", "\(name).slides"])
    try check(["new", "\(name).slides"])
    try check(["new", "\(name)2.slides"])
    try check(["render", "--duration", "0", "-o", "\(name)/a.png"])
    try check(["render", "--duration", "0", "-o", "\(name).png"])
  }

  private func words(_ line: String) -> [String] {
    // A name of its own has blanks of its own.
    line.split(separator: " ", maxSplits: 2).map(String.init)
  }

  // MARK: Texts in files

  /// Every value, and the name of every member, in slides that have all that there is.
  @Test func membersOfSlides() throws {
    let slides = try JSONSerialization.jsonObject(with: Data(Self.slides.utf8))
    var count = 0
    for changed in Self.changes(of: slides) {
      let data = try JSONSerialization.data(
        withJSONObject: changed, options: .fragmentsAllowed)
      try folder.file("t.slides/slides.json", String(decoding: data, as: UTF8.self))
      let result = try check(["timeline", "--slides", "t.slides"])
      count += 1
      guard result.code == 0 else { continue }
      try check(["timeline", "--slides", "t.slides", "--format", "csv"])
      try check(["strip", "--slides", "t.slides", "--frames", "2", "-o", "%s.png"])
      for command in [["timeline", "--format", "json"], ["trace", "--duration", "0"]] {
        let output = try check(command + ["--slides", "t.slides"]).output
        for line in output.split(separator: "\n") {
          #expect(throws: Never.self) { try JSONSerialization.jsonObject(with: Data(line.utf8)) }
        }
      }
    }
    #expect(count > 60)
  }

  private static let slides = #"""
    {"canvas": [90, 90], "choreography": {"stagger": 0.1}, "hills": true, "slides": [
      {"name": "one", "background": "white", "button": "Go", "finish": "End", "celebrate": true,
       "elements": [
        {"id": "a", "text": "A", "frame": [0, 0, 9, 9], "size": 9, "weight": "bold",
         "color": "red", "align": "center", "wrap": "words", "fill": "blue", "radius": 1,
         "border": {"width": 1, "color": "black"}, "opacity": 1, "rotation": 0,
         "motion": {"duration": 1, "delay": 0.1, "arc": 0, "curve": "ease-out",
          "enter": ["fade", {"left": 9}], "leave": [{"scale": 0.1}],
          "leaving": {"spring": {"damping": 0.5, "velocity": 2}, "duration": 1}}},
        {"id": "b", "text": "B", "place": "title", "fluid": "none", "original": "none"},
        {"id": "c", "picture": "c.svg"}]},
      {"elements": [{"id": "a", "text": "A", "frame": [40, 40, 9, 9]}]}]}
    """#

  /// The value with one of its parts, or the name of a member, as a nasty text, for each of them.
  private static func changes(of value: Any) -> [Any] {
    var all: [Any] = [NastyText.text]
    if let object = value as? [String: Any] {
      for (key, part) in object.sorted(by: { $0.key < $1.key }) {
        for changed in changes(of: part) { all.append(object.merging([key: changed]) { $1 }) }
        var renamed = object
        renamed[key] = nil
        renamed[NastyText.text] = part
        all.append(renamed)
      }
    } else if let list = value as? [Any] {
      for (index, part) in list.enumerated() {
        for changed in changes(of: part) {
          var copy = list
          copy[index] = changed
          all.append(copy)
        }
      }
    }
    return all
  }

  @Test(arguments: [
    "<svg viewBox='0 0 9 9'><N/></svg>", "<N>", "<svg N='1'/>", "<svg viewBox='N'/>",
    "<svg>&N;</svg>",
    "<svg viewBox='0 0 9 9'><rect width='N' height='9'/></svg>",
    "<svg viewBox='0 0 9 9'><rect fill='N' width='9' height='9'/></svg>",
    "<svg viewBox='0 0 9 9'><rect style='N: N' width='9' height='9'/></svg>",
    "<svg viewBox='0 0 9 9'><style>N { N }</style><rect class='N'/></svg>",
    "<svg viewBox='0 0 9 9'><use href='N'/></svg>", "<svg viewBox='0 0 9 9'><text>N</text></svg>",
    "<svg viewBox='0 0 9 9'><path d='M0 0 N'/><filter id='N'/><g transform='N'/></svg>", "N",
  ])
  func textsOfPictures(_ picture: String) throws {
    try folder.file("cards/a.svg", picture.replacing("N", with: NastyText.text))
    try check(["trace", "--duration", "0", "--cards", "cards"])
    try check(["trace", "--duration", "0", "--cards", "cards", "--strict"])
  }

  @Test(arguments: ["N", "0 N", "0 key N", "0 press N 1", "N key A"])
  func textsOfScripts(_ script: String) throws {
    try folder.file("script", script.replacing("N", with: NastyText.text))
    try check(["trace", "--duration", "0", "--script", "script"])
  }

  /// Every text of a recording's first line, and every word of an input.
  @Test func textsOfRecordings() throws {
    try check(["trace", "--duration", "0", "--record", "whole.jsonl"])
    let whole = String(decoding: try folder.data("whole.jsonl"), as: UTF8.self)
    var nasty = String(decoding: try JSONEncoder().encode(NastyText.text), as: UTF8.self)
    nasty.removeFirst()
    nasty.removeLast()
    let lines = whole.split(separator: "\n").map(String.init)
    let start = try #require(lines.first).split(separator: "\"", omittingEmptySubsequences: false)
    var texts = stride(from: 1, to: start.count, by: 2).map { place in
      var parts = start
      parts[place] = nasty[...]
      return parts.joined(separator: "\"") + "\n" + lines.dropFirst().joined(separator: "\n") + "\n"
    }
    for input in ["[0,\"N\"]", "[0,\"key\",\"N\"]", "[0,\"dropped\",\"N\"]", "[0,\"saved\",\"N\"]"]
    {
      texts.append(
        whole.replacing("\"t\":", with: "\"i\":[\(input.replacing("N", with: nasty))],\"t\":"))
    }
    texts.append(whole.replacing("\"h\":\"", with: "\"h\":\"" + nasty))
    texts.append(NastyText.text)
    for text in texts {
      try folder.file("r.jsonl", text)
      try check(["replay", "--check", "r.jsonl"])
    }
    #expect(texts.count > 20)
  }

  @Test func textsOfVectors() throws {
    let nasty = String(decoding: try JSONEncoder().encode(NastyText.text), as: UTF8.self)
    for text in [
      "{\(nasty): []}", "{\"groups\": [{\"id\": \(nasty), \"kind\": \"x\", \"checks\": []}]}",
      "{\"merge\": [{\(nasty): \(nasty)}]}", "{\"merge\": {\(nasty): 1}}", NastyText.text,
    ] {
      for name in ["transitions", "timing", "layout"] { try folder.file("v/\(name).json", text) }
      try check(["selftest", "--vectors", "v"])
    }
  }

  @Test func textsOfTheState() throws {
    let nasty = String(decoding: try JSONEncoder().encode(NastyText.text), as: UTF8.self)
    for text in [
      "{\"format\": 1, \"theme\": \(nasty)}", "{\"format\": \(nasty)}", "{\(nasty): 1}",
      "{\"format\": 1, \"presets\": {\(nasty): 1}}", "{\"format\": 1, \"tuned\": {\(nasty): 1}}",
      "\u{1B}",
    ] {
      let state = try folder.file("state/pokeanim/state.json", text).path
      let root = String(state.dropLast("/pokeanim/state.json".count))
      let run = ProgramRun(arguments: [], environment: ["XDG_STATE_HOME": root])
      #expect(try NastyText.flaw(in: run.run()) == nil)
    }
  }

  // MARK: Surroundings

  @Test(arguments: [
    "HOME", "XDG_STATE_HOME", "POKEANIM_ASSETS", "POKEANIM_FONT", "DISPLAY", "WAYLAND_DISPLAY",
    "SDL_VIDEODRIVER", "TMPDIR", "XDG_DATA_HOME",
  ])
  func variables(_ name: String) throws {
    for arguments in [["doctor"], ["doctor", "--json"], ["trace", "--duration", "0"], []] {
      let run = ProgramRun(
        arguments: arguments, environment: [name: "/" + NastyText.text], folder: folder.url)
      let result = try run.run()
      #expect(NastyText.flaw(in: result) == nil, "\(name) \(arguments)")
      guard arguments.last == "--json" else { continue }
      #expect(throws: Never.self) {
        try JSONSerialization.jsonObject(with: Data(result.output.utf8))
      }
    }
  }

  @Test func formulasOfTablesAreTexts() throws {
    try folder.file(
      "t.slides/slides.json",
      #"""
      {"slides": [{"elements": [{"id": "=cmd|' /C calc'!A0", "frame": [-5, 0, 9, 9], "fill": "red"}]},
        {"elements": [{"id": "=cmd|' /C calc'!A0", "frame": [50, 0, 9, 9], "fill": "red"}]}]}
      """#)
    let output = try check(["timeline", "--format", "csv", "--slides", "t.slides"]).output
    let rows = output.split(separator: "\n").filter { $0.contains("cmd") }
    #expect(!rows.isEmpty && rows.allSatisfy { $0.contains(",'=cmd|' /C calc'!A0,position,0,") })
  }
}
