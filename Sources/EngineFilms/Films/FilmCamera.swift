package import Engine
import EngineSystem

/// Paints the frames of a film.
package final class FilmCamera {
  private let painter: FramePainter
  private let scale: Double
  /// The moments in a frame.
  private let samples: Int
  private let leavesGroundOut: Bool
  private let room: MemoryRoom

  /// - Parameters:
  ///   - ground: the colour under what the screen shows; nil: it is transparent, and what covers all
  ///     of the canvas is left out.
  ///   - scale: pixels a point, > 0.
  ///   - samples: the moments in a frame, ≥ 1.
  package init(
    text: any TextMaker, ground: Color?, scale: Double, samples: Int = 1, room: MemoryRoom
  ) {
    painter = FramePainter(text: text, ground: ground ?? .clear)
    self.scale = scale
    self.samples = samples
    self.room = room
    leavesGroundOut = ground == nil
  }

  /// The picture of a frame; painted over by the next one.
  func picture(of exposure: Exposures.Exposure) throws -> Bitmap {
    guard let last = exposure.moments.last else { preconditionFailure("a frame has a moment") }
    let moments = exposure.moments.filter { $0.size == last.size }
    guard moments.count > 1 else { return try picture(of: last.report.display, size: last.size) }
    let (width, height) = try pixels(of: last.size)
    var blur = MotionBlur(width: width, height: height)
    for (place, moment) in moments.enumerated() {
      let isLast = place == moments.count - 1
      // At rest nothing changes any more.
      let times = isLast ? max(1, samples - moments.count + 1) : 1
      blur.add(try picture(of: moment.report.display, size: moment.size), times: times)
    }
    return blur.mean()
  }

  /// The picture of what is drawn; painted over by the next one.
  ///
  /// - Parameter size: in points.
  package func picture(of list: DisplayList, size: Size) throws -> Bitmap {
    let (width, height) = try pixels(of: size)
    return painter.paint(
      leavesGroundOut ? list.withoutGround(in: size) : list, width: width, height: height,
      scale: scale
    ).bitmap
  }

  private func pixels(of size: Size) throws -> (Int, Int) {
    let width = max(1, Int((size.width * scale).rounded()))
    let height = max(1, Int((size.height * scale).rounded()))
    guard width <= 16384, height <= 16384 else {
      throw Failure(
        "\(width)×\(height) pixels are too many; a side has at most 16384: take a smaller"
          + " canvas or scale")
    }
    try room.check(width: width, height: height)
    return (width, height)
  }
}
