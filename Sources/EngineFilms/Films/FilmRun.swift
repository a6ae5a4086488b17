import Engine

/// A film on its way from a screen's frames to its file.
package struct FilmRun {
  let name: FilmName
  let film: FilmForm
  let camera: FilmCamera
  /// The frames that are written.
  let part: ClosedRange<Int>
  package let progress: RenderProgress

  package init(
    name: FilmName, film: FilmForm, camera: FilmCamera, part: ClosedRange<Int>,
    progress: RenderProgress
  ) {
    self.name = name
    self.film = film
    self.camera = camera
    self.part = part
    self.progress = progress
  }

  /// The film that was written.
  package struct Written {
    package var frames = 0
    package var width = 0
    package var height = 0
  }

  /// Goes through all frames, and writes those of the part.
  package func write(_ exposures: Exposures) throws -> Written {
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
          + " the first one that is asked for")
    }
    try sink.finish()
    return written
  }

  /// The number of frames that will be written; nil: there is no end.
  package static func count(_ exposures: Exposures, part: ClosedRange<Int>) -> Int? {
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
