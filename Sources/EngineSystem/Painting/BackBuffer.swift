package import Engine

/// Memory for a window's next picture. To be used before anything else is done with the window.
package struct BackBuffer {
  /// The pixels; their alpha does not count.
  package let pixels: PixelPlane
  /// True if they are still those that were painted last.
  package let holdsLast: Bool

  package init(pixels: PixelPlane, holdsLast: Bool) {
    self.pixels = pixels
    self.holdsLast = holdsLast
  }
}

/// A back buffer of a program's own.
package struct OwnBuffer {
  private final class Memory {
    let pixels: PixelPlane

    init(width: Int, height: Int) {
      let base = UnsafeMutablePointer<UInt32>.allocate(capacity: width * height)
      base.initialize(repeating: 0, count: width * height)
      pixels = PixelPlane(base: base, width: width, height: height)
    }

    deinit { pixels.base.deallocate() }
  }

  private var memory: Memory?

  /// One without memory yet.
  package init() {}

  /// The pixels that were lent last; nil if there are none.
  package var pixels: PixelPlane? { memory?.pixels }

  /// The buffer for a picture of this size: the last one, if that had it.
  package mutating func lend(width: Int, height: Int) -> BackBuffer {
    if let memory, memory.pixels.bounds.width == width, memory.pixels.bounds.height == height {
      return BackBuffer(pixels: memory.pixels, holdsLast: true)
    }
    let memory = Memory(width: width, height: height)
    self.memory = memory
    return BackBuffer(pixels: memory.pixels, holdsLast: false)
  }

  /// Lets go of the memory.
  package mutating func letGo() { memory = nil }
}
