import Engine

/// The tables of a font's file, by its directory: none reaches beyond the end of the file.
struct FontTables {
  /// The reason for which a file is no font that can be used.
  enum Flaw: Error, Hashable {
    case empty, foreign, web, cut, strange, pictures
    case lacking(String)
    case large(Int)
  }

  private let bytes: UnsafeRawBufferPointer
  private var places: [Script: Range<Int>] = [:]
  /// True if the file holds several fonts, of which this is the first.
  let isCollection: Bool

  /// The most bytes of a file that are read: the largest fonts of the East have 20 million.
  static let mostBytes = 64 << 20

  /// - Parameter bytes: they stay as long as this does.
  init(_ bytes: UnsafeRawBufferPointer) throws(Flaw) {
    self.bytes = bytes
    guard !bytes.isEmpty else { throw .empty }
    guard bytes.count <= Self.mostBytes else { throw .large(bytes.count) }
    guard let kind = Self.word(bytes, at: 0) else { throw .foreign }
    isCollection = kind == Script("ttcf").tag
    let start = isCollection ? Self.word(bytes, at: 12).map(Int.init) : 0
    guard let start, let kind = Self.word(bytes, at: start) else { throw .cut }
    guard !Self.webKinds.contains(kind) else { throw .web }
    guard Self.kinds.contains(kind) else { throw .foreign }
    try readDirectory(at: start)
    for name in Self.needed where self[name] == nil { throw .lacking(name.code) }
    guard hasOutlines else { throw self["CBDT"] == nil ? .lacking("glyf") : .pictures }
    guard isPlausible else { throw .strange }
  }

  private mutating func readDirectory(at start: Int) throws(Flaw) {
    guard let count = Self.half(bytes, at: start + 4) else { throw .cut }
    for number in 0..<count {
      let entry = start + 12 + number * 16
      guard let name = Self.word(bytes, at: entry), let place = Self.word(bytes, at: entry + 8),
        let length = Self.word(bytes, at: entry + 12)
      else { throw .cut }
      let end = Int(place) + Int(length)
      guard end <= bytes.count else { throw .cut }
      places[Script(tag: name)] = Int(place)..<end
    }
  }

  /// The place of a table in the file; nil: there is no such table.
  subscript(name: Script) -> Range<Int>? { places[name] }

  /// A number of 16 bits in a table; nil: the table is not there, or not as long.
  func number(_ name: Script, at place: Int) -> Int? {
    guard let table = places[name], place + 2 <= table.count else { return nil }
    return Self.half(bytes, at: table.lowerBound + place)
  }

  private var hasOutlines: Bool { Self.outlines.contains { self[$0] != nil } }

  /// True if its letters are of a size that letters have.
  private var isPlausible: Bool {
    guard let units = number("head", at: 18), (16...16_384).contains(units) else { return false }
    let heights = [4, 6].compactMap { number("hhea", at: $0) }
    return heights.count == 2
      && heights.allSatisfy { Int(Int16(truncatingIfNeeded: $0)).magnitude <= 8 * units }
  }

  private static func word(_ bytes: UnsafeRawBufferPointer, at place: Int) -> UInt32? {
    guard place >= 0, place + 4 <= bytes.count else { return nil }
    return UInt32(bigEndian: bytes.loadUnaligned(fromByteOffset: place, as: UInt32.self))
  }

  private static func half(_ bytes: UnsafeRawBufferPointer, at place: Int) -> Int? {
    guard place >= 0, place + 2 <= bytes.count else { return nil }
    return Int(UInt16(bigEndian: bytes.loadUnaligned(fromByteOffset: place, as: UInt16.self)))
  }

  private static let kinds: Set<UInt32> = [0x0001_0000, Script("true").tag, Script("OTTO").tag]
  private static let webKinds: Set<UInt32> = [Script("wOFF").tag, Script("wOF2").tag]
  private static let needed: [Script] = ["cmap", "head", "hhea", "hmtx", "maxp"]
  private static let outlines: [Script] = ["glyf", "CFF ", "CFF2"]
}

extension Script: ExpressibleByStringLiteral {
  init(stringLiteral value: StaticString) { self.init(value) }
}

// MARK: What a font says of itself

extension FontTables {
  /// True if it has many weights or widths, of which one is shown.
  var isVariable: Bool { self["fvar"] != nil }

  /// True if its maker lets files hold it: one that says nothing does, one that lets a file only be
  /// looked at and printed doesn't.
  var mayBeEmbedded: Bool {
    let bits = number("OS/2", at: 8) ?? 0
    // Restricted, preview and print, bitmaps only; but what may be edited may be embedded.
    return bits & 0x0206 == 0 || bits & 0x0208 == 0x0008
  }

  /// The weight and slant; nil: it does not say.
  var looks: (weight: Font.Weight, isItalic: Bool)? {
    guard let number = number("OS/2", at: 4), number > 0 else { return nil }
    let selection = self.number("OS/2", at: 62) ?? 0
    let style = self.number("head", at: 44) ?? 0
    // Very old fonts count from 1 to 9.
    let weight = Font.Weight(number: min(number < 10 ? number * 100 : number, 1_000))
    return (weight, selection & 0x201 != 0 || style & 2 != 0)
  }
}
