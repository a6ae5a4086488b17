import CSDL2
import Engine

extension PixelPlane {
  /// Lends the pixels to SDL as a surface, without a copy; nil if SDL can't make one.
  func withSurface<Result>(
    format: SDL_PixelFormatEnum, _ body: (UnsafeMutablePointer<SDL_Surface>) -> Result
  ) -> Result? {
    let (width, height) = (Int32(bounds.width), Int32(bounds.height))
    guard
      let surface = SDL_CreateRGBSurfaceWithFormatFrom(
        base, width, height, 32, width * 4, UInt32(format.rawValue))
    else { return nil }
    defer { SDL_FreeSurface(surface) }
    return body(surface)
  }
}
