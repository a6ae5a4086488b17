import EngineTestSupport
import Testing

@testable import Engine

private final class Badge: View {}

@Suite struct MakeViewsTests {
  private let host = View(frame: Rect(0, 0, 100, 50))

  private func make(
    _ layout: any Layout, _ direction: LayoutDirection = .leftToRight,
    system: LayoutDirection = .leftToRight
  ) -> LayoutDiagnostics {
    let arrangement = layout.arrangement(width: 100, height: 50)
    #expect(arrangement.makeViews(in: host, direction: direction, system: system) === host)
    return arrangement.diagnostics
  }

  private func row(_ layouts: any Layout...) -> StackLayout<View> {
    StackLayout(axis: .horizontal, distribution: .leading, sublayouts: layouts)
  }

  @Test func viewsOfViewlessLayoutsMoveUp() {
    _ = make(
      InsetLayout(
        insets: Insets(top: 5, left: 7),
        sublayout: row(box("a", 10, 10, .topLeading), box("b", 10, 10, .topLeading))))
    #expect(host.subviews.map(\.key) == ["a", "b"])
    #expect(host.subviews.map(\.frame) == [Rect(7, 5, 10, 10), Rect(17, 5, 10, 10)])
  }

  @Test func aViewIsFoundAgainUnderAnotherParent() {
    _ = make(row(box("p", 40, 40, nil, box("a", 5, 5)), box("q", 40, 40)))
    let views = ["p", "q", "a"].map { host.first(key: $0) }
    _ = make(row(box("q", 40, 40, nil, box("a", 5, 5)), box("p", 40, 40)))
    #expect(zip(["p", "q", "a"], views).allSatisfy { host.first(key: $0) === $1 })
    #expect(host.subviews.map(\.key) == ["q", "p"])
    #expect(host.first(key: "a")?.superview === views[1])
  }

  @Test func aChildBecomesItsParentsParent() {
    _ = make(box("p", 40, 40, nil, box("q", 20, 20)))
    let (p, q) = (host.first(key: "p"), host.first(key: "q"))
    _ = make(box("q", 40, 40, nil, box("p", 20, 20)))
    #expect(host.subviews.count == 1 && host.subviews[0] === q)
    #expect(q?.subviews.count == 1 && q?.subviews[0] === p && p?.subviews.isEmpty == true)
  }

  @Test func whatIsNotWantedGoesAndItsKeptChildrenStay() {
    _ = make(box("p", 40, 40, nil, box("a", 5, 5)))
    let (p, a) = (host.first(key: "p"), host.first(key: "a"))
    _ = make(box("a", 5, 5))
    #expect(host.subviews.count == 1 && host.subviews[0] === a)
    #expect(p?.superview == nil && p?.phase == .gone && p?.subviews.isEmpty == true)
  }

  @Test func viewsThatNoLayoutMadeAreLeftAlone() {
    let own = View(frame: Rect(5, 5, 10, 10), key: "a")
    host.addSubview(own)
    for direction in [LayoutDirection.rightToLeft, .leftToRight] {
      _ = make(box("a", 20, 20, .topLeading), direction)
      #expect(host.subviews.count == 2 && host.subviews[0] === own)
      #expect(own.frame == Rect(5, 5, 10, 10))
    }
    _ = make(row())
    #expect(host.subviews.count == 1 && host.subviews[0] === own)
  }

  @Test func childrenOfAViewThatNoLayoutMadeStayInIt() {
    _ = make(box("p", 40, 40, nil, box("a", 5, 5)))
    let own = View()
    host.first(key: "p")?.addSubview(own)
    _ = make(box("p", 40, 40, nil, box("b", 5, 5)))
    #expect(host.first(key: "p")?.subviews.map(\.key) == [nil, "b"])
    #expect(own.superview?.key == "p")
  }

  @Test func anotherHostBelowIsLeftAlone() {
    _ = make(box("p", 40, 40))
    let inner = host.first(key: "p")
    if let inner { box("in", 9, 9).arrangement(width: 40, height: 40).makeViews(in: inner) }
    let view = inner?.subviews.first
    _ = make(row(box("in", 5, 5), box("p", 30, 30)))
    #expect(inner?.subviews.count == 1 && inner?.subviews[0] === view)
    #expect(host.subviews.map(\.key) == ["in", "p"] && host.subviews[0] !== view)
  }

  @Test func mirroringHoldsAtEveryDepth() {
    let layout = InsetLayout(
      insets: Insets(left: 20), viewReuseId: "i", sublayout: box("a", 10, 10, .topLeading))
    _ = make(layout, .rightToLeft)
    #expect(host.first(key: "i")?.frame == Rect(0, 0, 100, 50))
    #expect(host.first(key: "a")?.frame == Rect(70, 0, 10, 10))
    _ = make(layout, .rightToLeft, system: .rightToLeft)
    #expect(host.first(key: "a")?.frame == Rect(20, 0, 10, 10))
    _ = make(layout, .leftToRight, system: .rightToLeft)
    #expect(host.first(key: "a")?.frame == Rect(70, 0, 10, 10))
  }

