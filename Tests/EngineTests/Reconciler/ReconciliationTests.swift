import EngineTestSupport
import Testing

@testable import Engine

@Suite struct ReconciliationTests {
  @Test func theExampleOfTheDocumentation() {
    let change = Reconciliation(from: ["a", "b", "c"], to: ["c", "x", "a"])
    #expect(change.entering == [1] && change.staying == [2])
    #expect(change.moving == [0] && change.leaving == [1])
    #expect(change.origin(at: 0) == 2 && change.origin(at: 1) == nil)
    #expect(change.destination(at: 0) == 2 && change.destination(at: 1) == nil)
    #expect(!change.isEmpty)
  }

  @Test func nothingAndNothing() {
    let none = Reconciliation(from: [Int](), to: [])
    #expect(none.isEmpty && none.staying == [] && none.leaving == [] && none.merged == [])
    #expect(Reconciliation(from: [1, 2], to: []).leaving == [0, 1])
    #expect(Reconciliation(from: [], to: [1, 2]).entering == [0, 1])
  }

  /// All pairs of lists over five ids, as numbers close together and far apart, as words, and as
  /// ids of one hash.
  @Test func everyPairIsExplainedWithFewestMoves() {
    let lists = allArrangements(of: [0, 1, 2, 3, 4], upTo: 5)
    #expect(lists.count == 326)
    var longest: [[Int]: Int] = [:]
    for list in lists { longest[list] = longestByTrying(list) }
    for old in lists {
      for new in lists {
        let kept = new.compactMap { old.firstIndex(of: $0) }
        let moves = kept.count - (longest[kept] ?? -1)
        let change = Reconciliation(from: old, to: new)
        let apart = Reconciliation(from: old.map(Self.farApart), to: new.map(Self.farApart))
        let words = Reconciliation(from: old.map { "id \($0)" }, to: new.map { "id \($0)" })
        let equals = Reconciliation(from: old.map(Equal.init), to: new.map(Equal.init))
        if let problem = problem(change, old, new, moves: moves) {
          Issue.record("\(old) to \(new): \(problem)")
          return
        }
        guard [apart, words, equals].allSatisfy({ isSame($0, change) }) else {
          Issue.record("\(old) to \(new): other ids are compared otherwise")
          return
        }
      }
    }
  }

  /// A number for one of five: some are neighbours, others as far from them as can be.
  private static func farApart(_ id: Int) -> Int { [.min, -1, 0, 2, .max][id] }

  /// An id that has the same hash as all others.
  private struct Equal: Hashable {
    var number: Int
    func hash(into hasher: inout Hasher) { hasher.combine(0) }
  }

  /// True if two comparisons say the same of each place.
  private func isSame(_ one: Reconciliation, _ other: Reconciliation) -> Bool {
    one.ends.old == other.ends.old && one.ends.new == other.ends.new
      && one.origins == other.origins && one.destinations == other.destinations
      && one.keepsOrder == other.keepsOrder
  }

  /// The first mistake of a comparison of two lists, found by the slow way; nil if there is none.
  private func problem(
    _ change: Reconciliation, _ old: [Int], _ new: [Int], moves: Int
  ) -> String? {
    for (place, id) in new.enumerated() where change.origin(at: place) != old.firstIndex(of: id) {
      return "\(id) comes from \(change.origin(at: place) as Int?)"
    }
    for (place, id) in old.enumerated()
    where change.destination(at: place) != new.firstIndex(of: id) {
      return "\(id) goes to \(change.destination(at: place) as Int?)"
    }
    let entering = new.indices.filter { !old.contains(new[$0]) }
    guard change.entering == entering else { return "entering \(change.entering)" }
    let leaving = old.indices.filter { !new.contains(old[$0]) }
    guard change.leaving == leaving else { return "leaving \(change.leaving)" }
    let rising = change.staying.compactMap { old.firstIndex(of: new[$0]) }
    guard rising == rising.sorted(), rising.count == change.staying.count else {
      return "\(change.staying) can't all stay"
    }
    let parts = change.staying + change.moving + change.entering
    guard parts.sorted() == Array(new.indices), change.moving == change.moving.sorted() else {
      return "\(parts) are not all ids of the new list, each once"
    }
    guard change.moving.count == moves else { return "\(change.moving), but \(moves) moves do" }
    return change.isEmpty == (old == new) ? nil : "it is empty: \(change.isEmpty)"
  }

  @Test func largeListsNeedFewestMoves() {
    forAll(seeds: 0..<60) { random in
      let all = Array(0..<random.int(in: 1...400))
      let old = Array(all.shuffled(using: &random).prefix(random.int(in: 0...400)))
      var new = random.chance(0.5) ? old : all.shuffled(using: &random)
      for _ in 0..<random.int(in: 0...20) where new.count > 1 {
        let id = new.remove(at: random.int(in: 0...(new.count - 1)))
        if random.chance(0.7) { new.insert(id, at: random.int(in: 0...new.count)) }
      }
      let kept = new.compactMap { old.firstIndex(of: $0) }
      let moves = kept.count - longestByTable(kept)
      #expect(problem(Reconciliation(from: old, to: new), old, new, moves: moves) == nil)
    }
  }

  /// The staying ones, and each moved or new one put in front of its successor, from the back on.
  @Test func followingTheChangeMakesTheNewList() {
    let lists = allArrangements(of: ["a", "b", "c", "d"], upTo: 4)
    for old in lists {
      for new in lists {
        let change = Reconciliation(from: old, to: new)
        var list = old
        for place in change.leaving.reversed() { list.remove(at: place) }
        for place in new.indices.reversed() where !change.staying.contains(place) {
          list.removeAll { $0 == new[place] }
          let successor = new[(place + 1)...].first.flatMap { list.firstIndex(of: $0) }
          list.insert(new[place], at: successor ?? list.count)
        }
        #expect(list == new, "\(old) to \(new)")
      }
    }
  }

  /// Numbers of all sizes, and such that are far apart or have much in common.
  @Test func allNumbersAreIds() {
    let crowds = [
      (0..<200).map { $0 << 32 }, (0..<64).map { $0 << 57 }, (0..<200).map { $0 * 1_000_003 },
      [.min, .max, 0, -1, 1, .min + 1, .max - 1, 1 << 32, 1 << 62],
    ]
    for ids in crowds {
      let new = Array(ids.dropFirst().reversed()) + [42]
      let change = Reconciliation(from: ids, to: new)
      #expect(problem(change, ids, new, moves: ids.count - 2) == nil)
    }
  }

  /// Every list over three ids with doubles: each place is explained once, and by its own id.
  @Test func doublesAreIdsOfTheirOwn() {
    let lists = allLists(of: [0, 1, 2], upTo: 4)
    for old in lists {
      for new in lists {
        let change = Reconciliation(from: old, to: new)
        var used = change.leaving
        for place in new.indices {
          guard let origin = change.origin(at: place) else { continue }
          used.append(origin)
          #expect(old[origin] == new[place], "\(old) to \(new)")
          #expect(change.destination(at: origin) == place, "\(old) to \(new)")
        }
        #expect(used.sorted() == Array(old.indices), "\(old) to \(new)")
      }
    }
  }

  /// Thousands of one id, in time.
  @Test func aCrowdOfDoublesIsNoTrouble() {
    let crowd = [Int](repeating: 0, count: 20_000)
    #expect(Reconciliation(from: [1] + crowd, to: [0, 0, 2]).leaving.count == 20_000)
    #expect(Reconciliation(from: [1, 0], to: [0] + crowd + [1]).entering.count == 20_000)
  }
}
