import Engine
import EngineSDL

/// Files with one picture.
extension OutputName {
  /// - Parameter path: must have the ending of a picture, and no number for several.
  init(picture path: String) throws {
    guard FileSystem.ending(of: path).flatMap(OutputFormat.init(name:)) != nil else {
      throw Failure("can't tell the format of “\(path)”; one picture is .png, .bmp or .ppm")
    }
    try self.init(path)
    guard !takesFilm else { throw Failure("\(path): one picture is .png, .bmp or .ppm") }
  }

  /// Writes what is drawn as a picture.
  ///
  /// - Parameters:
  ///   - size: in points.
  ///   - options: those that the screen was made with.
  func write(_ display: DisplayList, size: Size, _ options: AppOptions) throws {
    try write(try picture(of: display, size: size, options))
  }

  /// The picture, in pixels.
  func picture(of display: DisplayList, size: Size, _ options: AppOptions) throws -> Bitmap {
    let room = MemoryRoom(format: format, isBlurred: false)
    let camera = FilmCamera(options, samples: 1, isTransparent: false, room: room)
    return try camera.picture(of: display, size: size)
  }

  /// Writes a picture.
  func write(_ picture: Bitmap) throws {
    let sink = try open(Film(rate: 1))
    try sink.write(picture)
    try sink.finish()
  }
}
