import EngineTestSupport
import Testing

@testable import Engine

/// Calls of `View.animate`, `stage.animate` and their like within each other.
@Suite struct NestedClosureTests {
  private let scene = OneViewStage()
  private let second = View(frame: Rect(0, 0, 10, 10))
  private var stage: Stage { scene.stage }
  private var view: View { scene.view }

  init() { stage.root.addSubview(second) }

  /// The two ways to begin a motion in a straight line.
  enum Call: CaseIterable {
    case ofViews, ofStage

    func animate(on stage: Stage, for duration: Double, _ changes: () -> Void) {
      switch self {
      case .ofViews:
        View.animate(withDuration: duration, options: .curveLinear, animations: changes)
      case .ofStage: stage.animate(withDuration: duration, curve: .linear, animations: changes)
      }
    }
  }

  private static let pairs = Call.allCases.flatMap { outer in Call.allCases.map { (outer, $0) } }

  @Test(arguments: pairs) func theInnerCallHasItsOwnTime(_ outer: Call, _ inner: Call) {
    outer.animate(on: stage, for: 1) {
      view.alpha = 0
      inner.animate(on: stage, for: 4) { second.alpha = 0 }
      view.cornerRadius = 10
    }
    scene.advance(to: 0.5)
    #expect(isClose(view.presented.alpha, 0.5) && isClose(view.presented.cornerRadius, 5))
    #expect(isClose(second.presented.alpha, 0.875))
    scene.advance(to: 4)
    #expect(second.presented.alpha == 0 && !stage.isRunning)
  }

  /// The stage is met for the first time in the inner call.
  @Test(arguments: pairs) func theInnerCallMayBeTheFirst(_ outer: Call, _ inner: Call) {
    outer.animate(on: stage, for: 1) {
      inner.animate(on: stage, for: 4) { second.alpha = 0 }
      view.alpha = 0
    }
    scene.advance(to: 1)
    #expect(view.presented.alpha == 0 && isClose(second.presented.alpha, 0.75))
    view.alpha = 1
    #expect(view.presented.alpha == 1)
  }

  @Test(arguments: pairs) func theCallThatSetsAPropertyLastMovesIt(_ outer: Call, _ inner: Call) {
    outer.animate(on: stage, for: 1) {
      view.alpha = 0
      inner.animate(on: stage, for: 2) { view.alpha = 0.5 }
    }
    #expect(view.alpha == 0.5)
    scene.advance(to: 1)
    #expect(isClose(view.presented.alpha, 0.75))
    outer.animate(on: stage, for: 1) {
      inner.animate(on: stage, for: 2) { view.alpha = 0 }
      view.alpha = 0.25
    }
    scene.advance(to: 3)
    #expect(view.alpha == 0.25 && view.presented.alpha == 0.25 && !stage.isRunning)
  }

  @Test(arguments: Call.allCases) func aReloadWithinItHasTheLastWord(_ call: Call) throws {
    let list = ComponentView(frame: Rect(0, 0, 100, 100))
    stage.root.addSubview(list)
    list.component = SizeLayout<View>(width: 10, height: 10, alignment: .topLeading).id("a")
    list.reload()
    let item = try #require(list.view(id: "a"))
    call.animate(on: stage, for: 1) {
      item.frame = Rect(50, 50, 10, 10)
      list.reload()
    }
    #expect(item.frame == list.frame(id: "a"))
    scene.advance(to: 1)
    #expect(item.presented.frame == list.frame(id: "a"))
  }

  @Test func anotherStageJoinsTheCallAroundIt() {
    let other = OneViewStage()
    View.animate(withDuration: 1, options: .curveLinear) {
      stage.animate(
        withDuration: 2, curve: .linear,
        animations: {
          view.alpha = 0
          other.view.alpha = 0
        })
    }
    scene.advance(to: 0.5)
    other.advance(to: 0.5)
    #expect(isClose(view.presented.alpha, 0.75) && isClose(other.view.presented.alpha, 0.5))
  }

  @Test(arguments: Call.allCases) func withoutAnimationItIsThereAtOnce(_ call: Call) {
    call.animate(on: stage, for: 1) {
      view.alpha = 0
      view.cornerRadius = 10
      View.performWithoutAnimation {
        view.alpha = 0.5
        #expect(view.presented.alpha == 0.5)
        View.animate(withDuration: 2, options: .curveLinear) { second.alpha = 0 }
      }
    }
    #expect(view.alpha == 0.5 && view.presented.alpha == 0.5)
    scene.advance(to: 0.5)
    #expect(view.presented.alpha == 0.5 && isClose(view.presented.cornerRadius, 5))
    #expect(isClose(second.presented.alpha, 0.75))
    View.performWithoutAnimation { view.cornerRadius = 0 }
    #expect(view.presented.cornerRadius == 0)
  }
}
