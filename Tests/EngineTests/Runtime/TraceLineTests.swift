import Engine
import Foundation
import JSONText
import Testing

@Suite struct TraceLineTests {
  private let screen = RecordingScreen()

  private func line(frame: Int = 0, at time: Instant = .zero) throws -> String {
    let runtime = Runtime(screen: screen, size: Size(200, 100))
    let line = TraceLine(
      frame: frame, report: runtime.frame(at: time, events: []), root: screen.root)
    return String(decoding: try JSONValue(encoding: line).bytes(decimals: 9), as: UTF8.self)
  }

  @Test func isTheLineOfTheIssue() throws {
    screen.box.alpha = 0.25
    screen.box.backgroundColor = Color(216, 168, 120, alpha: 0.5)
    #expect(
      try line(frame: 30, at: Instant(frame: 30, rate: 60))
        == #"{"frame":30,"time":0.5,"progress":0,"running":false,"views":["#
        + #"{"key":"box","frame":[0,0,10,10],"alpha":0.25,"color":[216,168,120,0.5],"#
        + #""phase":"present"}]}"#)
  }

  @Test func listsOnlyViewsWithKeysInPaintOrder() throws {
    let group = View(frame: Rect(50, 20, 100, 50))
    let inner = View(frame: Rect(1, 2, 10, 20), key: "inner")
    let last = View(frame: Rect(0, 0, 1, 1), key: "last")
    screen.root.key = "root"
    screen.root.addSubview(group)
    group.addSubview(inner)
    screen.root.addSubview(last)
    let views = try self.views(of: try line())
    #expect(views.map { $0["key"] as? String } == ["box", "inner", "last"])
    #expect(views[1]["frame"] as? [Double] == [51, 22, 10, 20])
  }

  @Test func theFrameIsTheBoxAfterTransforms() throws {
    screen.box.transform = .scale(2)
    #expect(try views(of: try line())[0]["frame"] as? [Double] == [-5, -5, 20, 20])
  }

  @Test(arguments: ["a\"b\\c", "line\nbreak\u{1}", "é→名"])
  func anyKeyIsValidJSON(_ key: String) throws {
    screen.box.key = key
    #expect(try views(of: try line())[0]["key"] as? String == key)
  }

  @Test func clearIsAllZeros() throws {
    screen.box.backgroundColor = .clear
    #expect(try views(of: try line())[0]["color"] as? [Double] == [0, 0, 0, 0])
  }

  /// JSON has no such numbers.
  @Test func whatIsInfiniteIsNull() throws {
    screen.box.frame = Rect(0, 0, .infinity, 10)
    #expect(try line().contains(#"null"#))
  }

  private func views(of line: String) throws -> [[String: Any]] {
    let parsed = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
    return try #require(parsed?["views"] as? [[String: Any]])
  }
}
