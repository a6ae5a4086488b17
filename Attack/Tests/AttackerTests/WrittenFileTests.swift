import Attacker
import Testing

/// Files that are whole, and files that are cut off.
@Suite struct WrittenFileTests {
  static let pixels = [UInt8](repeating: 0, count: 12)
  static let whole: [(String, [UInt8])] = [
    ("a.ppm", Array("P6\n2 2\n255\n".utf8) + pixels),
    ("a.bmp", Array("BM".utf8) + [16, 0, 0, 0] + [UInt8](repeating: 10, count: 10)),
    ("a.gif", Array("GIF89a".utf8) + pixels + [0x3B]),
    ("a.gif", Array("{\"pokeanim\":\"recording\"}\n{\"end\":181}\n".utf8)),
    (
      "a.png",
      [0x89, 0x50, 0x4E, 0x47] + pixels + [0x49, 0x45, 0x4E, 0x44, 0xAE, 0x42, 0x60, 0x82]
    ),
    ("a.html", Array("<!doctype html>\n</html>\n".utf8)), ("a.svg", Array("<svg></svg>".utf8)),
    ("a.json", Array("{}\n".utf8)), ("a.webp", Array("RIFF".utf8) + [4, 0, 0, 0] + [1, 2, 3, 4]),
  ]

  @Test(arguments: whole)
  func isWhole(_ name: String, _ bytes: [UInt8]) {
    #expect(WrittenFile(bytes).flaw(named: name) == nil)
  }

  @Test(arguments: whole)
  func everyCutShows(_ name: String, _ bytes: [UInt8]) {
    let text = bytes.last == 10 ? 2 : 1
    for count in 1..<(bytes.count - text + 1) {
      #expect(WrittenFile(Array(bytes.prefix(count))).flaw(named: name) != nil, "\(count)")
    }
  }

  @Test func nothingIsNeverWhole() {
    #expect(WrittenFile([]).flaw(named: "a.txt") == "is empty")
    #expect(WrittenFile([1]).flaw(named: "a.txt") == nil)
  }

  @Test func theEndsAloneAreKept() {
    let bytes = [UInt8](repeating: 1, count: 10_000)
    let file = WrittenFile(bytes)
    #expect(file.count == 10_000)
    #expect(file.head.count == WrittenFile.reach && file.tail.count == WrittenFile.reach)
  }
}
