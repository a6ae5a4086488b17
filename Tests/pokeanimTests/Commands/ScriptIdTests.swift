import EngineTestSupport
import Foundation
import Testing

@testable import pokeanim

/// Scripts that know elements by their ids, by the built program.
@Suite struct ScriptIdTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.file(
      "app.slides/slides.json",
      #"""
      {"format": 2, "canvas": [200, 400], "slides": [
        {"name": "list", "background": "white", "button": false, "elements": [
          {"id": "tarn", "fill": "green", "frame": [20, 40, 160, 60], "tap": "detail"}]},
        {"name": "detail", "background": "black", "button": false, "elements": [
          {"id": "tarn", "fill": "green", "frame": [0, 0, 200, 200]},
          {"id": "plan", "fill": "red", "frame": [20, 300, 160, 60], "tap": "sheet"}]},
        {"name": "sheet", "over": "detail", "button": false, "elements": [
          {"id": "panel", "fill": "blue", "frame": [0, 200, 200, 200],
           "drag": {"direction": "down", "to": "back"}}]}]}
      """#)
  }

  private func run(_ words: String, input: String = "") throws -> ProgramRun.Result {
    var run = ProgramRun(
      arguments: words.split(separator: " ").map(String.init), folder: folder.url)
    run.input = input
    return try run.run()
  }

  private func rows(_ output: String) throws -> [[String: Any]] {
    try output.split(separator: "\n").map {
      try #require(JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any])
    }
  }

  @Test(arguments: ["200x400", "390x844", "800x600"])
  func aTapIsTraced(_ canvas: String) throws {
    let result = try run("trace app.slides --canvas \(canvas) --script -", input: "0.5 tap tarn")
    let frames = try rows(result.output)
    #expect(result.code == 0, "\(result)")
    let begin = frames.firstIndex { $0["running"] as? Bool == true }
    #expect(begin == 30, "it begins in the frame of the tap")
    let views = try #require(frames.last?["views"] as? [[String: Any]])
    #expect(views.map { $0["key"] as? String } == ["background", "button", "tarn", "plan"])
  }

  /// The commands that take a script, and the file that each makes.
  static let commands = [
    "trace app.slides --record out", "timeline app.slides", "strip app.slides -o out.png",
    "render app.slides --fps 10 -o out.gif", "export app.slides -o out.html",
    "export app.slides -o out.swift",
    "render app.slides --fps 10 --record out.jsonl -o out.apng",
  ]

  @Test(arguments: commands)
  func whatIsNotThereIsNamedAndNothingIsLeft(_ command: String) throws {
    try folder.file("hand.txt", "0 tap tarn\n\n2 tap pln\n")
    let before = try names()
    let result = try run("\(command) --duration 4 --script hand.txt")
    #expect(result.code == 1, "\(result)")
    #expect(
      result.errors.contains(
        "error: hand.txt, line 3: there is no “pln” at 2.00 s; did you mean “plan”?"), "\(result)")
    #expect(try names() == before, "no half of a file is left")
  }

  private func names() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.url.path).sorted()
  }

  @Test(arguments: commands)
  func everyCommandKnowsIds(_ command: String) throws {
    let hand = "0 tap tarn\n1 tap plan\n2 drag panel down 150\n"
    let result = try run("\(command) --script -", input: hand)
    #expect(result.code == 0, "\(result)")
  }

  @Test func aRecordingOfItHoldsPlainEvents() throws {
    let hand = "0 tap tarn\n1 tap plan\n2 drag panel down 150\n"
    #expect(try run("trace app.slides --record a.jsonl --script -", input: hand).code == 0)
    let check = try run("replay a.jsonl --check")
    #expect(check.code == 0 && check.output.contains("frames are equal"), "\(check)")
    #expect(!String(decoding: try folder.data("a.jsonl"), as: UTF8.self).contains("panel"))
  }

  @Test func aFilmOfAnAppGoesThroughIt() throws {
    let film = try run("render app.slides --fps 10 -o own.gif")
    #expect(film.code == 0, "\(film)")
    let walk =
      "0.7 tap tarn\n2.2 tap plan\n3.6 key Backspace\n5 key Backspace"
    #expect(try run("render app.slides --fps 10 --script - -o far.gif", input: walk).code == 0)
    let (own, far) = (try folder.data("own.gif").count, try folder.data("far.gif").count)
    #expect(own > 2_000 && abs(own - far) < own / 3, "\(own) and \(far) bytes")
    let own60 = try run("trace app.slides")
    let tap = try run("trace app.slides --script -", input: "0 tap tarn")
    #expect(own60.output == tap.output, "the other commands show the first change")
  }
}
