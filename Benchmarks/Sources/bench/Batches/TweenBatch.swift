import Engine

/// Many tweens of one curve at once, in single precision: the fast way for particles and crowds.
///
/// Values are within 2e-5 of the curve, times the tween's distance, and exactly the target at the
/// end. A tween that has ended is listed in `finished`, shows its target until the next update,
/// and then leaves; those behind it in the arrays may change places.
struct TweenBatch: Sendable {
  /// Names of the running tweens, side by side with `values`.
  private(set) var ids: [Int] = []
  /// The values that the tweens showed at the last update; those added since show their `from`.
  private(set) var values: [Float] = []
  /// Names of those that ended with the last update.
  private(set) var finished: [Int] = []

  private let table: CurveTable
  private var from: [Float] = []
  private var to: [Float] = []
  /// Seconds since `epoch`.
  private var starts: [Float] = []
  /// One over the duration.
  private var rates: [Float] = []
  private var progress: [Float] = []
  /// Times are counted from here, so that they are small enough for single precision.
  private var epoch = 0.0
  private var firstEnd = Double.infinity

  /// A batch for tweens of this curve.
  init(_ curve: TimingCurve) { table = CurveTable(curve) }

  /// The number of tweens, those in `finished` included.
  var count: Int { ids.count }

  /// Adds a tween that begins at a time, in seconds; before that it shows `from`.
  ///
  /// - Parameter duration: in seconds, finite and above 0.
  mutating func add(
    id: Int, from: Float, to: Float, at start: Double, duration: Double
  ) {
    precondition(
      duration > 0 && duration.isFinite, "TweenBatch: duration must be finite and above 0")
    precondition(start.isFinite, "TweenBatch: the start must be finite")
    precondition(from.isFinite && to.isFinite, "TweenBatch: from and to must be finite")
    if ids.isEmpty { epoch = start }
    ids.append(id)
    values.append(from)
    self.from.append(from)
    self.to.append(to)
    starts.append(Float(start - epoch))
    rates.append(Float(min(1 / duration, 1e30)))
    progress.append(0)
    firstEnd = min(firstEnd, start + duration)
  }

  /// Computes all values at a time in seconds.
  mutating func update(at time: Double) {
    precondition(time.isFinite, "TweenBatch: the time must be finite")
    if !finished.isEmpty { removeFinished() }
    if abs(time - epoch) > 4 { rebase(to: time) }
    evaluate(at: Float(time - epoch))
    // The margin covers what single precision makes of an end.
    if time >= firstEnd - 1e-3 { listFinished(at: time) }
  }

  private mutating func evaluate(at time: Float) {
    let count = ids.count
    starts.withUnsafeBufferPointer { starts in
      rates.withUnsafeBufferPointer { rates in
        progress.withUnsafeMutableBufferPointer { progress in
          from.withUnsafeBufferPointer { from in
            to.withUnsafeBufferPointer { to in
              values.withUnsafeMutableBufferPointer { values in
                table.rows.withUnsafeBufferPointer { rows in
                  TweenKernel.run(
                    count, time, starts, rates, progress, from, to, values, rows)
                }
              }
            }
          }
        }
      }
    }
    if table.hasGaps { fillGaps(at: time) }
  }

  /// Asks the curve where the table has no line.
  private mutating func fillGaps(at time: Float) {
    for index in values.indices where values[index].isNaN {
      let progress = (Double(time) - Double(starts[index])) * Double(rates[index])
      let share = table.curve.value(at: progress)
      values[index] = Float(lerp(Double(from[index]), Double(to[index]), share))
    }
  }

  private mutating func listFinished(at time: Double) {
    firstEnd = .infinity
    for index in ids.indices {
      if progress[index] >= 1 {
        values[index] = to[index]
        finished.append(ids[index])
      } else {
        firstEnd = min(firstEnd, epoch + Double(starts[index]) + 1 / Double(rates[index]))
      }
    }
  }

  private mutating func removeFinished() {
    for index in ids.indices.reversed() where progress[index] >= 1 {
      ids.swapRemove(at: index)
      values.swapRemove(at: index)
      from.swapRemove(at: index)
      to.swapRemove(at: index)
      starts.swapRemove(at: index)
      rates.swapRemove(at: index)
      progress.swapRemove(at: index)
    }
    finished.removeAll(keepingCapacity: true)
  }

  private mutating func rebase(to time: Double) {
    let shift = time - epoch
    for index in starts.indices { starts[index] = Float(Double(starts[index]) - shift) }
    epoch = time
  }
}

extension Array {
  /// Removes an element; the last one takes its place.
  fileprivate mutating func swapRemove(at index: Int) {
    swapAt(index, count - 1)
    removeLast()
  }
}
