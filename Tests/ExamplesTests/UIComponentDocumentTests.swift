import EngineTestSupport
import Testing

/// UIComponent's documents on animators, as its author writes them: one of one's own, the ready
/// one, and one item's.
@Suite struct UIComponentDocumentTests {
  @Test func itsAnimatorsRun() throws {
    #expect(
      try Compiler.output(of: animators) == """
        0.0 ["50.0 15.0 0.0", "50.0 45.0 0.0"]
        0.2 ["50.0 15.0 0.5", "50.0 45.0 0.5"]
        1.0 ["50.0 15.0 1.0", "50.0 45.0 1.0"]
        1.0 ["50.0 15.0 1.0", "50.0 45.0 1.0", "50.0 45.0 0.0"]
        1.2 ["50.0 15.0 0.5", "50.0 15.0 1.0", "50.0 45.0 0.5"]
        2.0 ["50.0 15.0 1.0", "50.0 45.0 1.0"]
        2.0 ["50.0 15.0 1.0", "50.0 45.0 1.0"]
        2.5 ["50.0 15.0 0.5", "50.0 30.0 1.0"]
        4.0 ["50.0 15.0 1.0"]
        4.0 ["50.0 15.0 1.0", "50.0 10.0 1.0"]
        100.0
        4.5 ["50.0 15.0 0.5", "50.0 10.0 1.0"]
        50.0
        5.0 ["50.0 10.0 1.0"]

        """)
  }

  /// The viewport in the content's coordinates, as a scroll view's bounds are there.
  @Test func boundsAreWhatIsScrolledTo() throws {
    let program = """
      import Engine

      let view = ComponentView(frame: Rect(10, 10, 100, 200))
      view.component = SizeLayout<View>(width: 100, height: 900, config: { _ in })
      view.reload()
      print(view.bounds == Rect(0, 0, 100, 200))
      view.contentOffset = Point(0, 300)
      print(view.bounds == Rect(0, 300, 100, 200), view.frame == Rect(10, 10, 100, 200))
      view.bounds.origin.y = 250
      print(view.contentOffset == Point(0, 250), view.bounds.intersects(Rect(0, 0, 100, 250)))
      """
    #expect(try Compiler.output(of: program) == "true\ntrue true\ntrue false\n")
  }

  private let animators = #"""
    import Engine

    struct FadeInOut: Animator {
      func insert(componentView: ComponentView, view: View, frame: Rect) {
        view.alpha = 0
        componentView.animate(.easeInOut(duration: 0.4), animations: { view.alpha = 1 })
      }

      func delete(componentView: ComponentView, view: View, completion: @escaping () -> Void) {
        componentView.animate(.easeInOut(duration: 0.4), animations: { view.alpha = 0 }) { _ in
          completion()
        }
      }

      func update(componentView: ComponentView, view: View, frame: Rect) {
        view.frame = frame
      }
    }

    struct Chip: ComposedLayout {
      let name: String
      var layout: any Layout {
        SizeLayout<View>(width: 40, height: 20, config: { $0.backgroundColor = .black })
      }
    }

    func rows(_ names: String) -> any Layout {
      VStack(spacing: 10) {
        for name in names.split(separator: " ") {
          Chip(name: String(name)).id(String(name))
        }
      }
      .inset(5)
    }

    let stage = Stage()
    let componentView = ComponentView(frame: Rect(0, 0, 100, 200))
    stage.root.addSubview(componentView)

    @MainActor func show(_ second: Double) {
      stage.advance(to: Instant(seconds: second))
      let views = componentView.contentView.subviews.map { view in
        let (frame, alpha) = (view.presented.frame, view.presented.alpha)
        return "\((frame.midX * 10).rounded() / 10) \((frame.midY * 10).rounded() / 10)"
          + " \((alpha * 100).rounded() / 100)"
      }
      print(second, views)
    }

    // An animator of the whole view.
    componentView.animator = FadeInOut()
    componentView.component = rows("a b")
    show(0)
    show(0.2)
    show(1)
    componentView.component = rows("b c")
    show(1)
    show(1.2)
    show(2)

    // One that is there already: what goes and comes is scaled by half.
    componentView.animator = TransformAnimator(
      transform: .scale(0.5), timing: .linear(duration: 1))
    componentView.component = rows("c")
    show(2)
    show(2.5)
    show(4)

    // One item's own.
    componentView.component = Chip(name: "d").id("d")
      .animateInsert { componentView, view, frame in
        view.translation.x = 100
        componentView.animate(.linear(duration: 1), animations: { view.translation.x = 0 })
      }
      .animateUpdate { componentView, view, frame in view.frame = frame }
      .animateDelete { componentView, view, completion in completion() }
    show(4)
    print(componentView.view(id: "d")?.presented.transform.translation.x ?? -1)
    show(4.5)
    print(componentView.view(id: "d")?.presented.transform.translation.x ?? -1)
    show(5)
    """#
}
