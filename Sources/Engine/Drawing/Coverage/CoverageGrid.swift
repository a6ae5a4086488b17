/// The share of every pixel that a shape covers, by accumulated signed areas.
///
/// Each line of the outline adds to the pixels it crosses by how much the coverage changes
/// there, from left to right; the running sum along a row is then the winding, and the part of
/// it up to 1 the coverage. All sums are whole numbers in 1/256 px, so they close exactly and
/// do not depend on the order of lines nor on the block that is looked at. Overlapping parts of
/// one direction cover once; up to 16,000 of them may lie on one place.
struct CoverageGrid: Coverage {
  /// The pixels that are looked at. Lines outside are allowed, and count as they should.
  let bounds: PixelRect
  let width: Int
  let height: Int
  /// The deltas of a row: whole groups of four, and at least one beyond the right edge.
  private let stride: Int
  /// The words of marks of a row.
  private let words: Int
  /// The change of coverage at each pixel, 2¹⁷ for a whole one; all zero between shapes.
  private let deltas: UnsafeMutablePointer<Int32>
  /// One bit for four pixels: a delta of theirs has been written.
  private let marks: UnsafeMutablePointer<UInt64>
  /// The coverage is that of an odd winding.
  private let isEvenOdd: Bool

  init(
    bounds: PixelRect, deltas: ScratchMemory<Int32>, marks: ScratchMemory<UInt64>,
    isEvenOdd: Bool = false
  ) {
    self.bounds = bounds
    self.isEvenOdd = isEvenOdd
    width = bounds.width
    height = bounds.height
    stride = (bounds.width / 4 + 1) * 4
    words = bounds.width / 256 + 1
    self.deltas = deltas.reserve(stride * bounds.height)
    self.marks = marks.reserve(words * bounds.height + 1)
  }

  /// Adds to one pixel a piece of line; see `GridRow`.
  @inline(__always) func addPiece(row: Int, column: Int, height: Int, xSum: Int) {
    self.row(row).addPiece(column: column, height: height, xSum: xSum)
  }

  @inline(__always) func row(_ row: Int) -> GridRow {
    GridRow(deltas: deltas + row &* stride, marks: UnsafeMutableRawPointer(marks + row &* words))
  }

  @inline(__always) func row(below row: GridRow) -> GridRow {
    GridRow(deltas: row.deltas + stride, marks: row.marks + words &* 8)
  }
}

/// One row of a grid.
struct GridRow {
  fileprivate let deltas: UnsafeMutablePointer<Int32>
  fileprivate let marks: UnsafeMutableRawPointer

  /// Adds to one pixel a piece of line that is `height` high (1/256 px, signed by its
  /// direction); `xSum` is the sum of both ends' distances from the pixel's left edge, 0…512.
  @inline(__always) func addPiece(column: Int, height: Int, xSum: Int) {
    let right = height &* xSum
    let place = deltas + column
    place[0] &+= Int32(truncatingIfNeeded: height &* 512 &- right)
    place[1] &+= Int32(truncatingIfNeeded: right)
    mark(column)
  }

  /// Adds a change of coverage at a pixel, which has to be marked.
  @inline(__always) func add(_ change: Int, at column: Int) {
    deltas[column] &+= Int32(truncatingIfNeeded: change)
  }

  /// Marks the groups of all pixels from one to another.
  @inline(__always) func mark(_ first: Int, _ last: Int) {
    let words = marks.assumingMemoryBound(to: UInt64.self)
    var group = first &>> 2
    let end = last &>> 2
    while group &>> 6 != end &>> 6 {
      words[group &>> 6] |= ~0 &<< UInt64(truncatingIfNeeded: group & 63)
      group = (group | 63) &+ 1
    }
    let top: UInt64 = 2 &<< UInt64(truncatingIfNeeded: end & 63)
    words[group &>> 6] |= top &- 1 &<< UInt64(truncatingIfNeeded: group & 63)
  }

