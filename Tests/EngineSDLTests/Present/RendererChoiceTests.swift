import Engine
import EngineTestSupport
import Testing

@testable import EngineSDL

@Suite struct RendererChoiceTests {
  @Test(
    arguments: [
      (nil, "x11", false, [.surface, .texture]),
      (nil, "x11", true, [.hardwareTexture, .surface, .texture]),
      (nil, "wayland", false, [.texture, .surface]), (nil, "wayland", true, [.texture, .surface]),
      (.surface, "wayland", true, [.surface]), (.texture, "x11", false, [.texture]),
    ] as [(RendererName?, String, Bool, [RendererChoice.Attempt])])
  func whatIsThereDecides(
    _ asked: RendererName?, _ driver: String, _ hasHardware: Bool,
    _ attempts: [RendererChoice.Attempt]
  ) {
    let choice = RendererChoice(asked: asked, driver: driver, mayHaveHardware: hasHardware)
    #expect(choice.attempts == attempts)
  }

  @Test(arguments: [
    ("opengl", "AMD Radeon RX 6600 (radeonsi, navi23)", 1, true, true),
    ("opengl", "NVIDIA GeForce GTX 1060/PCIe/SSE2", 0, true, false),
    ("opengl", "Mesa Intel(R) UHD Graphics", -1, true, true),
    ("opengl", "llvmpipe (LLVM 15.0.6, 256 bits)", 1, false, true),
    ("opengles2", "softpipe", 0, false, false), ("opengl", "Software Rasterizer", 0, false, false),
    ("opengl", "swrast", 1, false, true), ("opengl", "", 1, false, true),
    ("software", "", 1, false, false),
  ])
  func whatDrawsSaysWhatItIs(
    _ driver: String, _ device: String, _ interval: Int, _ isHardware: Bool, _ waits: Bool
  ) {
    let graphics = GraphicsSystem(driver: driver, device: device, swapInterval: interval)
    #expect(graphics.isHardware == isHardware && graphics.waitsForDisplay == waits)
  }

  @Test(arguments: [
    (["dri/card0", "null"], true), (["dri/renderD128"], true), (["nvidia0"], true),
    (["dri/by-path", "null", "fb0"], false), ([], false),
  ])
  func hardwareHasADevice(_ devices: [String], _ mayBe: Bool) throws {
    let folder = try TemporaryFolder()
    for device in devices { try folder.file(device) }
    #expect(GraphicsSystem.mayBeHardware(devices: folder.path) == mayBe)
  }

  // MARK: One after the other

  private final class Fragile: Presenter {
    let name: RendererName
    let waits = true
    let graphics: GraphicsSystem? = nil
    var lives: Int
    /// The memory that it lends.
    var buffer: BackBuffer?
    private(set) var damages: [[PixelRect]?] = []

    init(_ name: RendererName, lives: Int) {
      self.name = name
      self.lives = lives
    }

    func backBuffer(width: Int, height: Int) -> BackBuffer? { buffer }

    func present(_ picture: PixelPlane, damage: [PixelRect]?) throws -> Bool {
      guard lives > 0 else { throw PresenterUnavailable(problem: "worn out") }
      lives -= 1
      damages.append(damage)
      return true
    }

    func forget() {}
  }

  @Test func theNextTakesOverWithAWholePicture() throws {
    let first = Fragile(.surface, lives: 1)
    let second = Fragile(.texture, lives: 1)
    let presenter = try ChoosingPresenter([
      { throw PresenterUnavailable(problem: "none of that") }, { first }, { second },
    ])
    let bitmap = Bitmap(width: 1, height: 1)
    #expect(presenter.name == .surface)
    #expect(try presenter.present(bitmap, damage: []))
    #expect(try presenter.present(bitmap, damage: []))
    #expect(presenter.name == .texture && first.damages == [[]] && second.damages == [nil])
    let failure = #expect(throws: Failure.self) { try presenter.present(bitmap, damage: []) }
    #expect(
      failure?.message
        == "can't draw into the window: none of that; surface: worn out; texture: worn out")
  }

  /// The next one cannot show a picture in memory that belongs to the one that has given up.
  @Test func aLentPictureGoesWithItsPresenter() throws {
    let first = Fragile(.surface, lives: 1)
    let second = Fragile(.texture, lives: 1)
    let presenter = try ChoosingPresenter([{ first }, { second }])
    let bitmap = Bitmap(width: 1, height: 1)
    try bitmap.withPixels { pixels in
      first.buffer = BackBuffer(pixels: pixels, holdsLast: false)
      let lent = try #require(presenter.backBuffer(width: 1, height: 1))
      #expect(try presenter.present(lent.pixels, damage: nil))
      #expect(try !presenter.present(lent.pixels, damage: []), "it is to be painted anew")
    }
    #expect(presenter.backBuffer(width: 1, height: 1) == nil && second.damages == [])
    #expect(try presenter.present(bitmap, damage: nil))
    #expect(second.damages == [nil])
  }
}
