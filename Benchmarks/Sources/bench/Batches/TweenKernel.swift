/// The inner loops of `TweenBatch`: first the progress of a block, which vectorises, then the
/// look-ups. In one loop both are several times slower.
enum TweenKernel {
  private static let block = 512

  @_noAllocation
  static func run(
    _ count: Int, _ time: Float, _ starts: UnsafeBufferPointer<Float>,
    _ rates: UnsafeBufferPointer<Float>, _ progress: UnsafeMutableBufferPointer<Float>,
    _ from: UnsafeBufferPointer<Float>, _ to: UnsafeBufferPointer<Float>,
    _ values: UnsafeMutableBufferPointer<Float>, _ rows: UnsafeBufferPointer<CurveTable.Piece>
  ) {
    let (pieces, shift): (Float, Float) = (1024, 12_582_912)
    guard let starts = starts.baseAddress, let rates = rates.baseAddress,
      let progress = progress.baseAddress, let from = from.baseAddress,
      let to = to.baseAddress, let values = values.baseAddress, let rows = rows.baseAddress
    else { return }
    var first = 0
    while first < count {
      let last = first + block < count ? first + block : count
      var index = first
      while index < last {
        let share = (time - starts[index]) * rates[index]
        let risen = share > 0 ? share : 0
        progress[index] = risen < 1 ? risen : 1
        index &+= 1
      }
      index = first
      while index < last {
        // The nearest whole number to half a piece before: the piece that the place is in, or at
        // its end. Adding 1.5 · 2²³ leaves it in the lowest bits.
        let place = progress[index] * pieces
        let shifted = place - 0.5 + shift
        let row = rows[Int(shifted.bitPattern & 0xFFFF)]
        let share = row.y + row.dy * (place - (shifted - shift))
        values[index] = from[index] + (to[index] - from[index]) * share
        index &+= 1
      }
      first = last
    }
  }
}
