extension Program {
  /// The table by which a time finds which of several that take turns it belongs to: even slices of
  /// the time, and for each of them the first that is shown in it.
  ///
  /// There are twice as many slices as turns, so that hardly a slice has more than one end in it;
  /// where many have, they are halved.
  struct Turns {
    /// The place of the first turn's end among all ends, and the number of turns.
    private let first: Int
    private let count: Int
    /// The place of the first slice among all slices, and the number of the last one; 0 for a few
    /// turns, which are halved at once.
    private let slice: Int
    private let lastSlice: Double
    /// Slices a second.
    private let pace: Double

    /// The turns of parts that take none.
    init() { (first, count, slice, lastSlice, pace) = (0, 0, 0, 0, 0) }

    /// - Parameters:
    ///   - ends: the times until which the turns are shown, rising, the last one infinite.
    ///   - all: the ends of all, to which these are added.
    ///   - slices: the slices of all, to which those of these are added.
    init(_ ends: [Double], _ all: inout [Double], _ slices: inout [Int32]) {
      (first, slice, count) = (all.count, slices.count, ends.count)
      all += ends
      let last = Double(2 * count)
      let pace = count > Self.few ? last / ends[count - 2] : .infinity
      (self.pace, lastSlice) = pace > 0 && pace.isFinite ? (pace, last) : (0, 0)
      var turn = 0
      for slice in 0...Int(lastSlice) {
        while self.slice(at: ends[turn]) < slice { turn += 1 }
        slices.append(Int32(turn))
      }
      slices.append(Int32(count - 1))
    }

    /// The turn that a time belongs to: the first that ends there or later.
    @inline(__always)
    func turn(
      at time: Double, _ ends: UnsafeBufferPointer<Double>, _ slices: UnsafeBufferPointer<Int32>
    ) -> Int {
      guard lastSlice > 0 else { return turn(at: time, ends, from: 0, to: count - 1) }
      // A later time is in no earlier slice, whatever is rounded: so the turn is none before the
      // slice's first one, and none behind that of the next.
      let slice = slice &+ slice(at: time)
      return turn(at: time, ends, from: Int(slices[slice]), to: Int(slices[slice &+ 1]))
    }

    @inline(__always)
    private func turn(
      at time: Double, _ ends: UnsafeBufferPointer<Double>, from low: Int, to high: Int
    ) -> Int {
      var (low, high) = (low, high)
      while high - low > 1 {
        let middle = (low + high) / 2
        if time <= ends[first + middle] { high = middle } else { low = middle + 1 }
      }
      // Without a branch, as none could be foretold.
      return low &+ (time <= ends[first &+ low] ? 0 : 1)
    }

    /// The nearest whole number to the time's place: adding 2⁵² leaves it in the lowest bits.
    @inline(__always)
    private func slice(at time: Double) -> Int {
      Int(truncatingIfNeeded: (min(time * pace, lastSlice) + 0x1p52).bitPattern & 0xFFFF_FFFF)
    }

    private static let few = 2
  }
}
