import Testing

@testable import JSONText

@Suite struct JSONReaderTests {
  private func read(_ text: String) throws(JSONError) -> JSONValue {
    try JSONReader.read(Array(text.utf8))
  }

  @Test(arguments: [
    ("null", JSONValue.null), (" true ", .bool(true)), ("false", .bool(false)),
    ("-0.5e+2", -50), ("0", 0), ("10", 10), ("[]", .array([])),
    ("[1, [2], \"a\"]", .array([1, .array([2]), "a"])),
    ("{}", .object([])), (#""a\n\"\\\/\t\u00e9\ud83d\ude00""#, "a\n\"\\/\té😀"),
    (
      #"{"b": 1, "a": null}"#,
      .object([.init(key: "b", value: 1), .init(key: "a", value: .null)])
    ),
  ])
  func values(_ text: String, _ wanted: JSONValue) throws {
    #expect(try read(text) == wanted)
  }

  @Test(arguments: [
    ("", 1, 1), ("nul", 1, 1), ("[1,]", 1, 4), ("[1 2]", 1, 4), ("{\"a\" 1}", 1, 6),
    ("{a: 1}", 1, 2), ("[\n1,\n  x]", 3, 3), ("01", 1, 3), ("1.", 1, 3), ("-", 1, 2),
    ("1e", 1, 3), ("\"abc", 1, 5), ("\"a\nb\"", 1, 3), (#""\q""#, 1, 3), (#""\u12g4""#, 1, 4),
    ("[] []", 1, 4), ("+1", 1, 1), ("{\"a\": 1,}", 1, 9),
  ])
  func errorsNameTheirPlace(_ text: String, _ line: Int, _ column: Int) {
    let error = #expect(throws: JSONError.self) { try read(text) }
    #expect(error?.line == line && error?.column == column, "\(error?.description ?? "")")
  }

  @Test func textIsInUTF8() throws {
    #expect(try JSONReader.read([0xEF, 0xBB, 0xBF] + Array("[1]".utf8)) == .array([.number(1)]))
    let latin = Array("[\"Caf".utf8) + [0xE9] + Array("\"]".utf8)
    let error = #expect(throws: JSONError.self) { try JSONReader.read(latin) }
    #expect(
      error?.description == "line 1, column 2: a text that is not in UTF-8; save the file in that")
  }

  /// Characters, not their bytes.
  @Test(arguments: [("{“a”: 1}", "found \"“\""), ("[é]", "found \"é\""), ("[😀]", "found \"😀\"")])
  func errorsNameWhatIsThere(_ text: String, _ found: String) {
    let error = #expect(throws: JSONError.self) { try read(text) }
    #expect(error?.problem.hasSuffix(found) == true, "\(error?.problem ?? "")")
  }

  @Test(arguments: [
    (#""\ud83d\ude00""#, "😀"), (#""\ud83d\ud83d\ude00""#, "\u{FFFD}😀"),
    (#""\ude00a""#, "\u{FFFD}a"),
    (#""\ud83dx""#, "\u{FFFD}x"), (#""\ud83d\u0041""#, "\u{FFFD}A"),
  ])
  func halfAPairIsNoCharacter(_ text: String, _ wanted: String) throws {
    #expect(try read(text) == .string(wanted))
  }

  @Test func numbersOutOfRangeAreInfinite() throws {
    #expect(try read("1e999") == .number(.infinity))
  }

  @Test func depthIsLimited() throws {
    func nest(_ depth: Int) -> String {
      String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
    }
    #expect(throws: Never.self) { try read(nest(2_500)) }
    let error = #expect(throws: JSONError.self) { try read(nest(2_501)) }
    #expect(error?.problem.hasPrefix("nested deeper than 2500 levels") == true)
    #expect(throws: JSONError.self) { try read(String(repeating: "[", count: 1_000_000)) }
  }

  @Test func descriptionIsJSONAgain() throws {
    let text = #"[1, -2.5, "a", null, true, {"b": []}]"#
    #expect(try read(text).description == text)
  }
}
