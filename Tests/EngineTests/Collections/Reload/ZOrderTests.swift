import EngineTestSupport
import Testing

@testable import Engine

/// Deliberately different from UIComponent, which is wrong in a quarter of random reorders.
@Suite struct ZOrderTests {
  @Test func theOrderIsTheNewListsAfterAnyReorder() {
    let all = (0..<8).map { "\($0)" }
    forAll(seeds: 0..<200) { random in
      let world = ComponentWorld(
        size: Size(100, 1000), animator: TransformAnimator(transform: .scale(0.5), duration: 0.3))
      for _ in 0..<100 {
        let list = Array(all.shuffled(using: &random).prefix(random.int(in: 0...8)))
        world.show(list)
        let shown = world.view.stackedIds.filter(Set(list).contains)
        #expect(shown == list)
        if random.int(in: 0...3) == 0 { world.advance(by: 0.2) }
      }
    }
  }

  @Test func leavingViewsKeepTheirPlacesAmongWhatStays() {
    #expect(
      layered(["a", "b", "c", "d"], from: ["a", "b", "c", "d"], to: ["a", "x", "c", "y"])
        == ["a", "b", "x", "c", "d", "y"])
    #expect(
      layered(["a", "b", "c"], from: ["a", "c"], to: ["c", "x", "a"]) == ["c", "x", "a", "b"])
  }

  /// The children of a view with so many at first, after a change of list.
  private func layered(_ all: [String], from old: [String], to new: [String]) -> [String] {
    let parent = View()
    var views: [String: View] = [:]
    for id in all + new.filter({ !all.contains($0) }) {
      let view = View()
      view.key = id
      views[id] = view
      parent.addSubview(view)
    }
    parent.layer(
      all.compactMap { views[$0] }, Reconciliation(from: old, to: new),
      new.compactMap { views[$0] })
    return parent.subviews.compactMap(\.key)
  }

  @Test func theLayeringOfSmallListsHoldsTheNewOrderAndAllLeavingOnes() {
    let lists = allArrangements(of: ["a", "b", "c", "d"], upTo: 4)
    for old in lists {
      for new in lists {
        let order = layered(old, from: old, to: new)
        #expect(order.filter(new.contains) == new)
        #expect(order.filter { !new.contains($0) } == old.filter { !new.contains($0) })
      }
    }
  }
}
