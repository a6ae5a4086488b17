import EngineTestSupport
import Testing

/// UIComponent's documentation on animators, byte for byte: built, and run.
@Suite struct UIComponentOriginalTests {
  private let aliases: KeyValuePairs = [
    "UIView": "View", "CGRect": "Rect", "TimeInterval": "Double",
    "ComponentDisplayableView": "ComponentView",
  ]

  private let list = #"""

    let stage = Stage()
    let list = ComponentView(frame: Rect(0, 0, 100, 100))
    stage.root.addSubview(list)

    @MainActor func show(_ seconds: Double...) {
      for second in seconds {
        stage.advance(to: Instant(seconds: second))
        let views = list.contentView.subviews.map { view in
          let (y, alpha) = (view.presented.frame.y.rounded(), view.presented.alpha * 100)
          return "\(view.key ?? "-") \(Int(y)) \(Int(alpha.rounded()))"
        }
        print(second, views.joined(separator: ", "))
      }
    }

    """#

  /// Its own conditions hold: neither the first reload nor what scrolls in is animated; what comes
  /// and goes in sight later is.
  @Test func itsFadeAnimatorRuns() throws {
    let rows = #"""
      func rows(_ numbers: [Int]) -> any Layout {
        VStack {
          for number in numbers { SizeLayout<View>(width: 100, height: 40).id("row\(number)") }
        }
      }

      list.animator = FadeAnimator(duration: 1)
      list.component = rows(Array(0..<20))
      show(0, 0.5)
      list.contentOffset = Point(0, 60)
      show(0.5)
      list.component = rows([0, 2, 99] + Array(3..<20))
      show(0.5, 1, 2)
      print(stage.isRunning)
      """#
    let program = try Original("uicomponent-fade-animator").program(aliases, after: list + rows)
    #expect(
      try Compiler.output(of: program) == """
        0.0 row0 0 100, row1 40 100, row2 80 100
        0.5 row0 0 100, row1 40 100, row2 80 100
        0.5 row1 40 100, row2 80 100, row3 120 100
        0.5 row1 40 100, row2 80 100, row99 80 0, row3 120 100
        1.0 row1 40 50, row2 40 100, row99 80 50, row3 120 100
        2.0 row2 40 100, row99 80 100, row3 120 100
        false

        """)
  }

  @Test func itsThreeModifiersRun() throws {
    let story = #"""
      list.component = VStack { text.id("text") }
      show(0, 0.15, 0.3)
      list.component = VStack { [SizeLayout<View>(width: 9, height: 20), text.id("text")] }
      show(0.3, 0.45, 0.6)
      list.component = VStack {}
      show(0.6, 0.75, 1)
      """#
    let program = try Original("uicomponent-modifiers")
      .program(["UIView": "View"], before: "let text =\n", after: list + story)
    #expect(
      try Compiler.output(of: program) == """
        0.0 text 0 0
        0.15 text 0 50
        0.3 text 0 100
        0.3 text 0 100
        0.45 text 10 100
        0.6 text 20 100
        0.6 text 20 100
        0.75 text 20 50
        1.0\u{20}

        """)
  }
}
