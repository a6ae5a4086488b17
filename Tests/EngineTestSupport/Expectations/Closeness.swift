/// True if two numbers are no further apart than that.
package func isClose(_ a: Double, _ b: Double, within tolerance: Double = 1e-9) -> Bool {
  abs(a - b) <= tolerance
}

/// Equal within 1e-9 of the larger one, or of 1.
package func agree(_ a: Double, _ b: Double, tolerance: Double = 1e-9) -> Bool {
  abs(a - b) <= tolerance * max(1, abs(a), abs(b))
}

/// The largest difference of a channel between two pictures of one size, 0…255.
package func largestDifference(_ a: [UInt32], _ b: [UInt32]) -> Int {
  zip(a, b).reduce(0) { most, pair in
    guard pair.0 != pair.1 else { return most }
    return stride(from: UInt32(0), to: 32, by: 8).reduce(most) { most, shift in
      max(most, abs(Int(pair.0 >> shift & 255) - Int(pair.1 >> shift & 255)))
    }
  }
}
