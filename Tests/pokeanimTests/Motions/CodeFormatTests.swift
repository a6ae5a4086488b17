import Engine
import EngineSDL
import EngineTestSupport
import Foundation
import MotionCode
import Onboarding
import Testing
import Workbench

@testable import Studio
@testable import pokeanim

/// A motion in the languages of others, and what others have written as a motion.
@Suite struct CodeFormatTests {
  /// A motion as sliders and hands can make it; springs begin at rest, as others' do.
  private func anyMotion(_ random: inout SeededGenerator) -> TunerModel {
    var model = TunerModel(.linear(duration: 0.3))
    model.turn(into: random.element(of: TunerModel.Kind.allCases))
    for parameter in model.parameters where parameter != .velocity {
      model[parameter] = parameter.value(at: random.double(in: 0...1), standard: 0.3)
    }
    for stop in model.stops.indices.dropFirst().dropLast() where random.chance(0.5) {
      let y = TunerParameter.y1.value(at: random.double(in: 0...1), standard: 1)
      model.move(stop, to: Point((random.double(in: 0...1) * 100).rounded() / 100, y))
    }
    return model
  }

  @Test func whatIsCopiedCanBePasted() throws {
    forAll(seeds: 0..<300) { random in
      let model = anyMotion(&random)
      let delay = (random.double(in: 0...1) * 20).rounded() / 10
      for format in CodeFormat.all {
        let use = random.element(of: [
          TunableMotion.Use.child, .layout, .animator(AnimatorCall(kind: .fade, cascade: .top)),
        ])
        let swift = SwiftLine.text(of: model, name: "a", use: use, delay: delay)
        let text =
          format == .swift ? swift : format.text(CodedMotion(model.type, delay: delay))
        // Others' springs are told by other numbers; those are compared above.
        if model.kind == .spring, format != .swift { continue }
        guard let pasted = try? PastedMotion(text, duration: model[.duration]) else {
          Issue.record("not understood: \(text)")
          return
        }
        let isSame = isNear(pasted.type, model.type)
        if !isSame { Issue.record("\(text) became \(pasted.type)") }
        if format != .swift || use == .child { #expect((pasted.delay ?? 0) == delay, "\(text)") }
      }
    }
  }

  /// Equal but for the curve's name and the exactness of percentages.
  private func isNear(_ one: AnimationType, _ other: AnimationType) -> Bool {
    guard let one = one.timing, let other = other.timing, one.duration == other.duration else {
      return false
    }
    return (0...100).allSatisfy {
      let place = Double($0) / 100 + 0.0001
      return abs(one.curve.value(at: place) - other.curve.value(at: place)) < 1e-3
    }
  }

  @Test(arguments: [
    ("steps(4)", Steps(4, jump: .end)), ("step-start", Steps(1, jump: .start)),
    ("animation-timing-function: steps(3, jump-none)", Steps(3, jump: .neither)),
    ("ease: steps(6, 'start')", Steps(6, jump: .start)),
    ("Easing { min(1f, (floor(it * 2f) + 1f) / 3f) }", Steps(2, jump: .both)),
  ])
  func othersSteps(_ text: String, _ steps: Steps) throws {
    #expect(try PastedMotion(text, duration: 1).type.timing?.curve == .steps(steps))
  }

  @Test(arguments: [
    "linear(0, 0.5, 1)", "linear(0, 0.5 50%, 1)", "transform([0, .5, 1], [0, .5, 1])",
    "PiecewiseLinear([(0, 0), (0.5, 0.5), (1, 1)])",
    "PathEasing(Path().apply { moveTo(0f, 0f); lineTo(0.5f, 0.5f); lineTo(1f, 1f) })",
  ])
  func othersLines(_ text: String) throws {
    let lines = TimingCurve.piecewiseLinear(PiecewiseLinear([(0, 0), (0.5, 0.5), (1, 1)]))
    #expect(try PastedMotion(text, duration: 1).type.timing?.curve == lines)
  }

  @Test func delaysCome() throws {
    #expect(try PastedMotion("opacity 0.3s ease 150ms", duration: 1).delay == 0.15)
    #expect(try PastedMotion("{ ease: [0, 0, 1, 1], delay: 0.5 }", duration: 1).delay == 0.5)
    #expect(try PastedMotion("ease-in 2s", duration: 1).delay == nil)
    #expect(try PastedMotion("transition-delay: 50ms; ease", duration: 1).delay == 0.05)
    let two = "opacity 0.3s cubic-bezier(0, 0, 1, 1), transform 0.5s ease 1s"
    #expect(try PastedMotion(two, duration: 1).delay == nil, "that is another one's")
    let late = "opacity 0.3s cubic-bezier(0, 0, 1, 1) 0.1s, transform 0.5s"
    #expect(try PastedMotion(late, duration: 1).delay == 0.1)
  }

  @Test func aHeavySpringIsSlower() throws {
    func spring(_ mass: String) throws -> AnimationType {
      try PastedMotion(
        "{ type: \"spring\", stiffness: 400, damping: 20\(mass) }", duration: 1
      ).type
    }
    guard case .spring(let light, 0.5, 0) = try spring(""),
      case .spring(let heavy, let damping, 0) = try spring(", mass: 2")
    else { throw PastedMotion.Problem("no springs") }
    #expect(isClose(damping, 0.354, within: 1e-3))
    // By its equation, as long as what is left of it falls: e^(−t·damping/2·mass).
    #expect(isClose(heavy / light, 2, within: 0.25))
    #expect(try spring(", mass: 1") == spring(""))
  }

  /// The shortest place of the slider is taken for times before it.
  @Test func noMotionIsShorterThanASlider() throws {
    #expect(try PastedMotion("ease 1ms", duration: 1).type.timing?.duration == 0.05)
  }

  @Test(arguments: [
    ("cubic-bezier(0.4, 0, 0.2, 1)", 0.4, 0.0, 0.2, 1.0, 0.7),
    ("transition: transform 250ms ease-in;", 0.42, 0, 1, 1, 0.25),
    ("animation: 1.5s ease-out both", 0, 0, 0.58, 1, 1.5),
    ("EASE", 0.25, 0.1, 0.25, 1, 0.7),
    ("CubicBezier(.1, -.2, .3, 1.4)", 0.1, -0.2, 0.3, 1.4, 0.7),
    ("{ ease: [0.1, 0.2, 0.3, 0.4], duration: 2 }", 0.1, 0.2, 0.3, 0.4, 2),
    ("transition-duration: 250ms; transition-timing-function: ease-in", 0.42, 0, 1, 1, 0.25),
    ("transition-duration: 2s; transition-timing-function: ease", 0.25, 0.1, 0.25, 1, 2),
    ("transition: opacity 0.3s ease, transform 0.5s ease-in", 0.25, 0.1, 0.25, 1, 0.3),
    ("will-change: a, b; transition: a 0.3s ease", 0.25, 0.1, 0.25, 1, 0.3),
    ("ease-out, 300ms", 0, 0, 0.58, 1, 0.3),
  ])
  func othersForms(
    _ text: String, _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, _ duration: Double
  ) throws {
    let type = try PastedMotion(text, duration: 0.7).type
    #expect(type.timing?.duration == duration)
    #expect(
      type.timing?.curve == .cubicBezier(CubicBezier(x1, y1, x2, y2)) || x1 == 0.42 && x2 == 0.58)
  }

