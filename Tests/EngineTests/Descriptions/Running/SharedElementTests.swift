import EngineTestSupport
import Testing

@testable import Engine

/// Elements that are in another parent afterwards.
@Suite struct SharedElementTests {
  // MARK: One element

  @Test func itMovesFromTheOneParentToTheOtherAsOneView() throws {
    var world = WorldStage("x,p(s'),q()", motions: .fades)
    let (view, start) = (world.view("s"), world.view("s").presentedBox)
    world.play(to: "x,p(),q(s')")
    #expect(world.view("s") === view && view.superview === world.container)
    #expect(view.phase == .present && view.presentedBox == start)
    #expect(world.container.subviews.last === view, "in front of everything")
    world.advance(by: 0.15)
    let middle = view.presentedBox
    world.advance(by: 0.15)
    #expect(view === world.view("s") && view.superview === world.view("q"))
    let end = view.presentedBox
    #expect(end.minX == start.minX + 40 && isClose(middle.minX, start.minX + 20))
    #expect(world.problemsAtRest == [])
  }

  @Test func itGoesBackIntoItsOldParentWhenTheChangeIsTakenBack() {
    var world = WorldStage("p(s'),q()", motions: .fades)
    let (view, start) = (world.view("s"), world.view("s").presentedBox)
    let transition = world.begin(to: "p(),q(s')")
    transition.seek(to: 0.7)
    #expect(view.presentedBox != start)
    transition.play(reversed: true)
    world.rest()
    #expect(view.superview === world.view("p") && view.presentedBox == start)
    #expect(world.problemsAtRest == [])
  }

  /// So nothing that lies over it at rest comes to the front of it as it arrives.
  @Test func itLiesAtItsPlaceWhereItsNewParentHoldsBoth() {
    var world = WorldStage("x,p(s'),y", motions: .fades)
    let order = { world.container.subviews.map { $0.key ?? "" } }
    world.play(to: "x,s',p(),y")
    #expect(order() == ["x", "s", "p", "y"])
    world.rest()
    #expect(order() == ["x", "s", "p", "y"] && world.problemsAtRest == [])
    world.play(to: "x,p(s'),y")
    #expect(order() == ["x", "p", "y", "s"], "in front, for its new parent is another one")
    world.rest()
    #expect(world.problemsAtRest == [])
  }

  /// The nearest element that both parents are in holds it: that one's motion, opacity and clipping
  /// are its own, too.
  @Test func itLiesInWhatBothParentsAreIn() {
    var world = WorldStage("x,r(p(s'),q())", motions: .fades)
    let transition = world.begin(to: "r(p(),q(s')),x")
    #expect(world.view("s").superview === world.view("r"))
    transition.seek(to: 1)
    let seen = Seen(world.container)
    transition.commit()
    #expect(seen.jumps(in: world.container) == [])
    world.rest()
    #expect(world.problemsAtRest == [])
  }

  /// It stays there when it turns on its way: nothing that holds it is still coming.
  @Test func onItsWayBackItLiesInWhatBothParentsAreIn() {
    var world = WorldStage("x,r(p(s'),q())", motions: .fades)
    world.play(to: "x,r(p(),q(s'))")
    world.advance(by: 0.15)
    let seen = Seen(world.container)
    world.play(to: "x,r(p(s'),q())")
    #expect(seen.jumps(in: world.container) == [])
    #expect(world.view("s").superview === world.view("r"))
    world.rest()
    #expect(world.view("s").superview === world.view("p") && world.problemsAtRest == [])
  }

  @Test func itsOpacityGoesFromWhatItWasInTheOneParentToThatInTheOther() {
    let world = WorldStage("p(s'),x,q()", motions: .fades)
    let transition = world.begin(to: "p(),x,q(s')")
    // A panel's alpha is 1 − place / 16.
    for (progress, alpha) in [(0.0, 1.0), (0.5, 0.9375), (1, 0.875)] {
      transition.seek(to: progress)
      #expect(isClose(world.view("s").presented.alpha, alpha))
    }
  }

  @Test func itKeepsItsStateAndItsChildren() {
    var world = WorldStage("p(s'(a,b)),q()", motions: .fades)
    let views = ["s", "a", "b"].map(world.view)
    world.play(to: "q(s'(b,a,c))")
    world.advance(by: 0.15)
    #expect(zip(["s", "a", "b"].map(world.view), views).allSatisfy { $0 === $1 })
    #expect(world.view("c").superview === views[0] && world.view("c").phase == .entering)
    world.rest()
    #expect(zip(["s", "a", "b"].map(world.view), views).allSatisfy { $0 === $1 })
    #expect(world.problemsAtRest == [])
  }

  @Test func withoutASharedKeyItLeavesAndAnotherOneEnters() {
    let world = WorldStage("p(s),q()", motions: .fades)
    world.begin(to: "q(s)").seek(to: 0.5)
    #expect(world.keys.filter { $0 == "s" }.count == 2)
  }

  /// Gone while it was not shared, it is another one when it comes again.
  @Test(arguments: [
    ["p(s'),q()", "p(s),q()", "q()", "q(s')", "p(s'),q()"],
    ["s',p()", "s,p()", "p()", "p(s')", "s',p()"],
  ])
  func oneThatIsNoLongerSharedIsForgotten(_ lists: [String]) {
    var world = WorldStage(lists[0], motions: .fades)
    for list in lists.dropFirst() {
      world.play(to: list)
      world.rest()
      #expect(world.problemsAtRest == [], "\(list)")
    }
  }

