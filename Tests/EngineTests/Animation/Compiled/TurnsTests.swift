import EngineTestSupport
import Testing

@testable import Engine

/// Whose turn it is, against the plain rule: the first that ends there or later.
@Suite struct TurnsTests {
  /// A time, its neighbours, and those of all ends.
  private func expectAgreement(_ lengths: [Double], _ others: [Double] = []) {
    var (ends, total) = ([Double](), 0.0)
    for length in lengths.dropLast() {
      total += length
      ends.append(total)
    }
    ends.append(.infinity)
    // Those of another track come before.
    var (all, slices) = ([1.0, .infinity], [Int32](repeating: 7, count: 3))
    let turns = Program.Turns(ends, &all, &slices)
    let times = others + ends.dropLast().flatMap { [$0.nextDown, $0, $0.nextUp] }
    for time in times + [0, total, total * 2, 1e300] where time >= 0 {
      let turn = all.withUnsafeBufferPointer { all in
        slices.withUnsafeBufferPointer { turns.turn(at: time, all, $0) }
      }
      #expect(turn == ends.firstIndex { time <= $0 }, "\(lengths) at \(time)")
    }
  }

  @Test func allSmallWorlds() {
    for lengths in allLists(of: [1e-9, 0.5, 1, 3, 1e7], upTo: 5) where !lengths.isEmpty {
      expectAgreement(lengths)
    }
  }

  @Test func manyOfAllLengths() {
    forAll(seeds: 0..<2_000) { random in
      let spread = random.double(in: 0...12)
      let lengths = random.list(count: 1...60) { random in
        Math.pow(10, random.double(in: -spread...spread))
      }
      let whole = lengths.reduce(0, +)
      expectAgreement(lengths, (0..<20).map { _ in random.double(in: 0...whole) })
    }
  }

  /// So short that a slice of them would be nothing, or so long that all of them are one.
  @Test(arguments: [Double.leastNonzeroMagnitude, .leastNormalMagnitude, 1e-300, 1e300])
  func extremes(length: Double) {
    expectAgreement([Double](repeating: length, count: 9))
    expectAgreement([1, length, 1, length, 1])
  }
}
