import Engine

/// Paints the frames of a window or an export, each into the same bitmap as long as it fits.
final class FramePainter {
  private let painter = Painter()
  private let text: any TextMaker
  private var bitmap: Bitmap?

  init(text: any TextMaker) { self.text = text }

  /// The list at `scale` pixels a point, over white. The bitmap is painted over by the next call.
  func paint(_ list: DisplayList, width: Int, height: Int, scale: Double) -> Bitmap {
    let bitmap = bitmap(width: width, height: height)
    bitmap.clear(.white)
    painter.paint(list, into: bitmap, scale: scale, glyphs: text)
    return bitmap
  }

  private func bitmap(width: Int, height: Int) -> Bitmap {
    if let bitmap, bitmap.width == width, bitmap.height == height { return bitmap }
    let made = Bitmap(width: width, height: height)
    bitmap = made
    return made
  }
}
