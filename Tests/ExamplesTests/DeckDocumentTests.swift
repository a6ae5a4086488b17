import EngineTestSupport
import Testing

/// The deck's slides, as its author writes them, with `View` for `UIView`: built, run, and its
/// words opened by one line.
@Suite struct DeckDocumentTests {
  @Test func allTheCodeRuns() throws {
    #expect(
      try Compiler.output(of: allTheCode) == """
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

  private let allTheCode = #"""
    import Engine
    import EngineDeck

    let container = View(frame: Rect(0, 0, 400, 200))
    let circle = View(frame: Rect(50, 50, 100, 100))
    let square = View(frame: Rect(250, 50, 100, 100))
    container.addSubview(circle)
    container.addSubview(square)

    let left =
      linear(from: 100, to: 10, in: 2.0).time(easeInOut)
      .do(resize(circle))

    let right =
      linear(from: 0, to: 2 * Double.pi, in: 2.0).time(easeOut(1.5))
      .do(rotate(square))

    let fadeIn =
      linear(from: 0, to: 1, in: 1.0).time(easeInOut)
      .bind(container, with: \.alpha)

    let animations = (left + right).looped
    let final = fadeIn * animations

    let stage = Stage()
    stage.root.addSubview(container)
    // To build it changes nothing.
    print(final.duration, container.presented.alpha, circle.presented.size.width)
    stage.play(final)
    for second in [0, 0.5, 1, 2, 3, 4, 5] {
      stage.advance(to: Instant(seconds: second))
      let turn = square.presented.transform.rotation / (2 * .pi)
      print(second, container.presented.alpha, circle.presented.size.width, (turn * 1000).rounded())
    }
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
