import Foundation
import Testing

@testable import Engine

/// UAX 14 by Unicode's own test, and what the test leaves open.
@Suite struct LineBreaksTests {
  private static let official = "/usr/share/unicode/auxiliary/LineBreakTest.txt"

  /// A line of the file: "× 0023 × 0020 ÷ 0023 ÷", with a comment behind it.
  private func read(_ line: Substring) throws -> (text: String, offsets: [Int]) {
    var text = String.UnicodeScalarView()
    var (offset, offsets) = (0, [Int]())
    for word in line.prefix(while: { $0 != "#" }).split(whereSeparator: \.isWhitespace) {
      if word == "÷" { offsets.append(offset) }
      guard let value = UInt32(word, radix: 16) else { continue }
      let scalar = try #require(Unicode.Scalar(value))
      text.append(scalar)
      offset += UTF8.width(scalar)
    }
    return (String(text), offsets.filter { 0 < $0 && $0 < offset })
  }

  @Test(
    .enabled(
      if: FileManager.default.fileExists(atPath: official),
      "unicode-data is missing: make setup-tests"))
  func unicodesOwnTestPasses() throws {
    let file = try String(contentsOfFile: Self.official, encoding: .utf8)
    let lines = file.split(separator: "\n").filter { !$0.hasPrefix("#") }
    #expect(lines.count > 7_000)
    for line in lines {
      let (text, wanted) = try read(line)
      // The rules alone know no words of Thai: "treat them as letters".
      let got = LineBreaks(of: text) { _ in [] }.places.map(\.offset)
      guard got != wanted else { continue }
      Issue.record("\(line): \(got)")
    }
  }

  private func pieces(_ text: String, _ wordEnds: [Int]? = nil) -> [String] {
    let offsets = [0] + LineBreaks(of: text) { _ in wordEnds }.places.map(\.offset)
    let ends = offsets.dropFirst() + [text.utf8.count]
    return zip(offsets, ends).map { String(decoding: Array(text.utf8)[$0..<$1], as: UTF8.self) }
  }

  @Test func whatWritersKnow() {
    #expect(
      pieces("well-known, e.g. here/there") == ["well-", "known, ", "e.g. ", "here/", "there"])
    #expect(pieces("from $(12.50) to -3,000 %") == ["from ", "$(12.50) ", "to ", "-3,000 ", "%"])
    #expect(pieces("日本語。「はい」") == ["日", "本", "語。", "「は", "い」"])
    #expect(pieces("한국어 글") == ["한", "국", "어 ", "글"])
    #expect(pieces("a\u{A0}b c") == ["a\u{A0}b ", "c"])
    #expect(pieces("🇨🇭🇩🇪👩‍👧👍🏽") == ["🇨🇭", "🇩🇪", "👩‍👧", "👍🏽"])
  }

  @Test func linesEndWhereTheyMust() {
    let places = LineBreaks(of: "a\r\nb\u{2028}c d\n").places
    #expect(
      places == [
        LineBreaks.Place(offset: 3, isMandatory: true),
        LineBreaks.Place(offset: 7, isMandatory: true),
        LineBreaks.Place(offset: 9, isMandatory: false),
      ])
  }

  /// Offsets count from the start of each run of the script.
  @Test func wordsOfThaiEndWhereSomebodyKnows() {
    #expect(pieces("a ภาษาไทย", [4, 7]) == ["a ", "ภาษา", "ไทย"])
    #expect(pieces("ภาษาไทย", []) == ["ภาษาไทย"])
    #expect(pieces("ที่นี่") == ["ที่", "นี่"])
    var asked: [String] = []
    _ = LineBreaks(of: "ไทย abc ที่นี่, ก") {
      asked.append($0)
      return nil
    }
    #expect(asked == ["ไทย", "ที่นี่"])
  }
}
