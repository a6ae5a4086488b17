import Engine
import EngineTestSupport
import Testing

@testable import Onboarding

@Suite struct DragTests {
  @Test func leftScrubsForwards() {
    let film = filmed()
    film.press()
    for distance in stride(from: 10.0, through: 480, by: 47) {
      let still = film.pull(to: -distance)
      #expect(isClose(still.progress, distance / 480))
      #expect(still["cuteImage"]?.phase == .entering)
      #expect(still["creatureImage"]?.phase == .leaving)
    }
    #expect(film.step == .cute)
  }

  /// Also where the first text goes up and away, or stays: then the canvas's width is the way.
  @Test(arguments: [SlideMove.up(400), .down(400), .right(480)])
  func aTextThatGoesElsewhereDoesNotHoldTheSlide(_ move: SlideMove) throws {
    func slide(_ name: String) -> Slide {
      let motion = SlideMotion(enter: [move, .fade], leave: [move, .fade])
      return Slide(
        name, color: .white,
        elements: [SlideElement(name + "T", .text(SlideText("Hi")), place: .title, fluid: motion)])
    }
    let screen = OnboardingScreen(
      Deck([slide("a"), slide("b")]), fit: .canvas, artwork: Artwork(), measuring: PlainText())
    let film = FilmedScreen(screen, size: IntroLayout.reference)
    film.frame()
    let text = try #require(screen.root.first(key: "aT")).presentedBox.center
    for press in [FilmedOnboarding.middle, text] {
      film.frame(.press(press))
      for distance in stride(from: 10.0, through: 480, by: 47) {
        film.frame(.move(press - Point(distance, 0)))
        #expect(isClose(film.wait(7).progress, distance / 480))
      }
      film.frame(.move(press))
      film.wait(7)
      film.releaseStill()
      film.rest()
      #expect(film.step.name == "a")
    }
  }

  @Test func rightScrubsBack() {
    let film = filmed()
    film.press()
    for distance in stride(from: 10.0, through: 480, by: 47) {
      let still = film.pull(to: distance)
      #expect(isClose(still.progress, 1 - distance / 480))
      #expect(still["gotchaImage"]?.phase == .entering)
      #expect(still["creatureImage"]?.phase == .leaving)
    }
    #expect(film.step == .gotcha)
  }

  @Test func aScrubbedFrameIsTheChangesFrame() throws {
    for step in Deck.builtIn.slides {
      let film = filmed(at: step)
      let reference = try ReferenceTimeline(from: step)
      film.press()
      for progress in [0.25, 0.5, 0.75, 0.4, 0.1] {
        let still = film.pull(to: -480 * progress)
        #expect(difference(still, reference.shapes(after: progress * reference.total)) == nil)
      }
    }
  }

  @Test func upToFourPointsAreNoDrag() throws {
    let film = filmed()
    film.press()
    for distance in [-2.0, -4, 0, 4] {
      film.drag(to: distance)
      #expect(try film.difference(fromSlide: .creature) == nil)
      #expect(film.last.isRunning, "a press is held")
    }
    #expect(!film.frame(.release).isRunning)
  }

  @Test func upAndDownIsNoWay() throws {
    let film = filmed()
    film.press()
    film.drag(to: 0, -200)
    #expect(try film.difference(fromSlide: .creature) == nil)
    film.frame(.release)
    #expect(film.rest() != nil)
    #expect(film.step == .creature && film.last.progress == 0)
  }

  @Test func crossingThePressPointBeginsTheOther() {
    let film = filmed(at: .cute)
    film.press()
    film.pull(to: -96)
    #expect(film.last.keys.contains("captureImage"))
    film.drag(to: 96)
    #expect(Set(film.last.keys).isSuperset(of: ["creatureImage", "cuteImage"]))
    #expect(!film.last.keys.contains("captureImage"))
    #expect(isClose(film.last.progress, 1 - 96.0 / 480))
    film.drag(to: -96)
    #expect(isClose(film.last.progress, 96.0 / 480))
    #expect(!film.last.keys.contains("creatureImage"))
    film.drag(to: 0)
    #expect(film.last.keys == ["background", "button", "cuteImage", "cuteTitle"])
  }

