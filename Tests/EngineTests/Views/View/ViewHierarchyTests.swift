import EngineTestSupport
import Testing

@testable import Engine

@Suite struct ViewHierarchyTests {
  private let root = View(frame: .zero, key: "root")
  private let a = View(frame: .zero, key: "a")
  private let b = View(frame: .zero, key: "b")
  private let c = View(frame: .zero, key: "c")

  private func keys(_ view: View) -> [String?] { view.subviews.map(\.key) }

  @Test func newChildrenLieOnTop() {
    root.addSubview(a)
    root.addSubview(b)
    root.insertSubview(c, at: 1)
    #expect(keys(root) == ["a", "c", "b"])
    #expect(a.superview === root && c.superview === root)
  }

  @Test func anIndexIsCutToTheOtherChildren() {
    root.insertSubview(a, at: 9)
    root.insertSubview(b, at: -3)
    root.insertSubview(b, at: 9)
    #expect(keys(root) == ["a", "b"])
  }

  @Test func aChildHasOneParent() {
    root.addSubview(a)
    root.addSubview(b)
    b.addSubview(a)
    #expect(keys(root) == ["b"])
    #expect(keys(b) == ["a"])
    #expect(a.superview === b)
    #expect(a.root === root)
    #expect(a.isDescendant(of: root) && a.isDescendant(of: a) && !root.isDescendant(of: a))
  }

  @Test func aRemovedViewKeepsItsChildren() {
    root.addSubview(a)
    a.addSubview(b)
    a.removeFromSuperview()
    a.removeFromSuperview()
    #expect(keys(root).isEmpty)
    #expect(keys(a) == ["b"])
    #expect(b.root === a && a.superview == nil)
  }

  @Test func paintOrderIsParentsFirstAndBackToFront() {
    root.addSubview(a)
    root.addSubview(c)
    a.addSubview(b)
    var order: [String?] = []
    root.forEachInPaintOrder { order.append($0.key) }
    #expect(order == ["root", "a", "b", "c"])
  }

  @Test func theFirstOfAKeyInPaintOrderIsFound() {
    let double = View(frame: .zero, key: "c")
    root.addSubview(a)
    root.addSubview(c)
    a.addSubview(double)
    #expect(root.first(key: "c") === double)
    #expect(root.first(key: "root") === root)
    #expect(root.first(key: "z") == nil)
  }

  /// Puts views into one another, below one; returns the lowest.
  private static func nest(_ count: Int, below top: View) -> View {
    var lowest = top
    for _ in 0..<count {
      let next = View()
      lowest.addSubview(next)
      lowest = next
    }
    return lowest
  }

  /// A view may lie in 1,024 others, whether it comes last or some of them do.
  @Test func aTreeIsAsDeepAsAStackCanBear() async {
    a.addSubview(b)
    Self.nest(1_022, below: root).addSubview(a)
    #expect(b.root === root)
    let last = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let top = View()
      withExtendedLifetime(top) { _ = ViewHierarchyTests.nest(1_025, below: top) }
    }
    expectText(last, "views lie in one another at most 1024 times; here is one more")
    let tree = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let (top, tree) = (View(), View())
      tree.addSubview(View())
      withExtendedLifetime(top) { ViewHierarchyTests.nest(1_023, below: top).addSubview(tree) }
    }
    expectText(tree, "views lie in one another at most 1024 times; here is one more")
  }

  @Test func aViewThatWasGoneIsPresentAgain() {
    a.phase = .gone
    root.addSubview(a)
    #expect(a.phase == .present)
    a.phase = .leaving
    root.addSubview(a)
    #expect(a.phase == .leaving)
  }

  /// Every way from one list of children to another.
  @Test func arrangingGivesExactlyTheList() {
    let all = [a, b, c, View(frame: .zero, key: "d")]
    let lists = allArrangements(of: [0, 1, 2, 3], upTo: 4)
    for first in lists {
      for second in lists {
        root.arrange(first.map { all[$0] })
        root.arrange(second.map { all[$0] })
        let isArranged =
          root.subviews.elementsEqual(second.map { all[$0] }, by: ===)
          && all.indices.allSatisfy { (all[$0].superview === root) == second.contains($0) }
        guard isArranged else {
          Issue.record("\(first) to \(second) gave \(keys(root))")
          return
        }
      }
    }
  }

  @Test func parentsDoNotKeepTheirParentsAlive() {
    weak var freed: View?
    weak var child: View?
    do {
      let view = View()
      let below = View()
      view.addSubview(below)
      freed = view
      child = below
    }
    #expect(freed == nil)
    #expect(child == nil)
  }
}
