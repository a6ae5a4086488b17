import CSDL2
import Engine
import EngineSystem
import Testing

@testable import EngineSDL

extension SDLTests {
  /// The presenters on SDL's dummy driver, whose surface can be read back.
  @Suite(.serialized) struct PresenterTests {
    private let video: VideoSystem
    private let window: Window

    init() throws {
      SDL_SetHint("SDL_VIDEODRIVER", "dummy")
      video = try VideoSystem(environment: { _ in "dummy" })
      window = try Window(title: "test", size: Size(80, 60), scale: nil)
    }

    private func picture(_ color: Color, width: Int = 80, height: Int = 60) -> Bitmap {
      let bitmap = Bitmap(width: width, height: height)
      bitmap.clear(color)
      return bitmap
    }

    private func shown(_ x: Int, _ y: Int) throws -> UInt32 {
      let surface = try #require(SDL_GetWindowSurface(window.handle)).pointee
      let row = surface.pixels + y * Int(surface.pitch)
      return row.load(fromByteOffset: 4 * x, as: UInt32.self) & 0xFF_FFFF
    }

    /// Paints a picture of one colour, and presents it. One that is wider than the window is none
    /// that its surface could hold.
    private func show(
      _ color: Color, width: Int = 80, height: Int = 60, damage: [PixelRect]? = nil,
      on presenter: any Presenter
    ) throws {
      let pixels = presenter.backBuffer(width: width, height: height).pixels
      pixels.clear(color, in: pixels.bounds)
      #expect(try presenter.present(damage: damage))
    }

    @Test(arguments: [80, 81]) func theSurfaceShowsThePicture(width: Int) throws {
      let presenter = try SurfacePresenter(window: window)
      try show(Color(1, 2, 3), width: width, on: presenter)
      #expect(try shown(0, 0) == 0x01_0203 && shown(79, 59) == 0x01_0203)
      #expect(!presenter.waits && presenter.name == .surface)
      window.setIcon([picture(Color(1, 2, 3))])
    }

    @Test func onlyDamageIsCopied() throws {
      let presenter = try SurfacePresenter(window: window)
      try show(Color(9, 9, 9), width: 81, damage: [], on: presenter)
      // The first picture is shown whole, whatever is said to have changed.
      #expect(try shown(40, 30) == 0x09_0909)
      try show(
        Color(1, 2, 3), width: 81,
        damage: [
          PixelRect(x: 10, y: 10, width: 5, height: 5),
          PixelRect(x: -9, y: 58, width: 500, height: 9),
          PixelRect(x: 90, y: 0, width: 5, height: 5), PixelRect(x: 12, y: 12, width: 0, height: 9),
        ], on: presenter)
      for (x, y) in [(10, 10), (14, 14), (0, 58), (79, 59)] {
        #expect(try shown(x, y) == 0x01_0203)
      }
      for (x, y) in [(9, 10), (15, 14), (12, 15), (0, 57), (79, 0)] {
        #expect(try shown(x, y) == 0x09_0909)
      }
      try show(Color(4, 4, 4), width: 81, damage: [], on: presenter)
      #expect(try shown(10, 10) == 0x01_0203)
    }

    @Test func afterAResizeOrALossAllIsCopied() throws {
      let presenter = try SurfacePresenter(window: window)
      try show(Color(9, 9, 9), width: 81, on: presenter)
      SDL_SetWindowSize(window.handle, 40, 20)
      SDL_PumpEvents()
      try show(Color(1, 2, 3), width: 81, damage: [], on: presenter)
      #expect(try shown(39, 19) == 0x01_0203)
      presenter.forget()
      try show(Color(3, 2, 1), width: 81, damage: [], on: presenter)
      #expect(try shown(0, 0) == 0x03_0201)
    }

    @Test func aPictureLargerThanTheWindowIsCut() throws {
      let presenter = try SurfacePresenter(window: window)
      try show(Color(1, 2, 3), width: 200, height: 100, on: presenter)
      #expect(try shown(79, 59) == 0x01_0203)
    }

    /// A picture of the window's size is painted in the surface itself.
    @Test func theSurfaceIsLent() throws {
      let presenter = try SurfacePresenter(window: window)
      func buffer(_ width: Int = 80) -> BackBuffer {
        presenter.backBuffer(width: width, height: 60)
      }
      let first = buffer()
      #expect(!first.holdsLast)
      first.pixels.clear(Color(1, 2, 3), in: first.pixels.bounds)
      #expect(try shown(79, 59) == 0x01_0203)
      #expect(try presenter.present(damage: nil))
      presenter.forget()
      #expect(buffer().holdsLast && buffer().pixels.base == first.pixels.base)
      #expect(buffer(81).pixels.base != first.pixels.base && buffer(81).holdsLast)
      #expect(!buffer().holdsLast, "that was painted elsewhere")
    }

    @Test func anotherSurfaceHoldsNothing() throws {
      let presenter = try SurfacePresenter(window: window)
      try show(Color(1, 2, 3), on: presenter)
      SDL_SetWindowSize(window.handle, 40, 20)
      SDL_PumpEvents()
      SDL_SetWindowSize(window.handle, 80, 60)
      SDL_PumpEvents()
      // Its memory may be where the old one's was.
      #expect(!presenter.backBuffer(width: 80, height: 60).holdsLast)
      SDL_SetWindowSize(window.handle, 400, 200)
      SDL_PumpEvents()
      #expect(try !presenter.present(damage: []), "its picture has gone with it")
    }

    @Test func aTextureTakesPicturesOfAnySize() throws {
      let presenter = try TexturePresenter(window: window, needsHardware: false)
      for width in [80, 80, 1, 300] {
        try show(Color(1, 2, 3), width: width, on: presenter)
        try show(
          Color(3, 2, 1), width: width, damage: [PixelRect(x: 0, y: 5, width: 500, height: 9)],
          on: presenter)
      }
      #expect(presenter.name == .texture && !presenter.waits)
      presenter.forget()
      try show(Color(1, 2, 3), damage: [], on: presenter)
      #expect(try shown(40, 30) == 0x01_0203)
    }

    @Test func theProcessorIsNoHardware() {
      #expect(throws: PresenterUnavailable.self) {
        try TexturePresenter(window: window, needsHardware: true)
      }
    }
  }
}
