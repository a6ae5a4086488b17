import Mutator
import Testing

/// Statements that go, and bodies that are left at once.
@Suite struct StatementTests {
  @Test(arguments: [
    "a = b", "a.b += c", "a.b(c)", "f { $0 }", "(a, b) = (c, d)", "if a { return b }",
    "guard a else { return }", "break", "return", "try f(a)", "a?.b()",
  ])
  func statementGoes(code: String) {
    #expect(mutated("func f() {\n  \(code)", .drop, below: "}") == [""])
    #expect(mutated("  let z = 1\n  \(code)", .drop, below: "  let y = 1") == [""])
  }

  @Test(arguments: [
    "let a = b", "return a", "guard let a else { return }", "a", "for a in b { c() }", "case a:",
    "if a {", "}", "a.b(", "c)", "} else { a() }", "private func a()", "throw a()",
    "self.a = a",
  ])
  func declarationsAndPartsStay(code: String) {
    #expect(mutated("func f() {\n  \(code)", .drop, below: "}") == [])
  }

  @Test(arguments: [
    ("f(", ")"), ("let a =", "}"), ("a", "+ b"), ("a", ".b()"), ("a ?", ": b"), ("let a = [", "]"),
    ("if a", "else { b }"), ("f(a,", "b)"),
  ])
  func partsOfLongerStatementsStay(above: String, below: String) {
    #expect(mutated("\(above)\n  a.b(c)", .drop, below: below) == [])
  }

  @Test func statementOfACaseGoes() {
    #expect(mutated("case .a:\n  b(c)", .drop, below: "case .d:") == [""])
  }

  @Test(arguments: [
    ("func f() {", ["func f() { return;"]),
    (
      "public func f(a: A = {}) -> Bool {",
      [
        "public func f(a: A = {}) -> Bool { return true;",
        "public func f(a: A = {}) -> Bool { return false;",
      ]
    ),
    ("var a: Bool { true }", ["var a: Bool { return false; true }"]),
    ("static var a: Double { b }", ["static var a: Double { return 0; b }"]),
    ("func f() -> [Int] {", ["func f() -> [Int] { return [];"]),
    ("var a: [Int: [B]] {", ["var a: [Int: [B]] { return [:];"]),
    ("func f() -> A? {", ["func f() -> A? { return nil;"]),
    (
      "func f(_ a: (B) -> Void) -> String {",
      [
        "func f(_ a: (B) -> Void) -> String { return \"\";"
      ]
    ),
    ("func f() -> A {", []), ("var a: Double { get }", []), ("var a: Int = {", []),
    ("func f() -> Bool", []), ("if a {", []), ("init() {", []),
  ])
  func bodiesReturnAtOnce(code: String, expected: [String]) {
    #expect(mutated(code, .exit) == expected)
  }
}
