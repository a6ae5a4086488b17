import EngineTestSupport
import Foundation
import Testing

/// The code of Katana's page on its animations, byte for byte, in a frame that renames nothing but
/// two types of its own: `Examples/PokeAnimations/README.md` of version 0.8.12,
/// github.com/BendingSpoons/katana-swift, MIT licence.
@Suite struct KatanaWordsTests {
  private let signature = """
      static func updateChildrenAnimations(container: inout ChildrenAnimations<Keys>,
                                           currentProps: PropsType,
                                           nextProps: PropsType,
                                           currentState: StateType,
                                           nextState: StateType) {
    // your logic here
    }
    """

  /// The page has the label `entryTransformers` twice, which no compiler takes.
  private let container = """
    container[key] = Animation(
    \ttype: type,
    \tentryTransformers: entryTransformers,
    \tentryTransformers: leaveTransformers
    )
    """

  private let transformer = "(_ props: AnyNodeDescriptionProps) -> AnyNodeDescriptionProps"

  private func frame(_ function: String) -> String { head + function + rest }

  private let head = #"""
    import Engine

    struct Intro: NodeDescription {
      typealias PropsType = Props
      typealias StateType = State

      struct Props: NodeDescriptionProps {
        var key: String?
        var appearance = Appearance()
        var isShown = false
      }

      typealias State = NoState

      enum Keys { case title }

      var props: Props

      static func childrenDescriptions(props: Props) -> [any NodeDescription] {
        props.isShown ? [Title(props: Title.Props(key: "title"))] : []
      }


    """#

  private let rest = #"""

    }

    /// An element with a text of its own.
    struct Title: NodeDescription {
      struct Props: NodeDescriptionProps {
        var key: String?
        var appearance = Appearance(frame: Rect(0, 0, 100, 20))
        var text = "Hello"
      }

      var props: Props

      static func apply(props: Props, to view: View) {
        print("shown:", props.text, props.frame.width, props.alpha)
        view.content = .text(TextContent(props.text, font: Font(size: 10), color: .black))
      }
    }

    let stage = Stage()
    let window = View(frame: Rect(0, 0, 100, 100))
    stage.root.addSubview(window)
    let tree = DescriptionTree<Intro>(props: Intro.Props(), in: window, stage: stage)

    @MainActor func show(_ second: Double) {
      stage.advance(to: Instant(seconds: second))
      let looks = window.subviews.map { view in
        "\(view.presented.size.width) \((view.presented.alpha * 100).rounded() / 100)"
      }
      print(second, looks)
    }

    show(0)
    for second in [0.0, 2] {
      stage.advance(to: Instant(seconds: second))
      var props = tree.props
      props.isShown.toggle()
      tree.animate(to: props)
      for part in [0, 0.5, 1] { show(second + part) }
    }
    """#

  private let logic = """
    let key = Keys.title
    let type = AnimationType.linear(duration: 1)
    func saying(_ text: String) -> TRANSFORMER {
      return { props in
        guard var title = props as? Title.Props else { return props }
        title.text = text
        return title
      }
    }
    let entryTransformers: [TRANSFORMER] = [AnimationProps.fade(), saying("Good morning")]
    let leaveTransformers: [TRANSFORMER] = [AnimationProps.scale(percentage: 0.5), saying("Bye")]
    CONTAINER
    """

  /// "If you don't update the `container`, there won't be any animation."
  @Test func withoutLogicThereIsNoAnimation() throws {
    #expect(
      try Compiler.output(of: frame(signature)) == """
        0.0 []
        shown: Hello 100.0 1.0
        0.0 ["100.0 1.0"]
        0.5 ["100.0 1.0"]
        1.0 ["100.0 1.0"]
        2.0 []
        2.5 []
        3.0 []

        """)
  }

  private func program(_ container: String) -> String {
    let logic = logic.replacingOccurrences(of: "TRANSFORMER", with: transformer)
      .replacingOccurrences(of: "CONTAINER", with: container)
    return frame(signature.replacingOccurrences(of: "// your logic here", with: logic))
  }

  /// The four steps: without it, as it enters, as it is on its way to, and at rest; then back.
  @Test func aTitleEntersAndLeavesWithOtherWords() throws {
    let right = container.replacingOccurrences(
      of: "entryTransformers: leaveTransformers", with: "leaveTransformers: leaveTransformers")
    #expect(
      try Compiler.output(of: program(right)) == """
        0.0 []
        shown: Good morning 100.0 0.0
        shown: Hello 100.0 1.0
        0.0 ["100.0 0.0"]
        0.5 ["100.0 0.5"]
        1.0 ["100.0 1.0"]
        shown: Bye 50.0 1.0
        2.0 ["100.0 1.0"]
        2.5 ["75.0 1.0"]
        3.0 []

        """)
  }

  @Test func aLabelThatIsWrittenTwiceIsNoProgram() throws {
    #expect(try Compiler.check(program(container)).contains("error: "))
  }

  // MARK: As they are shipped

  /// The page's label that stands there twice is taken by the example's prelude.
  @Test func theShippedExampleIsThePages() throws {
    #expect(try PlaygroundModules.text(of: "Examples/katana/main.swift") == container + "\n")
    let parts = signature.components(separatedBy: "// your logic here\n")
    let prelude = try PlaygroundModules.text(of: "Examples/katana/Prelude.swift")
    #expect(parts.count == 2 && prelude.contains(parts[0]))
  }

  @Test func theShippedExampleRuns() throws {
    let program = #"""
      film(
        IntroScreen(),
        [
          (0, []), (1, [.key(.space)]), (1.2, []), (1.8, []), (2, [.key(.space)]), (2.2, []),
          (3, []),
        ])
      """#
    let shown = try PlaygroundModules.shared.get().output(of: [
      "main.swift": container + "\n" + PlaygroundModules.film + program,
      "Prelude.swift": try PlaygroundModules.text(of: "Examples/katana/Prelude.swift"),
    ])
    #expect(
      shown == """
        0.0\u{20}
        1.0 title 500 240 240 80 0
        1.2 title 242 240 240 80 86
        1.8 title 200 240 240 80 100
        2.0 title 200 240 240 80 100
        2.2 title 200 240 137 46 14
        3.0\u{20}

        """)
  }
}
