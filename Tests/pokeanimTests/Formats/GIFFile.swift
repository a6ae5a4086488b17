import Foundation
import Testing

@testable import pokeanim

/// A GIF read to the last byte, as a viewer does.
struct GIFFile {
  private(set) var width = 0
  private(set) var height = 0
  /// The times that it plays; 0: without end.
  private(set) var loops = 1
  /// The length of each frame, in 1/100 s.
  private(set) var delays: [Int] = []
  /// Each picture as it is seen, 0xRRGGBB.
  private(set) var pictures: [[UInt32]] = []

  private var bytes: ArraySlice<UInt8>
  private var transparent: Int?

  init(_ data: Data) throws {
    bytes = Array(data)[...]
    try #require(take(6) == Array("GIF89a".utf8))
    (width, height) = (word(), word())
    try #require(take(3)[0] & 0x80 == 0, "no global table")
    while let kind = bytes.popFirst() {
      switch kind {
      case 0x21: try readExtension()
      case 0x2C: try readImage()
      case 0x3B:
        try #require(bytes.isEmpty, "nothing follows the end")
        return
      default: throw Broken(place: bytes.startIndex)
      }
    }
    throw Broken(place: bytes.startIndex)
  }

  struct Broken: Error { let place: Int }

  private mutating func take(_ count: Int) -> [UInt8] {
    defer { bytes = bytes.dropFirst(count) }
    return Array(bytes.prefix(count))
  }

  private mutating func word() -> Int {
    let bytes = take(2)
    return Int(bytes[0]) | Int(bytes[1]) << 8
  }

  private mutating func blocks() -> [UInt8] {
    var all: [UInt8] = []
    while let count = bytes.popFirst(), count > 0 { all += take(Int(count)) }
    return all
  }

  private mutating func readExtension() throws {
    let label = take(1)[0]
    let content = blocks()
    if label == 0xF9 {
      try #require(content.count == 4 && content[0] >> 2 == 1, "frames stay")
      delays.append(Int(content[1]) | Int(content[2]) << 8)
      transparent = content[0] & 1 == 1 ? Int(content[3]) : nil
    } else if label == 0xFF {
      try #require(Array(content.prefix(12)) == Array("NETSCAPE2.0".utf8) + [1])
      let again = Int(content[12]) | Int(content[13]) << 8
      loops = again == 0 ? 0 : again + 1
    }
  }

  private mutating func readImage() throws {
    let (left, top, width, height) = (word(), word(), word(), word())
    let sign = take(1)[0]
    try #require(sign & 0xC0 == 0x80, "a table of its own, not interlaced")
    let table = (0..<1 << (Int(sign & 7) + 1)).map { _ in
      take(3).reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
    }
    let size = Int(take(1)[0])
    let indices = try Self.unpacked(blocks(), size)
    try #require(indices.count == width * height)
    var picture = pictures.last ?? [UInt32](repeating: 0xFFFF_FFFF, count: self.width * self.height)
    for (place, index) in indices.enumerated() where index != transparent {
      picture[(top + place / width) * self.width + left + place % width] = table[index]
    }
    pictures.append(picture)
  }

  /// LZW as the format's description has it.
  private static func unpacked(_ bytes: [UInt8], _ size: Int) throws -> [Int] {
    var (rest, count, place) = (0, 0, 0)
    var (width, codes, last, out) = (size + 1, [[Int]](), [Int](), [Int]())
    while true {
      while count < width {
        guard place < bytes.count else { throw Broken(place: place) }
        rest |= Int(bytes[place]) << count
        (count, place) = (count + 8, place + 1)
      }
      let code = rest & (1 << width - 1)
      (rest, count) = (rest >> width, count - width)
      if code == 1 << size {
        codes = (0..<1 << size).map { [$0] } + [[], []]
        (width, last) = (size + 1, [])
        continue
      }
      if code == 1 << size + 1 { break }
      guard code < codes.count || (code == codes.count && !last.isEmpty) else {
        throw Broken(place: place)
      }
      let word = code < codes.count ? codes[code] : last + last.prefix(1)
      if !last.isEmpty, codes.count < 4096 { codes.append(last + word.prefix(1)) }
      if codes.count == 1 << width, width < 12 { width += 1 }
      out += word
      last = word
    }
    try #require(place == bytes.count, "nothing follows the end's code")
    return out
  }
}
