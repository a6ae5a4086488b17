/// A blurred rectangle whose sides lie along rows and columns, on its way to the device: each
/// slab's factor is the same all along a column, and all along a row.
struct UprightShadow {
  private let box: BlurredBox
  private let inverse: AffineTransform
  private let bounds: PixelRect
  /// The pixels of which nothing will be seen.
  private let hidden: PixelRect
  private let pen: ShadowPen
  /// The slabs' factors in all columns, slab after slab.
  private let columns: UnsafeMutablePointer<Float>
  /// The slabs' factors in the row that was painted last.
  private let factors: UnsafeMutablePointer<Float>
  private let weights: UnsafeMutablePointer<UInt32>

  init(
    _ box: BlurredBox, _ inverse: AffineTransform, hidden: PixelRect, in bounds: PixelRect,
    _ pen: ShadowPen, _ memory: ShadowRows
  ) {
    (self.box, self.inverse, self.bounds, self.pen) = (box, inverse, bounds, pen)
    self.hidden = hidden.intersection(bounds)
    columns = memory.factors.reserve(box.slabs.count * (bounds.width + 1))
    factors = columns + box.slabs.count * bounds.width
    weights = memory.weights.reserve(bounds.width)
  }

  func paint() {
    guard !bounds.isEmpty else { return }
    let all = bounds.left..<bounds.right
    let parts =
      hidden.isEmpty
      ? (left: all, right: bounds.right..<bounds.right)
      : (left: bounds.left..<hidden.left, right: hidden.right..<bounds.right)
    if hidden.height < bounds.height {
      makeColumns(all)
    } else {
      makeColumns(parts.left)
      makeColumns(parts.right)
    }
    var wasCut: Bool?
    for y in bounds.top..<bounds.bottom {
      let isCut = hidden.top <= y && y < hidden.bottom
      // Away from the corners rows are alike.
      let isAlike = makeFactors(y) && wasCut == isCut
      wasCut = isCut
      if !isAlike { makeWeights(isCut ? parts.left : all) }
      if !isAlike && isCut { makeWeights(parts.right) }
      paint(isCut ? parts.left : all, y)
      if isCut { paint(parts.right, y) }
    }
  }

  /// Makes the rows that are missing in a kept shadow, which has the same columns.
  func make(_ kept: KeptShadow) {
    makeColumns(bounds.left..<bounds.right)
    var isFirst = true
    for y in bounds.top..<bounds.bottom where !kept.hasRow(y) {
      if makeFactors(y) && !isFirst {
        kept.addLastRow(again: y)
      } else {
        makeWeights(bounds.left..<bounds.right)
        kept.addRow(y, weights)
      }
      isFirst = false
    }
  }

  private func makeColumns(_ range: Range<Int>) {
    for (index, slab) in box.slabs.enumerated() {
      let column = columns + (index &* bounds.width &- bounds.left)
      for x in range {
        column[x] = Float(box.column(slab, inverse.a * (Double(x) + 0.5) + inverse.tx))
      }
    }
  }

  /// True if they are those of the row before.
  private func makeFactors(_ y: Int) -> Bool {
    let place = inverse.d * (Double(y) + 0.5) + inverse.ty
    var areSame = true
    for (index, slab) in box.slabs.enumerated() {
      let factor = Float(box.row(slab, place)) * pen.strength
      areSame = areSame && factor == factors[index]
      factors[index] = factor
    }
    return areSame
  }

  private func makeWeights(_ range: Range<Int>) {
    guard !range.isEmpty else { return }
    let (start, count) = (range.lowerBound &- bounds.left, range.count)
    let (columns, weights) = (columns + start, weights + start)
    let (stride, slabs) = (bounds.width, box.slabs.count)
    var x = 0
    while x &+ 4 <= count {
      var levels = SIMD4<Float>.zero
      var column = columns + x
      for index in 0..<slabs {
        if factors[index] > 1e-6 { levels += column.four * factors[index] }
        column += stride
      }
      (weights + x).four = ShadowPen.weights(levels)
      x &+= 4
    }
    while x < count {
      var level = Float.zero
      for index in 0..<slabs where factors[index] > 1e-6 {
        level += columns[index &* stride &+ x] * factors[index]
      }
      weights[x] = ShadowPen.weights(level)
      x &+= 1
    }
  }

  private func paint(_ range: Range<Int>, _ y: Int) {
    pen.paint(weights + (range.lowerBound &- bounds.left), range, row: y)
  }
}

extension UnsafeMutablePointer<Float> {
  /// Four levels from here on.
  @inline(__always) fileprivate var four: SIMD4<Float> {
    UnsafeRawPointer(self).loadUnaligned(as: SIMD4<Float>.self)
  }
}

/// The memory for the rows that are made of a shadow on its way to the device.
final class ShadowRows {
  let gaussian = Gaussian()
  let slabs = ScratchMemory(
    blank: BlurredBox.Slab(top: 0, bottom: 0, inset: 0, isMiddle: true))
  let factors = ScratchMemory<Float>(blank: 0)
  let weights = ScratchMemory<UInt32>(blank: 0)
  let corner = ScratchMemory<Float>(blank: 0)
}
