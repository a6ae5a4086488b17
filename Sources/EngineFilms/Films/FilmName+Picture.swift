package import Engine
import EngineSystem

/// Files with one picture.
extension FilmName {
  /// - Parameter path: must have the ending of a picture, and no number for several.
  package init(picture path: String) throws {
    guard FilmFormat(endingOf: path) != nil else {
      throw Failure("can't tell the format of “\(path)”; one picture is .png, .bmp or .ppm")
    }
    try self.init(path)
    guard !takesFilm else { throw Failure("\(path): one picture is .png, .bmp or .ppm") }
  }

  /// Writes a picture.
  package func write(_ picture: Bitmap) throws {
    let sink = try open(FilmForm(rate: 1))
    try sink.write(picture)
    try sink.finish()
  }
}
