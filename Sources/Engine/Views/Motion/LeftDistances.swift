/// The distances that the same motions have left of properties that follow each other, as two lanes
/// of each where the others are nothing, so that a frame reads no more than it needs.
struct LeftDistances {
  /// The motions, the oldest first.
  private let wanings: [Waning]
  /// The number of pairs of lanes that each distance has: 1 or 4.
  private let pairs: Int
  /// The place of the first property's first distance.
  let first: Int

  init(_ leftovers: [Leftover], first: Int) {
    wanings = leftovers.map(\.waning)
    pairs = leftovers.pairs
    self.first = first
  }

  /// The number of pairs of lanes of each property.
  var stride: Int { wanings.count * pairs }

  /// True if a property has distances that the same motions have left, of as many lanes.
  func goesWith(_ leftovers: [Leftover]) -> Bool {
    wanings.count == leftovers.count && leftovers.pairs == pairs
      && leftovers.indices.allSatisfy { leftovers[$0].waning === wanings[$0] }
  }

  /// Calls a closure with the share of each motion that is still to go at a time.
  func withShares(at time: Double, _ body: (UnsafeMutableBufferPointer<Double>) -> Void) {
    withUnsafeTemporaryAllocation(of: Double.self, capacity: wanings.count) { shares in
      for place in wanings.indices {
        shares.initializeElement(at: place, to: wanings[place].share(at: time))
      }
      body(shares)
    }
  }

  /// The sum of a property's distances, which begin at a place, by their shares.
  @inline(__always)
  func sum(
    _ distances: UnsafeBufferPointer<SIMD2<Double>>, _ place: Int,
    _ shares: UnsafeMutableBufferPointer<Double>
  ) -> Lanes {
    if pairs == 1 {
      var sum = SIMD2<Double>.zero
      for index in shares.indices { sum += distances[place + index] * shares[index] }
      return Lanes(sum.x, sum.y, 0, 0, 0, 0, 0, 0)
    }
    var sum = Lanes.zero
    for index in shares.indices {
      let place = place + 4 * index
      let low = SIMD4(lowHalf: distances[place], highHalf: distances[place + 1])
      let high = SIMD4(lowHalf: distances[place + 2], highHalf: distances[place + 3])
      sum += Lanes(lowHalf: low, highHalf: high) * shares[index]
    }
    return sum
  }
}

extension [Leftover] {
  /// The number of pairs of lanes that hold all that is not 0 of all distances: 1 or 4.
  fileprivate var pairs: Int { allSatisfy { $0.distance.isNarrow } ? 1 : 4 }

  /// Appends the pairs of the distances' lanes.
  func appendDistances(to list: inout [SIMD2<Double>]) {
    let isNarrow = pairs == 1
    for leftover in self {
      let (low, high) = (leftover.distance.lowHalf, leftover.distance.highHalf)
      list.append(low.lowHalf)
      if !isNarrow { list += [low.highHalf, high.lowHalf, high.highHalf] }
    }
  }
}

extension Lanes {
  /// True if all but the first two lanes are 0.
  fileprivate var isNarrow: Bool { lowHalf.highHalf == .zero && highHalf == .zero }
}
