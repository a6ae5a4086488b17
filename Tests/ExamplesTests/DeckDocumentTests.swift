import EngineTestSupport
import Foundation
import Testing

/// The deck *Algebraic Animations* of Brandon Kase (its library: github.com/bkase/swift-fp-animations),
/// byte for byte where it is a program, in a frame that renames `CGFloat`: built and run.
@Suite struct DeckDocumentTests {
  @Test func allTheCodeRuns() throws {
    #expect(
      try Compiler.output(of: frame + allTheCode + frames) == """
        3.0 1.0 100.0
        0.0 0.0 100.0 0.0
        0.5 0.5 100.0 0.0
        1.0 1.0 100.0 0.0
        2.0 1.0 55.0 646.0
        3.0 1.0 10.0 1000.0
        4.0 1.0 10.0 1000.0
        5.0 1.0 10.0 1000.0

        """)
  }

  /// The same with the shipped example's prelude, as a playground has it: the code is not in the
  /// example, as it comes with no licence.
  @Test func allTheCodeRunsInAPlayground() throws {
    let prelude = try PlaygroundModules.text(of: "Examples/deck/Prelude.swift")
    let shown = try PlaygroundModules.shared.get().output(
      of: ["main.swift": allTheCode + frames, "Prelude.swift": prelude])
    #expect(try shown == Compiler.output(of: frame + allTheCode + frames))
    #expect(shown.hasPrefix("3.0 1.0 100.0\n"))
  }

  @Test func theShippedExampleRuns() throws {
    let show = """
      Playground.show(container)
      Playground.play(scene)
      for second in [0, 0.5, 1.25, 2] {
        Playground.stage.advance(to: Instant(seconds: second))
        print(second, container.presented.alpha, circle.presented.size.width)
      }
      print(scene.duration)

      """
    let main = try PlaygroundModules.text(of: "Examples/deck/main.swift")
    let shown = try PlaygroundModules.shared.get().output(of: [
      "main.swift": main + show,
      "Prelude.swift": try PlaygroundModules.text(of: "Examples/deck/Prelude.swift"),
    ])
    #expect(shown == "0.0 0.0 100.0\n0.5 1.0 100.0\n1.25 1.0 70.0\n2.0 1.0 40.0\n3.5\n")
  }

  /// "Parallel Composition (code)": the same, there and back.
  @Test func itRunsLooped() throws {
    let looped = allTheCode.replacingOccurrences(
      of: "let animations = left + right", with: "let animations = (left + right).looped")
    #expect(
      try Compiler.output(of: frame + looped + frames) == """
        5.0 1.0 100.0
        0.0 0.0 100.0 0.0
        0.5 0.5 100.0 0.0
        1.0 1.0 100.0 0.0
        2.0 1.0 55.0 646.0
        3.0 1.0 10.0 1000.0
        4.0 1.0 55.0 646.0
        5.0 1.0 100.0 0.0

        """)
  }

  /// The slides of the laws: both sides of each are one animation.
  @Test(arguments: [
    ("(grow * red) * fade", "grow * (red * fade)"),
    ("grow * empty", "empty * grow"), ("empty * grow", "grow"),
    (".cancelled * grow", ".cancelled"),
    ("grow + (red + fade)", "(grow + red) + fade"),
    ("grow + .cancelled", ".cancelled + grow"), (".cancelled + grow", "grow"),
    ("fade + grow", "grow + fade"),
    ("grow * (red + fade)", "(grow * red) + (grow * fade)"),
  ])
  func theLawsAreTaken(_ left: String, _ right: String) throws {
    let law = """
      import Engine

      let grow: Animation<FloatAverage> = linear(from: 0, to: 8, in: 2)
      let red: Animation<FloatAverage> = linear(from: 4, to: 2, in: 1)
      let fade: Animation<FloatAverage> = linear(from: 1, to: 0, in: 3)
      let empty = Animation<FloatAverage>.one

      func shown(_ animation: Animation<FloatAverage>) -> [Double?] {
        [0, 0.3, 0.6, 1].map { animation.value($0)?.mean } + [animation.duration]
      }

      print(shown(\(left)) == shown(\(right)))

      """
    #expect(try Compiler.output(of: law) == "true\n")
  }

  /// "What is an animation": its cases are matched as they were made.
  @Test func anAnimationIsMatchedByItsCases() throws {
    #expect(
      try Compiler.output(of: matched) == """
        never
        nothing
        2.0 s: 0.0 4.0 8.0
        6.0 s: 0.0 8.0 0.0
        4.0 s: 0.0 8.0 0.0
        inf s
        1000000.0 s: 0.0 0.0 1.0

        """)
  }

  /// The appendix's way through an expression, one level at a time.
  @Test func anExpressionIsMatchedByItsParts() throws {
    #expect(
      try Compiler.output(of: expression) == """
        grow * (turn + 1 * fade)
        ["grow", "turn", "fade"]

        """)
  }

  @Test func aProgramsOwnFunctionsMayHaveTheDecksNames() throws {
    #expect(try Compiler.output(of: ownWords) == "fade rotate scale easeIn\n")
  }

  private let frame = #"""
    import Engine
    import EngineDeck

    typealias CGFloat = Double

    let container = View(frame: Rect(0, 0, 400, 200))
    let circle = View(frame: Rect(50, 50, 100, 100))
    let square = View(frame: Rect(250, 50, 100, 100))
    container.addSubview(circle)
    container.addSubview(square)

    """#

  private let allTheCode = #"""

    let left =
      linear(from: 100, to: 10, in: 2.0).time(easeInOut)
        .do(resize(circle))
    let right =
      linear(from: 0, to: 2*CGFloat.pi, in: 2.0).time(easeOut(1.5))
        .do(rotate(square))
    let fadeIn =
      linear(from: 0, to: 1, in: 1.0).time(easeInOut)
        .bind(container, with: \.alpha)
    let animations = left + right
    let final = fadeIn * animations

    """#

  /// Its frames. To build it changes nothing.
  private let frames = #"""

    let stage = Stage()
    stage.root.addSubview(container)
    print(final.duration, container.presented.alpha, circle.presented.size.width)
    stage.play(final)
    for second in [0, 0.5, 1, 2, 3, 4, 5] {
      stage.advance(to: Instant(seconds: second))
      let turn = square.presented.transform.rotation / (2 * .pi)
      print(second, container.presented.alpha, circle.presented.size.width, (turn * 1000).rounded())
    }
    """#

  private let matched = #"""
    import Engine

    func words(_ animation: Animation<FloatAverage>) -> String {
      switch animation.form {
      case .cancelled:
        return "never"
      case .trivial:
        return "nothing"
      case .runnable(let duration, let value):
        guard duration.isFinite else { return "\(duration) s" }
        return "\(duration) s: \(value(0).mean) \(value(0.5).mean) \(value(1).mean)"
      }
    }

    /// The deck's sequence, by nothing but the cases.
    func sequence(_ lhs: Animation<FloatAverage>, _ rhs: Animation<FloatAverage>)
      -> Animation<FloatAverage>
    {
      switch (lhs.form, rhs.form) {
      case (.cancelled, _),
           (_, .cancelled):
        return .cancelled
      case (.trivial, _):
        return rhs
      case (_, .trivial):
        return lhs
      case (.runnable(let duration1, let value1),
            .runnable(let duration2, let value2)):
        let sum = duration1 + duration2
        let ratio = duration1 / sum
        return Animation.runnable(duration: sum) { t in
          t <= ratio
            ? value1(t / ratio)
            : value2((t - ratio) / (1 - ratio))
        }
      }
    }

    let grow: Animation<FloatAverage> = linear(from: 0, to: 8, in: 2)
    print(words(.cancelled * grow))
    print(words(.trivial))
    print(words(sequence(.trivial, grow)))
    print(words(sequence(grow, const(8, for: 2)) * grow.reversed))
    print(words(grow.looped))
    print(words(grow.repeatingForever))

    // A million seconds, one after the other.
    var parts = [Animation<FloatAverage>](repeating: const(0, for: 1), count: 999_999)
    parts.append(const(1, for: 1))
    print(words(parts.dropFirst().reduce(parts[0]) { $0 * $1 }))
    """#

  private let expression = #"""
    import Engine

    extension FreeSemiring {
      var words: String {
        switch form {
        case .zero: "0"
        case .one: "1"
        case .single(let leaf): "\(leaf)"
        case .plus(let l, let r): "(\(l.words) + \(r.words))"
        case .times(let l, let r): "\(l.words) * \(r.words)"
        }
      }
    }

    let grow = FreeSemiring.single("grow")
    let scene = FreeSemiring.times(grow, .plus(.single("turn"), .times(.one, .single("fade"))))
    print(scene.words)
    print(scene.leaves)
    """#

  private let ownWords = #"""
    import Engine

    func fade(_ view: View) -> String { "fade" }
    func rotate(_ view: View) -> String { "rotate" }
    func scale(_ view: View) -> String { "scale" }
    func easeIn(_ strength: Double) -> String { "easeIn" }

    let view = View()
    print(fade(view), rotate(view), scale(view), easeIn(2))
    """#
}
