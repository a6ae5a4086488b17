import CSDL2
import Engine

/// Presents through the window's surface in plain memory, whatever its depth.
final class SurfacePresenter: Presenter {
  private let window: Window

  init(window: Window) { self.window = window }

  func present(_ bitmap: Bitmap) throws {
    // A resize makes the old surface useless, so it is asked for each time.
    guard let target = SDL_GetWindowSurface(window.handle) else {
      throw PresenterUnavailable(problem: sdlError())
    }
    let rc = bitmap.withSurface(format: SDL_PIXELFORMAT_RGB888) { picture in
      SDL_UpperBlit(picture, nil, target, nil)
    }
    guard rc == 0, SDL_UpdateWindowSurface(window.handle) == 0 else {
      throw PresenterUnavailable(problem: sdlError())
    }
  }
}
