package import Engine

/// Memory that a made-up window shows its pictures from; after a resize it is gone, as SDL's is.
final class WindowMemory {
  let pixels: PixelPlane
  /// True if it holds the picture that was shown last.
  var holdsLast = false

  /// Holds no picture yet, but what somebody else left there.
  init(width: Int, height: Int) {
    let base = UnsafeMutablePointer<UInt32>.allocate(capacity: width * height)
    base.initialize(repeating: 0x5A5A_5A5A, count: width * height)
    pixels = PixelPlane(base: base, width: width, height: height)
  }

  deinit { pixels.base.deallocate() }
}

extension PixelPlane {
  /// The pixels, row after row.
  package var copied: [UInt32] {
    Array(UnsafeBufferPointer(start: base, count: bounds.width * bounds.height))
  }
}
