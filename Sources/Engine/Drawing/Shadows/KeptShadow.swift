/// All that the weights of an upright shadow's pixels depend on.
struct ShadowKey: Equatable {
  let rect: Rect
  let radius: Double
  let blur: Double
  /// From the device's coordinates to those of the rectangle.
  let inverse: AffineTransform
  let strength: Float
  /// The pixels that it can touch.
  let bounds: PixelRect
}

/// The weights of a shadow's pixels, made row by row when they are needed.
final class KeptShadow {
  let key: ShadowKey
  var bounds: PixelRect { key.bounds }
  /// The number of a row's weights; below 0: they have not been made.
  private var numbers: [Int32]
  /// Rows that differ.
  private var weights: [UInt32] = []

  init(_ key: ShadowKey) {
    self.key = key
    numbers = [Int32](repeating: -1, count: key.bounds.height)
  }

  func hasRow(_ y: Int) -> Bool { numbers[y - bounds.top] >= 0 }

  /// Adds a row, whose weights begin at the left edge.
  func addRow(_ y: Int, _ row: UnsafePointer<UInt32>) {
    numbers[y - bounds.top] = Int32(weights.count / bounds.width)
    weights.append(contentsOf: UnsafeBufferPointer(start: row, count: bounds.width))
  }

  /// Adds a row that is like the one added last.
  func addLastRow(again y: Int) {
    numbers[y - bounds.top] = Int32(weights.count / bounds.width) - 1
  }

  /// Paints a block whose rows have been made, but for those pixels of it that are hidden.
  func paint(in block: PixelRect, hidden: PixelRect, with pen: ShadowPen) {
    let hidden = hidden.intersection(block)
    weights.withUnsafeBufferPointer { weights in
      guard let base = weights.baseAddress else { return }
      for y in block.top..<block.bottom {
        let row = base + Int(numbers[y - bounds.top]) * bounds.width - bounds.left
        let isCut = !hidden.isEmpty && hidden.top <= y && y < hidden.bottom
        let cut = isCut ? hidden.left..<hidden.right : block.right..<block.right
        pen.paint(row + block.left, block.left..<cut.lowerBound, row: y)
        pen.paint(row + cut.upperBound, cut.upperBound..<block.right, row: y)
      }
    }
  }
}

/// The upright shadows painted lately. One that is seen again is kept, so that the next time it
/// needs not be made: what moves is not kept, and what stands is.
struct ShadowCache {
  private static let capacity = 32
  /// The most weights of all that are kept, and of one of them.
  private static let mostWeights = 1 << 20
  private static let mostOfOne = 1 << 19

  private var seen: [ShadowKey] = []
  private var oldest = 0
  /// The one kept first comes first.
  private var kept: [KeptShadow] = []

  /// The shadow as it is kept; nil if it has not been seen lately, or is too large.
  mutating func shadow(_ key: ShadowKey) -> KeptShadow? {
    if let found = kept.first(where: { $0.key == key }) { return found }
    guard key.bounds.area <= Self.mostOfOne else { return nil }
    guard seen.contains(key) else {
      note(key)
      return nil
    }
    let shadow = KeptShadow(key)
    var room = Self.mostWeights - key.bounds.area
    for other in kept { room -= other.bounds.area }
    while room < 0 || kept.count >= Self.capacity { room += kept.removeFirst().bounds.area }
    kept.append(shadow)
    return shadow
  }

  private mutating func note(_ key: ShadowKey) {
    if seen.count < Self.capacity {
      seen.append(key)
    } else {
      seen[oldest] = key
      oldest = (oldest + 1) % Self.capacity
    }
  }
}
