/// Pixels to paint on and the block of device coordinates they stand for.
struct Surface {
  let base: UnsafeMutablePointer<UInt32>
  let bounds: PixelRect
  let stride: Int

  /// Row after row without gaps.
  init(base: UnsafeMutablePointer<UInt32>, bounds: PixelRect) {
    self.base = base
    self.bounds = bounds
    stride = bounds.width
  }

  /// The place of a row's leftmost pixel.
  @inline(__always) func row(_ y: Int) -> UnsafeMutablePointer<UInt32> {
    base + (y &- bounds.top) &* stride
  }

  func clear() { base.update(repeating: 0, count: bounds.width * bounds.height) }
}
