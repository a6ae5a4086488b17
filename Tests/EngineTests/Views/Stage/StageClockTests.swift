import EngineTestSupport
import Testing

@testable import Engine

/// `Stage.advance(to:)` is the one clock: it drives all that lives on the stage.
@Suite struct StageClockTests {

  private func box(_ id: String) -> any Layout {
    SizeLayout<View>(width: 10, height: 10, config: { _ in }).id(id)
  }

  @Test func aTransitionEndsWithoutACallOfItsOwn() {
    var world = WorldStage("a,b")
    var told: [Outcome] = []
    world.tree.animate(to: world.props("b,c")).onEnd { told.append($0) }
    #expect(world.stage.isRunning)
    world.advance(by: 9)
    #expect(told == [.finished] && !world.stage.isRunning && world.problemsAtRest == [])
  }

  @Test func aComponentViewIsDrivenWhereverItCame() {
    let stage = Stage()
    let view = ComponentView(frame: Rect(0, 0, 100, 100))
    view.component = box("a")
    let holder = View()
    holder.addSubview(view)
    #expect(!stage.isRunning)
    stage.root.addSubview(holder)
    #expect(stage.isRunning)
    stage.advance(to: .seconds(0))
    #expect(view.visibleIds == ["a"] && !stage.isRunning)
    view.component = box("b")
    #expect(stage.isRunning)
    stage.update()
    #expect(view.visibleIds == ["b"])
  }

  @Test func aComponentViewThatWasThereBeforeTheStageIsDrivenToo() {
    let root = View()
    let view = ComponentView(frame: Rect(0, 0, 100, 100))
    root.addSubview(view)
    view.component = box("a")
    let stage = Stage(root: root)
    stage.advance(to: .seconds(0))
    #expect(view.visibleIds == ["a"])
  }

  @Test func whatHasLeftTheStageIsLeftAlone() {
    let stage = Stage()
    let view = ComponentView(frame: Rect(0, 0, 100, 100))
    stage.root.addSubview(view)
    view.removeFromSuperview()
    view.component = box("a")
    stage.advance(to: .seconds(1))
    #expect(view.visibleIds == [] && !stage.isRunning)
  }

  @Test func aStageKeepsNoParticipantAlive() {
    let stage = Stage()
    weak var tree: DescriptionTree<World>?
    do {
      let world = DescriptionTree<World>(
        props: World.Props(text: "a", scale: 1, motions: .mixed), state: World.State(),
        in: stage.root, stage: stage)
      tree = world
    }
    stage.advance(to: .seconds(1))
    #expect(tree == nil)
  }

  @Test func aLayoutThatIsPlayedCommitsByItself() {
    let stage = Stage()
    let host = View(frame: Rect(0, 0, 100, 20))
    stage.root.addSubview(host)
    let row = { (ids: [String]) in
      StackLayout(
        axis: .horizontal,
        sublayouts: ids.map { SizeLayout<View>(width: 10, height: 10, viewReuseId: $0) })
    }
    row(["a", "b"]).arrangement(width: 100, height: 20).makeViews(in: host)
    let animation = row(["b", "c"]).arrangement(width: 100, height: 20).prepareAnimation(for: host)
    stage.animate(withDuration: 1, animations: animation.apply)
    stage.advance(to: .seconds(0.5))
    #expect(animation.change.isRunning && host.subviews.count == 3)
    stage.advance(to: .seconds(1))
    #expect(animation.change.outcome == .finished && host.subviews.map(\.key) == ["b", "c"])
    #expect(host.subviews.allSatisfy { $0.phase == .present })
  }

  @Test func aLayoutIsScrubbedLetGoAndTakenBackByItsOwnControls() {
    let stage = Stage()
    let host = View(frame: Rect(0, 0, 100, 20))
    stage.root.addSubview(host)
    let box = { (x: Double) in
      InsetLayout<View>(
        insets: Insets(left: x),
        sublayout: SizeLayout<View>(width: 10, height: 10, viewReuseId: "a"))
    }
    box(0).arrangement(width: 100, height: 20).makeViews(in: host)
    let change = box(50).arrangement(width: 100, height: 20).prepareAnimation(for: host).change
    let first = host.first(key: "a")?.presented.center.x ?? .nan
    change.seek(to: 0.5)
    #expect(isClose(change.progress, 0.5))
    change.release(velocity: -3)
    stage.advance(to: .seconds(9))
    #expect(change.outcome == .cancelled && host.first(key: "a")?.presented.center.x == first)
  }
}
