import Engine
import EngineSDL
import EngineSystem
import EngineTestSupport
import Foundation

@testable import pokeanim

/// Frames of motions side by side, at equal times from start to end; a row for each motion.
struct FilmStrip {
  /// The part of the canvas that is shown, in whole points.
  let part: Rect
  let rows: [[DisplayList]]

  private static let columns = 7
  /// Between two frames, in points.
  private static let gap = 2
  private static let paper: UInt32 = 0xFF80_8080

  /// - Parameter motions: all frames of each motion, at least as many as are shown.
  init(part: Rect, _ motions: [DisplayList]...) { self.init(part: part, motions) }

  init(part: Rect, _ motions: [[DisplayList]]) {
    self.part = part
    rows = motions.map { lists in
      (0..<Self.columns).map { lists[$0 * (lists.count - 1) / (Self.columns - 1)] }
    }
  }

  /// The strip's picture.
  ///
  /// - Parameter scale: pixels a point, a whole number.
  func bitmap(of canvas: Size, scale: Int, text: any TextMaker) -> Bitmap {
    let gap = Self.gap * scale
    let (width, height) = (Int(part.width) * scale, Int(part.height) * scale)
    let strip = Bitmap(
      width: Self.columns * (width + gap) - gap, height: rows.count * (height + gap) - gap)
    strip.pixels = [UInt32](repeating: Self.paper, count: strip.pixels.count)
    let painter = FramePainter(text: text)
    for (row, lists) in rows.enumerated() {
      for (column, list) in lists.enumerated() {
        let frame = painter.paint(
          list, width: Int(canvas.width) * scale, height: Int(canvas.height) * scale,
          scale: Double(scale)
        ).bitmap
        for y in 0..<height {
          let start = (Int(part.y) * scale + y) * frame.width + Int(part.x) * scale
          let place = (row * (height + gap) + y) * strip.width + column * (width + gap)
          strip.pixels.replaceSubrange(
            place..<place + width, with: frame.pixels[start..<start + width])
        }
      }
    }
    return strip
  }
}

extension FilmStrip {
  /// True if strips can be made and compared here: with Inter, in which the goldens are.
  static let canBeCompared: Bool = {
    let font = (try? FontFinder().find())?.file ?? ""
    return InstalledTools.hasFFmpeg
      && URL(fileURLWithPath: font).lastPathComponent.hasPrefix("Inter")
  }()
  static let needs = "strips need ffmpeg and the font Inter: make setup-tests"
}
