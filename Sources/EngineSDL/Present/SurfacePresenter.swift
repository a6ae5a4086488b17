import CSDL2
import Engine

/// Presents through the window's surface in plain memory, whatever its depth.
final class SurfacePresenter: Presenter {
  private let window: Window
  /// The target of the last picture; a resize makes another.
  private var shown: Target?
  private var patience = PresentPatience()

  private struct Target: Hashable {
    var address: UnsafeMutablePointer<SDL_Surface>
    var width: Int32
    var height: Int32
  }

  init(window: Window) throws {
    self.window = window
    _ = try surface()
  }

  var name: RendererName { .surface }
  var graphics: GraphicsSystem? { nil }
  var waits: Bool { false }

  func present(_ bitmap: Bitmap, damage: [PixelRect]?) throws -> Bool {
    do {
      try show(bitmap, damage: damage)
      return patience.shown()
    } catch {
      // While a window is resized, or goes, surfaces come and go.
      forget()
      return try patience.failed(error)
    }
  }

  func forget() { shown = nil }

  private func show(_ bitmap: Bitmap, damage: [PixelRect]?) throws {
    // A resize makes the old surface useless, so it is asked for each time.
    let surface = try surface()
    let target = Target(
      address: surface, width: surface.pointee.w, height: surface.pointee.h)
    let parts = bitmap.parts(of: shown == target ? damage : nil)
    shown = target
    guard !parts.isEmpty else { return }
    var rects = parts.map(SDL_Rect.init)
    let isCopied = bitmap.withSurface(format: SDL_PIXELFORMAT_RGB888) { picture in
      parts.allSatisfy { part in
        var from = SDL_Rect(part)
        var to = from
        return SDL_UpperBlit(picture, &from, surface, &to) == 0
      }
    }
    guard isCopied == true else { throw PresenterUnavailable(problem: sdlError()) }
    // A picture that is larger than the window, for a moment, must not be shown beyond its edges.
    for index in rects.indices { rects[index].cut(to: target.width, target.height) }
    // It returns when the server has answered.
    let refused = RefusedRequests.count
    guard SDL_UpdateWindowSurfaceRects(window.handle, rects, Int32(rects.count)) == 0 else {
      throw PresenterUnavailable(problem: sdlError())
    }
    guard RefusedRequests.count == refused else {
      throw PresenterUnavailable(problem: RefusedRequests.last)
    }
  }

  private func surface() throws -> UnsafeMutablePointer<SDL_Surface> {
    SDL_ClearError()
    guard let surface = SDL_GetWindowSurface(window.handle) else {
      throw PresenterUnavailable(problem: Self.problem(of: window))
    }
    return surface
  }

  private static func problem(of window: Window) -> String {
    if !window.hasKnownPixels { return sdlError() + "; use a display of 16 or 24 bits" }
    // SDL gives no reason where it knows no way at all.
    guard window.driver == "wayland" else { return sdlError() }
    return "a window on Wayland has no surface in plain memory; take the renderer texture"
  }
}

extension SDL_Rect {
  init(_ rect: PixelRect) {
    self.init(
      x: Int32(rect.left), y: Int32(rect.top), w: Int32(rect.width), h: Int32(rect.height))
  }

  fileprivate mutating func cut(to width: Int32, _ height: Int32) {
    x = min(x, width)
    y = min(y, height)
    w = max(0, min(w, width - x))
    h = max(0, min(h, height - y))
  }
}
