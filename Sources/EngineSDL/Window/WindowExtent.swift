package import Engine

/// The size of a window at one moment.
package struct WindowExtent: Hashable {
  /// In pixels, ≥ 1.
  package var width: Int
  package var height: Int
  /// Pixels in a point.
  package var scale: Double

  package init(width: Int, height: Int, scale: Double) {
    self.width = width
    self.height = height
    self.scale = scale
  }

  /// The same pixels with everything on them larger by a factor > 0.
  func zoomed(by factor: Double) -> WindowExtent {
    WindowExtent(width: width, height: height, scale: scale * factor)
  }

  /// In points.
  package var size: Size { Size(Double(width), Double(height)) * (1 / scale) }
}