  @Test(arguments: [
    "", "hello", "cubic-bezier(2, 0, 3, 1)", "cubic-bezier(0.1, 0.2)", "[1, 2, 3]",
    "cubic-bezier(nan, 0, 1, 1)", "spring(stiffness: 0, damping: 0)", "steps(0)",
    "steps(1, jump-none)", "steps(100000)", "linear(0, 1e9, 1)", "linear()",
    String(repeating: "(", count: 10_000), "duration: 0.5",
    "cubic-bezier(0.1, 1e300, 0.2, 1)", "Please review the release notes", "nonlinear",
  ])
  func whatIsNoMotionIsRefusedInWords(_ text: String) {
    #expect {
      try PastedMotion(text, duration: 1)
    } throws: {
      ($0 as? PastedMotion.Problem)?.words.isEmpty == false
    }
  }

  @Test func randomTextNeverTraps() {
    let parts = [
      "cubic-bezier(", "0.5", ",", "1e9", "-", "spring", "stiffness:", "damping", "=", "s", "ms",
      "[", "]", ")", "é", "\n", "dampingRatio = ", "9999999", "velocity: ",
    ]
    forAll(seeds: 0..<1000) { random in
      let text = (0..<random.int(in: 0...14)).map { _ in random.element(of: parts) }.joined()
      guard let type = try? PastedMotion(text, duration: 0.5).type, let timing = type.timing else {
        return
      }
      #expect(timing.duration > 0 && timing.duration <= 60 && timing.curve.value(at: 0.5).isFinite)
    }
  }
}

