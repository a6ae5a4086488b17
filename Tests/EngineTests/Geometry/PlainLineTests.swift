import Engine
import Testing

@Suite struct PlainLineTests {
  /// Everything that a terminal obeys: C0, DEL, C1, line breaks, and what turns writing round.
  static let obeyed: [Unicode.Scalar] = [
    0...0x1F, 0x7F...0x9F, 0x61C...0x61C, 0x200E...0x200F, 0x2028...0x202E, 0x2066...0x2069,
  ].flatMap { (range: ClosedRange<UInt32>) in range.compactMap(Unicode.Scalar.init) }

  @Test func whatATerminalObeysIsCalledByItsNumber() {
    #expect(PlainLine.text("a\u{1B}[2J\u{9B}b") == "aU+001B[2JU+009Bb")
    for scalar in Self.obeyed {
      let name = PlainLine.name(of: scalar)
      #expect(PlainLine.text("a\(scalar)b") == "a\(name)b")
      #expect(PlainLine.lines("a\(scalar)b") == (scalar == "\n" ? "a\nb" : "a\(name)b"))
    }
  }

  @Test func noOtherCharacterIsTouched() {
    let obeyed = Set(Self.obeyed)
    for number in 0...0x10_FFFF as ClosedRange<UInt32> {
      guard let scalar = Unicode.Scalar(number), !obeyed.contains(scalar),
        !(PlainLine.noByte...PlainLine.lastByte ~= number)
      else { continue }
      guard PlainLine.text(String(scalar)).unicodeScalars.elementsEqual([scalar]) else {
        Issue.record("\(PlainLine.name(of: scalar)) is another text")
        return
      }
    }
  }

  @Test func bytesThatAreNoTextAreShown() throws {
    let byte = try #require(Unicode.Scalar(PlainLine.noByte + 0xFE))
    #expect(PlainLine.text("a\(byte).png") == "a\\xFE.png")
  }

  @Test(arguments: ["=", "+", "-", "@", "\t", "\r", "\n"])
  func cellsOfTablesAreNoFormulas(_ sign: String) {
    let cell = Timeline.cell(sign + "cmd|' /C calc'!A0")
    #expect(cell.drop { $0 == "\"" }.hasPrefix("'"))
    #expect(Timeline.cell("a\(sign)b").first != "'")
  }
}
