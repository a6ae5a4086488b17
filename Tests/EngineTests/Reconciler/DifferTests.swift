import EngineTestSupport
import Testing

@testable import Engine

@Suite struct DifferTests {
  @Test func theExampleOfTheDocumentation() {
    var differ = Differ()
    differ.compare([7, 8, 9], with: [9, 7, 5])
    #expect(differ.removals == [1])
    #expect(differ.origins(3) == [.moved(from: 2), .stays(from: 0), .inserted])
    #expect(differ.count == 3 && differ.moveCount == 1)
  }

  @Test func nothingAndNothing() {
    var differ = Differ()
    #expect(differ.count == 0 && differ.removals == [])
    differ.compare([Int](), with: [])
    #expect(differ.count == 0 && differ.removals == [] && differ.moveCount == 0)
    differ.compare([1, 2], with: [])
    #expect(differ.count == 0 && differ.removals == [0, 1])
    differ.compare([], with: [1, 2])
    #expect(differ.origins(2) == [.inserted, .inserted] && differ.removals == [])
  }

  /// All pairs of lists over five ids, by one differ.
  @Test func everyPairIsExplainedWithFewestMoves() {
    let lists = allArrangements(of: [0, 1, 2, 3, 4], upTo: 5)
    #expect(lists.count == 326)
    var longest: [[Int]: Int] = [:]
    for list in lists { longest[list] = longestByTrying(list) }
    var differ = Differ()
    for old in lists {
      for new in lists {
        differ.compare(old, with: new)
        let kept = new.compactMap { old.firstIndex(of: $0) }
        let moves = kept.count - (longest[kept] ?? -1)
        if let problem = problem(differ, old, new, moves: moves) {
          Issue.record("\(old) to \(new): \(problem)")
          return
        }
      }
    }
  }

  /// The first mistake of a comparison, as text; nil if there is none.
  private func problem<ID: Hashable>(
    _ differ: Differ, _ old: [ID], _ new: [ID], moves: Int
  ) -> String? {
    guard differ.count == new.count else { return "\(differ.count) ids" }
    var staying: [Int] = []
    var moved = 0
    for (place, id) in new.enumerated() {
      switch differ.origin(at: place) {
      case .inserted: if old.contains(id) { return "\(id) is not new" }
      case .stays(let origin):
        if old[origin] != id { return "\(id) is not at \(origin)" }
        staying.append(origin)
      case .moved(let origin):
        if old[origin] != id { return "\(id) is not at \(origin)" }
        moved += 1
      }
    }
    guard zip(staying, staying.dropFirst()).allSatisfy({ $0 < $1 }) else {
      return "\(staying) can't all stay"
    }
    let gone = old.indices.filter { !new.contains(old[$0]) }
    guard differ.removals == gone else { return "removed \(differ.removals)" }
    return moved == moves && differ.moveCount == moves ? nil : "\(moved) moves, fewest are \(moves)"
  }

  @Test func largeListsNeedFewestMoves() {
    var differ = Differ()
    forAll(seeds: 0..<60) { random in
      let all = Array(0..<random.int(in: 1...400))
      let old = Array(all.shuffled(using: &random).prefix(random.int(in: 0...400)))
      var new = random.chance(0.5) ? old : all.shuffled(using: &random)
      for _ in 0..<random.int(in: 0...20) where new.count > 1 {
        let id = new.remove(at: random.int(in: 0...(new.count - 1)))
        if random.chance(0.7) { new.insert(id, at: random.int(in: 0...new.count)) }
      }
      differ.compare(old, with: new)
      let kept = new.compactMap { old.firstIndex(of: $0) }
      let moves = kept.count - longestByTable(kept)
      #expect(problem(differ, old, new, moves: moves) == nil)
    }
  }

  /// Ids that all have the same hash.
  private struct Equal: Hashable, Sendable {
    var number: Int
    func hash(into hasher: inout Hasher) { hasher.combine(0) }
  }

