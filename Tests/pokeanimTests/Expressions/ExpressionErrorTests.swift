import Testing

@testable import EngineSDL
@testable import MotionCode
@testable import Studio
@testable import pokeanim

/// Every fault that a text can have, with its place and its words.
@Suite struct ExpressionErrorTests {
  private func error(_ text: String) -> ExpressionError? {
    do throws(ExpressionError) {
      _ = try Expression.parse(text, durations: Vocabulary.durations)
      return nil
    } catch {
      return error
    }
  }

  private func expect(
    _ faults: [(text: String, error: String)],
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    for fault in faults {
      #expect(
        error(fault.text)?.description == fault.error, "\(fault.text)",
        sourceLocation: sourceLocation)
    }
  }

  @Test func names() {
    let use = "use one of a, b, fadeIn, grow"
    expect([
      ("shrnk", "column 1: “shrnk” is no part; \(use)"),
      ("a * (b + shrnk)", "column 10: “shrnk” is no part; \(use)"),
      ("A", "column 1: “A” is no part; \(use)"),
      ("looped", "column 1: “looped” is no part; \(use)"),
      ("é + a", "column 1: “é” is no part; \(use)"),
      ("👩‍👩‍👧 + a", "column 1: “👩‍👩‍👧” is out of place; a part, 0, 1 or “(” must stand here"),
      (
        String(repeating: "x", count: 30),
        "column 1: “\(String(repeating: "x", count: 20))…” is no part; \(use)"
      ),
    ])
    #expect(throws: ExpressionError(column: 3, message: "“a” is no part; there are only 0 and 1")) {
      try Expression.parse("1+a", vocabulary: [])
    }
  }

  @Test func numbersThatAreNoAnimation() {
    let use = "is no animation; of the numbers use only 0 and 1"
    expect([
      ("2", "column 1: “2” \(use)"),
      ("a + 10", "column 5: “10” \(use)"),
      ("0.5 * a", "column 1: “0.5” \(use)"),
      ("1.5.looped", "column 1: “1.5” \(use)"),
      ("00", "column 1: “00” \(use)"),
      ("1a", "column 1: “1a” \(use)"),
      ("½", "column 1: “½” \(use)"),
    ])
  }

  @Test func missingParts() {
    let ends = "the text ends too early; a part, 0, 1 or “(” must follow"
    let here = "is out of place; a part, 0, 1 or “(” must stand here"
    expect([
      ("", "column 1: \(ends)"),
      ("  ", "column 3: \(ends)"),
      ("a +", "column 4: \(ends)"),
      ("a * ", "column 5: \(ends)"),
      ("(", "column 2: \(ends)"),
      ("()", "column 2: “)” \(here)"),
      ("+ a", "column 1: “+” \(here)"),
      ("a + * b", "column 5: “*” \(here)"),
      ("(a + )", "column 6: “)” \(here)"),
      ("-1", "column 1: “-” \(here)"),
      (".looped", "column 1: “.” \(here)"),
      ("\u{7}a", "column 1: “U+0007” \(here)"),
      ("\u{202E}a", "column 1: “U+202E” \(here)"),
    ])
  }

  @Test func whatCannotFollow() {
    expect([
      ("a b", "column 3: “b” follows directly; put “+” or “*” before it"),
      ("a (b)", "column 3: “(” follows directly; put “+” or “*” before it"),
      ("(a)b", "column 4: “b” follows directly; put “+” or “*” before it"),
      ("(a _)", "column 4: “_” follows directly; put “+” or “*” before it"),
      ("a.looped 1", "column 10: “1” follows directly; put “+” or “*” before it"),
      ("a - b", "column 3: “-” is no operator; use “+”, “*” or a point"),
      ("(a / b)", "column 4: “/” is no operator; use “+”, “*” or a point"),
      ("a, b", "column 2: “,” is no operator; use “+”, “*” or a point"),
      ("a\u{0}", "column 2: “U+0000” is no operator; use “+”, “*” or a point"),
    ])
  }

  @Test func parentheses() {
    expect([
      ("(a", "column 3: “)” is missing; “(” was opened at column 1"),
      ("a * (b + (a)", "column 13: “)” is missing; “(” was opened at column 5"),
      ("a)", "column 2: “)” closes nothing; take it away, or open “(” before it"),
      ("(a))*b", "column 4: “)” closes nothing; take it away, or open “(” before it"),
    ])
    let deep = String(repeating: "(", count: 201) + "a" + String(repeating: ")", count: 201)
    expect([(deep, "column 201: more than 200 parentheses are open; use fewer")])
    let all = String(repeating: "(", count: 1000)
    expect([(all, "column 201: more than 200 parentheses are open; use fewer")])
  }

  @Test func postfixes() {
    let use = "use one of reversed, looped, delayed, held, repeating, stretched, time"
    expect([
      ("a.", "column 3: a word is missing behind the point; \(use)"),
      ("a.loped", "column 3: “loped” can't follow a point; \(use)"),
      ("a..looped", "column 3: “.” can't follow a point; \(use)"),
      ("a.5", "column 3: “5” can't follow a point; \(use)"),
      ("a. + b", "column 4: “+” can't follow a point; \(use)"),
      ("a.Looped", "column 3: “Looped” can't follow a point; \(use)"),
      ("a.looped()", "column 9: looped takes no value; take the parentheses away"),
      ("a.reversed (2)", "column 12: reversed takes no value; take the parentheses away"),
    ])
  }

  @Test func missingValues() {
    expect([
      ("a.delayed", "column 10: delayed needs seconds from 0 to 3600, as in delayed(0.5)"),
      ("a.held * b", "column 8: held needs seconds from 0 to 3600, as in held(0.5)"),
      (
        "a.repeating 3",
        "column 13: repeating needs a whole number from 0 to 1000, as in repeating(3)"
      ),
      (
        "a.stretched.looped",
        "column 12: stretched needs seconds from 0.001 to 3600, as in stretched(2)"
      ),
      (
        "a.delayed()", "column 11: a number is missing; delayed needs seconds from 0 to 3600"
      ),
      ("a.held( ", "column 9: a number is missing; held needs seconds from 0 to 3600"),
      (
        "a.delayed((1))",
        "column 11: a number is missing; delayed needs seconds from 0 to 3600"
      ),
      ("a.delayed(1", "column 12: “)” is missing behind “1”"),
      ("a.delayed(1 2)", "column 13: “2” can't follow “1”; “)” must"),
      ("a.delayed(1(2))", "column 12: “(” can't follow “1”; “)” must"),
      ("a.delayed(1 + 2)", "column 13: “+” can't follow “1”; “)” must"),
    ])
  }

  @Test(arguments: [
    "1e3", "0,5", "+1", ".5", "5.", "--1", "-", ".", "1.2.3", "0x10", "inf", "nan", "b", "½", "٣",
    "1_000", "2s", "0.5+1",
  ])
  func numbersThatAreNotPlain(text: String) {
    expect([
      (
        "a * b.delayed( \(text) )",
        "column 16: “\(text)” is no plain number; write one like 0.5"
      ),
      ("a.repeating(\(text))", "column 13: “\(text)” is no plain number; write one like 3"),
      ("a.stretched(\(text))", "column 13: “\(text)” is no plain number; write one like 2"),
      (
        "a.time(easeIn(\(text)))", "column 15: “\(text)” is no plain number; write one like 2"
      ),
    ])
  }

  @Test func valuesOutOfRange() {
    let huge = String(repeating: "9", count: 400)
    let wait = "needs seconds from 0 to 3600, not"
    let count = "repeating needs a whole number from 0 to 1000, not"
    let stretch = "stretched needs seconds from 0.001 to 3600, not"
    expect([
      ("a.delayed(-0.5)", "column 11: delayed \(wait) “-0.5”"),
      ("a.delayed(3600.1)", "column 11: delayed \(wait) “3600.1”"),
      ("a.held( -1)", "column 9: held \(wait) “-1”"),
      ("a.held(\(huge))", "column 8: held \(wait) “\(huge.prefix(20))…”"),
      ("0.delayed(-1)", "column 11: delayed \(wait) “-1”"),
      ("a.repeating(-1)", "column 13: \(count) “-1”"),
      ("a.repeating(1.5)", "column 13: \(count) “1.5”"),
      ("a.repeating(1001)", "column 13: \(count) “1001”"),
      ("a.stretched(0)", "column 13: \(stretch) “0”"),
      ("a.stretched(-2)", "column 13: \(stretch) “-2”"),
      ("a.stretched(0.0009)", "column 13: \(stretch) “0.0009”"),
      ("a.stretched(3601)", "column 13: \(stretch) “3601”"),
      (
        "a.delayed(0.1234567891)", "column 11: “0.1234567891” is too fine; at most 9 decimals"
      ),
    ])
  }

  @Test func curves() {
    let use =
      "use one of linear, easeIn, easeOut, easeInOut, cssEase, cssEaseIn, cssEaseOut, cssEaseInOut"
    let strength = "needs a strength from 0.001 to 1000, not"
    let single = "comes in one strength; take the parentheses away"
    expect([
      ("a.time", "column 7: time needs a curve, as in .time(easeOut)"),
      ("a.time easeOut", "column 8: time needs a curve, as in .time(easeOut)"),
      ("a.time()", "column 8: “)” is no curve; \(use)"),
      ("a.time(", "column 8: the curve is missing; \(use)"),
      ("a.time(bounce)", "column 8: “bounce” is no curve; \(use)"),
      ("a.time(2)", "column 8: “2” is no curve; \(use)"),
      ("a.time(linear", "column 14: “)” is missing behind “linear”"),
      ("a.time(easeIn(3)", "column 17: “)” is missing behind “easeIn(3)”"),
      ("a.time(linear easeIn)", "column 15: “easeIn” can't follow “linear”; “)” must"),
      ("a.time(linear(2))", "column 14: linear \(single)"),
      ("a.time(cssEase(2))", "column 15: cssEase \(single)"),
      ("a.time(easeOut(0))", "column 16: easeOut \(strength) “0”"),
      ("a.time(easeIn(-2))", "column 15: easeIn \(strength) “-2”"),
      ("a.time(easeInOut( 1001 ))", "column 19: easeInOut \(strength) “1001”"),
      (
        "a.time(easeOut())",
        "column 16: a number is missing; easeOut needs a strength from 0.001 to 1000"
      ),
    ])
  }

  @Test func tooLong() {
    let message = "column 1001: there are more than 1000 characters; use fewer"
    expect([
      (String(repeating: "a", count: 1001), message),
      ("a" + String(repeating: " ", count: 100_000), message),
    ])
  }

  @Test func tooMuchTime() {
    let long = "with this it takes more than 3600 seconds; make it shorter"
    expect([
      ("a.held(3600)", "column 8: \(long)"),
      ("a * b.delayed(3600)", "column 15: \(long)"),
      ("a + b.stretched(3600) * grow", "column 23: \(long)"),
      ("a.stretched(1800).looped * a", "column 26: \(long)"),
      ("a.stretched(1801).looped", "column 19: \(long)"),
      ("fadeIn.repeating(1000).repeating(2)", "column 34: \(long)"),
      ("1.looped * a.delayed(3599.5)", "column 22: \(long)"),
    ])
    #expect(
      throws: ExpressionError(
        column: 5, message: "with this it takes more than 3600 seconds; make it shorter")
    ) { try Expression.parse("0 + slow", durations: ["slow": 3601]) }
  }

  /// Zero and one take no time, however long they are told to.
  @Test(arguments: [
    "1.held(3600).held(3600)", "0.delayed(3600).held(3600) + a", "a * 0.held(3600) * a",
    "1.stretched(3600) * a", "1.held(3600).repeating(1000) * a", "0.stretched(3600).looped + a",
    "a.stretched(3600).repeating(0).held(3600) * a", "a.held(3599)", "a.stretched(1800).looped",
    "a.stretched(3600) + b.stretched(3600)",
  ])
  func timeThatIsNotTaken(text: String) { #expect(error(text) == nil) }

  @Test func secondsOfTheTextCountWithoutDurations() {
    #expect(
      throws: ExpressionError(
        column: 22, message: "with this it takes more than 3600 seconds; make it shorter")
    ) { try Expression.parse("a.held(2000).delayed(1601)", vocabulary: ["a"]) }
    #expect(throws: Never.self) {
      try Expression.parse("a.held(2000).delayed(1600)", vocabulary: ["a"])
    }
  }

  @Test func tooManyParts() {
    let many = "with this more than 10000 parts are played; repeat fewer"
    expect([
      ("b.stretched(0.001).repeating(1000).repeating(11)", "column 46: \(many)"),
      ("(a+b).stretched(0.01).repeating(1000).looped.repeating(3)", "column 56: \(many)"),
      (
        "a" + String(repeating: ".looped.stretched(1)", count: 14), "column 263: \(many)"
      ),
      (
        "a.stretched(0.1).repeating(1000).repeating(10).stretched(2)+b",
        "column 60: \(many)"
      ),
    ])
  }
}
