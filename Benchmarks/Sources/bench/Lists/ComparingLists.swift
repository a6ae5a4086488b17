import Engine

extension Benchmark {
  /// The kind of change from an old list of ids to a new one.
  enum ListChange: String, CaseIterable {
    case mixed = "a tenth gone, new and moved"
    case reversed, shuffled, unchanged
  }

  /// The comparison of two lists of interned ids: what enters, moves and leaves.
  ///
  /// - Parameter pairs: the number of pairs of lists that take turns. A processor learns a single
  ///   one by heart; of several the order can't be guessed, as in a program.
  static func comparing(_ count: Int, _ change: ListChange, pairs: Int = 1) -> Benchmark {
    let all = Self.pairs(pairs, of: count, change)
    var turn = 0
    let name = "differ, \(count) numbers, \(change.rawValue)" + (pairs > 1 ? ", in turns" : "")
    return Benchmark(name: name, items: count) {
      let pair = all[turn]
      turn = (turn + 1) % all.count
      return Double(Reconciliation(from: pair.old, to: pair.new).moving.count)
    }
  }

  /// The same for strings, which are hashed anew each time.
  static func comparingStrings(_ count: Int, _ change: ListChange) -> Benchmark {
    let pair = pairs(1, of: count, change)[0]
    let (old, new) = (pair.old.map { "item \($0)" }, pair.new.map { "item \($0)" })
    return Benchmark(name: "differ, \(count) strings, \(change.rawValue)", items: count) {
      Double(Reconciliation(from: old, to: new).moving.count)
    }
  }

  /// The order of two lists' common one.
  static func mergeOrder(_ count: Int) -> Benchmark {
    let pair = pairs(1, of: count, .mixed)[0]
    return Benchmark(name: "merge order, \(count) numbers", items: count) {
      Double(Reconciliation(from: pair.old, to: pair.new).merged.count)
    }
  }

  private static func pairs(
    _ pairs: Int, of count: Int, _ change: ListChange
  ) -> [(old: [Int], new: [Int])] {
    var random = Random(state: 7)
    return (0..<pairs).map { _ in
      let old = Array(0..<count)
      var new = old
      switch change {
      case .unchanged: break
      case .reversed: new.reverse()
      case .shuffled: new.shuffle(using: &random)
      case .mixed:
        for _ in 0..<(count / 10) { new.remove(at: new.indices.randomElement(using: &random) ?? 0) }
        for id in 0..<(count / 10) {
          let moved = new.remove(at: new.indices.randomElement(using: &random) ?? 0)
          new.insert(moved, at: Int.random(in: 0...new.count, using: &random))
          new.insert(count + id, at: Int.random(in: 0...new.count, using: &random))
        }
      }
      return (old, new)
    }
  }
}

/// Repeatable numbers (SplitMix64).
private struct Random: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
