package import Engine

/// Memory from which a window shows its pictures, lent for the next one: it is painted in place, and
/// needs not be copied there. To be used before anything else is done with the window.
package struct BackBuffer {
  /// The pixels; their alpha does not count.
  package let pixels: PixelPlane
  /// True if they are still those of the picture that was shown last.
  package let holdsLast: Bool

  package init(pixels: PixelPlane, holdsLast: Bool) {
    self.pixels = pixels
    self.holdsLast = holdsLast
  }
}
