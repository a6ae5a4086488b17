import Engine
import EngineTestSupport
import Testing

@Suite struct MergeOrderTests {
  /// As the original does it: each extra is inserted where it belongs among those before it.
  private func slowly<ID: Hashable>(_ first: [ID], _ second: [ID]) -> [MergeOrder.Source<ID>] {
    var merged = first.map(MergeOrder.Source.first)
    var (furthest, added) = (-1, 0)
    for id in second {
      if let place = first.firstIndex(of: id) {
        furthest = max(furthest, place)
      } else {
        merged.insert(.second(id), at: added + furthest + 1)
        added += 1
      }
    }
    return merged
  }

  @Test func itEqualsInsertingOneAfterTheOther() {
    let lists = allArrangements(of: ["a", "b", "c", "d"], upTo: 4)
    #expect(lists.count == 65)
    for first in lists {
      for second in lists {
        let merged = MergeOrder.merge(first, second)
        #expect(merged == slowly(first, second), "\(first) and \(second)")
      }
    }
    forAll(seeds: 0..<50) { random in
      let all = Array(0..<random.int(in: 0...300))
      let first = all.shuffled(using: &random).dropLast(random.int(in: 0...200))
      let second = all.shuffled(using: &random).dropLast(random.int(in: 0...200))
      #expect(
        MergeOrder.merge(Array(first), Array(second)) == slowly(Array(first), Array(second)))
    }
  }

  @Test func theExampleOfTheDocumentation() {
    #expect(
      MergeOrder.merge(["a", "b", "c"], ["b", "x", "a", "y"])
        == [.first("a"), .first("b"), .second("x"), .second("y"), .first("c")])
  }

  /// The whole rule, for all pairs of lists in a small world.
  @Test func everyPairOfListsIsMergedByTheRule() {
    let lists = allArrangements(of: ["a", "b", "c", "d"], upTo: 4)
    for first in lists {
      for second in lists { expectRule(first, second) }
    }
  }

  private func expectRule(_ first: [String], _ second: [String]) {
    let merged = MergeOrder.merge(first, second)
    let context = "\(first) and \(second) to \(merged)"
    #expect(merged.compactMap(\.fromFirst) == first, "\(context)")
    #expect(Set(merged.map(\.id)) == Set(first).union(second), "\(context)")
    #expect(merged.count == Set(first).union(second).count, "\(context)")
    var behind: [String?: [String]] = [:]
    for (place, source) in merged.enumerated() where source.fromFirst == nil {
      let before = merged[..<place].last { $0.fromFirst != nil }?.id
      #expect(before == anchor(of: source.id, first, second), "\(context)")
      behind[before, default: []].append(source.id)
    }
    for extras in behind.values {
      #expect(extras == second.filter(extras.contains), "\(context)")
    }
  }

  /// The furthest common id that the second list has passed before an extra of its own.
  private func anchor(of extra: String, _ first: [String], _ second: [String]) -> String? {
    let passed = second.prefix { $0 != extra }
    return first.last { passed.contains($0) }
  }
}

extension MergeOrder.Source {
  fileprivate var id: ID {
    switch self {
    case .first(let id), .second(let id): id
    }
  }

  fileprivate var fromFirst: ID? { if case .first(let id) = self { id } else { nil } }
}
