import Engine
import EngineTestSupport
import Foundation
import Testing

@testable import Studio
@testable import pokeanim

/// Every command shows a screen's own change where no script says otherwise, by the built program.
@Suite struct OwnChangeTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.file("still.txt", "0 hover -1 -1")
    for entry in ScreenEntry.all {
      try folder.file("\(entry.name).txt", "0 key \(entry.playKey.rawValue)")
    }
    try folder.file(
      "tour.json",
      """
      {"slides": [{"elements": [{"id": "a", "text": "A"}]}, {"elements": [{"id": "b", "text": "B"}]}]}
      """)
    // So many that a shuffle moves some.
    for width in 1...8 {
      try folder.file(
        "cards/\(width).svg", "<svg viewBox='0 0 9 9'><rect width='\(width)' height='9'/></svg>")
    }
  }

  /// A command, and the options that keep its output small.
  enum Command: String, CaseIterable {
    case trace = "trace"
    case timeline = "timeline --format csv"
    case strip = "strip --frames 4 --scale 0.1 -o out.ppm"
    case export = "export --quiet -o out.svg"
    case film = "render --canvas 240x180 -o out.gif"
    case moment = "render --from 0.3 --canvas 240x180 -o out.ppm"

    /// The name of the file that it writes; nil: it prints.
    var file: String? { rawValue.components(separatedBy: " -o ").dropFirst().first }
  }

  /// Everything that says which screen is meant.
  static let subjects =
    ScreenEntry.all.map { ("--screen \($0.name)", $0) }
    + [
      ("--pair sidebar", .squares), ("--slides tour.json", .onboarding),
      ("--expression fadeIn*rotate", .algebra), ("--cards cards", .gallery),
    ]

  private func output(_ command: Command, _ options: String) throws -> Data {
    let words = "\(command.rawValue) --fps 5 --play-duration 0.6 \(options)".split(separator: " ")
    let result = try ProgramRun(arguments: words.map(String.init), folder: folder.url).run()
    guard result.code == 0 else { return Data("\(result.code): \(result.errors)".utf8) }
    guard let file = command.file else { return Data(result.output.utf8) }
    return try Data(contentsOf: folder.url.appending(path: file))
  }

  @Test(arguments: subjects, Command.allCases)
  func itIsShownWithoutAScript(_ subject: (String, ScreenEntry), _ command: Command) throws {
    let (options, entry) = subject
    for length in ["", " --duration 0.4"] {
      let given = options + length
      let own = try output(command, given)
      #expect(own == (try output(command, "\(given) --script \(entry.name).txt")), "\(given)")
      #expect(own != (try output(command, "\(given) --script still.txt")), "\(given)")
    }
  }

  @Test(arguments: subjects)
  func noTimeAtAllIsTheScreenAtRest(_ subject: (String, ScreenEntry)) throws {
    for command in [Command.trace, .film] {
      let still = try output(command, "\(subject.0) --duration 0")
      #expect(still == (try output(command, "\(subject.0) --duration 0 --script still.txt")))
    }
  }
}
