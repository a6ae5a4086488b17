import Engine

/// The output of a picture or a film: one file, or one for each frame, or the standard output.
package typealias FilmName = OutputName<FilmFormat>

extension FilmName {
  /// True if the place takes more than one frame.
  package var takesFilm: Bool { format.isFilm || pattern != nil }

  /// Opens the output.
  func open(_ film: FilmForm) throws -> any FrameSink {
    try clearFolder()
    return try format.open(self, film)
  }

  /// The file of a frame; a second frame without a pattern is an error.
  func file(ofFrame index: Int) throws -> String {
    if let pattern { return pattern.path(index) }
    guard index == 0 else {
      throw Failure(
        "\(path): there is more than one frame; put a number into the name, as in"
          + " frames-%04d.\(format.name), or give it a duration of 0")
    }
    return path
  }

  /// Throws if a frame of a film has another size than those before it.
  func check(_ bitmap: Bitmap, like size: (width: Int, height: Int)) throws {
    guard size != (bitmap.width, bitmap.height) else { return }
    throw Failure(
      "\(path): the canvas changes from \(size.width)×\(size.height) to"
        + " \(bitmap.width)×\(bitmap.height) pixels; only .png, .bmp and .ppm frames may differ")
  }
}
