/// A look at a written file: is it there from its first byte to its last?
package struct WrittenFile: Equatable, Sendable {
  /// The first bytes, and the last ones; of a long file not those between.
  package let head: [UInt8]
  package let tail: [UInt8]
  package let count: Int
  /// The bytes at either end that are looked at.
  package static let reach = 4096

  package init(head: [UInt8], tail: [UInt8], count: Int) {
    (self.head, self.tail, self.count) = (head, tail, count)
  }

  package init(_ bytes: [UInt8]) {
    self.init(
      head: Array(bytes.prefix(Self.reach)), tail: Array(bytes.suffix(Self.reach)),
      count: bytes.count)
  }

  /// The flaw, as the end of a sentence that begins with its name; nil: it is whole.
  package func flaw(named name: String) -> String? {
    guard count > 0 else { return "is empty" }
    // A recording may have any name.
    if isRecording { return isWholeRecording ? nil : "is a recording that breaks off" }
    let ending = name.split(separator: ".").last.map { $0.lowercased() } ?? ""
    return isWhole(ending) ? nil : "is broken: \(count) bytes"
  }

  private func isWhole(_ ending: String) -> Bool {
    switch ending {
    case "png", "apng": begins(Self.pngHead) && tail.suffix(8).starts(with: Self.pngTail)
    case "bmp": begins(Array("BM".utf8)) && length(at: 2) == count
    case "ppm": isWholePPM
    case "gif": begins(Array("GIF89a".utf8)) && tail.last == 0x3B
    case "mp4", "mov": head.dropFirst(4).starts(with: Array("ftyp".utf8))
    case "webm": begins([0x1A, 0x45, 0xDF, 0xA3])
    case "webp": begins(Array("RIFF".utf8)) && length(at: 4) == count - 8
    case "html": ends("</html>")
    case "svg": ends("</svg>")
    case "json", "jsonl": ends("}")
    default: true
    }
  }

  private var isRecording: Bool {
    let line = head.prefix { $0 != 10 }
    return head.first == UInt8(ascii: "{")
      && String(decoding: line, as: UTF8.self).contains("\"pokeanim\":\"recording\"")
  }

  /// Its last line tells that it ends.
  private var isWholeRecording: Bool {
    lastLine.hasPrefix("{\"end\":") && lastLine.hasSuffix("}")
  }

  private static let pngHead: [UInt8] = [0x89, 0x50, 0x4E, 0x47]
  /// IEND and its checksum.
  private static let pngTail: [UInt8] = [0x49, 0x45, 0x4E, 0x44, 0xAE, 0x42, 0x60, 0x82]

  private func begins(_ bytes: [UInt8]) -> Bool { head.starts(with: bytes) }

  private func ends(_ text: String) -> Bool { lastLine.hasSuffix(text) }

  /// At most its last 64 bytes.
  private var lastLine: Substring {
    String(decoding: tail.suffix(64), as: UTF8.self).split(separator: "\n").last ?? ""
  }

  /// A number of four bytes, the lowest first; nil beyond the end.
  private func length(at place: Int) -> Int? {
    guard head.count >= place + 4 else { return nil }
    return (0..<4).reduce(0) { $0 + Int(head[place + $1]) << (8 * $1) }
  }

  /// P6, width, height and 255 in a head; then three bytes a pixel.
  private var isWholePPM: Bool {
    let words = head.prefix(64).split(maxSplits: 4) { $0 == 10 || $0 == 32 }
    guard words.count == 5, words[0].elementsEqual(Array("P6".utf8)),
      let width = Int(String(decoding: words[1], as: UTF8.self)),
      let height = Int(String(decoding: words[2], as: UTF8.self))
    else { return false }
    return count == words[4].startIndex + width * height * 3
  }
}
