import Engine
import EngineTestSupport
import Testing

@testable import Onboarding

@Suite struct SlideResizeTests {
  private static let sizes = [
    Size(320, 480), Size(960, 720), Size(414, 736), Size(1, 1), Size(3840, 2160),
  ]

  /// The same progress of the same change, made at that size.
  private func made(at size: Size, _ step: Slide, _ progress: Double) -> Still {
    let film = filmed(at: step, size: size)
    film.frame(.press(.zero))
    let width = film.screen.column.width
    film.frame(.move(Point(-8, 0)))
    film.frame(.move(Point(-width * progress, 0)))
    return film.wait(7)
  }

  @Test(arguments: sizes) func inFlightItIsTheChangeMadeAtThatSize(_ size: Size) throws {
    for step in Deck.builtIn.slides {
      let film = filmed(at: step)
      film.key(.right)
      film.wait(12)
      let progress = film.last.progress
      let resized = film.again([.resize(size)])
      #expect(resized.progress == progress)
      let wanted = made(at: size, step, progress)
      #expect(try #require(distance(resized, wanted)) < 1e-6 * size.width)
      #expect(film.rest(within: 60) != nil)
      let end = filmed(at: step.next, size: size)
      #expect(try #require(distance(film.last, end.last)) < 1e-9)
    }
  }

  /// The remains of an interrupted change go along: everything is where it would be if both had
  /// been made at that size.
  @Test(arguments: sizes) func afterAnInterruptionToo(_ size: Size) throws {
    let (film, wanted) = (filmed(), filmed(size: size))
    for _ in 0..<2 {
      for film in [film, wanted] {
        film.key(.right)
        film.wait(8)
      }
    }
    let resized = film.again([.resize(size)])
    #expect(resized.progress == wanted.last.progress)
    #expect(try #require(distance(resized, wanted.last)) < 1e-6 * size.width)
    #expect(film.rest(within: 60) != nil)
  }

  @Test func atRestItIsTheSlideOfThatSize() throws {
    for step in Deck.builtIn.slides {
      let film = filmed(at: step)
      for size in Self.sizes {
        film.frame(.resize(size))
        #expect(!film.last.isRunning)
        let wanted = filmed(at: step, size: size)
        #expect(try #require(distance(film.last, wanted.last)) < 1e-9)
      }
    }
  }

  @Test func aDragGoesOnFromWhereItIs() throws {
    let film = filmed()
    film.press()
    film.pull(to: -120)
    film.frame(.resize(Size(240, 480)))
    #expect(abs(film.last.progress - 0.25) < 1e-9)
    film.drag(to: -120 - 60)
    #expect(abs(film.last.progress - 0.5) < 1e-9, "60 of 240 points")
    film.frame(.cancel)
    #expect(film.rest() != nil)
  }

  @Test func whilePausedItStaysPaused() throws {
    let film = filmed()
    film.key(.right)
    film.wait(9)
    film.key(.space)
    let progress = film.last.progress
    film.frame(.resize(Size(320, 480)))
    #expect(film.last.progress == progress && !film.last.isRunning)
    let wanted = made(at: Size(320, 480), .creature, progress)
    #expect(try #require(distance(film.last, wanted)) < 1e-4)
  }

  // MARK: Windows

  @Test func theColumnIsTheLargestThatFits() {
    #expect(OnboardingScreen.column(in: Size(960, 720)) == Rect(300, 0, 360, 720))
    #expect(OnboardingScreen.column(in: Size(480, 960)) == Rect(0, 0, 480, 960))
    #expect(OnboardingScreen.column(in: Size(320, 900)) == Rect(0, 130, 320, 640))
    for size in Self.sizes + [Size(321, 479), Size(1, 4000)] {
      let column = OnboardingScreen.column(in: size)
      #expect(column.width >= 1 && column.height >= 1)
      #expect(column.width <= max(1, size.width) && column.height <= max(1, size.height))
      #expect(abs(column.midX - size.width / 2) <= 1 && abs(column.midY - size.height / 2) <= 1)
    }
  }

  @Test func theSlidesColourFillsTheWindow() throws {
    let screen = onboarding(fit: .window)
    let runtime = Runtime(screen: screen, size: Size(960, 720))
    let display = runtime.frame(at: .zero, events: []).display
    let first = try #require(display.commands.first)
    #expect(first == .fill(.rect(Rect(0, 0, 960, 720)), .color(Color(255, 168, 72))))
    guard case .layer(let canvas)? = display.commands.dropFirst().first else {
      Issue.record("the canvas is not above it")
      return
    }
    #expect(canvas.transform == .translation(300, 0))
  }

  @Test func onAnotherScreenFramesAreRoundedToItsPixels() {
    let film = filmed(size: Size(333, 666))
    let image = film.screen.root.first(key: "creatureImage")
    // 250 points of the design are 173.4375.
    #expect(image?.frame.width == 173)
    film.screen.take(pixelsPerPoint: 2)
    film.frame()
    #expect(image?.frame.width == 173, "from the next size on")
    film.frame(.resize(Size(333, 668)))
    #expect(image?.frame.width == 173.5)
  }
}
