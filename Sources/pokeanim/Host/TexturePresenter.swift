import CSDL2
import Engine

/// Presents through a texture that is filled anew each frame.
final class TexturePresenter: Presenter {
  private let renderer: OpaquePointer
  private var texture: OpaquePointer?
  private var size = (width: 0, height: 0)

  init(window: Window) throws {
    guard let renderer = SDL_CreateRenderer(window.handle, -1, 0) else {
      throw PresenterUnavailable(problem: sdlError())
    }
    self.renderer = renderer
  }

  deinit {
    if let texture { SDL_DestroyTexture(texture) }
    SDL_DestroyRenderer(renderer)
  }

  func present(_ bitmap: Bitmap) throws {
    let texture = try texture(width: bitmap.width, height: bitmap.height)
    let rc = bitmap.pixels.withUnsafeBytes {
      SDL_UpdateTexture(texture, nil, $0.baseAddress, Int32(bitmap.width * 4))
    }
    guard rc == 0, SDL_RenderCopy(renderer, texture, nil, nil) == 0 else {
      throw PresenterUnavailable(problem: sdlError())
    }
    SDL_RenderPresent(renderer)
  }

  private func texture(width: Int, height: Int) throws -> OpaquePointer {
    if let texture, size == (width, height) { return texture }
    if let old = texture { SDL_DestroyTexture(old) }
    texture = nil
    guard
      let made = SDL_CreateTexture(
        renderer, UInt32(SDL_PIXELFORMAT_RGB888.rawValue),
        Int32(SDL_TEXTUREACCESS_STREAMING.rawValue), Int32(width), Int32(height))
    else { throw PresenterUnavailable(problem: sdlError()) }
    texture = made
    size = (width, height)
    return made
  }
}
