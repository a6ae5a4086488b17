import CSDL2
import Engine
import Glibc
import Testing

@testable import EngineSDL
@testable import EngineSystem

extension SDLTests {
  /// A desktop's window on SDL's dummy driver.
  @Suite(.serialized) struct DesktopTests {
    init() {
      SDL_SetHint("SDL_VIDEODRIVER", "dummy")
      SDL_FlushEvents(SDL_FIRSTEVENT.rawValue, SDL_LASTEVENT.rawValue)
    }

    private func desktop(_ options: Desktop.Options = Desktop.Options()) throws -> Desktop {
      try Desktop(
        title: "test", size: Size(80, 60), options: options, environment: { _ in "dummy" })
    }

    private func quit() {
      var event = SDL_Event()
      event.type = UInt32(SDL_QUIT.rawValue)
      SDL_PushEvent(&event)
    }

    @Test func aPlainScreenRunsUntilTheWindowIsClosed() throws {
      let screen = PlainScreen()
      screen.onFrame = quit
      let desktop = try desktop()
      try desktop.run(screen)
      #expect(screen.size == Size(80, 60))
      #expect(desktop.counters.frames == 1 && desktop.counters.presents == 1)
    }

    @Test func aHostedScreenEndsItself() throws {
      let screen = MovingScreen()
      screen.onFrame = {
        guard $0.events.isEmpty else { return }
        var event = SDL_Event()
        event.type = UInt32(SDL_KEYDOWN.rawValue)
        event.key.keysym.sym = SDL_GetKeyFromName("Q")
        SDL_PushEvent(&event)
      }
      try desktop().run(screen)
      #expect(screen.events == [.key(.q)] && screen.wantsQuit)
    }

    @Test func theDesktopMaySleep() throws {
      let desktop = try desktop()
      let screen = PlainScreen()
      var isAllowed = false
      screen.onFrame = {
        isAllowed = SDL_IsScreenSaverEnabled() == SDL_TRUE
        quit()
      }
      try desktop.run(screen)
      #expect(isAllowed)
    }

    @Test func whatIsChosenHolds() throws {
      let text = SilentText()
      let desktop = try desktop(
        Desktop.Options(scale: 2, renderer: .texture, cap: 30, text: text))
      #expect(desktop.pixelsPerPoint == 2 && desktop.renderer == .texture)
      #expect(desktop.text === text)
      let screen = PlainScreen()
      screen.onFrame = quit
      try desktop.run(screen)
      #expect(screen.size == Size(80, 60))
    }

    @Test func theDesktopIsToldTheProgramsName() throws {
      let variables = ["SDL_VIDEO_X11_WMCLASS", "SDL_VIDEO_WAYLAND_WMCLASS"]
      defer { for name in variables { unsetenv(name) } }
      unsetenv(variables[0])
      setenv(variables[1], "the-persons-own", 1)
      _ = try desktop(Desktop.Options(name: "a-name", text: SilentText()))
      #expect(variables.map(processEnvironment) == ["a-name", "the-persons-own"])
    }

    /// A driver without windows, that nobody has asked for, is what SDL takes without a display.
    @Test func withoutADisplayTheErrorSaysWhatIsMissing() {
      let error = #expect(throws: NoDisplay.self) {
        try Desktop(
          title: "test", size: Size(80, 60), options: Desktop.Options(text: SilentText()),
          environment: { _ in nil })
      }
      #expect(
        error?.description
          == "there is no display to open a window on; set DISPLAY or WAYLAND_DISPLAY")
    }

    @Test func aFontThatIsNotThereIsNamed() {
      let error = #expect(throws: Failure.self) { try Desktop.text(font: "none.otf") }
      #expect(error?.message.hasPrefix("font: there is no font file none.otf") == true)
    }
  }
}