  /// Marks the groups of a pixel and of the next one.
  @inline(__always) private func mark(_ column: Int) {
    // Words may begin at any half of one, so that both bits always lie in the same.
    let word = marks + (column &>> 7) &* 4
    let place = UInt64(truncatingIfNeeded: column & 127)
    let bits: UInt64 = 1 &<< (place &>> 2) | 1 &<< ((place &+ 1) &>> 2)
    word.storeBytes(of: word.loadUnaligned(as: UInt64.self) | bits, as: UInt64.self)
  }
}

extension CoverageGrid {
  /// Hands the covered pixels to a sink, and leaves the memory blank for the next shape.
  func sweep<Sink: SpanSink>(into sink: Sink) {
    if isEvenOdd {
      sweep(into: sink, by: OddWinding.self)
    } else {
      sweep(into: sink, by: AnyWinding.self)
    }
  }

  private func sweep<Sink: SpanSink, Rule: WindingRule>(into sink: Sink, by rule: Rule.Type) {
    // A copy of its own, which the compiler keeps in registers.
    var sink = sink
    for row in 0..<height {
      let rowMarks = marks + row &* words
      let rowDeltas = deltas + row &* stride
      sink.beginRow(bounds.top &+ row)
      // The running sum, in each lane.
      var sum = SIMD4<Int32>.zero
      var start = 0
      var coverage: UInt32 = 0
      for word in 0..<words where rowMarks[word] != 0 {
        var bits = rowMarks[word]
        rowMarks[word] = 0
        while bits != 0 {
          let column = word &* 256 &+ bits.trailingZeroBitCount &* 4
          bits &= bits &- 1
          if coverage != 0 && column > start {
            sink.span(x: bounds.left &+ start, count: column &- start, coverage: coverage)
          }
          let changes = Self.take(rowDeltas + column)
          if changes.isOne {
            sum &+= SIMD4(repeating: changes.four[0])
            start = column
            coverage = Rule.coverage(sum[0])
          } else {
            let sums = changes.sums(after: sum)
            let levels = Rule.coverage(sums)
            paint(levels, from: column, into: sink)
            sum = SIMD4(repeating: sums[3])
            start = column &+ 4
            coverage = levels[3]
          }
        }
      }
      if coverage != 0 && width > start {
        sink.span(x: bounds.left &+ start, count: width &- start, coverage: coverage)
      }
    }
  }

  /// Hands on four pixels, or those of them that lie inside the grid.
  @inline(__always) private func paint<Sink: SpanSink>(
    _ levels: SIMD4<UInt32>, from column: Int, into sink: Sink
  ) {
    if column &+ 4 <= width {
      sink.quad(x: bounds.left &+ column, coverage: levels)
    } else {
      for index in 0..<max(0, width &- column) where levels[index] != 0 {
        sink.span(x: bounds.left &+ column &+ index, count: 1, coverage: levels[index])
      }
    }
  }

  /// Four deltas, which become blank.
  @inline(__always) private static func take(_ place: UnsafeMutablePointer<Int32>) -> Changes {
    let memory = UnsafeMutableRawPointer(place)
    let four = memory.loadUnaligned(as: SIMD4<Int32>.self)
    memory.storeBytes(of: .zero, as: SIMD4<Int32>.self)
    return Changes(four: four)
  }
}

/// The changes of coverage at four pixels.
private struct Changes {
  let four: SIMD4<Int32>

  /// Only the first may be one, so that all four pixels are covered alike.
  @inline(__always) var isOne: Bool {
    let pairs = unsafeBitCast(four, to: SIMD2<UInt64>.self)
    return pairs[0] &>> 32 | pairs[1] == 0
  }

  /// The sums up to each of them; `sum` is the one before, in each lane.
  @inline(__always) func sums(after sum: SIMD4<Int32>) -> SIMD4<Int32> {
    let first = unsafeBitCast(four, to: SIMD2<UInt64>.self) &<< 32
    let pairs = four &+ unsafeBitCast(first, to: SIMD4<Int32>.self)
    return pairs &+ SIMD4(repeating: pairs[1]) & SIMD4(0, 0, -1, -1) &+ sum
  }
}
