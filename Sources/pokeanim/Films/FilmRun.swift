import Engine
import EngineSDL

/// A film on its way from a screen's frames to its file.
struct FilmRun {
  let name: OutputName
  let film: Film
  let camera: FilmCamera
  /// The frames that are written.
  let part: ClosedRange<Int>
  let progress: RenderProgress

  /// The film that was written.
  struct Written {
    var frames = 0
    var width = 0
    var height = 0
  }

  /// Goes through all frames, and writes those of the part.
  func write(_ exposures: Exposures) throws -> Written {
    var exposures = exposures
    let sink = try name.open(film)
    var written = Written()
    var count = 0
    while let exposure = try exposures.next() {
      count += 1
      guard exposure.index >= part.lowerBound else { continue }
      let picture = try camera.picture(of: exposure)
      try sink.write(picture)
      written.frames += 1
      (written.width, written.height) = (picture.width, picture.height)
      progress.step()
      if exposure.index >= part.upperBound { break }
    }
    guard written.frames > 0 else {
      throw Failure(
        "\(name.path): nothing is left of the film: it ends after"
          + " \(PlainNumber.fixed(Double(count - 1) / film.rate, decimals: 2)) seconds, before"
          + " --from")
    }
    try sink.finish()
    return written
  }

  /// The number of frames that will be written; nil: there is no end.
  static func count(_ exposures: Exposures, part: ClosedRange<Int>) -> Int? {
    var exposures = exposures
    var count = 0
    do {
      while let exposure = try exposures.next(), exposure.index <= part.upperBound {
        if part.contains(exposure.index) { count += 1 }
      }
    } catch {
      return nil
    }
    return count
  }
}
