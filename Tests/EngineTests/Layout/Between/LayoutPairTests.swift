import EngineTestSupport
import Testing

@testable import Engine

/// Laws of the way from one layout to another, for random pairs of layouts.
@Suite struct LayoutPairTests {
  private static let seeds: Range<UInt64> = 0..<300

  private struct Pair {
    let before: LayoutArrangement
    let after: LayoutArrangement
    let other: LayoutArrangement
    let directions: [LayoutDirection]
    let host = View(frame: Rect(0, 0, 300, 200))

    init(seed: UInt64) {
      var layouts = RandomLayouts(seed: seed)
      before = layouts.next().arranged
      after = layouts.next().arranged
      other = layouts.next().arranged
      directions = [layouts.direction(), layouts.direction(), layouts.direction()]
      before.makeViews(in: host, direction: directions[0])
    }

    func prepare() -> LayoutMove {
      after.prepareAnimation(for: host, direction: directions[1]).move
    }

    func fresh(_ arrangement: LayoutArrangement, _ direction: LayoutDirection) -> [TreeRow] {
      let empty = View(frame: Rect(0, 0, 300, 200))
      arrangement.makeViews(in: empty, direction: direction)
      return TreeRow.all(below: empty)
    }
  }

  private struct Shown {
    let box: Rect
    let alpha: Double

    static func all(below host: View) -> [ObjectIdentifier: Shown] {
      var shown: [ObjectIdentifier: Shown] = [:]
      host.forEachInPaintOrder {
        shown[ObjectIdentifier($0)] = Shown(box: $0.presentedBox, alpha: $0.effectiveAlpha)
      }
      return shown
    }
  }

  @Test func thePairsAreOfEveryKind() {
    var counts: [LifePhase: Int] = [:]
    var moved = 0
    for seed in Self.seeds {
      let pair = Pair(seed: seed)
      let before = TreeRow.parents(below: pair.host)
      let changes = pair.prepare().changes
      for change in changes { counts[change.phase, default: 0] += 1 }
      moved += changes.count { change in
        guard let parent = before[ObjectIdentifier(change.view)] else { return false }
        return change.phase == .present && parent !== change.view.superview
      }
    }
    #expect([.entering, .present, .leaving].allSatisfy { counts[$0, default: 0] > 100 })
    #expect(moved > 100)
  }

  /// An opacity above 1 can't be shown: what moves into a weaker parent may have to get weaker.
  @Test func preparingMovesNothingOnScreen() {
    for seed in Self.seeds {
      let pair = Pair(seed: seed)
      let before = Shown.all(below: pair.host)
      let parents = TreeRow.parents(below: pair.host)
      let animation = pair.prepare()
      let now = Shown.all(below: pair.host)
      for (view, old) in before {
        #expect(now[view]?.box.isClose(to: old.box) == true, "seed \(seed)")
        let alpha = now[view]?.alpha ?? 2
        let isCut = pair.host.below(view)?.isCut(since: parents) == true
        #expect(alpha > 0 && alpha <= old.alpha + 1e-9, "seed \(seed)")
        #expect(abs(alpha - old.alpha) < 1e-9 || isCut, "seed \(seed)")
      }
      for change in animation.changes where change.phase == .entering {
        #expect(before[ObjectIdentifier(change.view)] == nil, "seed \(seed)")
      }
    }
  }

  @Test func afterwardsTheTreeIsThatOfAFreshLayout() {
    for seed in Self.seeds {
      let pair = Pair(seed: seed)
      let animation = pair.prepare()
      animation.apply()
      let once = TreeRow.all(below: pair.host)
      animation.apply()
      #expect(TreeRow.all(below: pair.host) == once, "seed \(seed): applying twice")
      animation.commit()
      let wanted = pair.fresh(pair.after, pair.directions[1])
      #expect(sameTree(TreeRow.all(below: pair.host), wanted), "seed \(seed)")
    }
  }

  /// True if keys, parents, phases and frames are the same; looks may differ, as a view without a
  /// config keeps those it had.
  private func sameTree(_ tree: [TreeRow], _ wanted: [TreeRow]) -> Bool {
    tree.count == wanted.count
      && zip(tree, wanted).allSatisfy {
        $0.key == $1.key && $0.parent == $1.parent && $0.phase == $1.phase
          && $0.rest.frame.isClose(to: $1.rest.frame)
      }
  }

  @Test func rollingBackIsExact() {
    for seed in Self.seeds {
      let pair = Pair(seed: seed)
      let before = TreeRow.all(below: pair.host)
      for applies in [false, true] {
        let animation = pair.prepare()
        animation.show(0.3)
        if applies { animation.apply() }
        animation.rollBack()
        #expect(TreeRow.all(below: pair.host) == before, "seed \(seed)")
        pair.host.forEachInPaintOrder {
          #expect($0.presented.frame.isClose(to: $0.rest.shown.frame), "seed \(seed)")
        }
      }
    }
  }

  @Test func halfOfTheWayIsHalfWayForEveryKeptView() {
    for seed in Self.seeds {
      let pair = Pair(seed: seed)
      let before = Shown.all(below: pair.host)
      let animation = pair.prepare()
      let kept = animation.changes.filter { $0.phase == .present }.map(\.view)
      animation.show(0.5)
      let half = kept.map(\.presentedBox)
      animation.show(1)
      for (view, half) in zip(kept, half) {
        guard let old = before[ObjectIdentifier(view)]?.box else { continue }
        let middle = old.interpolated(to: view.presentedBox, at: 0.5)
        #expect(half.isClose(to: middle), "seed \(seed) \(view.key ?? "nameless")")
      }
    }
  }

  @Test func anInterruptedWayEndsAtTheNewestLayout() {
    for seed in Self.seeds {
      let pair = Pair(seed: seed)
      let first = pair.prepare()
      if seed % 2 == 0 { first.apply() }
      first.show(0.4)
      let before = Shown.all(below: pair.host)
      let second = pair.other.prepareAnimation(for: pair.host, direction: pair.directions[2]).move
      let now = Shown.all(below: pair.host)
      for (view, old) in before {
        #expect(now[view]?.box.isClose(to: old.box) == true, "seed \(seed)")
      }
      second.apply()
      second.commit()
      let wanted = pair.fresh(pair.other, pair.directions[2])
      #expect(sameTree(TreeRow.all(below: pair.host), wanted), "seed \(seed)")
    }
  }

  @Test func everyViewIsFreed() {
    struct Weak { weak var view: View? }
    for seed in Self.seeds {
      var views: [Weak] = []
      do {
        let pair = Pair(seed: seed)
        let animation = pair.prepare()
        pair.host.forEachInPaintOrder { views.append(Weak(view: $0)) }
        if seed % 3 == 0 {
          animation.rollBack()
        } else {
          animation.apply()
          animation.commit()
        }
      }
      #expect(views.allSatisfy { $0.view == nil }, "seed \(seed)")
    }
  }
}

extension View {
  fileprivate func below(_ id: ObjectIdentifier) -> View? {
    var found: View?
    forEachInPaintOrder { if ObjectIdentifier($0) == id { found = $0 } }
    return found
  }

  /// True if the view or one above it has another parent and is as opaque as can be.
  fileprivate func isCut(since parents: [ObjectIdentifier: View]) -> Bool {
    guard let superview else { return false }
    let hasMoved = parents[ObjectIdentifier(self)].map { $0 !== superview } ?? false
    return hasMoved && presented.alpha == 1 || superview.isCut(since: parents)
  }
}
