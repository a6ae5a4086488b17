import EngineSystem

/// The ends of words where nothing stands between them, as in Thai, Lao, Khmer and Burmese: by the
/// dictionaries of ICU. It is opened when a text first needs it.
struct WordDictionary {
  private typealias Iterator = OpaquePointer
  private let open:
    @convention(c) (
      Int32, UnsafePointer<CChar>, UnsafePointer<UInt16>, Int32, UnsafeMutablePointer<Int32>
    ) -> Iterator?
  private let next: @convention(c) (Iterator?) -> Int32
  private let close: @convention(c) (Iterator?) -> Void

  /// The library; nil: none of the versions that are known is installed.
  static let shared = versions.lazy.compactMap(WordDictionary.init(version:)).first

  /// Versions of ICU, whose functions have their version in their names; that of Debian 12 first.
  private static let versions = [72, 76] + Array((63...90).reversed())

  private init?(version: Int) {
    guard let library = DynamicLibrary("libicuuc.so.\(version)"),
      let open = library.function("ubrk_open_\(version)", as: type(of: open)),
      let next = library.function("ubrk_next_\(version)", as: type(of: next)),
      let close = library.function("ubrk_close_\(version)", as: type(of: close))
    else { return nil }
    (self.open, self.next, self.close) = (open, next, close)
  }

  /// The numbers of characters behind which a line may end, in order, the end of all included; nil:
  /// it can't be told.
  func ends(in text: String) -> [Int]? {
    // The iterator reads them until it is closed.
    Array(text.utf16).withUnsafeBufferPointer { units in
      units.baseAddress.map { ends(in: text, $0, units.count) } ?? []
    }
  }

  private func ends(in text: String, _ units: UnsafePointer<UInt16>, _ count: Int) -> [Int]? {
    var (status, ends): (Int32, [Int]) = (0, [])
    guard let count = Int32(exactly: count),
      let iterator = open(Self.lines, "th", units, count, &status), status <= 0
    else { return nil }
    defer { close(iterator) }
    var (unit, number) = (0, 0)
    var scalars = text.unicodeScalars.makeIterator()
    while case let end = next(iterator), end >= 0 {
      while unit < Int(end), let scalar = scalars.next() {
        unit += UTF16.width(scalar)
        number += 1
      }
      ends.append(number)
    }
    return ends
  }

  /// What ICU calls the places at which lines may be broken.
  private static let lines: Int32 = 2
}

extension Unicode.Scalar {
  /// True of Thai, Lao, Burmese and Khmer, whose words have no spaces between them.
  var isOfWordsWithoutSpaces: Bool {
    switch value {
    case 0x0E01...0x0EFF, 0x1000...0x109F, 0x1780...0x17FF: true
    default: false
    }
  }
}
