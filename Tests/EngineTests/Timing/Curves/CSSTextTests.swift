import Engine
import EngineTestSupport
import Testing

@Suite struct CSSTextTests {
  @Test func namesAndFunctionsAreRead() throws {
    let wanted: [(String, TimingCurve)] = [
      ("linear", .linear), ("ease", .cssEase), ("Ease-In", .cssEaseIn), ("ease-out", .cssEaseOut),
      (" ease-in-out ", .cssEaseInOut), ("STEP-START", .cssStepStart), ("step-end", .cssStepEnd),
      ("cubic-bezier(.25,-1.5e0,1,+2)", .cubicBezier(CubicBezier(0.25, -1.5, 1, 2))),
      ("Cubic-Bezier( 0 , 0\n,\t1, 1 )", .cubicBezier(CubicBezier(0, 0, 1, 1))),
      ("steps(3)", .steps(Steps(3))), ("steps(2, jump-none)", .steps(Steps(2, jump: .neither))),
      ("steps(1,start)", .steps(Steps(1, jump: .start))), ("steps(4, END)", .steps(Steps(4))),
      ("steps(5, jump-both)", .steps(Steps(5, jump: .both))),
      ("linear(0.5)", .piecewiseLinear(PiecewiseLinear([.init(0.5, at: 0)]))),
      (
        "linear(0, 25% 75% 0.5, 1)",
        .piecewiseLinear(
          PiecewiseLinear([
            .init(0, at: 0), .init(0.5, at: 0.25), .init(0.5, at: 0.75), .init(1, at: 1),
          ]))
      ),
      (
        "linear(0, 0.1, 0.2, 1 50%, 3)",
        .piecewiseLinear(
          PiecewiseLinear([
            .init(0, at: 0), .init(0.1, at: 0.5 / 3), .init(0.2, at: 1 / 3.0), .init(1, at: 0.5),
            .init(3, at: 1),
          ]))
      ),
    ]
    for (text, curve) in wanted {
      let got = try TimingCurve(css: text)
      for step in -2...12 {
        let t = Double(step) / 10
        #expect(abs(got.value(at: t) - curve.value(at: t)) < 1e-12, "\(text) at \(t)")
      }
      if case .piecewiseLinear = got { continue }
      #expect(got == curve, "\(text)")
    }
  }

  @Test(arguments: [
    (
      "", 1, "wanted cubic-bezier(…), steps(…), linear(…) or the name of a CSS curve, the text ends"
    ),
    ("wobble", 1, "wanted cubic-bezier"), ("  bezier(1)", 3, "wanted cubic-bezier"),
    ("ease ease", 6, "wanted nothing more, found \"e\""),
    ("ease-in(", 1, "wanted cubic-bezier"),
    ("cubic-bezier(0, 0, 1)", 21, "wanted \",\", found \")\""),
    ("cubic-bezier(0, 0, 2, 1)", 20, "wanted a number from 0 to 1"),
    ("cubic-bezier(-1, 0, 1, 1)", 14, "wanted a number from 0 to 1"),
    ("cubic-bezier(0, x, 1, 1)", 17, "wanted a number, found \"x\""),
    ("cubic-bezier(0, 5%, 1, 1)", 17, "wanted a number, not a percentage"),
    ("cubic-bezier(0, 1e999, 1, 1)", 17, "wanted a number that is not too large"),
    ("cubic-bezier(0, 1.1e100, 1, 1)", 17, "wanted a number that is not too large"),
    ("cubic-bezier(0, 0, 1, -1e101)", 23, "wanted a number that is not too large"),
    ("linear(0, -1.1e100)", 11, "wanted a number that is not too large"),
    ("linear(0 1e101%, 1)", 10, "wanted a number that is not too large"),
    ("steps(1000001)", 7, "a whole number from 1 to 1000000"),
    ("cubic-bezier(0, 0, 1, 1", 24, "wanted \")\", the text ends"),
    ("steps()", 7, "wanted a number, found \")\""), ("steps(0)", 7, "a whole number from 1 to"),
    ("steps(2.5)", 7, "a whole number"), ("steps(1, jump-none)", 7, "a whole number from 2"),
    ("steps(1e300)", 7, "a whole number"), ("steps(3, middle)", 10, "wanted jump-start, jump-end"),
    ("linear()", 8, "wanted a number"), ("linear(0,)", 10, "wanted a number"),
    ("linear(0 1)", 10, "wanted \",\" or \")\""), ("linear(5%)", 10, "wanted a number"),
    ("linear(1 1% 2% 3%)", 16, "wanted \",\" or \")\""),
    ("linear(1% 1 2%)", 13, "wanted \",\" or \")\""), ("linear(5., 1)", 9, "wanted \")\""),
    ("linear(é)", 8, "wanted a number, found \"é\""),
  ])
  func mistakesAreNamedWithTheirColumn(_ text: String, _ column: Int, _ problem: String) {
    do throws(CSSCurveError) {
      let curve = try TimingCurve(css: text)
      Issue.record("\(text) is \(curve)")
    } catch {
      #expect(error.column == column, "\(text): \(error)")
      #expect(error.problem.contains(problem), "\(text): \(error)")
      #expect("\(error)".hasPrefix("column \(column): wanted "))
    }
  }

