import JSONText
import Testing

/// An object's members, each as it is written.
@Suite struct JSONMembersTests {
  private func members(_ text: String) throws -> [String]? {
    try JSONReader.members(in: Array(text.utf8))?.map {
      "\($0.key)=\(String(decoding: $0.text, as: UTF8.self))"
    }
  }

  @Test func valuesKeepTheirSigns() throws {
    let text = #" { "a" : 12345678901234567890 , "é\n":"\u00e9" ,"b":[ 1.50 , {"c" : -0}] } "#
    #expect(
      try members(text) == [
        "a=12345678901234567890", #"é"# + "\n" + #"="\u00e9""#, #"b=[ 1.50 , {"c" : -0}]"#,
      ])
    #expect(try members("{}") == [])
    #expect(try members("\u{FEFF}{\"a\":{}}") == ["a={}"])
  }

  @Test func otherValuesHaveNone() throws {
    for text in ["[]", "5", "null", "\"a\""] { #expect(try members(text) == nil) }
  }

  @Test(arguments: ["", "{", #"{"a":}"#, #"{"a":1,}"#, "{} x", #"{"a":tru}"#])
  func whatIsNoJSONIsAnError(_ text: String) {
    #expect(throws: JSONError.self) { try members(text) }
  }
}
