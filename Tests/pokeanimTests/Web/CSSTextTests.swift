import Engine
import Testing

@testable import Output
@testable import pokeanim

/// Values as style sheets and markup spell them.
@Suite struct CSSTextTests {
  @Test(arguments: [
    ("a & b < c > \"d\"", "a &amp; b &lt; c &gt; &quot;d&quot;"),
    // A mark over a sign is one character with it, and hides it from whoever looks for characters.
    ("<\u{301}b&\u{301}", "&lt;\u{301}b&amp;\u{301}"), ("\r\n<\r\n", "\r\n&lt;\r\n"),
    ("a\u{0}\u{1}\u{B}\u{1F}\u{FFFE}\u{FFFF}b\tc", "ab\tc"), ("👩‍👧 é 漢", "👩‍👧 é 漢"),
  ])
  func signsOfMarkupAreEscaped(_ text: String, _ escaped: String) {
    #expect(Array(CSSText.escaped(text).unicodeScalars) == Array(escaped.unicodeScalars))
  }

  @Test func curvesHaveTheirShortNames() {
    #expect(CSSText.easing(.cssEase, within: 0.01) == "ease")
    #expect(CSSText.easing(.cssEaseInOut, within: 0.01) == "ease-in-out")
    #expect(CSSText.easing(.cssStepEnd, within: 0.01) == "step-end")
    let curve = TimingCurve.cubicBezier(CubicBezier(1.0 / 3, 0, 0.5, 2.0 / 3))
    #expect(CSSText.easing(curve, within: 0.01) == "cubic-bezier(0.33333, 0, 0.5, 0.66667)")
    let lines = TimingCurve.piecewiseLinear(
      PiecewiseLinear([.init(0, at: 0), .init(1.0 / 3, at: 0.5), .init(1, at: 1)]))
    #expect(CSSText.easing(lines, within: 0.01) == "linear(0 0%, 0.33333 50%, 1 100%)")
  }

  @Test func placesInLongTimesAreAsExact() {
    #expect(CSSText.percent(1.0 / 3, of: 0.8) == "33.3333%")
    #expect(CSSText.percent(1.0 / 3, of: 86400) == "33.3333333%")
  }
}
