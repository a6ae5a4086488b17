import Testing

@testable import pokeanim

/// The calls of `tunable` in code, wherever they stand and however they are written.
@Suite struct TunableCallsTests {
  private static let literals = [
    "0", "12", "-12", "+3", "1_000", "12.5", "-0.25", "1_0.2_5", "1e3", "1E-3", "-2.5e+10", "0x1F",
    "0b101", "0o17", "007",
  ]
  /// Code around a call; `@` is the number.
  private static let contexts = [
    #"tunable("lift", @, in: 0...40)"#,
    #"tunable("lift",@,in:0...40)"#,
    #"let a = 2*tunable( "lift" , @ , in: 0 ... 40 )+1"#,
    "tunable(\n  \"lift\",\n  @,\n  in: 0...40)",
    "tunable(\r\n\t\"lift\",\r\n\t@,\r\n\tin: 0...40)",
    #"tunable(/* "lift", 1, */ "lift" /* a /* b */ c */, @ // , 3"# + "\n, in: 0...40)",
    #"// tunable("lift", 1, in: 0...2)"# + "\n" + #"tunable("lift", @, in: 0...40)"#,
    #"/* tunable("lift", 1, in: 0...2) */ tunable("lift", @, in: 0...40)"#,
    #"let s = "tunable(\"lift\", 1, in: 0...2)"; tunable("lift", @, in: 0...40)"#,
    ##"let s = #"tunable("lift", 1, in: 0...2)"#; tunable("lift", @, in: 0...40)"##,
    "let s = \"\"\"\n  tunable(\"lift\", 1, in: 0...2)\n  \"\"\"\ntunable(\"lift\", @, in: 0...40)",
    #"let s = "height \(tunable("lift", @, in: 0...40)) points""#,
    ##"let s = #"\(1) \#(f(2) + tunable("lift", @, in: 0...40))"#"##,
    #"f(")", tunable("lift", @, in: 0...40))"#,
    #"Playground.tunable("lift", @, in: 0...40)"#,
    ##"tunable(#"lift"#, @, in: 0...40)"##,
    #"let bad = "no end"# + "\n" + #"tunable("lift", @, in: 0...40)"#,
    #"#if os(Linux)"# + "\n" + #"tunable("lift", @, in: 0...40)"# + "\n#endif",
    #"let é = "é"; tunable("lift", @, in: 0...40)"#,
    #"func tunable(_ name: String) {}; tunable("lift", @, in: 0...40); tunable("other", 1, in: 0...2)"#,
  ]

  @Test(arguments: contexts) func theNumberIsFound(_ context: String) {
    for literal in Self.literals {
      let bytes = Array(context.replacing("@", with: literal).utf8)
      let calls = TunableCalls(in: bytes).calls("lift")
      #expect(calls.count == 1, "\(literal) in \(context)")
      let found = calls.first?.number.map { String(decoding: bytes[$0], as: UTF8.self) }
      #expect(found == literal, "\(context)")
    }
  }

  /// Strings in the code of strings end the code somewhere, and not the program.
  @Test(arguments: [50, 100, 101, 200_000]) func stringsInStringsAreBounded(_ depth: Int) {
    let call = #"tunable("lift", 12, in: 0...40)"#
    let open = String(repeating: #""\("#, count: depth)
    let close = String(repeating: #")""#, count: depth)
    for end in ["", call, call + close] {
      let calls = TunableCalls(in: Array((call + "\n" + open + end).utf8)).calls("lift")
      #expect(calls.count == (end.isEmpty || depth > 100 ? 1 : 2))
    }
  }

  @Test(arguments: [
    #"tunable("lift", value, in: 0...40)"#, #"tunable("lift", 12 + 1, in: 0...40)"#,
    #"tunable("lift", -value, in: 0...40)"#, #"tunable("lift", 12.rounded(), in: 0...40)"#,
    #"tunable("lift", (12), in: 0...40)"#, #"tunable("lift", .pi, in: 0...40)"#,
    #"tunable("lift", 12 as Double, in: 0...40)"#, #"tunable("lift", - 12, in: 0...40)"#,
    #"tunable("lift", --12, in: 0...40)"#, #"tunable("lift", 12)"#, #"tunable("lift", 12"#,
  ]) func whatIsNoLiteralHasNoPlace(_ code: String) {
    #expect(TunableCalls(in: Array(code.utf8)).calls("lift").map(\.number) == [nil])
  }

  @Test(arguments: [
    "", "tunable", "tunable(", #"tunable("lift"#, #"tunable(lift, 12, in: 0...40)"#,
    #"func tunable("lift", 12, in: 0...40)"#, #"tunables("lift", 12, in: 0...40)"#,
    #"untunable("lift", 12, in: 0...40)"#, #"tunable("lif\(t)", 12, in: 0...40)"#,
    #"// tunable("lift", 12, in: 0...40)"#, #"/* tunable("lift", 12, in: 0...40)"#,
    #""tunable(\"lift\", 12, in: 0...40)""#, "\"\"\"\ntunable(\"lift\", 12, in: 0...40)\n\"\"\"",
  ]) func whatIsNoCallIsNone(_ code: String) {
    #expect(TunableCalls(in: Array(code.utf8)).calls("lift").isEmpty)
  }

  /// Each beginning of a text is read to its end.
  @Test(arguments: contexts) func textsMayEndAnywhere(_ context: String) {
    let bytes = Array(context.replacing("@", with: "-12.5e3").utf8)
    for count in bytes.indices {
      for call in TunableCalls(in: Array(bytes[..<count])).all {
        #expect(call.number.map { $0.upperBound <= count } ?? true)
      }
    }
  }

  @Test func allCallsOfANameAreFound() {
    let code =
      #"a(tunable("lift", 1, in: 0...2)); tunable("b", 2, in: 0...2); tunable("lift", 3, in: 0...4)"#
    let calls = TunableCalls(in: Array(code.utf8))
    #expect(calls.all.map(\.name) == ["lift", "b", "lift"])
    #expect(calls.calls("lift").count == 2)
  }

  @Test(arguments: [
    (20.0, "12", "20"), (-3, "12", "-3"), (20, "12.5", "20.0"), (12.5, "12", "12.5"),
    (0.1, "1", "0.1"), (1200, "1_000", "1_200"), (999, "1_000", "999"),
    (-1_234_567, "1_0", "-1_234_567"), (31, "0x1F", "31"), (7, "1e3", "7.0"), (0, "-4", "0"),
  ]) func aNumberIsWrittenAsTheOldOneWas(_ value: Double, _ old: String, _ wanted: String) {
    let text = TunableCalls.literal(value, like: old)
    #expect(text == wanted)
    #expect(Double(text.replacing("_", with: "")) == value)
  }
}
