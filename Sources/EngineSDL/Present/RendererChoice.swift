/// The ways to present that are tried, in order, by what is there and what the person asked for.
struct RendererChoice: Hashable {
  /// One way to try.
  enum Attempt: Hashable {
    case surface
    /// A texture, but only if a graphics processor draws it.
    case hardwareTexture
    case texture
  }

  /// The person's own choice; nil: what suits best.
  var asked: RendererName?
  /// SDL's name of the window system.
  var driver: String
  /// True if a graphics processor may be there.
  var mayHaveHardware: Bool

  /// Never empty. A way that was asked for is the only one.
  var attempts: [Attempt] {
    switch asked {
    case .surface: [.surface]
    case .texture: [.texture]
    case nil:
      // Wayland has no plain surface; SDL would make one with a renderer of its own.
      if driver == "wayland" { [.texture, .surface] } else { plain }
    }
  }

  private var plain: [Attempt] {
    mayHaveHardware ? [.hardwareTexture, .surface, .texture] : [.surface, .texture]
  }

  /// Looks at what is there on a machine, as far as it can be told cheaply.
  init(asked: RendererName?, on video: VideoSystem) {
    self.init(
      asked: asked, driver: video.driver, mayHaveHardware: GraphicsSystem.mayBeHardware())
  }

  init(asked: RendererName?, driver: String, mayHaveHardware: Bool) {
    self.asked = asked
    self.driver = driver
    self.mayHaveHardware = mayHaveHardware
  }

  /// A presenter that tries them.
  func presenter(for window: Window) throws -> ChoosingPresenter {
    try ChoosingPresenter(
      attempts.map { attempt in
        {
          switch attempt {
          case .surface: try SurfacePresenter(window: window)
          case .hardwareTexture: try TexturePresenter(window: window, needsHardware: true)
          case .texture: try TexturePresenter(window: window, needsHardware: false)
          }
        }
      })
  }
}
