import Testing

@testable import pokeanim

@Suite struct DiagnosticTests {
  private func place(_ file: String, _ line: Int, _ column: Int? = nil) -> Diagnostic.Place {
    Diagnostic.Place(file: file, line: line, column: column)
  }

  @Test(arguments: [
    "Card.swift:31:5: error: cannot find 'lift' in scope",
    "/a b/ü.swift:1:1: warning: variable 'x' was never used",
    "a:b:c.swift:7:12: note: did you mean 'y: error: z'?",
    "Engine.linear:1:13: note: 'linear(from:to:)' declared here",
    "Card.swift:3: error: a line alone",
    "error: no such module 'Foo'", "warning: a: b: note: c", "a.swift:9:1: remark: fast",
  ])
  func aLineIsReadAsItIsWritten(_ line: String) {
    let found = DiagnosticReader(line)
    #expect(found.diagnostics.map(\.description) == [line])
    #expect(found.otherLines.isEmpty)
  }

  @Test func itsPartsAreTold() {
    let found = DiagnosticReader("a:b.swift:31:5: error: x: note: y").diagnostics
    #expect(
      found == [Diagnostic(place: place("a:b.swift", 31, 5), kind: .error, text: "x: note: y")])
    let nowhere = DiagnosticReader("<unknown>:0: error: no such module 'Foo'").diagnostics
    #expect(nowhere == [Diagnostic(kind: .error, text: "no such module 'Foo'")])
  }

  /// A line of somebody's file may say anything.
  @Test func excerptsAreNoDiagnostics() {
    let found = DiagnosticReader(
      """
      Card.swift:2:9: error: cannot find 'a' in scope
      let b = a // Card.swift:9:9: error: not this one
              ^
      Card.swift:3:1: warning: unused
      b
      ^~~

      """)
    #expect(
      found.diagnostics.map(\.description) == [
        "Card.swift:2:9: error: cannot find 'a' in scope", "Card.swift:3:1: warning: unused",
      ])
  }

  @Test func aDiagnosticWithoutAnExcerptHidesNoOther() {
    let lines = (1...5).map { "A.swift:\($0):1: error: no \($0)" }
    #expect(
      DiagnosticReader(lines.joined(separator: "\n")).diagnostics.map(\.description) == lines)
  }

  @Test(arguments: [
    "", "Stack dump:", "0.\tProgram arguments: swift-frontend", "let error = 2",
    "x.swift: error", "something: note: else",
  ])
  func otherLinesStay(_ line: String) {
    let found = DiagnosticReader(line + "\n")
    #expect(found.diagnostics.isEmpty)
    #expect(found.otherLines == (line.isEmpty ? [] : [line]))
  }

  @Test func nothingInItIsObeyedByATerminal() {
    let found = DiagnosticReader("a\u{1B}[2J.swift:1:1: error: \u{7}bell")
    #expect(
      found.diagnostics.map(\.description) == ["aU+001B[2J.swift:1:1: error: U+0007bell"])
  }
}
