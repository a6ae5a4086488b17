import EngineTestSupport
import Testing

@testable import Engine

/// Every pair of child lists over four keys, planned: each rule of the four steps on its own,
/// against rules written down here once more.
@Suite struct StressPlannerTests {
  private static let lists = allArrangements(of: ["a", "b", "c", "d"], upTo: 4)

  /// Told from the other list's by its frames: those of the first lists have the scale 1.
  private func elements(_ keys: [String], scale: Double, in panel: Bool = false) -> [Element] {
    let text = keys.joined(separator: ",")
    return Element.resolve(
      World.childrenDescriptions(
        props: World.Props(text: panel ? "p(\(text))" : text, scale: scale), state: .init()))
  }

  /// Transformers that show how often and in which order they were applied.
  private func animation(_ element: Element) -> Animation<ChildTransition> {
    Animation(
      type: .linear(duration: 1), entryTransformers: [Self.doubling, AnimationProps.moveRight(3)],
      leaveTransformers: [AnimationProps.moveRight(5), Self.doubling])
  }

  private static let doubling: AnimationPropsTransformer = { props in
    var props = props
    props.center = props.center * 2
    return props
  }

  private func entered(_ appearance: Appearance) -> Appearance {
    var appearance = appearance
    appearance.center = Point(appearance.center.x * 2 + 3, appearance.center.y * 2)
    return appearance
  }

  private func left(_ appearance: Appearance) -> Appearance {
    var appearance = appearance
    appearance.center = Point((appearance.center.x + 5) * 2, appearance.center.y * 2)
    return appearance
  }

  @Test func everyPairOfLists() {
    #expect(Self.lists.count == 65)
    for old in Self.lists {
      for new in Self.lists {
        let (from, to) = (elements(old, scale: 1), elements(new, scale: 2))
        let steps = FourSteps(from: from, to: to, animation: animation)
        let problems = problems(
          [steps.initial, steps.firstIntermediate, steps.secondIntermediate, steps.final], from, to)
        if !problems.isEmpty { Issue.record("\(old) to \(new): \(problems)") }
        let enters = new.contains { !old.contains($0) }
        #expect(steps.needsFirstStep == enters, "\(old) to \(new)")
      }
    }
  }

  /// The same as children of a panel, which itself stays or moves.
  @Test func everyPairOfListsWithinAPanel() {
    let lists = Self.lists.filter { $0.count < 4 }
    for old in lists {
      for new in lists {
        let (from, to) = (
          elements(old, scale: 1, in: true), elements(new, scale: 2, in: true)
        )
        let steps = FourSteps(from: from, to: to, animation: animation)
        let lists = [
          steps.initial, steps.firstIntermediate, steps.secondIntermediate, steps.final,
        ]
        #expect(lists.allSatisfy { $0.map(\.key) == ["p"] })
        #expect(lists.map { $0[0].props.appearance }.first == from[0].props.appearance)
        #expect(lists.map { $0[0].props.appearance }.last == to[0].props.appearance)
        let problems = problems(lists.map { $0[0].children }, from[0].children, to[0].children)
        if !problems.isEmpty { Issue.record("p: \(old) to \(new): \(problems)") }
      }
    }
  }

  /// The mistakes of four lists, as text.
  private func problems(_ steps: [[Element]], _ old: [Element], _ new: [Element]) -> [String] {
    let (oldTable, newTable) = (table(old), table(new))
    var wanted = [rows(old), [], [], rows(new)]
    wanted[1] = merged(old, new).map { key in
      (key, oldTable[key] ?? entered(newTable[key] ?? Appearance()))
    }
    wanted[2] = merged(new, old).map { key in
      (key, newTable[key] ?? left(oldTable[key] ?? Appearance()))
    }
    return zip(steps, wanted).enumerated().compactMap { index, pair in
      let got = rows(pair.0)
      return got.map(\.0) == pair.1.map(\.0) && got.map(\.1) == pair.1.map(\.1)
        ? nil : "list \(index) is \(got), not \(pair.1)"
    }
  }

  private func rows(_ list: [Element]) -> [(String, Appearance)] {
    list.map { ($0.key ?? "", $0.props.appearance) }
  }

  private func table(_ list: [Element]) -> [String: Appearance] {
    Dictionary(uniqueKeysWithValues: rows(list).map { ($0, $1) })
  }

  private func merged(_ first: [Element], _ second: [Element]) -> [String] {
    mergedByInsertion(first.map { $0.key ?? "" }, second.map { $0.key ?? "" })
  }

  /// On screen: the second intermediate list's order from the first frame, the first one's
  /// looks at the start, the second one's at the end, and exactly the lists outside.
  @Test(.onlyWithAllSeeds) func everyPairOnScreen() {
    for old in Self.lists {
      for new in Self.lists {
        let world = WorldStage(old.joined(separator: ","))
        world.begin(to: new.joined(separator: ","))
        let order = mergedByInsertion(new, old)
        #expect(world.keys == order, "\(old) to \(new)")
        let staying = old.filter(new.contains)
        for key in order {
          let phase: LifePhase =
            !new.contains(key) ? .leaving : staying.contains(key) ? .present : .entering
          #expect(world.view(key).phase == phase, "\(key) of \(old) to \(new)")
        }
        world.tree.transition?.end(committing: (old.count + new.count).isMultiple(of: 2))
        #expect(world.problemsAtRest == [], "\(old) to \(new)")
      }
    }
  }
}
