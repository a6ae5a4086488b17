import Engine
import EngineSDL
import EngineTestSupport
import Foundation
import Testing

@testable import pokeanim

/// `--record` and `pokeanim replay`, by the built program.
@Suite struct ReplayCommandTests {
  private let folder: TemporaryFolder
  static let screens = ["onboarding", "squares", "algebra", "gallery"]

  init() throws {
    folder = try TemporaryFolder()
    try folder.file(
      "hand.txt",
      """
      0.1 press 200 150
      0.3 move 80 150
      0.5 release
      1 key Right
      1.2 key Space
      1.4 resize 400 300
      1.5 key R
      """)
  }

  @discardableResult
  private func run(
    _ arguments: String, code: Int32 = 0, environment: [String: String?] = [:]
  ) throws -> ProgramRun.Result {
    let words = arguments.split(separator: " ").map(String.init)
    let result = try ProgramRun(
      arguments: words, environment: environment, folder: folder.url
    ).run()
    #expect(result.code == code && !result.timedOut, "\(arguments): \(result)")
    if code == 1 { #expect(result.errors.split(separator: "\n").count == 1, "\(result.errors)") }
    return result
  }

  private func record(_ screen: String, _ options: String = "") throws {
    try run("trace --screen \(screen) --script hand.txt --record r.jsonl \(options)")
  }

  @Test(arguments: screens) func aScriptsPicturesComeAgain(_ screen: String) throws {
    try record(screen, "--canvas 480x360 --play-duration 2 --theme dark")
    let result = try run("replay r.jsonl --check")
    #expect(result.output.hasPrefix("r.jsonl: all ") && result.errors.isEmpty)
    #expect(try folder.data("r.jsonl").split(separator: 10).count > 3)
  }

  /// In other places and languages as well: neither is asked for.
  @Test(arguments: [
    ["LC_ALL": "de_DE.UTF-8", "TZ": "Asia/Kathmandu"], ["LC_ALL": "C", "TZ": "America/St_Johns"],
  ])
  func picturesComeAgainElsewhere(_ environment: [String: String]) throws {
    try record("gallery")
    try run("replay r.jsonl --check", environment: environment)
    try folder.file("old.jsonl", String(decoding: folder.data("r.jsonl"), as: UTF8.self))
    let words = "trace --screen gallery --script hand.txt --record r.jsonl"
    try run(words, environment: environment)
    #expect(try folder.data("old.jsonl") == folder.data("r.jsonl"))
  }

  @Test(arguments: screens, [24, 240]) func otherRatesShowTheSame(
    _ screen: String, _ rate: Int
  ) throws {
    try folder.file("hand.txt", "0.1 key Right\n0.4 key Space\n0.5 key Space\n0.6 key R")
    try record(screen, "--play-duration 1")
    try run("replay r.jsonl --check --fps \(rate)")
  }

  @Test(arguments: [
    "--screen squares -o a.gif --fps 20", "--pair grid --page --scale 2 -o a-%d.ppm --fps 10",
    "--screen onboarding --life on -o a.apng --fps 10", "--screen squares --blur 4 -o a.gif",
    "--screen gallery --from 0.2 --to 0.4 -o a.gif",
  ])
  func filmsAreRecordedToo(_ options: String) throws {
    try run("render \(options) --play-duration 0.5 --canvas 300x200 --record r.jsonl --quiet")
    try run("replay r.jsonl --check")
  }

  @Test func aFilmASlideIsNoRecording() throws {
    let result = try run("render -o %s.gif --record r.jsonl", code: 1)
    #expect(result.errors.contains("--record") && !folder.names.contains("r.jsonl"))
  }

  // MARK: Differences

  @Test func theFirstDifferenceIsNamedAndPictured() throws {
    try record("squares", "--play-duration 1")
    let text = String(decoding: try folder.data("r.jsonl"), as: UTF8.self)
    try folder.file("r.jsonl", text.replacing("\"duration\":1", with: "\"duration\":1.5"))
    let plain = try run("replay r.jsonl --check", code: 1)
    #expect(plain.errors.contains("r.jsonl: frame ") && !plain.errors.contains("other fonts"))
    #expect(plain.errors.contains("-o FILE writes its picture") && plain.output.isEmpty)
    let pictured = try run("replay r.jsonl -o now.ppm", code: 1)
    #expect(pictured.errors.contains("its picture is now.ppm"))
    try run("replay r.jsonl --frame \(frame(of: plain)) -o same.ppm")
    #expect(try folder.data("same.ppm") == folder.data("now.ppm"))
  }

  @Test func otherFontsAreNamed() throws {
    let dejaVu = "/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf"
    try #require(FileManager.default.fileExists(atPath: dejaVu), "make setup-tests")
    try record("onboarding")
    let other = try run("replay r.jsonl --check --font \(dejaVu)", code: 1)
    #expect(other.errors.contains("it was recorded with other fonts"), "\(other.errors)")
  }

  @Test func aFramesPictureIsThatOfTheFilm() throws {
    let film = "render --screen squares --canvas 200x150 --play-duration 0.5 --fps 10"
    try run("\(film) -o %d.ppm --record r.jsonl")
    try run("replay r.jsonl --frame 3 -o one.ppm")
    #expect(try folder.data("one.ppm") == folder.data("3.ppm"))
    #expect(try folder.data("one.ppm") != folder.data("0.ppm"))
    let late = try run("replay r.jsonl --frame 99 -o one.ppm", code: 1)
    #expect(late.errors.contains("there is no frame 99; the last one is "))
  }

  /// The other program is a shell script, which makes the picture with this one of a recording of its
  /// own: what was recorded then.
  @Test func theOtherProgramsPictureIsAtTheLeft() throws {
    try record("squares", "--play-duration 1 --canvas 200x150")
    let text = String(decoding: try folder.data("r.jsonl"), as: UTF8.self)
    try folder.file("then.jsonl", text)
    try folder.file("r.jsonl", text.replacing("\"duration\":1", with: "\"duration\":1.5"))
    let old = "#!/bin/sh\nshift 2\nexec '\(ProgramRun.path)' replay then.jsonl \"$@\"\n"
    try program("old", old)
    try run("replay r.jsonl -o now.ppm", code: 1)
    let result = try run("replay r.jsonl -o both.ppm --against ./old", code: 1)
    #expect(result.errors.contains("at the left as ./old makes it"), "\(result.errors)")
    let (now, both) = try (picture("now.ppm"), picture("both.ppm"))
    try run("replay then.jsonl --frame \(frame(of: result)) -o then.ppm")
    let then = try picture("then.ppm")
    #expect(both.width == then.width + 8 + now.width && both.height == now.height)
    #expect(then.pixels != now.pixels)
    for row in 0..<both.height {
      let pixels = both.pixels[row * both.width..<(row + 1) * both.width]
      #expect(
        pixels.prefix(then.width).elementsEqual(
          then.pixels[row * then.width..<(row + 1) * then.width]))
      #expect(
        pixels.suffix(now.width).elementsEqual(now.pixels[row * now.width..<(row + 1) * now.width]))
    }
  }

  /// It is to make its picture with the same font, and find pictures where this one does.
  @Test func theOtherProgramLooksWhereThisOneDoes() throws {
    try program("old", "#!/bin/sh\necho \"$* $XDG_DATA_DIRS $LANG.\" >\"$0.said\"\nexit 3\n")
    try record("squares", "--play-duration 1")
    let text = String(decoding: try folder.data("r.jsonl"), as: UTF8.self)
    try folder.file("r.jsonl", text.replacing("\"duration\":1", with: "\"duration\":1.5"))
    try run(
      "replay r.jsonl -o a.ppm --against ./old", code: 1,
      environment: ["XDG_DATA_DIRS": "/usr/share:/somewhere", "LANG": "de"])
    let said = { String(decoding: try folder.data("old.said"), as: UTF8.self) }
    #expect(try said().hasSuffix(".ppm /usr/share:/somewhere .\n"))
    #expect(try !said().contains("--font"))
    let other = OtherProgram(path: folder.path + "/old", font: "my.otf")
    #expect(throws: Failure.self) { try other.picture(ofFrame: 3, of: "r.jsonl") }
    #expect(try said().hasPrefix("replay r.jsonl --frame 3 --font my.otf -o /"))
  }

  @Test(arguments: [
    ("none", "there is no program none, which --against names"),
    ("./fails", "./fails makes no picture of frame "), ("./fails", ": no such recording"),
    ("./nothing", "frame.ppm: No such file"), ("./junk", "that is a .ppm file"),
  ])
  func whatTheOtherProgramDoesWrong(_ name: String, _ problem: String) throws {
    try record("squares", "--play-duration 1")
    let text = String(decoding: try folder.data("r.jsonl"), as: UTF8.self)
    try folder.file("r.jsonl", text.replacing("\"duration\":1", with: "\"duration\":1.5"))
    try program("fails", "#!/bin/sh\necho no such recording >&2\nexit 3\n")
    try program("nothing", "#!/bin/sh\nexit 0\n")
    try program("junk", "#!/bin/sh\nfor last; do :; done\necho junk >\"$last\"\n")
    let result = try run("replay r.jsonl -o a.ppm --against \(name)", code: 1)
    #expect(result.errors.contains(problem), "\(result.errors)")
    #expect(folder.names == ["fails", "hand.txt", "junk", "nothing", "r.jsonl"])
  }

  private func program(_ name: String, _ text: String) throws {
    try folder.file(name, text)
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755], ofItemAtPath: folder.url.path + "/" + name)
  }

  private func picture(_ name: String) throws -> Bitmap {
    try #require(Bitmap(ppm: Array(try folder.data(name))))
  }

  /// The number of the frame that a message names.
  private func frame(of result: ProgramRun.Result) throws -> Substring {
    let words = result.errors.split(whereSeparator: { " ,".contains($0) })
    return words[try #require(words.firstIndex(of: "frame")) + 1]
  }

  // MARK: Wrong use

  @Test(arguments: [
    ("replay", 2, "Missing expected argument '<file>'"),
    ("replay r.jsonl --frame 3", 2, "--frame needs -o"),
    ("replay r.jsonl --fps 24", 2, "--fps goes with --check"),
    ("replay r.jsonl --check --frame 1 -o a.png", 2, "take one"),
    ("replay r.jsonl --against old", 2, "--against goes with -o, and not with --frame"),
    ("replay r.jsonl --frame 1 -o a.png --against old", 2, "--against goes with -o"),
    ("replay r.jsonl --check --fps 0", 2, "give a number from 1 to 1000"),
    ("replay r.jsonl -o a.gif", 1, "one picture is .png"),
    ("replay none", 1, "can't read none: No such file"),
    ("replay . --check", 1, ". is a folder, not a file"),
    ("replay /dev/zero", 1, "longer than 16 MB"),
    ("replay /dev/null", 1, "is empty"),
    ("trace --record /dev/full", 1, "it is a device"),
    ("trace --record .", 1, "it is a folder"),
    ("trace --record none/r.jsonl", 1, "No such file"),
    ("replay hand.txt", 1, "hand.txt, line 1: "),
  ])
  func wrongUse(_ arguments: String, _ code: Int32, _ problem: String) throws {
    let result = try run(arguments, code: code)
    #expect(result.errors.contains(problem), "\(result.errors)")
    #expect(folder.names == ["hand.txt"])
  }

  @Test func withoutADisplayThereIsACheck() throws {
    try record("squares")
    let result = try run("replay r.jsonl", code: 1)
    #expect(result.errors.contains("there is no display") && result.errors.contains("--check"))
  }

  /// A disk with room for a part: the file that was there stays, nothing else does.
  @Test func nothingHalfWrittenIsLeft() throws {
    try folder.file("r.jsonl", "before")
    try folder.file("hand.txt", "0 key Space")
    let shell = Process()
    let errors = Pipe()
    shell.executableURL = URL(fileURLWithPath: "/bin/bash")
    shell.currentDirectoryURL = folder.url
    shell.arguments = [
      "-c",
      "\(Sanitizer.withoutFiles); ulimit -f 1; '\(ProgramRun.path)' trace --pair grid --script hand.txt --record r.jsonl"
        + " --play-duration 9 | cat >/dev/null; exit ${PIPESTATUS[0]}",
    ]
    shell.standardError = errors
    try shell.run()
    let said = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    shell.waitUntilExit()
    #expect(shell.terminationStatus == 1 && said.contains("can't write r.jsonl: "), "\(said)")
    #expect(folder.names == ["hand.txt", "r.jsonl"])
    #expect(try folder.data("r.jsonl") == Data("before".utf8))
  }
}
