import Engine

/// Brings a painted picture to the window.
protocol Presenter: AnyObject {
  /// Shows the picture; its size is the window's in pixels, its alpha does not count.
  func present(_ bitmap: Bitmap) throws
}

/// What cannot present here; another presenter may.
struct PresenterUnavailable: Error {
  let problem: String
}

/// Presents by the window's own surface where there is one, else by a texture (Wayland).
final class ChoosingPresenter: Presenter {
  private let window: Window
  private var chosen: any Presenter

  init(window: Window) {
    self.window = window
    chosen = SurfacePresenter(window: window)
  }

  func present(_ bitmap: Bitmap) throws {
    do {
      try chosen.present(bitmap)
    } catch let surface as PresenterUnavailable {
      do {
        chosen = try TexturePresenter(window: window)
        try chosen.present(bitmap)
      } catch let texture as PresenterUnavailable {
        throw Failure(
          "can't draw into the window: \(surface.problem); nor by a texture: \(texture.problem)")
      }
    }
  }
}
