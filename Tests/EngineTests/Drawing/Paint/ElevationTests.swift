import EngineTestSupport
import Testing

@testable import Engine

/// Shadows and z positions of views: properties like others, and what a frame shows of them.
@Suite struct ElevationTests {
  private let ink = Color(40, 48, 90, alpha: 0.2)

  private func box(_ key: String, _ x: Double, z: Double = 0) -> View {
    let view = View(frame: Rect(x, 0, 40, 40), backgroundColor: .white, key: key)
    view.zPosition = z
    return view
  }

  private func commands(_ view: View) -> [DrawCommand] {
    DisplayListBuilder(measuring: MonospacedText()).commands(for: view)
  }

  /// The places of the boxes in paint order.
  private func painted(_ root: View) -> [Double] {
    guard case .layer(let layer)? = commands(root).first else { return [] }
    return layer.commands.compactMap {
      if case .layer(let child) = $0 { child.transform.tx } else { nil }
    }
  }

  private func shadow(in commands: [DrawCommand]) -> BoxShadow? {
    guard case .layer(let layer)? = commands.first, case .shadow(let shadow)? = layer.commands.first
    else { return nil }
    return shadow
  }

  // MARK: Shadows

  @Test func aShadowIsPaintedFirstWhereItsOffsetSays() {
    let view = box("a", 5)
    view.cornerRadius = 10
    view.shadow = Shadow(blur: 8, offset: Point(1, 3), color: ink)
    let shown = shadow(in: commands(view))
    #expect(shown?.rect == Rect(1, 3, 40, 40))
    #expect(shown?.radius == 10 && shown?.blur == 8 && shown?.color == ink)
    #expect(shown?.hidden == Rect(5, 5, 30, 30), "away from the corners nothing of it is seen")
    view.backgroundColor = Color(white: 1, alpha: 0.9)
    #expect(shadow(in: commands(view))?.hidden == nil)
  }

  @Test func whatCannotBeSeenIsNotPainted() {
    let view = box("a", 0)
    view.shadow = Shadow(blur: 8, color: .clear)
    #expect(shadow(in: commands(view)) == nil)
    view.shadow = Shadow(blur: 8, color: ink)
    view.size = .zero
    #expect(commands(view).isEmpty)
  }

  @Test func aShadowMovesFromOneToTheOther() {
    let scene = OneViewStage()
    scene.view.shadow = Shadow(blur: 8, offset: Point(0, 2), color: ink)
    scene.stage.animate(withDuration: 1, curve: .linear) {
      scene.view.shadow = Shadow(blur: 24, offset: Point(4, 10), color: ink.withAlpha(0.4))
    }
    scene.advance(to: 0.5)
    let half = scene.view.presented.shadow
    #expect(half.blur == 16 && half.offset == Point(2, 6))
    #expect(abs(half.color.alpha - 0.3) < 1e-12)
    scene.advance(to: 1)
    #expect(scene.view.presented.shadow == scene.view.shadow)
  }

  @Test func aPartOfAShadowIsBoundAlone() {
    let scene = OneViewStage()
    scene.view.shadow = Shadow(blur: 8, offset: Point(0, 2), color: ink)
    scene.stage.play(linear(from: 8, to: 24, in: 1).bind(scene.view, with: \.shadow.blur))
    scene.advance(to: 0.5)
    #expect(scene.view.presented.shadow.blur == 16)
    #expect(scene.view.presented.shadow.offset == Point(0, 2))
  }

  @Test func pressesGoThroughAShadow() {
    let root = View(frame: Rect(0, 0, 200, 100))
    let view = box("a", 50)
    view.shadow = Shadow(blur: 20, color: ink)
    root.addSubview(view)
    #expect(root.hitTest(Point(45, 20)) === root)
    #expect(root.hitTest(Point(55, 20)) === view)
  }

  // MARK: z positions

  @Test func higherOnesLieInFront() {
    let root = View(frame: Rect(0, 0, 200, 100))
    for view in [box("a", 10, z: 2), box("b", 20), box("c", 30, z: -1), box("d", 40, z: 2)] {
      root.addSubview(view)
    }
    #expect(painted(root) == [30, 20, 10, 40], "of equal ones the order decides")
    #expect(root.hitTest(Point(45, 20))?.key == "d")
    #expect(root.hitTest(Point(22, 20))?.key == "a")
    #expect(root.subviews.map(\.key) == ["a", "b", "c", "d"], "the tree is as it was")
    var visited: [String] = []
    root.forEachInPaintOrder { if let key = $0.key { visited.append(key) } }
    #expect(visited == ["a", "b", "c", "d"])
  }

  @Test func onTheWayThePresentedHeightCounts() {
    let root = View(frame: Rect(0, 0, 200, 100))
    let (a, b) = (box("a", 10), box("b", 20))
    root.addSubview(a)
    root.addSubview(b)
    let stage = Stage(root: root)
    let up = linear(from: 0, to: 5, in: 0.5) * linear(from: 5, to: 0, in: 0.5)
    stage.play(up.bind(a, with: \.zPosition))
    #expect(painted(root) == [10, 20])
    stage.advance(to: Instant.zero.advanced(bySeconds: 0.25))
    #expect(painted(root) == [20, 10])
    stage.advance(to: Instant.zero.advanced(bySeconds: 1))
    #expect(painted(root) == [10, 20])
  }
}
