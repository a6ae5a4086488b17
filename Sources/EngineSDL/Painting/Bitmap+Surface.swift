import CSDL2
import Engine

extension Bitmap {
  /// Lends the pixels to SDL as a surface, without a copy; nil if SDL can't make one.
  func withSurface<Result>(
    format: SDL_PixelFormatEnum, _ body: (UnsafeMutablePointer<SDL_Surface>) -> Result
  ) -> Result? {
    let width = Int32(self.width)
    let height = Int32(self.height)
    return pixels.withUnsafeMutableBytes { bytes -> Result? in
      guard
        let surface = SDL_CreateRGBSurfaceWithFormatFrom(
          bytes.baseAddress, width, height, 32, width * 4, UInt32(format.rawValue))
      else { return nil }
      defer { SDL_FreeSurface(surface) }
      return body(surface)
    }
  }
}
