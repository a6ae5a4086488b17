/// The share of every pixel that a shape covers, by accumulated signed areas.
///
/// Each line of the outline adds to the pixels it crosses by how much the coverage changes
/// there, from left to right; the running sum along a row is then the winding, and the part of
/// it up to 1 the coverage. All sums are whole numbers in 1/256 px, so they close exactly and
/// do not depend on the order of lines nor on the block that is looked at. Overlapping parts of
/// one direction cover once; up to 16,000 of them may lie on one place.
struct CoverageGrid {
  /// The pixels that are looked at. Lines outside are allowed, and count as they should.
  let bounds: PixelRect
  let width: Int
  let height: Int
  /// Words of 64 columns in a row; there is at least one spare column at the right.
  let words: Int
  /// The change of coverage at each pixel, 2¹⁷ for a whole one; all zero between shapes.
  let deltas: UnsafeMutablePointer<Int32>
  /// One bit a pixel: its delta has been written.
  let marks: UnsafeMutablePointer<UInt64>

  init(
    bounds: PixelRect, deltas: ScratchMemory<Int32>, marks: ScratchMemory<UInt64>
  ) {
    self.bounds = bounds
    width = bounds.width
    height = bounds.height
    words = bounds.width / 64 + 1
    self.deltas = deltas.reserve(words * 64 * bounds.height)
    self.marks = marks.reserve(words * bounds.height)
  }

  /// Adds to one pixel a piece of line that is `height` high (1/256 px, signed by its
  /// direction); `xSum` is the sum of both ends' distances from the pixel's left edge, 0…512.
  @inline(__always) func addPiece(row: Int, column: Int, height: Int, xSum: Int) {
    let right = height &* xSum
    let word = row &* words
    change(word, column, height &* 512 &- right)
    if right != 0 { change(word, column &+ 1, right) }
  }

  @inline(__always) private func change(_ word: Int, _ column: Int, _ amount: Int) {
    deltas[word &* 64 &+ column] &+= Int32(truncatingIfNeeded: amount)
    marks[word &+ column &>> 6] |= 1 &<< UInt64(truncatingIfNeeded: column & 63)
  }
}

extension CoverageGrid {
  /// Hands the covered pixels to a sink, and leaves the memory blank for the next shape.
  func sweep<Sink: SpanSink>(into sink: inout Sink) {
    for row in 0..<height {
      let rowMarks = marks + row &* words
      let rowDeltas = deltas + row &* words &* 64
      sink.beginRow(bounds.top &+ row)
      var sum: Int32 = 0
      var start = 0
      var coverage: UInt32 = 0
      for word in 0..<words where rowMarks[word] != 0 {
        var bits = rowMarks[word]
        rowMarks[word] = 0
        while bits != 0 {
          let column = word &* 64 &+ bits.trailingZeroBitCount
          bits &= bits &- 1
          let end = min(column, width)
          if coverage != 0 && end > start {
            sink.span(x: bounds.left &+ start, count: end &- start, coverage: coverage)
          }
          sum &+= rowDeltas[column]
          rowDeltas[column] = 0
          coverage = Self.coverage(sum)
          start = column
        }
      }
      if coverage != 0 && width > start {
        sink.span(x: bounds.left &+ start, count: width &- start, coverage: coverage)
      }
    }
  }

  @inline(__always) private static func coverage(_ sum: Int32) -> UInt32 {
    let area = min(sum.magnitude, 1 << 17)
    return (area &* 255 &+ 1 << 16) &>> 17
  }
}
