import CSDL2
import Engine
import EngineSDLTestSupport
import EngineSystem
import Testing

@testable import EngineSDL

/// Keeps what it is shown.
private final class RecordingPresenter: Presenter {
  private(set) var sizes: [String] = []
  private(set) var corners: [UInt32] = []
  private(set) var forgotten = 0
  private var buffer = OwnBuffer()

  var name: RendererName { .surface }
  var waits: Bool { false }
  var graphics: GraphicsSystem? { nil }
  func forget() { forgotten += 1 }

  func backBuffer(width: Int, height: Int) -> BackBuffer {
    buffer.lend(width: width, height: height)
  }

  func present(damage: [PixelRect]?) -> Bool {
    guard let picture = buffer.pixels else { return false }
    sizes.append("\(picture.bounds.width)×\(picture.bounds.height)")
    corners.append(picture.copied.last ?? 0)
    return true
  }
}

extension SDLTests {
  /// The loop on SDL's dummy driver: events are queued, what comes out is recorded.
  @Suite(.serialized) struct HostLoopTests {
    private let screen = MovingScreen()
    private let presenter = RecordingPresenter()
    private let video: VideoSystem
    private let window: Window

    init() throws {
      SDL_SetHint("SDL_VIDEODRIVER", "dummy")
      video = try VideoSystem(environment: { _ in "dummy" })
      window = try Window(title: "test", size: Size(80, 60), scale: nil)
      SDL_FlushEvents(SDL_FIRSTEVENT.rawValue, SDL_LASTEVENT.rawValue)
    }

    private func run(rate: Double? = nil) throws {
      let host = Host(
        desktop: SDLDesktop(video: video, window: window, presenter: presenter), screen: screen,
        text: SilentText(), options: Host.Options(cap: rate))
      try host.run()
    }

    private func push(_ type: SDL_EventType, _ change: (inout SDL_Event) -> Void = { _ in }) {
      var event = SDL_Event()
      event.type = UInt32(type.rawValue)
      change(&event)
      SDL_PushEvent(&event)
    }

    private func pushKey(_ name: String) {
      push(SDL_KEYDOWN) { $0.key.keysym.sym = SDL_GetKeyFromName(name) }
    }

    @Test func theFirstPictureComesAtOnceAndQuitEnds() throws {
      push(SDL_QUIT)
      try run()
      #expect(presenter.sizes == ["80×60"])
      #expect(presenter.corners == [0xFF00_00FF])
      #expect(screen.size == Size(80, 60))
    }

    @Test func theProgramMayEndTheLoop() throws {
      pushKey("Q")
      try run()
      #expect(screen.events == [.key(.q)])
    }

    @Test func whatTheProgramCopiesIsOnTheClipboard() throws {
      screen.clipboard = "container[.élan] = …"
      pushKey("Q")
      try run()
      let text = SDL_GetClipboardText()
      defer { SDL_free(text) }
      #expect(text.map { String(cString: $0) } == "container[.élan] = …")
      #expect(screen.clipboard == nil)
    }

    /// After a key the frames lie on the grid, from the time at which the engine stood still.
    @Test func framesFollowTheGridWhileSomethingMoves() throws {
      pushKey("Right")
      screen.onFrame = { if $0.progress == 1 { self.push(SDL_QUIT) } }
      try run(rate: 50)
      #expect(screen.progress == 1)
      #expect(screen.times.first == .zero)
      for (a, b) in zip(screen.times, screen.times.dropFirst()) {
        let step = b.nanoseconds - a.nanoseconds
        #expect(step > 0 && step % 20_000_000 == 0, "\(step)")
      }
      #expect(presenter.sizes.count > 10)
    }

    @Test func atRestNothingIsPaintedAgain() throws {
      var frames = 0
      screen.onFrame = { _ in frames += 1 }
      for _ in 0..<5 { push(SDL_MOUSEMOTION) }
      push(SDL_QUIT)
      try run()
      #expect(frames == 1 && presenter.sizes.count == 1)
    }

    @Test func pressesMovesAndReleasesArriveInPoints() throws {
      push(SDL_MOUSEBUTTONDOWN) {
        $0.button.button = 1
        $0.button.x = 7
      }
      push(SDL_MOUSEMOTION) {
        $0.motion.state = 1
        $0.motion.x = 20
      }
      push(SDL_WINDOWEVENT) { $0.window.event = UInt8(SDL_WINDOWEVENT_FOCUS_LOST.rawValue) }
      pushKey("Q")
      try run()
      #expect(
        screen.events == [.press(Point(7, 0)), .move(Point(20, 0)), .cancel, .key(.q)])
    }

    private func touch(_ type: SDL_EventType, _ finger: Int64, x: Float) {
      push(type) {
        $0.tfinger.fingerId = finger
        $0.tfinger.x = x
        $0.tfinger.y = 0.5
      }
    }

