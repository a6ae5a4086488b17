import CSDL2
import Engine
import EngineSystem

/// Presents through the window's surface in plain memory, whatever its depth.
final class SurfacePresenter: Presenter {
  private let window: Window
  /// The memory for pictures that are copied to the surface; none while they are painted there.
  private var own = OwnBuffer()
  /// True if the surface shows the last picture, unless a resize has made another one.
  private var showsLast = false
  private var patience = PresentPatience()

  init(window: Window) throws {
    self.window = window
    _ = try surface()
  }

  var name: RendererName { .surface }
  var graphics: GraphicsSystem? { nil }
  var waits: Bool { false }

  func backBuffer(width: Int, height: Int) -> BackBuffer {
    guard let surface = SDL_GetWindowSurface(window.handle),
      let pixels = surface.pointee.pixels(width: width, height: height)
    else { return own.lend(width: width, height: height) }
    let isLentAgain = own.pixels == nil && isKnown(surface)
    own.letGo()
    know(surface)
    return BackBuffer(pixels: pixels, holdsLast: isLentAgain)
  }

  func present(damage: [PixelRect]?) throws -> Bool {
    do {
      try show(damage)
      return patience.shown()
    } catch {
      // While a window is resized, or goes, surfaces come and go.
      forget()
      return try patience.failed(error)
    }
  }

  func forget() { showsLast = false }

  private func show(_ damage: [PixelRect]?) throws {
    // A resize makes the old surface useless, so it is asked for each time.
    let surface = try surface()
    guard own.pixels != nil || isKnown(surface) else {
      throw PresenterUnavailable(problem: "the window's surface has gone with the picture in it")
    }
    know(surface)
    let bounds = PixelRect(
      x: 0, y: 0, width: Int(surface.pointee.w), height: Int(surface.pointee.h))
    // A picture that is larger than the window, for a moment, must not be shown beyond its edges.
    let parts = bounds.parts(of: showsLast ? damage : nil)
    if let picture = own.pixels { try copy(picture, parts, to: surface) }
    showsLast = true
    guard !parts.isEmpty else { return }
    let rects = parts.map(SDL_Rect.init)
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

  // MARK: Surfaces

  /// The mark of a surface that is known: another one may come to the same address.
  private var mark: UnsafeMutableRawPointer { Unmanaged.passUnretained(self).toOpaque() }

  private func isKnown(_ surface: UnsafeMutablePointer<SDL_Surface>) -> Bool {
    surface.pointee.userdata == mark
  }

  /// Marks a surface; one that was not marked has shown nothing.
  private func know(_ surface: UnsafeMutablePointer<SDL_Surface>) {
    if !isKnown(surface) { showsLast = false }
    surface.pointee.userdata = mark
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
}