  // MARK: Letting go

  @Test(arguments: [(-280.0, Slide.capture), (-200, .cute), (280, .creature), (200, .cute)])
  func theMiddleDecides(_ distance: Double, _ end: Slide) throws {
    let film = filmed(at: .cute)
    film.press()
    film.drag(to: distance)
    film.releaseStill()
    #expect(film.last.isRunning)
    #expect(film.step == end)
    #expect(film.rest(within: 120) != nil)
    #expect(try film.difference(fromSlide: end) == nil)
    let wasForwards = distance < 0
    #expect(film.last.progress == ((end == .cute) == wasForwards ? 0 : 1))
  }

  @Test(arguments: [-1.0, 1]) func aFlickGoesOnBelowTheMiddle(_ side: Double) throws {
    let film = filmed(at: .cute)
    film.press()
    for frame in 1...4 { film.drag(to: side * 20 * Double(frame)) }
    #expect(abs(film.last.progress - (side < 0 ? 0 : 1)) < 0.2)
    film.frame(.release)
    film.rest()
    #expect(try film.difference(fromSlide: side < 0 ? .capture : .creature) == nil)
  }

  @Test func aFlickBackCancelsBeyondTheMiddle() throws {
    let film = filmed(at: .cute)
    film.press()
    film.drag(to: -400)
    film.wait(10)
    for frame in 1...4 { film.drag(to: -400 + 25 * Double(frame)) }
    film.frame(.release)
    film.rest()
    #expect(try film.difference(fromSlide: .cute) == nil)
    #expect(film.last.progress == 0)
  }

  @Test func aLostHandSettles() throws {
    for (distance, end) in [(-100.0, Slide.creature), (-400, .cute)] {
      let film = filmed()
      film.press()
      for part in 1...4 { film.drag(to: distance * Double(part) / 4) }
      film.frame(.cancel)
      #expect(film.last.isRunning)
      #expect(film.rest(within: 120) != nil)
      #expect(try film.difference(fromSlide: end) == nil)
    }
  }

  @Test func aLostPressOnSlidesThatMoveLetsThemGo() throws {
    let film = filmed()
    film.key(.right)
    film.wait(5)
    film.press()
    film.wait(5)
    film.frame(.cancel)
    #expect(film.rest(within: 60) != nil)
    #expect(try film.difference(fromSlide: .cute) == nil)
  }

  // MARK: Catching

  @Test func catchingInFlightDoesNotJump() throws {
    for key in [Key.right, .left] {
      let film = filmed(at: .cute)
      film.key(key)
      film.wait(9)
      let before = film.last
      let caught = film.again([.press(Point(240, 400))])
      #expect(try #require(distance(before, caught)) < 1e-9)
      #expect(caught.progress == before.progress)
      #expect(try #require(distance(caught, film.wait(5))) < 1e-9)
      // 50 points on: the progress goes on from where it was.
      film.pull(to: -50)
      #expect(isClose(film.last.progress, before.progress + 50 / 480.0))
      film.drag(to: 50)
      #expect(isClose(film.last.progress, before.progress - 50 / 480.0))
    }
  }

  @Test func catchingWhatSettlesDoesNotJump() throws {
    let film = filmed()
    film.press()
    film.drag(to: -300)
    film.releaseStill()
    film.wait(4)
    let before = film.last
    let caught = film.again([.press(Point(100, 400))])
    #expect(try #require(distance(before, caught)) < 1e-9)
    film.frame(.move(Point(92, 400)))
    film.frame(.move(Point(88, 400)))
    film.wait(6)
    #expect(isClose(film.last.progress, min(1, before.progress + 12 / 480.0)))
    film.frame(.cancel)
    film.rest()
    #expect(try film.difference(fromSlide: .cute) == nil)
  }

