import CSDL2
import Engine
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

    @Test func theSurfaceShowsThePicture() throws {
      let presenter = try SurfacePresenter(window: window)
      _ = try presenter.present(picture(Color(1, 2, 3)), damage: nil)
      #expect(try shown(0, 0) == 0x01_0203 && shown(79, 59) == 0x01_0203)
      #expect(!presenter.waits && presenter.name == .surface)
      window.setIcon([picture(Color(1, 2, 3))])
    }

    @Test func onlyDamageIsShownAnew() throws {
      let presenter = try SurfacePresenter(window: window)
      _ = try presenter.present(picture(Color(9, 9, 9)), damage: [])
      // The first picture is shown whole, whatever is said to have changed.
      #expect(try shown(40, 30) == 0x09_0909)
      _ = try presenter.present(
        picture(Color(1, 2, 3)),
        damage: [
          PixelRect(x: 10, y: 10, width: 5, height: 5),
          PixelRect(x: -9, y: 58, width: 500, height: 9),
          PixelRect(x: 90, y: 0, width: 5, height: 5), PixelRect(x: 12, y: 12, width: 0, height: 9),
        ])
      for (x, y) in [(10, 10), (14, 14), (0, 58), (79, 59)] {
        #expect(try shown(x, y) == 0x01_0203)
      }
      for (x, y) in [(9, 10), (15, 14), (12, 15), (0, 57), (79, 0)] {
        #expect(try shown(x, y) == 0x09_0909)
      }
      _ = try presenter.present(picture(Color(4, 4, 4)), damage: [])
      #expect(try shown(10, 10) == 0x01_0203)
    }

    @Test func afterAResizeOrALossAllIsShown() throws {
      let presenter = try SurfacePresenter(window: window)
      _ = try presenter.present(picture(Color(9, 9, 9)), damage: nil)
      SDL_SetWindowSize(window.handle, 40, 20)
      SDL_PumpEvents()
      _ = try presenter.present(picture(Color(1, 2, 3), width: 40, height: 20), damage: [])
      #expect(try shown(39, 19) == 0x01_0203)
      presenter.forget()
      _ = try presenter.present(picture(Color(3, 2, 1), width: 40, height: 20), damage: [])
      #expect(try shown(0, 0) == 0x03_0201)
    }

    /// A picture painted in the window's own surface is there without a copy.
    @Test func theSurfaceIsLent() throws {
      let presenter = try SurfacePresenter(window: window)
      #expect(presenter.backBuffer(width: 81, height: 60) == nil)
      #expect(presenter.backBuffer(width: 80, height: 61) == nil)
      let lent = try #require(presenter.backBuffer(width: 80, height: 60))
      #expect(!lent.holdsLast)
      lent.pixels.clear(Color(1, 2, 3), in: lent.pixels.bounds)
      #expect(try presenter.present(lent.pixels, damage: nil))
      #expect(try shown(79, 59) == 0x01_0203)
      // Pictures from elsewhere are held, too.
      for color in [Color(9, 9, 9), Color(1, 2, 3)] {
        #expect(try presenter.present(picture(color), damage: nil))
        let again = try #require(presenter.backBuffer(width: 80, height: 60))
        #expect(again.pixels.base == lent.pixels.base && again.holdsLast)
      }
      presenter.forget()
      #expect(presenter.backBuffer(width: 80, height: 60)?.holdsLast == false)
    }

    @Test func aSurfaceThatHasGoneIsNotShown() throws {
      let presenter = try SurfacePresenter(window: window)
      let lent = try #require(presenter.backBuffer(width: 80, height: 60))
      #expect(try presenter.present(lent.pixels, damage: nil))
      SDL_SetWindowSize(window.handle, 40, 20)
      SDL_PumpEvents()
      SDL_SetWindowSize(window.handle, 80, 60)
      SDL_PumpEvents()
      // Its memory may be where the old one's was.
      let other = try #require(presenter.backBuffer(width: 80, height: 60))
      #expect(!other.holdsLast)
      SDL_SetWindowSize(window.handle, 400, 200)
      SDL_PumpEvents()
      #expect(try !presenter.present(other.pixels, damage: []))
    }

    @Test func aPictureLargerThanTheWindowIsCut() throws {
      let presenter = try SurfacePresenter(window: window)
      _ = try presenter.present(picture(Color(1, 2, 3), width: 200, height: 100), damage: nil)
      #expect(try shown(79, 59) == 0x01_0203)
    }

    @Test func aTextureTakesPicturesOfAnySize() throws {
      let presenter = try TexturePresenter(window: window, needsHardware: false)
      for width in [80, 80, 1, 300] {
        _ = try presenter.present(picture(Color(1, 2, 3), width: width), damage: nil)
        _ = try presenter.present(
          picture(Color(3, 2, 1), width: width),
          damage: [PixelRect(x: 0, y: 5, width: 500, height: 9)])
      }
      #expect(presenter.name == .texture && !presenter.waits)
      presenter.forget()
      _ = try presenter.present(picture(Color(1, 2, 3)), damage: [])
      #expect(try shown(40, 30) == 0x01_0203)
    }

    @Test func theProcessorIsNoHardware() {
      #expect(throws: PresenterUnavailable.self) {
        try TexturePresenter(window: window, needsHardware: true)
      }
    }
  }
}
