import Engine
import EngineTestSupport
import Foundation
import JSONText
import Testing

/// JSON as it is written: texts, numbers and layouts.
@Suite struct JSONWritingTests {
  private func text(_ value: JSONValue, decimals: Int? = nil) -> String {
    String(decoding: value.bytes(decimals: decimals), as: UTF8.self)
  }

  private let value: JSONValue = [
    "a": [1, 2.5, []], "b": [:], "c": ["d": "e", "f": .null], "g": .bool(true),
  ]

  @Test func aLineHasNoBlanks() {
    #expect(text(value) == #"{"a":[1,2.5,[]],"b":{},"c":{"d":"e","f":null},"g":true}"#)
    #expect(value.line() == value.bytes() + [UInt8(ascii: "\n")])
  }

  @Test func wordsHaveBlanksAndAllNumbers() {
    #expect(
      "\(value)" == #"{"a": [1, 2.5, []], "b": {}, "c": {"d": "e", "f": null}, "g": true}"#)
    let odd: JSONValue = [.number(.nan), .number(-.infinity), "a\"\n"]
    #expect("\(odd)" == #"[nan, -inf, "a\"\n"]"#)
  }

  @Test func indentedHasALineForEachMember() {
    #expect(
      String(decoding: value.indentedLines, as: UTF8.self) == """
        {
          "a": [
            1,
            2.5,
            []
          ],
          "b": {},
          "c": {
            "d": "e",
            "f": null
          },
          "g": true
        }

        """)
  }

  @Test func whatIsWrittenStays() {
    let part = JSONValue.written(Array("[1.50 , {}]".utf8))
    #expect(text(["a": part]) == #"{"a":[1.50 , {}]}"#)
    #expect("\(part)" == "[1.50 , {}]")
  }

  // MARK: Texts

  /// What a terminal obeys, quotes and backslashes; nothing else.
  @Test func signsThatAreEscaped() throws {
    for number in 0...0x2100 as ClosedRange<UInt32> {
      let scalar = try #require(Unicode.Scalar(number))
      let sign = String(scalar)
      let written = text(.string(sign))
      let isPlain = PlainLine.text(sign) == sign && sign != "\"" && sign != "\\"
      #expect((written == "\"\(sign)\"") == isPlain, "\(number)")
      #expect(PlainLine.text(written) == written, "\(number)")
      #expect(try JSONReader.read(Array(written.utf8)) == .string(sign), "\(number)")
    }
    #expect(text("a\"b\\c/\n\t\u{1}\u{202E}é😀") == #""a\"b\\c/\n\u0009\u0001\u202eé😀""#)
    #expect(text(["\n": ""]) == #"{"\n":""}"#)
  }

  // MARK: Numbers

  @Test(arguments: [
    (0, "0", "0"), (-0.0, "-0", "0"), (2, "2", "2"), (-2.25, "-2.25", "-2.25"),
    (0.1 + 0.2, "0.30000000000000004", "0.3"), (1.0 / 3, "0.3333333333333333", "0.333333333"),
    (4e-10, "4e-10", "0"), (-4e-10, "-4e-10", "0"), (0.9999999999, "0.9999999999", "1"),
    (1e15, "1000000000000000", "1000000000000000"), (1e17, "1e+17", "100000000000000000"),
    (0x1p63, "9.223372036854776e+18", "null"), (1e300, "1e+300", "null"),
    (.infinity, "null", "null"), (.nan, "null", "null"),
  ])
  func numbers(_ number: Double, _ exact: String, _ rounded: String) {
    #expect(text(.number(number)) == exact)
    #expect(text(.number(number), decimals: 9) == rounded)
  }

  @Test func roundedNumbersAreThoseOfAllTexts() {
    forAll(seeds: 0..<2000) { random in
      let scale = random.element(of: [1e-9, 1e-3, 1.0, 1e3, 1e9, 1e18])
      let (number, decimals) = (random.double(in: -1...1) * scale, random.int(in: 0...9))
      let text = text(.number(number), decimals: decimals)
      #expect(text == PlainNumber.text(number, decimals: decimals))
    }
  }

  /// All bits count: what is read is what was written.
  @Test func exactNumbersAreFoundations() throws {
    let encoder = JSONEncoder()
    try forAll(seeds: 0..<2000) { random in
      let number = Double(bitPattern: random.next())
      guard number.isFinite else { return }
      let text = text(.number(number))
      let theirs = try encoder.encode(number)
      #expect(text == String(decoding: theirs, as: UTF8.self))
      let read = try JSONReader.read(Array(text.utf8))
      #expect(read == .number(number))
    }
  }

  // MARK: Round trips

  @Test func valuesComeBack() throws {
    try forAll(seeds: 0..<1000) { random in
      let value = random.value(depth: 4)
      for bytes in [value.bytes(), value.indentedLines, Array("\(value)".utf8)] {
        let read = try JSONReader.read(bytes)
        #expect(read == value)
      }
    }
  }

  @Test func depthIsNoTrap() throws {
    let levels = 2500
    let text = String(repeating: "[", count: levels) + String(repeating: "]", count: levels)
    let value = try JSONReader.read(Array(text.utf8))
    #expect(value.bytes() == Array(text.utf8))
  }
}

extension SeededGenerator {
  mutating func text() -> String {
    let signs = ["a", "B", "0", " ", "é", "e\u{301}", "😀", "\"", "\\", "/", "\n", ":", "{"]
    return (0..<int(in: 0...6)).map { _ in element(of: signs) }.joined()
  }

  fileprivate mutating func value(depth: Int) -> JSONValue {
    switch int(in: 0...(depth > 0 ? 6 : 4)) {
    case 0: .null
    case 1: .bool(chance(0.5))
    case 2: .number(Double(int(in: -1000...1000)))
    case 3: .number(double(in: -1...1) * element(of: [1, 1e-7, 1e20]))
    case 4: .string(text())
    case 5: .array((0..<int(in: 0...4)).map { _ in value(depth: depth - 1) })
    default:
      .object(
        (0..<int(in: 0...4)).map { _ in
          JSONValue.Member(key: text(), value: value(depth: depth - 1))
        })
    }
  }
}
