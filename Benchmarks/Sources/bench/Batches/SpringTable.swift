import Engine

/// A spring's whole way as a table, for asking it at many times in no order: scrubbing a crowd.
///
/// The closed form costs an exponential, a sine and a cosine; this costs one look-up. Between the
/// table's times it follows value and velocity (a cubic Hermite piece), so that it stays within
/// 1e-6 of the distance of the exact motion.
struct SpringTable: Sendable {
  private struct Row {
    /// The value at the row's time.
    var value: Float
    /// The velocity there, times the time between two rows.
    var slope: Float
  }

  private static let pieces = 2048

  /// The value where the motion rests.
  let target: Float
  private let rows: [Row]
  /// Rows a second.
  private let rate: Float

  /// The way of a spring from one value to another, until it has settled.
  ///
  /// - Parameters:
  ///   - velocity: at the start, a second.
  ///   - tolerance: the distance from the target, in units of the whole distance, at which the
  ///     table ends and the target begins; in 0…1, both excluded.
  init(
    _ spring: Spring, from: Double, to: Double, velocity: Double = 0, tolerance: Double = 1e-7
  ) {
    precondition(
      from.isFinite && to.isFinite && velocity.isFinite,
      "SpringTable: from, to and velocity must be finite")
    precondition(tolerance > 0 && tolerance < 1, "SpringTable: tolerance must lie in 0…1")
    precondition(spring.damping > 0, "SpringTable: a spring without damping never settles")
    let distance = max(abs(to - from), abs(velocity) / spring.angularFrequency, 1e-30)
    let duration = spring.settlingDuration(
      displacement: from - to, velocity: velocity, tolerance: tolerance * distance)
    let step = max(duration, 1e-6) / Double(Self.pieces)
    rows = (0...Self.pieces).map { index in
      let time = Double(index) * step
      return Row(
        value: Float(spring.value(at: time, from: from, to: to, velocity: velocity)),
        slope: Float(spring.velocity(at: time, from: from, to: to, velocity: velocity) * step))
    }
    target = Float(to)
    rate = Float(1 / step)
  }

  /// The value at a time in seconds: the start before it, the target when it has settled.
  func value(at time: Float) -> Float {
    rows.withUnsafeBufferPointer { Self.value($0, at: time * rate, target) }
  }

  /// The values at many times, each in seconds; `values` is as long as `times`.
  func sample(_ times: [Float], into values: inout [Float]) {
    precondition(times.count == values.count, "SpringTable: as many values as times are needed")
    rows.withUnsafeBufferPointer { rows in
      times.withUnsafeBufferPointer { times in
        values.withUnsafeMutableBufferPointer { values in
          for index in times.indices {
            values[index] = Self.value(rows, at: times[index] * rate, target)
          }
        }
      }
    }
  }

  @inline(__always)
  private static func value(
    _ rows: UnsafeBufferPointer<Row>, at place: Float, _ target: Float
  ) -> Float {
    guard place < Float(pieces) else { return target }
    let place = max(0, place)
    let index = Int(place)
    let (t, low, high) = (place - Float(index), rows[index], rows[index + 1])
    let rise = high.value - low.value
    let bend = (1 - t) * (low.slope - rise) - t * (high.slope - rise)
    return low.value + t * (rise + (1 - t) * bend)
  }
}
