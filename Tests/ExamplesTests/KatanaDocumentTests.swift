import EngineTestSupport
import Testing

/// Katana's example of an onboarding, as its author writes it: the way from each slide to the next.
@Suite struct KatanaDocumentTests {
  @Test func theIntroRuns() throws {
    #expect(try Compiler.output(of: intro) == shown)
  }

  /// Each element: the middle and the width, in points, and the opacity.
  private let shown = """
    0.0
    helloImage 100 80 1.0
    helloTitle 100 160 1.0
    0.0
    helloImage 100 80 1.0
    helloTitle 100 160 1.0
    niceImage 100 0 1.0
    niceTitle 600 160 0.0
    0.15
    helloImage 100 80 1.0
    helloTitle -150 160 1.0
    niceImage 100 91 1.0
    niceTitle 350 160 0.5
    1.0
    niceImage 100 80 1.0
    niceTitle 100 160 1.0
    1.0
    niceImage 100 80 1.0
    niceTitle 100 160 1.0
    toolsImage 300 0 1.0
    toolsTitle 200 160 0.0
    1.15
    niceImage -1043 80 1.0
    niceTitle -150 160 1.0
    toolsImage 263 15 1.0
    toolsTitle 171 160 0.29
    2.0
    toolsImage 100 80 1.0
    toolsTitle 100 160 1.0
    2.0
    toolsImage 100 80 1.0
    toolsTitle 100 160 1.0
    doneImage 100 80 0.0
    doneTitle 100 160 0.0
    2.15
    toolsImage 41 57 1.0
    toolsTitle 100 160 0.5
    doneImage 100 80 0.13
    doneTitle 100 160 0.13
    3.0
    doneImage 100 80 1.0
    doneTitle 100 160 1.0
    3.0
    doneImage 100 80 1.0
    doneTitle 100 160 1.0
    helloImage 100 80 0.0
    helloTitle 100 160 0.0
    3.15
    doneImage 100 80 0.5
    doneTitle 100 160 0.5
    helloImage 100 80 0.5
    helloTitle 100 160 0.5
    4.0
    helloImage 100 80 1.0
    helloTitle 100 160 1.0
    hello false

    """

  private let intro = #"""
    import Engine

    enum Step: Int {
      case hello, nice, tools, done

      var next: Step { Step(rawValue: rawValue + 1) ?? .hello }
    }

    struct Intro: NodeDescription {
      struct Props: NodeDescriptionProps {
        var key: String?
        var appearance = Appearance()
      }

      struct State: NodeDescriptionState {
        var step = Step.hello
      }

      enum Keys {
        case background, button
        case helloImage, helloTitle, niceImage, niceTitle
        case toolsImage, toolsTitle, doneImage, doneTitle
      }

      var props: Props

      static func childrenDescriptions(
        props: Props, state: State, handle: StateHandle<State>
      ) -> [any NodeDescription] {
        func image(_ key: Keys) -> ViewDescription {
          ViewDescription("\(key)", Appearance(frame: Rect(60, 40, 80, 80)))
        }
        func title(_ key: Keys) -> ViewDescription {
          ViewDescription("\(key)", Appearance(frame: Rect(20, 150, 160, 40)))
        }
        let background = ViewDescription(
          "\(Keys.background)",
          Appearance(
            frame: Rect(0, 0, 200, 300), backgroundColor: state.step == .hello ? .black : .white))
        let button = ViewDescription.button(
          "\(Keys.button)", TextContent("Next", font: Font(size: 15), color: .white),
          Rect(20, 240, 160, 40), background: .gray,
          action: Action(handle) { $0.step = $0.step.next })

        switch state.step {
        case .hello: return [background, button, image(.helloImage), title(.helloTitle)]
        case .nice: return [background, button, image(.niceImage), title(.niceTitle)]
        case .tools: return [background, button, image(.toolsImage), title(.toolsTitle)]
        case .done: return [background, button, image(.doneImage), title(.doneTitle)]
        }
      }

      static func updateChildrenAnimations(
        container: inout ChildrenAnimations<Keys>, currentProps: Props, nextProps: Props,
        currentState: State, nextState: State
      ) {
        let (fade, small) = (AnimationProps.fade(), AnimationProps.scale(0))
        let spring = AnimationType.spring(duration: 0.5, damping: 0.4, initialVelocity: 0)
        switch (currentState.step, nextState.step) {
        case (.hello, .nice):
          container[[.background, .helloImage]] = Animation(type: .linear(duration: 0.3))
          container[.helloTitle] = Animation(
            type: .linear(duration: 0.3), leaveTransformers: [AnimationProps.moveLeft(500)])
          container[.niceImage] = Animation(
            type: spring, entryTransformers: [small])
          container[.niceTitle] = Animation(
            type: .linear(duration: 0.3), entryTransformers: [AnimationProps.moveRight(500), fade])
        case (.nice, .tools):
          container[.niceImage] = Animation(
            type: spring, leaveTransformers: [AnimationProps.moveLeft(1000)])
          container[.niceTitle] = Animation(
            type: .linear(duration: 0.3), leaveTransformers: [AnimationProps.moveLeft(500)])
          container[.toolsImage] = Animation(
            type: .linear(duration: 0.5), entryTransformers: [small, AnimationProps.moveRight(200)])
          container[.toolsTitle] = Animation(
            type: .linear(duration: 0.4), entryTransformers: [AnimationProps.moveRight(100), fade])
        case (.tools, .done):
          container[.toolsImage] = Animation(
            type: .linear(duration: 0.4), leaveTransformers: [AnimationProps.moveLeft(200), small])
          container[.toolsTitle] = Animation(
            type: .linear(duration: 0.3), leaveTransformers: [fade])
          container[[.doneImage, .doneTitle]] = Animation(
            type: .linear(duration: 0.6), entryTransformers: [fade])
        case (.done, .hello):
          container.allChildren = Animation(
            type: .linear(duration: 0.3), entryTransformers: [fade],
            leaveTransformers: [fade])
          container[.background] = .none
        default: break
        }
      }
    }

    let stage = Stage()
    let window = View(frame: Rect(0, 0, 200, 300))
    stage.root.addSubview(window)
    let tree = DescriptionTree<Intro>(props: Intro.Props(), in: window, stage: stage)

    @MainActor func show(_ second: Double) {
      stage.advance(to: Instant(seconds: second))
      let views = window.subviews.map { view in
        let shown = view.presented
        let center = "\(Int(shown.center.x.rounded())) \(Int(shown.size.width.rounded()))"
        return "\(view.key ?? "-") \(center) \((shown.alpha * 100).rounded() / 100)"
      }
      print(second)
      for view in views.dropFirst(2) { print(view) }
    }

    var now = 0.0
    show(now)
    for _ in 1...4 {
      window.first(key: "button")?.action?()
      show(now)
      show(now + 0.15)
      show(now + 1)
      now += 1
    }
    print(tree.state.step, stage.isRunning)
    """#
}
