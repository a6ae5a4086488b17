import EngineTestSupport
import Testing

@testable import Engine

@Suite struct DiffTests {
  @Test func editsLeadFromAnyListToAnyOther() {
    let lists = allArrangements(of: ["a", "b", "c", "d"], upTo: 4)
    for old in lists {
      for new in lists { expectDiff(from: old, to: new) }
    }
  }

  @Test func largeListsReachTheirOrderWithFewestMoves() {
    forAll(seeds: 0..<100) { random in
      let all = Array(0..<200)
      let old = Array(all.shuffled(using: &random).prefix(random.int(in: 0...200)))
      let new = Array(all.shuffled(using: &random).prefix(random.int(in: 0...200)))
      let edits = Diff.edits(from: old, to: new)
      #expect(applied(edits, to: old, wanted: new) == new)
      let places = new.compactMap { old.firstIndex(of: $0) }
      #expect(edits.filter(\.isMove).count == places.count - longestByTable(places))
    }
  }

  @Test func anUnchangedListIsUpdatedOnly() {
    let ids = Array(0..<1_000)
    #expect(Diff.edits(from: ids, to: ids) == ids.reversed().map { .update($0) })
  }

  @Test func theExampleOfTheDocumentation() {
    #expect(
      Diff.edits(from: ["a", "b", "c"], to: ["c", "a"])
        == [.remove("b"), .update("a"), .move("c", before: "a")])
  }

  @Test func aDoubleIdIsRefused() async {
    await #expect(processExitsWith: .failure) { _ = Diff.edits(from: [1], to: [2, 2]) }
  }

  private func expectDiff<ID: Hashable & Sendable>(from old: [ID], to new: [ID]) {
    let edits = Diff.edits(from: old, to: new)
    #expect(applied(edits, to: old, wanted: new) == new, "\(old) to \(new)")
    #expect(Set(edits.compactMap(\.removed)) == Set(old).subtracting(new), "\(old) to \(new)")
    #expect(Set(edits.compactMap(\.inserted)) == Set(new).subtracting(old), "\(old) to \(new)")
    #expect(edits.count == Set(old).union(new).count, "\(old) to \(new)")
    let kept = new.compactMap { old.firstIndex(of: $0) }
    #expect(edits.filter(\.isMove).count == kept.count - longestByTrying(kept), "\(old) to \(new)")
  }

  /// Follows the edits one by one; each must make sense by what it says alone.
  private func applied<ID: Hashable & Sendable>(
    _ edits: [Edit<ID>], to old: [ID], wanted new: [ID]
  ) -> [ID] {
    var list = old
    func put(_ id: ID, before next: ID?) {
      #expect(!list.contains(id), "\(id) is put where it is already")
      guard let next else { return list.append(id) }
      guard let place = list.firstIndex(of: next) else {
        Issue.record("\(id) is put before \(next), which is not there")
        return
      }
      list.insert(id, at: place)
    }
    for edit in edits {
      switch edit {
      case .insert(let id, let next): put(id, before: next)
      case .update(let id): #expect(list.contains(id))
      case .remove(let id), .move(let id, _):
        let place = list.firstIndex(of: id)
        #expect(place != nil, "\(id) is not there")
        if let place { list.remove(at: place) }
        if case .move(_, let next) = edit { put(id, before: next) }
      }
    }
    return list
  }
}

extension Edit {
  fileprivate var isMove: Bool { if case .move = self { true } else { false } }
  fileprivate var removed: ID? { if case .remove(let id) = self { id } else { nil } }
  fileprivate var inserted: ID? { if case .insert(let id, _) = self { id } else { nil } }
}