/// The same on the tuner's card, under a hand and by the clipboard.
@Suite struct TunerClipboardTests {
  @Test func theButtonGoesThroughTheLanguages() throws {
    let film = try filmedTuner()
    let starts = [
      "transition: all", ".easeInOut(", "let animator", "tween(", "{ duration", "Ease in",
      "container[",
    ]
    #expect(starts.count == CodeFormat.all.count)
    for start in starts {
      try film.push(TunerPart.format.id)
      try film.push(TunerPart.copy.id)
      let text = film.screen.takeClipboardText()
      #expect(text?.hasPrefix(start) == true, "\(start): \(text ?? "")")
    }
  }

  @Test func whatIsPastedIsTheMotion() throws {
    let film = try filmedTuner()
    let slides = try #require(film.screen.screens[.onboarding] as? OnboardingScreen)
    #expect(!film.screen.wantsClipboardText)
    film.frame(.key("Ctrl+V"))
    #expect(film.screen.wantsClipboardText)
    film.screen.take(clipboardText: "cubic-bezier(0.1, 0.2, 0.3, 0.4) 900ms")
    #expect(!film.screen.wantsClipboardText)
    let wanted = AnimationType.curve(
      .cubicBezier(CubicBezier(0.1, 0.2, 0.3, 0.4)), duration: 0.9)
    #expect(slides.motions.filter { $0.type == wanted }.count == 1)
  }

  @Test func whatIsNoMotionIsToldOf() throws {
    let film = try filmedTuner()
    let slides = try #require(film.screen.screens[.onboarding] as? OnboardingScreen)
    let before = slides.motions
    film.frame(.key("Ctrl+V"))
    film.screen.take(clipboardText: "hello")
    #expect(film.screen.notice?.text.contains("hello") == true && slides.motions == before)
  }

  private static let pasted = [
    "cubic-bezier(0.1, 0.2, 0.3, 0.4)", "steps(3)", "ease-in-out", "linear(0, 1)",
    "linear(0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 1)",
    "spring(duration: 0.4, damping: 0.5, initialVelocity: 0)",
  ]

  private func panel(_ film: FilmedScreen<App>) throws -> TunerPanel {
    film.screen.layOutPanels()
    return try #require(film.screen.tuner.panel)
  }

  private func paste(_ text: String, _ film: FilmedScreen<App>) {
    film.frame(.key("Ctrl+V"))
    film.screen.take(clipboardText: text)
  }

  /// A hand holds the last slider, or a point of the graph, of a motion that becomes another one by
  /// what is pasted meanwhile: it is that one then, whatever the hand goes on to do.
  @Test(arguments: pasted, pasted)
  func whatIsPastedMayTakeAHandsHold(_ first: String, _ second: String) throws {
    let plain = try filmedTuner()
    paste(first, plain)
    paste(second, plain)
    let wanted = try panel(plain).model
    let shares: [Double?] = [0, 1, nil]
    for share in shares {
      let film = try filmedTuner()
      paste(first, film)
      let panel = try panel(film)
      let handles = panel.plot.handles
      let slider = panel.layout.track(panel.parameters.count - 1).center
      let place =
        share.flatMap { handles.isEmpty ? nil : handles[Int($0 * Double(handles.count - 1))] }
        ?? slider
      film.frame(.press(panel.layout.frame.origin + place * panel.layout.unit))
      paste(second, film)
      film.frame(.move(Point(800, 230)))
      film.frame(.release)
      // A hand that holds nothing changes nothing; duration and delay are everybody's.
      let model = try self.panel(film).model
      #expect(model.kind == wanted.kind && model.stops.count == wanted.stops.count)
      #expect(model.kind == .lines || model.stops == wanted.stops)
    }
  }
}