  @Test func theLargestNumbersAreRead() throws {
    #expect(
      try TimingCurve(css: "cubic-bezier(0, 1e100, 1, -1e100)")
        == .cubicBezier(CubicBezier(0, 1e100, 1, -1e100)))
    #expect(
      try TimingCurve(css: "linear(-1e100, 1e100 1e100%)")
        == .piecewiseLinear(PiecewiseLinear([.init(-1e100, at: 0), .init(1e100, at: 1e98)])))
    #expect(try TimingCurve(css: "steps(1000000)") == .steps(Steps(1_000_000)))
  }

  @Test func whatIsPrintedIsReadBack() throws {
    forAll(seeds: 0..<400) { random in
      let bezier = TimingCurve.cubicBezier(
        CubicBezier(
          random.double(in: 0...1), random.double(in: -9...9), random.double(in: 0...1),
          random.double(in: -1e-7...1e-7)))
      let jump = random.element(of: Steps.Jump.allCases)
      let steps = TimingCurve.steps(Steps(random.int(in: 2...900), jump: jump))
      for curve in [bezier, steps] {
        #expect((try? TimingCurve(css: curve.cssText)) == curve, "\(curve.cssText)")
      }
      let lines = PiecewiseLinear(
        random.list(count: 1...9) {
          .init($0.double(in: -2...3), at: $0.double(in: -0.2...1.2))
        })
      guard case .piecewiseLinear(let got)? = try? TimingCurve(css: lines.cssText) else {
        Issue.record("\(lines.cssText)")
        return
      }
      for (a, b) in zip(lines.stops, got.stops) {
        #expect(a.value == b.value && abs(a.position - b.position) < 1e-15)
      }
      #expect(got.stops.count == lines.stops.count)
    }
    #expect(TimingCurve.linear.cssText == "linear")
    #expect(TimingCurve.cssEaseInOut.cssText == "cubic-bezier(0.42, 0, 0.58, 1)")
    #expect(TimingCurve.cssStepEnd.cssText == "steps(1, jump-end)")
    #expect(try TimingCurve(css: "linear(0, 1)").cssText == "linear(0 0%, 1 100%)")
  }

  /// Curves that CSS has no name for are drawn with lines, read back, within 0.001 everywhere.
  @Test func otherCurvesAreDrawnWithLines() throws {
    let springs = [0.1, 0.4, 0.8, 1].flatMap { damping in
      [-3.0, 0, 6].map {
        TimingCurve.spring(SpringCurve(duration: 0.8, damping: damping, initialVelocity: $0))
      }
    }
    let others: [TimingCurve] = [
      .deckEaseIn(2), .deckEaseOut(0.5), .deckEaseInOut(40), .custom { $0 * $0 },
    ]
    for curve in springs + others + CurveFamilyTests.families {
      let drawn = try TimingCurve(css: curve.cssText)
      #expect(drawn.value(at: 0) == 0 && drawn.value(at: 1) == 1, "\(curve)")
      var worst = 0.0
      for step in 0...5000 {
        let t = Double(step) / 5000
        worst = max(worst, abs(drawn.value(at: t) - curve.value(at: t)))
      }
      #expect(worst <= 1e-3, "\(curve): \(worst)")
      #expect(curve.linearApproximation().stops.count < 500, "\(curve)")
    }
  }

  @Test func aFunctionThatNeverCalmsDownIsStillDrawn() {
    let noise = TimingCurve.custom { ($0 * 7919e6).truncatingRemainder(dividingBy: 1) }
    #expect(noise.linearApproximation().stops.count < 5_000)
  }

  /// Anything at all is a curve or an error whose column lies in the text or right behind it.
  @Test func anyTextIsReadOrRefused() {
    let pieces = [
      "linear", "steps", "cubic-bezier", "ease", "(", ")", ",", " ", "0", "1", "0.5", "-", "+",
      "%", "e", ".", "1e9", "jump-none", "start", "\n", "é", "🙂", "\0", "3", "50%", "e5",
    ]
    forAll(seeds: 0..<4_000) { random in
      let head = random.element(of: ["", "linear(", "steps(", "cubic-bezier(0,"])
      let text = head + random.list(count: 0...12) { $0.element(of: pieces) }.joined()
      do throws(CSSCurveError) {
        let curve = try TimingCurve(css: text)
        #expect(curve.value(at: 0.3).isFinite, "\(text)")
        #expect((try? TimingCurve(css: curve.cssText)) != nil, "\(text)")
      } catch {
        #expect(1...(text.count + 1) ~= error.column, "\(text): \(error)")
      }
    }
  }
}
