package import Engine

/// Paints the frames of a window or an export into one bitmap, each time only what has changed.
package final class FramePainter {
  /// A painted frame.
  package struct Picture {
    /// Painted over by the next frame of the same size.
    package let bitmap: Bitmap
    /// The parts that differ from the frame before; nil: any may.
    let damage: [PixelRect]?

    /// True if it can look different from the frame before.
    var isChanged: Bool { damage?.isEmpty != true }
  }

  /// The frame that the bitmap shows.
  private struct Shown {
    let bitmap: Bitmap
    let list: DisplayList
    let scale: Double

    func fits(width: Int, height: Int, scale: Double) -> Bool {
      bitmap.width == width && bitmap.height == height && self.scale == scale
    }
  }

  private let bands: BandPainter
  private let text: any TextMaker
  private var shown: Shown?

  /// - Parameters:
  ///   - text: draws the lists' text.
  ///   - ground: lies under everything; clear for pictures with transparent parts.
  package convenience init(text: any TextMaker, ground: Color = .white) {
    self.init(text: text, bands: BandPainter(ground: ground))
  }

  init(text: any TextMaker, bands: BandPainter) {
    self.text = text
    self.bands = bands
  }

  /// The last frame; nil before the first one.
  var bitmap: Bitmap? { shown?.bitmap }

  /// The list at `scale` pixels a point.
  package func paint(_ list: DisplayList, width: Int, height: Int, scale: Double) -> Picture {
    let last = shown.flatMap { $0.fits(width: width, height: height, scale: scale) ? $0 : nil }
    let bitmap = last?.bitmap ?? Bitmap(width: width, height: height)
    let damage = last.map {
      list.damage(since: $0.list, in: bitmap.bounds, scale: scale, glyphs: text)
    }
    bands.paint(
      list, into: bitmap, blocks: damage ?? [bitmap.bounds], scale: scale, glyphs: text)
    shown = Shown(bitmap: bitmap, list: list, scale: scale)
    return Picture(bitmap: bitmap, damage: damage)
  }
}
