import Mutator
import Testing

/// Mutations that wait in a build for their number.
@Suite struct SleepTests {
  /// The lines of some code with a mutation of its line that has a mark asleep in it as number 7.
  private func asleep(_ code: String, _ kind: Mutation.Kind) -> [String]? {
    let lines = code.split(separator: "\n", omittingEmptySubsequences: false)
    let index = lines.firstIndex { $0.contains("/**/") } ?? 0
    let file = CodeFile(path: "A.swift", source: Array(code.replacing("/**/", with: "").utf8))
    guard let mutant = mutants(of: file, at: index).first(where: { $0.mutation.kind == kind }),
      let lines = mutant.asleep(7)
    else { return nil }
    return String(decoding: file.source(with: lines), as: UTF8.self)
      .replacing("isMutant(7)", with: "M").split(separator: "\n").map(String.init)
  }

  @Test(arguments: [
    ("let a = b < c", "let a = (M ? (b <= c) : (b < c))"),
    ("return b + c * d", "return (M ? (b - c * d) : (b + c * d))"),
    ("f(a, x: b + c, d)", "f(a, x: (M ? (b - c) : (b + c)), d)"),
    ("if a < b, c {", "if (M ? (a <= b) : (a < b)), c {"),
    ("} else if a < b {", "} else if (M ? (a <= b) : (a < b)) {"),
    ("guard a, b < c else { return }", "guard a, (M ? (b <= c) : (b < c)) else { return }"),
    ("for a in b where c < d {", "for a in b where (M ? (c <= d) : (c < d)) {"),
    ("if let a = b[c - d] {", "if let a = b[(M ? (c + d) : (c - d))] {"),
    ("case .a: b + c", "case .a: (M ? (b - c) : (b + c))"),
    ("a.map { b in b + c }", "a.map { b in (M ? (b - c) : (b + c)) }"),
    ("a.filter { $0 < b }.count", "a.filter { (M ? ($0 <= b) : ($0 < b)) }.count"),
    ("let a = try b(c) + d", "let a = try (M ? (b(c) - d) : (b(c) + d))"),
    ("let a = try? b(c) + d", "let a = try? (M ? (b(c) - d) : (b(c) + d))"),
    ("let a = b ? c + d : e", "let a = (M ? (b ? c - d : e) : (b ? c + d : e))"),
    ("a[b: c + d]", "a[b: (M ? (c - d) : (c + d))]"),
    ("var a: Int { b + c }", "var a: Int { (M ? (b - c) : (b + c)) }"),
  ])
  func theWholeExpressionIsChosen(code: String, expected: String) {
    let kinds: [Mutation.Kind] = [.comparison, .arithmetic]
    #expect(kinds.compactMap { asleep(code, $0) } == [[expected]])
  }

  @Test(arguments: [
    ("f(a, b)", "(M ? (f(b, a)) : (f(a, b)))"),
    ("let c = x.f(a, y: b).z", "let c = (M ? (x.f(b, y: a).z) : (x.f(a, y: b).z))"),
    ("g(x: f(a, b))", "g(x: (M ? (f(b, a)) : (f(a, b))))"),
  ])
  func callsAreChosenWithTheirArguments(code: String, expected: String) {
    #expect(asleep(code, .arguments) == [expected])
  }

  @Test(arguments: [
    (Mutation.Kind.constant, "a + 0 * b", "a + (M ? (1) : (0)) * b"),
    (.logic, "f(a: true)", "f(a: (M ? (false) : (true)))"),
    (.logic, "if a.isOn {", "if (M ? (!(a.isOn)) : (a.isOn)) {"),
    (.logic, "f(a ? b : c)", "f((M ? (a ? c : b) : (a ? b : c)))"),
    (.logic, "f(!a)", "f((M ? (a) : (!a)))"),
    (.comparison, "f(max(a, b))", "f((M ? (min(a, b)) : (max(a, b))))"),
  ])
  func smallThingsAreChosen(kind: Mutation.Kind, code: String, expected: String) {
    #expect(asleep(code, kind) == [expected])
  }

  @Test func statementsAreChosen() {
    let drop = asleep("{\n/**/  a.b(c)\n}", .drop)
    #expect(drop == ["{", "  if !M { a.b(c) }", "}"])
    #expect(asleep("{\n/**/  defer { a() }\n}", .drop) == nil)
    let assignment = asleep("{\n/**/  a += b\n}", .arithmetic)
    #expect(assignment == ["{", "  if M { a -= b } else { a += b }", "}"])
    #expect(asleep("f(\n/**/  a += b)", .arithmetic) == nil)
  }

  @Test func bodiesMayBeLeft() {
    #expect(
      asleep("var a: Int { b }", .exit) == ["var a: Int { if M { return 0 }; return b }"])
    #expect(asleep("func a() { b() }", .exit) == ["func a() { if M { return }; b() }"])
    #expect(
      asleep("func a() -> Int {\n  b()\n}", .exit)
        == ["func a() -> Int { if M { return 0 };", "  return b()", "}"])
    #expect(
      asleep("func a() -> Int {\n  let b = 2\n  return b\n}", .exit)
        == ["func a() -> Int { if M { return 0 };", "  let b = 2", "  return b", "}"])
  }

  @Test(arguments: [
    "let a =\n  b *\n/**/  c + d", "let a = b\n/**/  + c", "/**/let a = b + c\n  .d",
    "/**/let a = b + c\n  * d", "/**/let a = b + c(", "let a = b(\n/**/  c) + d",
    "/**/f(a, b) = c", "let a = b\n/**/  ? c ? d + e : f : g",
  ])
  func partsOfLongerExpressionsTakeABuildOfTheirOwn(code: String) {
    let kinds: [Mutation.Kind] = [.arithmetic, .arguments]
    #expect(kinds.compactMap { asleep(code, $0) } == [])
  }

  @Test func wholeOperandsOfLooseOperatorsAreChosen() {
    #expect(
      asleep("return a\n/**/  && b < c\n  || d", .comparison)
        == ["return a", "  && (M ? (b <= c) : (b < c))", "  || d"])
  }
}