  /// Whatever its parent is: the tree owns its views, and nothing else does.
  @Test(arguments: ["s',p()", "p(s')", "p(),q(s')"])
  func itGoesWithItsTree(_ next: String) {
    let problems = WorldStage.problems("s',p()") { world, tracker in
      world.play(to: next)
      tracker.look()
      world.rest()
      return world.problemsAtRest
    }
    #expect(problems == [])
  }

  @Test func twoOfOneNameAreReportedAndShown() {
    var world = WorldStage("p(s'),q(s')", motions: .fades)
    #expect(world.tree.problems == [.duplicateKey("s", path: ["q"])])
    #expect(world.keys.filter { $0 == "s" }.count == 2)
    world.play(to: "q(s'),p()")
    world.advance(by: 0.1)
    world.play(to: "p(s'),q(s')")
    world.rest()
    #expect(world.keys.filter { $0 == "s" }.count == 2)
  }

  @Test func anUpdateWithoutAnimationPutsItThereAtOnce() {
    var world = WorldStage("p(s'),q()", motions: .none)
    let view = world.view("s")
    world.play(to: "q(s')")
    world.rest()
    #expect(world.view("s") === view && view.superview === world.view("q"))
    #expect(world.problemsAtRest == [])
  }

  // MARK: Small worlds

  /// Every tree of up to three of two shared elements and a panel, in every order.
  private static let trees = forests(of: ["s'", "t'", "p"]).map { $0.joined(separator: ",") }

  private static func forests(of names: [String]) -> [[String]] {
    var all: [[String]] = [[]]
    for name in names {
      let others = names.filter { $0 != name }
      // The first tree has this root; the other names are in it, behind it, or nowhere.
      for inside in subsets(of: others) {
        for children in forests(of: inside) where used(children) == inside.count {
          let rest = others.filter { !inside.contains($0) }
          for siblings in forests(of: rest) {
            all.append(["\(name)(\(children.joined(separator: ",")))"] + siblings)
          }
        }
      }
    }
    return all
  }

  private static func used(_ forest: [String]) -> Int {
    forest.joined().filter(\.isLetter).count
  }

  private static func subsets(of names: [String]) -> [[String]] {
    names.reduce([[]]) { sets, name in sets + sets.map { $0 + [name] } }
  }

  @Test func thereAreAsManyTreesAsThereShouldBe() {
    #expect(Set(Self.trees).count == Self.trees.count)
    // Of k names k! · Catalan(k): 1 + 3 · 1 + 3 · 2 · 2 + 6 · 5.
    #expect(Self.trees.count == 46)
  }

  /// All ways from one tree to another: at both ends everything is seen as it is at rest, nothing
  /// is doubled, and it can be taken back or ended at any moment.
  @Test func allWaysBetweenTrees() {
    let ends = Self.trees.map { Seen(WorldStage($0, motions: .fades).container) }
    for (from, old) in zip(Self.trees, ends) {
      for (place, (to, new)) in zip(Self.trees, ends).enumerated() {
        let problems = WorldStage.problems(from) { world, tracker in
          let isBack = place.isMultiple(of: 2)
          let transition = isBack ? world.begin(backTo: to) : world.begin(to: to)
          tracker.look()
          let (first, last) = isBack ? (new, old) : (old, new)
          var problems: [String] = []
          for (progress, end) in [(0.0, first), (1, last), (0.4, nil)] {
            transition.seek(to: progress)
            let seen = Seen(world.container)
            problems += end.map { seen.differences(from: $0) } ?? []
            problems += seen.doubles(of: ["s", "t"]) + world.container.brokenInvariants
          }
          if place % 3 == 0 { transition.rollBack() } else { transition.play() }
          world.rest()
          return problems + world.problemsAtRest
        }
        if !problems.isEmpty {
          Issue.record("\(from) to \(to): \(problems)")
          return
        }
      }
    }
  }

  /// Many changes, one over the other: what is on screen never jumps, and in the end the last tree
  /// is there.
  @Test func interruptedWaysNeverJump() {
    forAll(seeds: 0..<300) { random in
      let first = random.element(of: Self.trees)
      var log = [first]
      let problems = WorldStage.problems(first) { world, tracker in
        for _ in 0..<8 {
          let problems = interrupt(&world, &random, &log)
          tracker.look()
          if !problems.isEmpty { return problems }
          world.advance(by: random.double(in: 0...0.2))
          if random.chance(0.2) { world.tree.transition?.seek(to: random.double(in: 0...1)) }
          if random.chance(0.1) { world.tree.relayout { $0.scale = random.double(in: 0.5...2) } }
        }
        world.rest()
        return world.problemsAtRest
      }
      if !problems.isEmpty { Issue.record("\(log): \(problems)") }
    }
  }

  private func interrupt(
    _ world: inout WorldStage, _ random: inout SeededGenerator, _ log: inout [String]
  ) -> [String] {
    let tree = random.element(of: Self.trees)
    let seen = Seen(world.container)
    let act = random.int(in: 0...4)
    log.append("\(["back", "scrub", "turn", "to", "to"][act]) \(tree)")
    switch act {
    case 0: world.begin(backTo: tree).play(reversed: true)
    case 1: world.begin(to: tree, scrubbed: true)
    case 2: world.tree.transition?.reverse()
    default: world.play(to: tree)
    }
    return seen.jumps(in: world.container) + Seen(world.container).doubles(of: ["s", "t"])
  }
}
