import Mutator
import Testing

/// Places of a file in which nothing is mutated.
@Suite struct UntouchedTests {
  @Test(arguments: [
    "// a < b && c + 1",
    "/// Returns true if a < b + 1.",
    "/* a < b\n a + 1 /* c < d */ e + 2\n f < 3 */",
    "import Glibc",
    "@testable package import Engine1",
    "#if canImport(Glibc) && 1 < 2",
    "#endif",
    "@available(macOS 15, *)",
    "  @inline(__always)",
    "let text = \"a < b + 1 // \\\" && true\"",
    "let text = #\"a \" < \"b + 1\"#",
    "let text = \"a \\(b < c + 1, \"d < \\(2)\") + 1\"",
    "let text = \"\"\"\n  a < b + 1\n  true && false \\(c + 1)\n  \"\"\"",
    "list.reserveCapacity(count + 1)",
    "}",
  ])
  func nothingIsMutated(code: String) {
    #expect(mutants(of: code).map(\.after) == [])
  }

  @Test func whetherMemoryIsKeptIsNoMistake() {
    #expect(mutated("list.removeAll(keepingCapacity: true)", .logic).isEmpty)
    #expect(!mutated("list.removeAll(where: true)", .logic).isEmpty)
  }

  @Test(arguments: [
    "let a = b < c  // d < e",
    "/* d < e */ let a = b < c",
    "@inline(__always) var a: A { b < c }",
    "let a = \"//\" + b(\"/*\") == c /* \" */",
    "let a = \"\\\\\" == c",
    "let a = #\"\\\"# == c",
    "let a = \"\\(b(\")\"))\" == c",
  ])
  func codeBesideIsMutated(code: String) {
    #expect(!mutated(code, .comparison).isEmpty)
  }

  @Test func lineBehindTextIsMutated() {
    #expect(mutated("let a = \"\"\"\n  b < c\n  \"\"\"\nlet d = e == f", .comparison).count == 1)
  }

  @Test func branchThatIsNotCompiledIsLeftOut() {
    let code = "#if DEBUG\nlet a = b == c\n#else\nlet a = b < c\n#endif\nlet d = e != f"
    #expect(mutants(of: code).map(\.after) == ["let a = b != c", "let d = e == f"])
  }

  @Test(arguments: [
    "let a: Array<Int> = b", "func a<T>(b: T) -> T where T: C {", "let a = b as? C",
    "static func < (a: A, b: A) -> C {", "call(&a.b)", "let a = b[c...]", "func a(b: Any...) {",
    "let a = b.0 ?? $1", "let a = 0x1p40",
  ])
  func signsThatAreNoOperatorsStay(code: String) {
    for kind in [Mutation.Kind.comparison, .arithmetic, .logic, .constant] {
      #expect(mutated(code, kind) == [], "\(kind)")
    }
  }
}
