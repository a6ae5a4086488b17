import CSDL2
import Engine

/// Presents through the window's surface in plain memory, whatever its depth.
final class SurfacePresenter: Presenter {
  private let window: Window
  /// True if the surface holds the last picture, unless a resize has made another one.
  private var holdsLast = false
  /// The pixels that were lent last.
  private var lent: UnsafeMutablePointer<UInt32>?
  private var patience = PresentPatience()

  init(window: Window) throws {
    self.window = window
    _ = try surface()
  }

  var name: RendererName { .surface }
  var graphics: GraphicsSystem? { nil }
  var waits: Bool { false }

  func backBuffer(width: Int, height: Int) -> BackBuffer? {
    lent = nil
    guard let surface = SDL_GetWindowSurface(window.handle),
      let pixels = surface.pointee.pixels(width: width, height: height)
    else { return nil }
    lent = pixels.base
    return BackBuffer(pixels: pixels, holdsLast: holdsLast && isKnown(surface))
  }

  func present(_ picture: PixelPlane, damage: [PixelRect]?) throws -> Bool {
    do {
      try show(picture, damage: damage)
      return patience.shown()
    } catch {
      // While a window is resized, or goes, surfaces come and go.
      forget()
      return try patience.failed(error)
    }
  }

  func forget() { holdsLast = false }

  private func show(_ picture: PixelPlane, damage: [PixelRect]?) throws {
    // A resize makes the old surface useless, so it is asked for each time.
    let surface = try surface()
    let parts = picture.parts(of: holdsLast && isKnown(surface) ? damage : nil)
    if picture.base != surface.pointee.pixels?.assumingMemoryBound(to: UInt32.self) {
      guard picture.base != lent else {
        throw PresenterUnavailable(problem: "the window's surface has gone with the picture in it")
      }
      try copy(picture, parts, to: surface)
    }
    (surface.pointee.userdata, holdsLast) = (mark, true)
    guard !parts.isEmpty else { return }
    var rects = parts.map(SDL_Rect.init)
    // A picture that is larger than the window, for a moment, must not be shown beyond its edges.
    for index in rects.indices { rects[index].cut(to: surface.pointee.w, surface.pointee.h) }
    // It returns when the server has answered.
    let refused = RefusedRequests.count
    guard SDL_UpdateWindowSurfaceRects(window.handle, rects, Int32(rects.count)) == 0 else {
      throw PresenterUnavailable(problem: sdlError())
    }
    guard RefusedRequests.count == refused else {
      throw PresenterUnavailable(problem: RefusedRequests.last)
    }
  }

  private func copy(
    _ picture: PixelPlane, _ parts: [PixelRect], to surface: UnsafeMutablePointer<SDL_Surface>
  ) throws {
    let isCopied = picture.withSurface(format: SDL_PIXELFORMAT_RGB888) { picture in
      parts.allSatisfy { part in
        var from = SDL_Rect(part)
        var to = from
        return SDL_UpperBlit(picture, &from, surface, &to) == 0
      }
    }
    guard isCopied == true else { throw PresenterUnavailable(problem: sdlError()) }
  }

  /// The mark of a surface that has been shown: another one may come to the same address.
  private var mark: UnsafeMutableRawPointer { Unmanaged.passUnretained(self).toOpaque() }

  private func isKnown(_ surface: UnsafeMutablePointer<SDL_Surface>) -> Bool {
    surface.pointee.userdata == mark
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

extension SDL_Surface {
  /// The pixels, if they are as ours, and of this size.
  fileprivate func pixels(width: Int, height: Int) -> PixelPlane? {
    let formats = [SDL_PIXELFORMAT_RGB888, SDL_PIXELFORMAT_ARGB8888].map { UInt32($0.rawValue) }
    guard Int(w) == width, Int(h) == height, Int(pitch) == width * 4,
      let format, formats.contains(format.pointee.format), let pixels
    else { return nil }
    return PixelPlane(
      base: pixels.assumingMemoryBound(to: UInt32.self), width: width, height: height)
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
