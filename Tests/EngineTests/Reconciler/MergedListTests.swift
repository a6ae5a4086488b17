import Engine
import EngineTestSupport
import Testing

@Suite struct MergedListTests {
  /// The ids of a merged list.
  private func ids<ID: Hashable>(
    _ old: [ID], _ new: [ID], _ merged: [Reconciliation.Member]
  ) -> [ID] {
    merged.map { member in
      switch member {
      case .entering(let place): return new[place]
      case .leaving(let place): return old[place]
      case .common(let from, let to):
        #expect(old[from] == new[to], "\(old) and \(new)")
        return new[to]
      }
    }
  }

  private func expectSame<ID: Hashable>(_ old: [ID], _ new: [ID]) {
    let change = Reconciliation(from: old, to: new)
    #expect(ids(old, new, change.merged) == mergedByInsertion(old, new), "\(old) and \(new)")
    #expect(
      ids(old, new, change.mergedBack) == mergedByInsertion(new, old), "\(old) and \(new), back")
  }

  @Test func itEqualsInsertingOneAfterTheOther() {
    let lists = allArrangements(of: ["a", "b", "c", "d"], upTo: 4)
    #expect(lists.count == 65)
    for old in lists {
      for new in lists { expectSame(old, new) }
    }
    forAll(seeds: 0..<50) { random in
      let all = Array(0..<random.int(in: 0...300))
      expectSame(
        Array(all.shuffled(using: &random).dropLast(random.int(in: 0...200))),
        Array(all.shuffled(using: &random).dropLast(random.int(in: 0...200))))
    }
  }

  @Test func theExampleOfTheDocumentation() {
    let merged = Reconciliation(from: ["a", "b", "c"], to: ["b", "x", "a", "y"]).merged
    #expect(
      merged == [
        .common(from: 0, to: 2), .common(from: 1, to: 0), .entering(at: 1), .entering(at: 3),
        .leaving(from: 2),
      ])
  }

  /// The whole rule, for all pairs of lists in a small world.
  @Test func everyPairOfListsIsMergedByTheRule() {
    let lists = allArrangements(of: ["a", "b", "c", "d"], upTo: 4)
    for first in lists {
      for second in lists { expectRule(first, second) }
    }
  }

  private func expectRule(_ first: [String], _ second: [String]) {
    let merged = ids(first, second, Reconciliation(from: first, to: second).merged)
    let context = "\(first) and \(second) to \(merged)"
    #expect(merged.filter(first.contains) == first, "\(context)")
    #expect(Set(merged) == Set(first).union(second), "\(context)")
    #expect(merged.count == Set(first).union(second).count, "\(context)")
    var behind: [String?: [String]] = [:]
    for (place, id) in merged.enumerated() where !first.contains(id) {
      let before = merged[..<place].last(where: first.contains)
      #expect(before == anchor(of: id, first, second), "\(context)")
      behind[before, default: []].append(id)
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
