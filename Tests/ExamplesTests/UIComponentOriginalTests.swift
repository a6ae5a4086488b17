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

  // MARK: As they are shipped

  @Test(arguments: [
    ("uicomponent-fade-animator", "FadeAnimator"), ("uicomponent-modifiers", "main"),
  ])
  func theShippedExampleIsThePage(_ original: String, _ file: String) throws {
    #expect(
      try PlaygroundModules.text(of: "Examples/uicomponent/\(file).swift")
        == Original(original).text)
  }

  /// Rows come and go by the page's animator, the text by its modifiers: in 0.3 seconds.
  @Test func theShippedExampleRuns() throws {
    let program = #"""
      film(
        ListScreen(measuring: MonospacedText()),
        [
          (0, []), (1, [.key(.space)]), (1.15, []), (1.25, []), (2, [.key(.space)]), (2.15, []),
          (3, []),
        ])
      """#
    let shown = try PlaygroundModules.shared.get().output(of: [
      "main.swift": try Original("uicomponent-modifiers").text + PlaygroundModules.film + program,
      "FadeAnimator.swift": try Original("uicomponent-fade-animator").text,
      "Prelude.swift": try PlaygroundModules.text(of: "Examples/uicomponent/Prelude.swift"),
    ])
    // At rest, on the way of the text, at its end, and back.
    let rows = shown.split(separator: "\n").map { $0.split(separator: ", ").map(String.init) }
    #expect(rows.map(\.count) == [4, 7, 7, 7, 7, 7, 4], "\(shown)")
    try #require(rows.count == 7)
    #expect(rows[0].last == "row 6 176 190 240 44 100")
    #expect(rows[1].first == "1.0 text 124 11 247 22 0" && rows[1][1] == "row 1 176 22 240 44 100")
    #expect(rows[2].first == "1.15 text 124 11 247 22 50" && rows[2][2].hasSuffix(" 19"))
    #expect(rows[3][2] == "row 2 176 112 240 44 50" && rows[3][3] == "row 3 176 168 240 44 100")
    #expect(rows[4].allSatisfy { $0.hasSuffix(" 100") })
    #expect(rows[5].first == "2.15 text 124 11 247 22 50" && rows[5][2].hasSuffix(" 81"))
    #expect(rows[6].joined() == rows[0].joined().replacing("0.0 ", with: "3.0 "))
  }
}
