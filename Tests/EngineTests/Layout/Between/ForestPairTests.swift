import EngineTestSupport
import Testing

@testable import Engine

/// Laws of the way from one layout to another, for all pairs of tiny trees and many random ones.
@Suite struct ForestPairTests {
  /// A stage that shows the earlier forest.
  private struct Pair {
    let stage = Stage(root: View(frame: Rect(0, 0, 300, 200)))
    let after: Forest
    let directions: (before: LayoutDirection, after: LayoutDirection)

    init(_ before: Forest, _ after: Forest, _ directions: (LayoutDirection, LayoutDirection)) {
      self.after = after
      self.directions = directions
      before.arrangement.makeViews(in: stage.root, direction: directions.0)
    }

    var shown: ShownViews { ShownViews(below: stage.root) }
    var tree: [TreeRow] { TreeRow.all(below: stage.root) }

    func prepare() -> LayoutMove {
      after.arrangement.prepareAnimation(for: stage.root, direction: directions.after).move
    }

    /// The problems of going to the later forest.
    func problems() -> [String] {
      let shown = shown
      let animation = prepare()
      var problems = self.shown.moved(since: shown).map { "preparing: " + $0 }
      problems += wayProblems(animation, since: shown)
      animation.apply()
      let once = tree
      animation.apply()
      if tree != once { problems.append("applying twice isn't applying once") }
      animation.commit()
      if !sameTree(tree, after.fresh(directions.after)) { problems.append("ended at \(tree)") }
      if stage.isRunning || stage.hasLeftovers { problems.append("something still moves") }
      return problems
    }

    /// The problems of going there and back before the animation has ended.
    func rollbackProblems() -> [String] {
      let (shown, tree) = (shown, tree)
      let animation = prepare()
      animation.apply()
      animation.rollBack()
      let moved = self.shown.moved(since: shown).map { "rolling back: " + $0 }
      return moved + (self.tree == tree ? [] : ["rolled back to \(self.tree), was \(tree)"])
    }

    /// The way under a hand: its start, its middle, its end.
    private func wayProblems(_ animation: LayoutMove, since shown: ShownViews) -> [String] {
      let playback = stage.hold(animation.animation(duration: 1))
      var problems = self.shown.moved(since: shown).map { "at the start: " + $0 }
      playback.seek(to: 0.5)
      let half = self.shown
      playback.seek(to: 1)
      let end = self.shown
      for change in animation.changes where change.phase == .present {
        guard let a = shown[change.view], let m = half[change.view], let b = end[change.view]
        else { continue }
        if !m.box.isClose(to: a.box.interpolated(to: b.box, at: 0.5)) {
          problems.append("half of the way of \(change.view.key ?? "-") is \(m.box)")
        }
      }
      playback.commit()
      return problems
    }
  }

  private static let directions: [(LayoutDirection, LayoutDirection)] = [
    (.leftToRight, .leftToRight), (.leftToRight, .rightToLeft), (.rightToLeft, .leftToRight),
  ]

  @Test(.onlyWithAllSeeds) func allPairsOfTreesOverThreeIds() {
    let forests = Forest.all(over: ["a", "b", "c"])
    #expect(forests.count == 46)
    var count = 0
    for before in forests {
      for after in forests {
        let pair = Pair(before, after, Self.directions[count % 3])
        count += 1
        let problems = pair.rollbackProblems() + pair.problems()
        guard problems.isEmpty else {
          Issue.record("\(before) to \(after): \(problems.joined(separator: "\n"))")
          return
        }
      }
    }
    #expect(count == 2116)
  }

  @Test func tenThousandRandomPairs() {
    forAll(seeds: 0..<10_000) { random in
      let (before, after) = (Forest.random(&random), Forest.random(&random))
      let pair = Pair(before, after, (random.direction(), random.direction()))
      let problems = (random.chance(0.2) ? pair.rollbackProblems() : []) + pair.problems()
      if !problems.isEmpty { Issue.record("\(before) to \(after): \(problems)") }
    }
  }

  @Test func fadedAndTurnedParentsDoNotMoveWhatTheyHold() {
    forAll(seeds: 0..<1_000) { random in
      let turning = random.element(of: Forest.Turning.allCases)
      let before = Forest.random(&random, turning: turning, isOpaque: false)
      let after = Forest.random(&random, turning: turning, isOpaque: false)
      let pair = Pair(before, after, (random.direction(), random.direction()))
      let (shown, tree) = (pair.shown, pair.tree)
      let animation = pair.prepare()
      let moved = pair.shown.moved(since: shown, within: 1e-7)
      if !moved.isEmpty { Issue.record("\(before) to \(after): \(moved)") }
      animation.rollBack()
      #expect(pair.tree == tree && pair.shown.moved(since: shown).isEmpty)
      let again = pair.prepare()
      again.apply()
      again.commit()
      let (end, wanted) = (pair.tree, after.fresh(pair.directions.after))
      #expect(sameTree(end, wanted))
      #expect(zip(end, wanted).allSatisfy { $0.rest.transform == $1.rest.transform })
      #expect(zip(end, wanted).allSatisfy { $0.rest.alpha == $1.rest.alpha })
    }
  }

  @Test func everyViewMadeIsFreed() {
    struct Weak { weak var view: View? }
    forAll(seeds: 0..<1_000) { random in
      var views: [Weak] = []
      do {
        let pair = Pair(Forest.random(&random), Forest.random(&random), Self.directions[0])
        let animation = pair.prepare()
        pair.stage.root.forEachInPaintOrder { views.append(Weak(view: $0)) }
        switch random.int(in: 0...2) {
        case 0: animation.rollBack()
        case 1:
          animation.apply()
          animation.commit()
        default: pair.stage.animate(withDuration: 1, animations: animation.apply)
        }
        if random.chance(0.5) {
          Forest().arrangement.makeViews(in: pair.stage.root)
          let left = views.dropFirst().contains { $0.view?.superview != nil }
          #expect(!left, "a view is left in the tree")
        }
      }
      #expect(views.allSatisfy { $0.view == nil }, "a view is left in memory")
    }
  }
}

/// The same views at the same places; what a config does not set may differ.
func sameTree(_ tree: [TreeRow], _ wanted: [TreeRow]) -> Bool {
  tree.count == wanted.count
    && zip(tree, wanted).allSatisfy {
      $0.key == $1.key && $0.parent == $1.parent && $0.phase == $1.phase
        && $0.rest.frame.isClose(to: $1.rest.frame)
    }
}