  @Test func duplicateIdsAreReportedOnceAndLeaveNoGhosts() {
    #expect(make(row(box("a", 5, 5), box("b", 5, 5))).duplicateIds.isEmpty)
    let first = host.first(key: "a")
    let twice = row(box("a", 5, 5), box("a", 5, 5), box("a", 5, 5), box("b", 5, 5))
    #expect(make(twice) == LayoutDiagnostics(duplicateIds: ["a"]))
    #expect(host.subviews.count == 4 && host.subviews[0] === first)
    let views = host.subviews.map(ObjectIdentifier.init)
    _ = make(twice)
    #expect(host.subviews.map(ObjectIdentifier.init) == views)
    _ = make(row(box("a", 5, 5)))
    #expect(host.subviews.count == 1 && host.subviews[0] === first)
  }

  @Test func aViewOfAnotherKindIsNotTaken() {
    _ = make(box("a", 5, 5))
    let plain = host.first(key: "a")
    _ = make(SizeLayout<Badge>(width: 5, height: 5, viewReuseId: "a"))
    #expect(host.subviews.count == 1 && host.subviews[0] is Badge && plain?.superview == nil)
  }

  @Test func namelessViewsAreUsedAgainByPlaceAndKind() {
    let badge = SizeLayout<Badge>(width: 5, height: 5, config: { _ in })
    let red = box(nil, 5, 5, color: Color(red: 1, green: 0, blue: 0))
    _ = make(row(red, badge, red))
    let views = host.subviews.map(ObjectIdentifier.init)
    _ = make(row(badge, red, red))
    #expect(host.subviews.map(ObjectIdentifier.init) == [views[1], views[0], views[2]])
    _ = make(row(red))
    #expect(host.subviews.map(ObjectIdentifier.init) == [views[0]])
  }

  @Test func aNamelessTextIsNoBoxAfterwards() {
    _ = make(row(LabelLayout<View>(text: "a")))
    let text = host.subviews[0]
    _ = make(row(box(nil, 5, 5, color: .black), LabelLayout<View>(text: "b")))
    #expect(host.subviews.count == 2 && host.subviews[1] === text)
    #expect(host.subviews[0].content == .empty)
  }

  @Test func viewsAreConfiguredEachTimeAfterTheirFrameIsSet() {
    var frames: [Rect] = []
    let layout = SizeLayout<View>(
      width: 10, height: 10, alignment: .topLeading, viewReuseId: "a",
      config: { frames.append($0.frame) })
    _ = make(layout)
    _ = make(layout)
    #expect(frames == [Rect(0, 0, 10, 10), Rect(0, 0, 10, 10)])
  }

  @Test func everyViewMadeIsFreed() {
    struct Weak { weak var view: View? }
    var made: [Weak] = []
    func note(_ id: String?) -> any Layout {
      SizeLayout<View>(
        width: 5, height: 5, viewReuseId: id, config: { made.append(Weak(view: $0)) })
    }
    for id in ["a", "b", nil, "a", nil, "c"] { _ = make(row(note(id), note("x"), note("x"))) }
    #expect(made.contains { $0.view != nil })
    _ = make(row())
    #expect(made.allSatisfy { $0.view == nil })
  }

  @Test func makingTwiceIsMakingOnceForRandomLayouts() {
    for seed in 0..<200 as Range<UInt64> {
      var layouts = RandomLayouts(seed: seed)
      let (other, layout) = (layouts.next(), layouts.next())
      let fresh = View(frame: Rect(0, 0, 300, 200))
      let used = View(frame: Rect(0, 0, 300, 200))
      let direction = layouts.direction()
      layout.arranged.makeViews(in: fresh, direction: direction)
      other.arranged.makeViews(in: used, direction: layouts.direction())
      layout.arranged.makeViews(in: used, direction: direction)
      let once = TreeRow.all(below: used)
      #expect(once.map(\.key) == TreeRow.all(below: fresh).map(\.key), "seed \(seed)")
      #expect(once.map(\.parent) == TreeRow.all(below: fresh).map(\.parent), "seed \(seed)")
      layout.arranged.makeViews(in: used, direction: direction)
      #expect(TreeRow.all(below: used) == once, "seed \(seed)")
    }
  }

  /// A playback under a hand never ends by itself: it would keep its properties for ever.
  @Test func nothingMovesViewsThatAreTakenOut() {
    let stage = Stage(root: View(frame: Rect(0, 0, 100, 100)))
    let (one, none) = (
      box("a", 10, 10, nil, box("b", 5, 5)).arrangement(width: 100, height: 100),
      box().arrangement(width: 100, height: 100)
    )
    let held = stage.hold(one.prepareAnimation(for: stage.root).animation(duration: 1))
    none.makeViews(in: stage.root)
    #expect(stage.properties.isEmpty)
    stage.advance(to: .seconds(0.1))
    #expect(held.outcome == .retargeted && !stage.isRunning)
  }
}
