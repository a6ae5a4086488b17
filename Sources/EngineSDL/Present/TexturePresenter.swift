import CSDL2
import Engine
import EngineSystem

/// Presents through a texture that is filled anew where the picture has changed.
final class TexturePresenter: Presenter {
  private let renderer: OpaquePointer
  /// The renderer ends before its window.
  private let window: Window
  private var own = OwnBuffer()
  private var texture: OpaquePointer?
  private var size = (width: 0, height: 0)
  private var patience = PresentPatience()
  /// The refused requests that are known.
  private var refused = RefusedRequests.count
  let graphics: GraphicsSystem?

  /// Makes a renderer of SDL's for the window.
  ///
  /// - Parameter needsHardware: refuses a renderer that computes its pictures on the processor:
  ///   the window's surface does that better.
  init(window: Window, needsHardware: Bool) throws {
    let flags = SDL_RENDERER_PRESENTVSYNC.rawValue
    SDL_ClearError()
    guard let renderer = SDL_CreateRenderer(window.handle, -1, flags) else {
      throw PresenterUnavailable(problem: sdlError())
    }
    let graphics = GraphicsSystem(of: renderer)
    if needsHardware, !graphics.isHardware {
      SDL_DestroyRenderer(renderer)
      throw PresenterUnavailable(problem: "\(graphics) computes on the processor")
    }
    self.renderer = renderer
    self.window = window
    self.graphics = graphics
    // Without a display to wait for SDL would wait by a clock, in whole milliseconds.
    if !graphics.waitsForDisplay { SDL_RenderSetVSync(renderer, 0) }
  }

  deinit {
    if let texture { SDL_DestroyTexture(texture) }
    SDL_DestroyRenderer(renderer)
  }

  var name: RendererName { .texture }
  var waits: Bool { graphics?.waitsForDisplay ?? false }

  /// Memory of its own: a locked texture may be read by nobody, and painting reads.
  func backBuffer(width: Int, height: Int) -> BackBuffer {
    own.lend(width: width, height: height)
  }

  func present(damage: [PixelRect]?) throws -> Bool {
    guard let picture = own.pixels else { return false }
    let isNew = try makeTexture(width: picture.bounds.width, height: picture.bounds.height)
    guard picture.bounds.parts(of: isNew ? nil : damage).allSatisfy({ fill($0, of: picture) }),
      SDL_RenderCopy(renderer, texture, nil, nil) == 0
    else { throw PresenterUnavailable(problem: sdlError()) }
    SDL_RenderPresent(renderer)
    defer { refused = RefusedRequests.count }
    guard RefusedRequests.count != refused else { return patience.shown() }
    forget()
    return try patience.failed(PresenterUnavailable(problem: RefusedRequests.last))
  }

  func forget() {
    if let texture { SDL_DestroyTexture(texture) }
    texture = nil
  }

  private func fill(_ part: PixelRect, of picture: PixelPlane) -> Bool {
    var rect = SDL_Rect(part)
    let width = picture.bounds.width
    let start = picture.base + (part.top * width + part.left)
    return SDL_UpdateTexture(texture, &rect, start, Int32(width * 4)) == 0
  }

  /// Returns true if the texture is a new one, with nothing in it.
  private func makeTexture(width: Int, height: Int) throws -> Bool {
    if texture != nil, size == (width, height) { return false }
    forget()
    texture = SDL_CreateTexture(
      renderer, UInt32(SDL_PIXELFORMAT_RGB888.rawValue),
      Int32(SDL_TEXTUREACCESS_STREAMING.rawValue), Int32(width), Int32(height))
    guard texture != nil else { throw PresenterUnavailable(problem: sdlError()) }
    size = (width, height)
    return true
  }
}