  @Test func aTapHoldsAndLetsGo() throws {
    let film = filmed()
    film.key(.right)
    film.wait(8)
    let held = film.press()
    let later = film.wait(60)
    #expect(try #require(distance(held, later)) < 1e-9)
    #expect(later.isRunning)
    film.frame(.release)
    let frames = film.stills.count
    #expect(film.rest() != nil)
    #expect(film.stills.count - frames == 21, "the rest of half a second")
    #expect(try film.difference(fromSlide: .cute) == nil)
  }

  @Test func aTapOnSlidesAtRestIsNothing() throws {
    let film = filmed()
    film.press()
    film.frame(.release)
    #expect(!film.last.isRunning)
    #expect(try film.difference(fromSlide: .creature) == nil)
  }

  // MARK: Beyond the end

  @Test(arguments: [-1.0, 1]) func theCanvasGivesBeyondTheEnd(_ side: Double) throws {
    let film = filmed()
    film.press()
    film.pull(to: side * 480)
    #expect(film.screen.root.presented.transform == .identity)
    for beyond in [40.0, 200] {
      film.pull(to: side * (480 + beyond))
      #expect(film.last.progress == (side < 0 ? 1 : 0))
      let band = side * 0.55 * beyond * 480 / (480 + 0.55 * beyond)
      #expect(isClose(film.screen.root.presented.transform.translation.x, band))
    }
    film.drag(to: side * 300)
    #expect(film.screen.root.presented.transform == .identity)
    film.drag(to: side * 600)
    let wide = abs(film.screen.root.presented.transform.translation.x)
    film.releaseStill()
    #expect(abs(film.screen.root.presented.transform.translation.x) <= wide)
    #expect(film.rest(within: 120) != nil)
    #expect(film.screen.root.presented.transform == .identity)
    #expect(try film.difference(fromSlide: side < 0 ? .cute : .gotcha) == nil)
  }

  @Test func aCaughtChangeGivesAtBothEnds() {
    let film = filmed()
    film.key(.right)
    film.wait(15)
    film.press()
    let progress = film.last.progress
    film.pull(to: progress * 480 + 100)
    #expect(film.last.progress == 0)
    let band = 0.55 * 100 * 480 / (480 + 0.55 * 100)
    #expect(isClose(film.screen.root.presented.transform.translation.x, band))
  }

  // MARK: Both ways

  /// A change that is not meant any more ends where the hand pressed.
  @Test func eachDirectionHasItsOwnChange() throws {
    let screen = filmed(at: .cute).screen
    let next = try #require(screen.change(towards: -1))
    #expect(screen.change(towards: -1) === next && screen.place == 2)
    #expect(next.isPaused && next.progress == 0 && next.outcome == nil)
    let previous = try #require(screen.change(towards: 1))
    #expect(previous !== next && next.outcome == .cancelled && screen.place == 0)
    #expect(screen.change(towards: 1) === previous)
    #expect(previous.isPaused && previous.progress == 1 && previous.outcome == nil)
    #expect(screen.change(towards: 0) == nil && previous.outcome == .finished)
    #expect(screen.place == 1 && screen.transition == nil)
    #expect(screen.change(towards: 0) == nil)
  }

  @Test func aPausedChangeGoesOnUnderTheHand() throws {
    let film = filmed()
    film.key(.right)
    film.wait(8)
    film.key(.space)
    let (transition, progress) = (try #require(film.screen.transition), film.last.progress)
    film.press()
    for way in [-48.0, 24] {
      film.pull(to: way)
      #expect(film.screen.transition === transition)
      #expect(isClose(film.last.progress, progress - way / 480))
    }
    film.frame(.cancel)
    #expect(film.rest() != nil)
  }
}
