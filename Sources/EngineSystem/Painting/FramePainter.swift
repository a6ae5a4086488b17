package import Engine

/// Paints the frames of a window or an export, each time only what has changed.
package final class FramePainter {
  /// A frame in the painter's own bitmap.
  package struct Picture {
    /// Painted over by the next frame of the same size.
    package let bitmap: Bitmap
    /// The parts that differ from the frame before; nil: any may.
    let damage: [PixelRect]?
  }

  /// The frame that was painted last.
  private struct Shown {
    let list: DisplayList
    let width: Int
    let height: Int
    let scale: Double

    /// True if the other frame can be painted over this one.
    func fits(_ other: Shown) -> Bool {
      width == other.width && height == other.height && scale == other.scale
    }
  }

  private let bands: BandPainter
  private let text: any TextMaker
  private var shown: Shown?
  /// Holds the last frame; nil if that was painted into a back buffer.
  private var own: Bitmap?

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

  /// Paints the list at `scale` pixels a point.
  package func paint(_ list: DisplayList, width: Int, height: Int, scale: Double) -> Picture {
    let kept = own.flatMap { $0.width == width && $0.height == height ? $0 : nil }
    let bitmap = kept ?? Bitmap(width: width, height: height)
    let damage = bitmap.withPixels {
      paint(list, into: BackBuffer(pixels: $0, holdsLast: kept != nil), scale: scale)
    }
    own = bitmap
    return Picture(bitmap: bitmap, damage: damage)
  }

  /// Paints the list into a window's buffer, at `scale` pixels a point.
  ///
  /// - Returns: the parts that differ from the frame before; nil: any may.
  package func paint(_ list: DisplayList, into buffer: BackBuffer, scale: Double) -> [PixelRect]? {
    own = nil
    let bounds = buffer.pixels.bounds
    let frame = Shown(list: list, width: bounds.width, height: bounds.height, scale: scale)
    let last = shown.flatMap { buffer.holdsLast && $0.fits(frame) ? $0 : nil }
    let damage = last.map {
      list.damage(since: $0.list, in: bounds, scale: scale, glyphs: text)
    }
    bands.paint(
      list, into: buffer.pixels, blocks: damage ?? [bounds], scale: scale, glyphs: text)
    shown = frame
    return damage
  }

  /// The last frame, painted once more; nil before the first one.
  package func bitmap() -> Bitmap? {
    shown.map {
      let bitmap = Bitmap(width: $0.width, height: $0.height)
      let (list, blocks, scale) = ($0.list, [bitmap.bounds], $0.scale)
      bitmap.withPixels {
        bands.paint(list, into: $0, blocks: blocks, scale: scale, glyphs: text)
      }
      return bitmap
    }
  }
}
