import Engine
import Glibc

extension String {
  /// A name, or a word of the command line, as the system gives it, on one line: whatever its bytes
  /// are, ``withFileName(_:)`` gives them back.
  package init(fileName bytes: some RandomAccessCollection<UInt8>) {
    self.init(anyBytes: bytes)
    guard utf8.contains(UInt8(ascii: "\n")) else { return }
    let lineFeed = Unicode.Scalar(PlainLine.noByte + 0x0A) ?? " "
    self = unicodeScalars.reduce(into: "") {
      $0.unicodeScalars.append($1 == "\n" ? lineFeed : $1)
    }
  }

  /// Bytes of which most are text.
  ///
  /// A byte that is no UTF-8 becomes a character for private use that stands for it; so does each
  /// byte of such a character, which nobody is to confuse with one of ours.
  package init(anyBytes bytes: some RandomAccessCollection<UInt8>) {
    if let text = String(validating: bytes, as: UTF8.self), !text.utf8.contains(Self.firstOfOurs) {
      self = text
      return
    }
    self.init()
    var rest = bytes[...]
    while let byte = rest.first {
      let length = Self.length(after: byte)
      let character = String(validating: rest.prefix(length), as: UTF8.self)
      if let character, !character.unicodeScalars.contains(where: \.isByte) {
        append(character)
        rest = rest.dropFirst(length)
      } else if let mark = Unicode.Scalar(PlainLine.noByte + UInt32(byte)) {
        unicodeScalars.append(mark)
        rest = rest.dropFirst()
      }
    }
  }

  /// The same of a text of C.
  package init(fileName: UnsafePointer<CChar>) {
    self.init(fileName: UnsafeRawBufferPointer(start: fileName, count: strlen(fileName)))
  }

  /// Its bytes as the system knows them.
  package var fileName: [UInt8] {
    guard utf8.contains(Self.firstOfOurs) else { return Array(utf8) }
    return unicodeScalars.flatMap { scalar in
      scalar.isByte ? [UInt8(scalar.value - PlainLine.noByte)] : Array(String(scalar).utf8)
    }
  }

  /// Hands the name to a function of C. One with a 0 in it is none: then the function is given an empty
  /// name, behind which there is nothing.
  package func withFileName<Result>(_ body: (UnsafePointer<CChar>) throws -> Result) rethrows
    -> Result
  {
    let bytes = fileName
    let name = bytes.contains(0) ? [] : bytes
    return try (name.map { CChar(bitPattern: $0) } + [0]).withUnsafeBufferPointer { buffer in
      guard let start = buffer.baseAddress else { return try "".withCString(body) }
      return try body(start)
    }
  }

  /// The first byte of characters that stand for bytes; few others begin with it.
  private static let firstOfOurs: UInt8 = 0xF4

  /// The bytes of a character that begins with one.
  private static func length(after first: UInt8) -> Int {
    switch first {
    case 0xC0..<0xE0: 2
    case 0xE0..<0xF0: 3
    case 0xF0...: 4
    default: 1
    }
  }
}

extension Unicode.Scalar {
  /// True if it stands for a byte of a name, which is no UTF-8 or a line feed; none stands for a
  /// slash or a point.
  fileprivate var isByte: Bool {
    PlainLine.noByte + 0x80...PlainLine.lastByte ~= value || value == PlainLine.noByte + 0x0A
  }
}
