import EngineTestSupport
import Foundation
import Testing

@testable import Engine
@testable import EngineSystem
@testable import Studio
@testable import pokeanim

/// Tuned numbers, written into the code that asks for them and nowhere else.
@Suite struct NumberWritingTests {
  private let folder: TemporaryFolder
  private static let code = "// é\r\nlet a = tunable(\"lift\", 12, in: 0...40)\n\tlet b = 12\u{0}"

  init() throws {
    folder = try TemporaryFolder()
    try folder.file("Card.swift", Self.code)
    chmod(path("Card.swift"), 0o640)
  }

  private func path(_ name: String) -> String { folder.path + "/" + name }

  private func text(_ name: String = "Card.swift") throws -> String {
    String(decoding: try folder.data(name), as: UTF8.self)
  }

  @discardableResult
  private func write(
    _ values: [String: Double] = ["lift": 20], to names: [String] = ["Card.swift"]
  ) throws -> String {
    let wishes = values.sorted { $0.key < $1.key }.map {
      TunableNumbers.Wish(name: $0.key, before: 12, value: $0.value)
    }
    return try NumberWriting(files: names.map(path)).write(wishes)
  }

  /// The words about why nothing was written.
  private func refusal(
    _ values: [String: Double] = ["lift": 20], to names: [String] = ["Card.swift"]
  ) throws -> String {
    let before = try names.map { try text($0) }
    let error = #expect(throws: Failure.self) { try write(values, to: names) }
    #expect(try names.map { try text($0) } == before, "all stays as it is")
    #expect(folder.names == names.sorted(), "nothing is left beside it")
    return error.map { "\($0)" } ?? ""
  }

  @Test func nothingElseOfTheFileChanges() throws {
    #expect(try write() == "Card.swift: “lift” written")
    #expect(try text() == Self.code.replacing("\"lift\", 12", with: "\"lift\", 20"))
    #expect(folder.names == ["Card.swift"])
    var status = stat()
    stat(path("Card.swift"), &status)
    #expect(status.st_mode & 0o7777 == 0o640)
  }

  @Test func theSameNumberLeavesTheFileAlone() throws {
    var (before, after) = (stat(), stat())
    stat(path("Card.swift"), &before)
    try write(["lift": 12])
    stat(path("Card.swift"), &after)
    #expect(before.st_ino == after.st_ino)
  }

  @Test func aMovedCallIsFound() throws {
    try folder.file("Card.swift", "let x = 1\n\n" + Self.code)
    try write()
    #expect(try text().contains("\"lift\", 20, in"))
  }

  @Test func manyNumbersAreWrittenIntoTheFilesThatAskForThem() throws {
    try folder.file("A.swift", "tunable(\"a\", 1.5, in: 0...9); tunable(\"b\", 1, in: 0...9)")
    try folder.file("B.swift", "let none = 0")
    let words = try write(
      ["a": 10.25, "b": 200, "lift": 7], to: ["A.swift", "B.swift", "Card.swift"])
    #expect(words == "A.swift, Card.swift: 3 numbers written")
    #expect(
      try text("A.swift") == "tunable(\"a\", 10.25, in: 0...9); tunable(\"b\", 200, in: 0...9)")
    #expect(try text("B.swift") == "let none = 0")
    #expect(try text().contains("\"lift\", 7, in"))
  }

  @Test func whatIsNotFoundIsRefused() throws {
    #expect(try refusal(["lost": 1]).contains("“lost” is not written: there is no tunable"))
    #expect(try refusal(["lift": 1, "lost": 1]).contains("lost"), "all or none")
  }

  @Test func whatIsThereTwiceIsRefused() throws {
    try folder.file("Card.swift", Self.code + Self.code)
    #expect(try refusal().contains("2 calls"))
    try folder.file("Card.swift", Self.code)
    try folder.file("B.swift", Self.code)
    #expect(try refusal(to: ["B.swift", "Card.swift"]).contains("2 calls"))
  }

  @Test func whatIsNoLiteralIsRefused() throws {
    try folder.file("Card.swift", Self.code.replacing("12, in", with: "twelve, in"))
    #expect(try refusal().contains("no literal"))
  }

  @Test func aReadOnlyFileIsRefused() throws {
    chmod(path("Card.swift"), 0o444)
    #expect(try refusal().contains("read-only"))
  }

  @Test func oneReadOnlyFileRefusesAll() throws {
    try folder.file("A.swift", "tunable(\"a\", 1, in: 0...9)")
    chmod(path("Card.swift"), 0o444)
    #expect(
      try refusal(["a": 2, "lift": 20], to: ["A.swift", "Card.swift"]).contains("read-only"))
  }

  @Test func nothingIsWrittenOfNothing() throws {
    #expect(try write([:]) == "Nothing was tuned")
    #expect(try text() == Self.code)
  }

  @Test func aLinkIsFollowed() throws {
    rename(path("Card.swift"), path("Real.swift"))
    symlink("Real.swift", path("Card.swift"))
    try write()
    #expect(FileCall.goal(ofLink: path("Card.swift")) == "Real.swift")
    #expect(try text("Real.swift").contains("\"lift\", 20"))
  }
}
