/// A watch over frames, one after the other: beside the rules that hold in each of them, those that
/// hold from one to the next.
///
/// - A screen that rests, and is told nothing, shows the next time what it showed.
/// - A picture in which only the damage is painted anew is the whole picture.
package final class FrameWatch {
  /// A frame, and the small picture of it, if one was made.
  private struct Seen {
    let report: FrameReport
    let size: Size
    var bitmap: Bitmap?
  }

  private let runtime: Runtime
  private let glyphs: (any GlyphMasking)?
  private let paintedFrames: Int
  private let painter = Painter()
  private var count = 0
  private var last: Seen?

  /// The longer side of the pictures that are painted, in pixels.
  private static let side = 240.0

  /// - Parameters:
  ///   - runtime: the runtime whose frames they are.
  ///   - painting: one of so many frames is painted, ≥ 1.
  ///   - glyphs: makes text visible in what is painted; without it text is left out.
  package init(
    _ runtime: Runtime, painting paintedFrames: Int = 1, glyphs: (any GlyphMasking)? = nil
  ) {
    self.runtime = runtime
    self.paintedFrames = paintedFrames
    self.glyphs = glyphs
  }

  /// The rules that are broken in the runtime's last frame, as texts.
  ///
  /// - Parameters:
  ///   - size: the screen's size, in points.
  ///   - isAsked: true if anything came since the frame before, or may have, or the screen's picture
  ///     is one that changes by itself.
  package func brokenRules(
    in report: FrameReport, size: Size, isAsked: Bool
  ) -> [String] {
    var seen = Seen(report: report, size: size)
    defer {
      last = seen
      count += 1
    }
    var broken = runtime.brokenInvariants
    guard let last else { return broken }
    if !isAsked, !last.report.isRunning, report.isRunning || report.display != last.report.display {
      broken.append("it moves, though it rested and nothing came")
    }
    if count.isMultiple(of: paintedFrames), size == last.size {
      let repaired = last.bitmap ?? picture(of: last)
      repair(repaired, from: last, to: seen)
      let whole = picture(of: seen)
      if whole.pixels != repaired.pixels {
        broken.append("the picture with its damage painted anew is not the whole picture")
      }
      seen.bitmap = whole
    }
    return broken
  }

  private func picture(of seen: Seen) -> Bitmap {
    let scale = scale(of: seen)
    let bitmap = Bitmap(
      width: max(1, Int((seen.size.width * scale).rounded(.up))),
      height: max(1, Int((seen.size.height * scale).rounded(.up))))
    painter.paint(seen.report.display, into: bitmap, scale: scale, glyphs: glyphs)
    return bitmap
  }

  private func repair(_ bitmap: Bitmap, from old: Seen, to new: Seen) {
    let (list, scale) = (new.report.display, scale(of: new))
    let blocks = list.damage(
      since: old.report.display, in: bitmap.bounds, scale: scale, glyphs: glyphs)
    bitmap.withPixels { pixels in
      for block in blocks {
        pixels.clear(.clear, in: block)
        painter.paint(list, into: pixels, scale: scale, clip: block, glyphs: glyphs)
      }
    }
  }

  private func scale(of seen: Seen) -> Double {
    min(1, Self.side / max(seen.size.width, seen.size.height))
  }
}