    @Test func oneFingerIsTheMouseAndTwoPinch() throws {
      touch(SDL_FINGERDOWN, 1, x: 0.25)
      touch(SDL_FINGERDOWN, 2, x: 0.9)
      touch(SDL_FINGERMOTION, 2, x: 0.1)
      touch(SDL_FINGERMOTION, 1, x: 0.5)
      // An echo that some servers make of the finger.
      push(SDL_MOUSEBUTTONDOWN) { $0.button.button = 1 }
      push(SDL_MOUSEMOTION)
      touch(SDL_FINGERUP, 2, x: 0.1)
      touch(SDL_FINGERUP, 1, x: 0.5)
      pushKey("Q")
      try run()
      let pinches: [(x: Double, factor: Double)] = [(46, 1), (14, 12.0 / 52), (24, 32.0 / 52)]
      let pinched = pinches.map { InputEvent.pinch(at: Point($0.x, 30), by: $0.factor) }
      let wanted: [InputEvent] =
        [.press(Point(20, 30)), .cancel] + pinched + [.release, .hover(nil), .key(.q)]
      #expect(screen.events == wanted)
    }

    @Test func aFingerIsLostWithTheWindowsFocus() throws {
      touch(SDL_FINGERDOWN, 1, x: 0.25)
      push(SDL_WINDOWEVENT) { $0.window.event = UInt8(SDL_WINDOWEVENT_FOCUS_LOST.rawValue) }
      touch(SDL_FINGERMOTION, 1, x: 0.5)
      touch(SDL_FINGERUP, 1, x: 0.5)
      touch(SDL_FINGERDOWN, 1, x: 0.75)
      touch(SDL_FINGERUP, 1, x: 0.75)
      pushKey("Q")
      try run()
      #expect(
        screen.events == [
          .press(Point(20, 30)), .cancel, .press(Point(60, 30)), .release, .hover(nil), .key(.q),
        ])
    }

    @Test func aResizedWindowIsPaintedInItsNewSizeDownToOnePixel() throws {
      var sizes = [(1, 1), (200, 3), (40, 30)]
      screen.onFrame = { screen in
        guard let next = sizes.popLast() else { return self.push(SDL_QUIT) }
        SDL_SetWindowSize(self.window.handle, Int32(next.0), Int32(next.1))
      }
      try run()
      #expect(presenter.sizes == ["80×60", "40×30", "200×3", "1×1"])
      #expect(screen.size == Size(1, 1))
    }

    @Test func scaleMakesPointsOfSeveralPixels() throws {
      let large = try Window(title: "test", size: Size(80, 60), scale: 2)
      #expect(large.extent == WindowExtent(width: 160, height: 120, scale: 2))
      #expect(large.extent.size == Size(80, 60) && large.pointsPerUnit == 0.5)
    }

    @Test func theDesktopsScaleIsFollowedWhileTheWindowIsThere() throws {
      let window = try Window(title: "test", size: Size(80, 60), scale: nil, desktopScale: 1.5)
      #expect(window.extent == WindowExtent(width: 120, height: 90, scale: 1.5))
      window.desktopScale = 2
      #expect(window.extent.size == Size(60, 45) && window.pointsPerUnit == 0.5)
      let own = try Window(title: "test", size: Size(80, 60), scale: 3, desktopScale: 2)
      #expect(own.extent.size == Size(80, 60) && !own.takesDesktopScale)
    }

    /// The dummy driver's display has 1024×768 pixels.
    @Test func theDesktopsScaleMakesNoWindowLargerThanTheDisplay() throws {
      let fitted = try Window(title: "test", size: Size(960, 500), scale: nil, desktopScale: 2)
      #expect(fitted.extent == WindowExtent(width: 1024, height: 768, scale: 2))
      let asked = try Window(title: "test", size: Size(2000, 100), scale: nil, desktopScale: 2)
      #expect(asked.extent == WindowExtent(width: 2000, height: 200, scale: 2))
    }

    @Test func aWindowIsNeverSmallerThanItsMinimum() throws {
      let small = try Window(
        title: "test", size: Size(20, 900), minimum: Size(40, 30), scale: nil, desktopScale: 2)
      #expect(small.extent.width == 80)
      SDL_SetWindowSize(small.handle, 10, 10)
      #expect(small.extent == WindowExtent(width: 80, height: 60, scale: 2))
      small.desktopScale = 4
      #expect(small.extent == WindowExtent(width: 160, height: 120, scale: 4))
    }

    @Test func zoomMakesPointsLargerAndPicturesTheSame() throws {
      pushKey("A")
      screen.onFrame = { screen in
        if screen.size == Size(40, 30) { return self.push(SDL_QUIT) }
        screen.zoom = 2
      }
      try run()
      #expect(screen.size == Size(40, 30))
      #expect(Set(presenter.sizes) == ["80×60"])
      #expect(screen.scales.count == 1, "told before the new size")
      #expect(screen.scales.first.map { $0.0 == 2 && $0.1 == Size(80, 60) } == true)
      #expect(screen.events.contains(.resize(Size(40, 30))) == false, "it is laid out, not told")
    }

    @Test func aPictureIsGivenOnRequest() throws {
      screen.wantsPicture = true
      pushKey("Right")
      screen.onFrame = { if $0.progress == 1 { self.push(SDL_QUIT) } }
      try run(rate: 50)
      #expect(screen.pictures == ["80×60"])
    }

    @Test func picturesThatWereLostAreMadeAnew() throws {
      for type in [SDL_RENDER_TARGETS_RESET, SDL_RENDER_DEVICE_RESET] { push(type) }
      pushKey("Q")
      try run()
      #expect(presenter.forgotten == 2 && presenter.sizes.count == 2)
    }
  }
}
