import Mutator
import Testing

/// Mutations inside an expression.
@Suite struct ExpressionTests {
  @Test(arguments: [
    ("a < b", ["a <= b", "a >= b"]), ("a <= b", ["a < b", "a > b"]),
    ("a > b", ["a >= b", "a <= b"]), ("a >= b", ["a > b", "a < b"]),
    ("a == \"b\"", ["a != \"b\""]), ("a != b", ["a == b"]), ("a === b", ["a !== b"]),
    ("a[0..<b]", ["a[0...b]"]), ("(0...b)", ["(0..<b)"]), ("max(a, b)", ["min(a, b)"]),
  ])
  func comparisonsTurn(code: String, expected: [String]) {
    #expect(mutated(code, .comparison) == expected)
  }

  @Test(arguments: [
    ("a + b", ["a - b"]), ("a - b * c", ["a + b * c", "a - b / c"]), ("a / b", ["a * b"]),
    ("a % b", ["a / b"]), ("a &+ b &<< 8", ["a &- b &<< 8", "a &+ b &>> 8"]),
    ("a += b", ["a -= b"]), ("a = -b", ["a = b"]), ("f(-b)", ["f(b)"]), ("a & 255", ["a | 255"]),
    ("a + \"b\" + c", []),
  ])
  func arithmeticTurns(code: String, expected: [String]) {
    #expect(mutated(code, .arithmetic) == expected)
  }

  @Test func operatorAtTheBeginningOfALineIsBinary() {
    #expect(mutated("let a = b\n  + c", .arithmetic) == ["- c"])
    #expect(mutated("let a = b\n  && c", .logic) == ["|| c"])
  }

  @Test(arguments: [
    ("a && b || c", ["a || b || c", "a && b && c"]), ("a = true", ["a = false"]),
    ("a = !b", ["a = b"]), ("if isOn {", ["if !(isOn) {"]),
    ("} else if isOn, b {", []), ("if a < b {", []), ("if let a {", []),
    ("guard a.isOn else { return }", ["guard !(a.isOn) else { return }"]),
    ("while list.isEmpty {", ["while !(list.isEmpty) {"]),
    ("f(a ? b : c, d)", ["f(a ? c : b, d)"]),
    (
      "a = b ? c : d ? e : f",
      [
        "a = b ? d ? e : f : c", "a = b ? c : d ? f : e",
      ]
    ),
  ])
  func logicTurns(code: String, expected: [String]) {
    #expect(mutated(code, .logic) == expected)
  }

  @Test(arguments: [
    ("a = 0", ["a = 1"]), ("a = 1", ["a = 0"]), ("a = 7", ["a = 8"]),
    ("a = 1_000", ["a = 1001"]), ("a = 0.5", ["a = 1.0"]), ("a = 0.0", ["a = 1.0"]),
    ("a = 1e-9", ["a = 2e-09"]), ("f(2...3)", ["f(3...3)", "f(2...4)"]),
  ])
  func constantsChange(code: String, expected: [String]) {
    #expect(mutated(code, .constant) == expected)
  }

  @Test(arguments: [
    ("f(a, b)", ["f(b, a)"]),
    (
      "f(x: a, y: g(b, c))",
      [
        "f(x: g(b, c), y: a)", "f(x: a, y: g(c, b))",
      ]
    ),
    ("f(a, b, c)", ["f(b, a, c)", "f(a, c, b)"]), ("f(a, a)", []), ("f(a)", []), ("f()", []),
    ("self.init(a, b)", ["self.init(b, a)"]), ("init(a: A, b: B) {", []),
    ("func f(a: A, b: B) {", []), ("min(a, b)", []), ("(a, b) = (c, d)", []), ("f(a,", []),
    ("f(\"a, b\", [c, d])", ["f([c, d], \"a, b\")"]),
  ])
  func argumentsSwap(code: String, expected: [String]) {
    #expect(mutated(code, .arguments) == expected)
  }
}
