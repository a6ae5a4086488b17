import Engine
import EngineSDL
import EngineSystem
import EngineTestSupport
import Testing

/// Names of files as texts: whatever bytes they are, they come back.
@Suite struct FileNameTests {
  @Test func allShortNamesComeBack() {
    // A byte of each kind: plain, within a character, at the head of two, three and four, and none.
    let kinds: [UInt8] = [
      0x0A, 0x2F, 0x61, 0x80, 0x9F, 0xA0, 0xBF, 0xC0, 0xC3, 0xED, 0xE2, 0xF0, 0xF4, 0xF5, 0xFF,
    ]
    for bytes in allLists(of: kinds, upTo: 4) { check(bytes) }
  }

  @Test func randomNamesComeBack() {
    forAll(seeds: 0..<2_000) { random in
      check((0..<random.int(in: 0...40)).map { _ in UInt8(random.int(in: 1...255)) })
    }
  }

  /// A character that stands for a byte here may be in a name itself.
  @Test func charactersOfOursInANameStayThemselves() throws {
    for number in PlainLine.noByte...PlainLine.lastByte {
      let character = try #require(Unicode.Scalar(number))
      check(Array("a\(character)b".utf8))
      check(Array(String(character).utf8.dropLast()))
    }
  }

  private func check(_ bytes: [UInt8]) {
    let name = String(fileName: bytes)
    #expect(name.fileName == bytes && !name.utf8.contains(0x0A), "\(bytes)")
    #expect(bytes.contains(0) || name.withFileName { String(fileName: $0) } == name)
  }

  @Test func namesInUTF8AreThemselves() {
    for name in ["a.png", "ä–ß", "\u{1F600}", "\u{301}", "e\u{301}", "\u{FFFD}", "\u{10FFFF}"] {
      #expect(Array(String(fileName: Array(name.utf8)).utf8) == Array(name.utf8))
    }
    #expect(PlainLine.text(String(fileName: [0xFF, 0x2E, 0x0A])) == "\\xFF.\\x0A")
  }

  /// A file's text can't name what its reader refuses byte by byte.
  @Test func noCharacterStandsForASlashOrAPoint() throws {
    for byte in UInt32(0)...0x7F where byte != 0x0A {
      let character = try #require(Unicode.Scalar(PlainLine.noByte + byte))
      #expect(String(character).fileName == Array(String(character).utf8))
    }
  }

  @Test func aNameWithAZeroInItNamesNothing() {
    #expect("a\u{0}b".withFileName { String(fileName: $0) }.isEmpty)
  }

  /// Even where the next part begins with a sign that joins what is before it.
  @Test(arguments: [
    ("a/\u{301}b.svg", "a", "\u{301}b.svg"), ("/\u{301}b", "/", "\u{301}b"),
    ("\u{301}", ".", "\u{301}"),
    ("a//b", "a/", "b"), ("a/", "a", ""),
  ])
  func partsEndAtSlashes(_ path: String, _ folder: String, _ name: String) {
    #expect(FileSystem.folder(of: path) == folder && FileSystem.name(of: path) == name)
  }
}
