import Engine
import EngineDeck
import EngineFilms
import Studio

extension AppOptions {
  /// A camera for a screen that is made with these options.
  ///
  /// - Parameters:
  ///   - samples: the moments in a frame, ≥ 1.
  ///   - isTransparent: true for pictures without the ground of the screen.
  func camera(samples: Int = 1, isTransparent: Bool = false, room: MemoryRoom) -> FilmCamera {
    FilmCamera(
      text: self.text, ground: isTransparent ? nil : self.theme.theme().paper, scale: self.scale,
      samples: samples, room: room)
  }
}

extension FilmName {
  /// Writes what is drawn as a picture.
  ///
  /// - Parameters:
  ///   - size: in points.
  ///   - options: those that the screen was made with.
  func write(_ display: DisplayList, size: Size, _ options: AppOptions) throws {
    try write(picture(of: display, size: size, options))
  }

  /// The picture, in pixels.
  func picture(of display: DisplayList, size: Size, _ options: AppOptions) throws -> Bitmap {
    let camera = options.camera(room: MemoryRoom(format: format, isBlurred: false))
    return try camera.picture(of: display, size: size)
  }
}
