import Engine
import EngineSystem
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
    private var buffer = OwnBuffer()
    private(set) var damages: [[PixelRect]?] = []

    init(_ name: RendererName, lives: Int) {
      self.name = name
      self.lives = lives
    }

    func backBuffer(width: Int, height: Int) -> BackBuffer {
      buffer.lend(width: width, height: height)
    }

    func present(damage: [PixelRect]?) throws -> Bool {
      guard lives > 0 else { throw PresenterUnavailable(problem: "worn out") }
      lives -= 1
      damages.append(damage)
      return true
    }

    func forget() {}
  }

  @Test func theNextTakesOver() throws {
    let first = Fragile(.surface, lives: 1)
    let second = Fragile(.texture, lives: 1)
    let presenter = try ChoosingPresenter([
      { throw PresenterUnavailable(problem: "none of that") }, { first }, { second },
    ])
    func pixels() -> PixelPlane { presenter.backBuffer(width: 1, height: 1).pixels }
    let surface = pixels().base
    #expect(presenter.name == .surface && pixels().base == surface)
    #expect(try presenter.present(damage: []))
    #expect(try !presenter.present(damage: []), "it is to be painted into the next one's buffer")
    #expect(presenter.name == .texture && pixels().base != surface)
    #expect(try presenter.present(damage: nil))
    #expect(first.damages == [[]] && second.damages == [nil])
    let failure = #expect(throws: Failure.self) { try presenter.present(damage: []) }
    #expect(
      failure?.message
        == "can't draw into the window: none of that; surface: worn out; texture: worn out")
  }
}