  @Test func anyIdsAreComparedAsNumbersAre() {
    let lists = allArrangements(of: [0, 1, 2, 3], upTo: 4)
    var (numbers, words, equals) = (Differ(), Differ(), Differ())
    for old in lists {
      for new in lists {
        numbers.compare(old, with: new)
        words.compare(old.map { "id \($0)" }, with: new.map { "id \($0)" })
        equals.compare(old.map(Equal.init), with: new.map(Equal.init))
        let wanted = numbers.origins(new.count)
        #expect(words.origins(new.count) == wanted && equals.origins(new.count) == wanted)
        #expect(words.removals == numbers.removals && equals.removals == numbers.removals)
      }
    }
  }

  /// Numbers of all sizes, and such whose hashes agree in their upper or lower halves.
  @Test func allNumbersAreIds() {
    let odd = UInt64(0x9E37_79B9_7F4A_7C15)
    var inverse: UInt64 = 1
    for _ in 0..<6 { inverse = inverse &* (2 &- odd &* inverse) }
    let unhashed = { (hash: UInt64) in Int(truncatingIfNeeded: hash &* inverse) }
    #expect(PlaceTable.hash(unhashed(12345)) == 12345)
    let crowds = [
      (0..<200).map { unhashed($0) }, (0..<200).map { unhashed($0 << 32) },
      (0..<64).map { unhashed($0 << 57) },
      [.min, .max, 0, -1, 1, .min + 1, .max - 1, 1 << 32, 1 << 62],
    ]
    var differ = Differ()
    for ids in crowds {
      let new = Array(ids.dropFirst().reversed()) + [42]
      differ.compare(ids, with: new)
      #expect(problem(differ, ids, new, moves: ids.count - 2) == nil)
    }
  }

  @Test func aUsedDifferFindsTheSameAsANewOne() {
    forAll(seeds: 0..<30) { random in
      var used = Differ()
      for _ in 0..<10 {
        let size = random.element(of: [0, 1, 3, 30, 300])
        let ids = Array(0..<size)
        let old = ids.shuffled(using: &random)
        let new = random.chance(0.5) ? ids : Array(old.dropLast(size / 3)) + [size]
        var fresh = Differ()
        fresh.compare(old, with: new)
        used.compare(old, with: new)
        #expect(used.origins(new.count) == fresh.origins(new.count))
        #expect(used.removals == fresh.removals && used.moveCount == fresh.moveCount)
      }
    }
  }

  /// Every list over three ids with doubles: each place is explained once, and by its own id.
  @Test func doublesAreIdsOfTheirOwn() {
    let lists = allLists(of: [0, 1, 2], upTo: 4)
    var differ = Differ()
    for old in lists {
      for new in lists {
        differ.compare(old, with: new)
        var used = differ.removals
        for (place, origin) in differ.origins(new.count).enumerated() {
          switch origin {
          case .inserted: continue
          case .stays(let from), .moved(let from):
            used.append(from)
            #expect(old[from] == new[place], "\(old) to \(new)")
          }
        }
        #expect(used.sorted() == Array(old.indices), "\(old) to \(new)")
      }
    }
  }

  /// Thousands of one id, in time.
  @Test func aCrowdOfDoublesIsNoTrouble() {
    var differ = Differ()
    differ.compare([1] + [Int](repeating: 0, count: 20_000), with: [Int](repeating: 0, count: 9))
    #expect(differ.removals.count == 19_992 && differ.moveCount == 0)
    differ.compare([1, 0], with: [0] + [Int](repeating: 0, count: 20_000) + [1])
    #expect(differ.origins(20_002).filter { $0 == .inserted }.count == 20_000)
  }

  @Test func thereIsNoOriginOutsideTheList() async {
    await #expect(processExitsWith: .failure) { _ = Differ().origin(at: 0) }
    await #expect(processExitsWith: .failure) {
      var differ = Differ()
      differ.compare([1, 2, 3], with: [1])
      _ = differ.origin(at: 1)
    }
  }

  /// Places may stand for anything.
  @Test func editsNameWhatThePlacesStandFor() async {
    var differ = Differ()
    differ.compare([1, 2], with: [2, 1, 3])
    #expect(
      differ.edits(from: ["a", "b"], to: ["b", "a", "c"])
        == [.insert("c", before: nil), .update("a"), .move("b", before: "a")])
    await #expect(processExitsWith: .failure) { _ = Differ().edits(from: [1], to: [1]) }
  }
}

extension Differ {
  fileprivate func origins(_ count: Int) -> [Origin] { (0..<count).map(origin) }
}
