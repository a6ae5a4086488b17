import EngineTestSupport
import Foundation
import Testing

/// `pokeanim timeline`, by the built program.
@Suite struct TimelineCommandTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func run(_ arguments: String, code: Int32 = 0) throws -> ProgramRun.Result {
    let words = arguments.split(separator: " ").map(String.init)
    let result = try ProgramRun(arguments: ["timeline"] + words, folder: folder.url).run()
    #expect(result.code == code, "\(arguments): \(result)")
    return result
  }

  @Test(arguments: [
    ("--screen onboarding", "creatureTitle"), ("--pair sidebar", "position"),
    ("--screen algebra", "final"), ("--screen gallery", "card"),
  ])
  func everyScreenHasOne(_ screen: String, _ word: String) throws {
    let text = try run(screen).output
    #expect(text.hasPrefix("at 0 s: ") && text.contains(word) && text.contains("█"), "\(text)")
    #expect(try run("\(screen) --format csv").output.hasPrefix("change,began,element,property"))
    let json = try run("\(screen) --format json").output
    let object = try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any]
    #expect((object?["changes"] as? [[String: Any]])?.count == 1)
  }

  @Test func aPairsWayTakesItsDuration() throws {
    let csv = try run("--pair grid --play-duration 3 --format csv").output
    let ends = csv.split(separator: "\n").dropFirst().compactMap {
      $0.split(separator: ",").last.flatMap { Double($0) }
    }
    #expect(ends.max() == 3)
  }

  @Test func allChangesOfAScriptAndOfItsRecordingAreTold() throws {
    try folder.file("hand.txt", "0.5 key Right\n2 key Right\n4 key Left")
    let script = "--screen onboarding --script hand.txt"
    let text = try run(script).output
    let heads = text.split(separator: "\n").filter { $0.hasPrefix("at ") }
    #expect(heads.count == 3, "\(text)")
    let record = try ProgramRun(
      arguments: "trace \(script) --record r.jsonl".split(separator: " ").map(String.init),
      folder: folder.url
    ).run()
    #expect(record.code == 0)
    #expect(try run("--recording r.jsonl").output == text)
  }

  @Test(arguments: [
    ("--format xml", 2, "'xml'"), ("--width 3", 2, "8 to 400"),
    ("--script a --recording b", 2, "leave out --script"),
    ("--pair squares --recording b", 2, "leave out --pair"),
    ("--speed 1 --recording b", 2, "leave out --speed"),
    ("--motion fluid --recording b", 2, "leave out --motion"),
    ("--strict --recording b", 2, "leave out --strict"),
    ("--play-duration 5 --recording b", 2, "leave out --play-duration"),
    ("--follow-links --recording none", 1, "none: No such file"),
    ("--reduced-motion --recording b", 2, "leave out --reduced-motion"),
    ("--recording none", 1, "none: No such file"), ("--recording .", 1, "is a folder"),
    ("--recording /dev/null", 1, "is empty"), ("--script none", 1, "none: No such file"),
    ("--screen squares --script still.txt", 1, "nothing changes"),
  ])
  func wrongUse(_ arguments: String, _ code: Int32, _ problem: String) throws {
    try folder.file("still.txt", "0 hover 1 1")
    let result = try run(arguments, code: code)
    #expect(result.errors.contains(problem) && result.output.isEmpty, "\(result)")
  }
}
