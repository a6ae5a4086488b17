import Engine
import EngineTestSupport
import Testing

@testable import Onboarding

/// The slide that tells that it can be dragged.
@Suite struct NudgeTests {
  private func time(_ seconds: Double) -> Instant { Instant.zero.advanced(bySeconds: seconds) }

  /// The offsets of so many seconds, frame by frame.
  private func offsets(_ nudge: inout Nudge, rate: Int, seconds: Double) -> [Double] {
    (0...Int(seconds * Double(rate))).map { frame in
      let now = Instant(frame: frame, rate: Double(rate))
      nudge.advance(to: now, isMeant: true)
      return nudge.offset(at: now)
    }
  }

  @Test(arguments: [30, 60, 240]) func itGoesAsideAndBackTwice(_ rate: Int) {
    var nudge = Nudge()
    let all = offsets(&nudge, rate: rate, seconds: 30)
    let moving = all.indices.filter { all[$0] != 0 }.map { Double($0) / Double(rate) }
    #expect(abs((moving.first ?? 0) - 2.5) < 0.05)
    let second = moving.first { $0 > 6 } ?? 0
    #expect(10...10.2 ~= second, "six still seconds after the first one")
    #expect((moving.last ?? 30) < 12)
    #expect(-26...(-21) ~= all.min() ?? 0)
    // Back after 700 ms, but for the spring's end.
    #expect(abs(all[Int(3.35 * Double(rate))]) < 3.5)
    #expect(nudge.nextPicture(after: time(30)) == nil)
  }

  @Test func itsWordComesAndGoes() {
    var nudge = Nudge()
    var words: [Double] = []
    for frame in 0..<300 {
      let now = Instant(frame: frame, rate: 60)
      nudge.advance(to: now, isMeant: true)
      words.append(nudge.wordOpacity(at: now))
    }
    #expect(words[150] == 0 && words[180] > 0.95 && words[290] == 0)
    #expect(zip(words, words.dropFirst()).allSatisfy { abs($0 - $1) < 0.17 })
  }

  @Test(arguments: [2.6, 2.85, 3.1, 3.6]) func whateverHappensEndsItSmoothly(_ moment: Double) {
    var nudge = Nudge()
    var places: [Double] = []
    for frame in 0..<480 {
      let now = Instant(frame: frame, rate: 120)
      nudge.advance(to: now, isMeant: true)
      places.append(nudge.offset(at: now))
      if frame == Int(moment * 120) {
        nudge.stir(at: now)
        #expect(abs(nudge.offset(at: now) - places[frame]) < 1e-9)
      }
    }
    let ways = zip(places, places.dropFirst()).map { $1 - $0 }
    let turns = zip(ways, ways.dropFirst()).map { abs($0 - $1) }
    #expect((turns.max() ?? 9) < 0.3, "no velocity is invented")
    #expect(places.suffix(20).allSatisfy { $0 == 0 } || moment > 2.8)
    #expect(!nudge.isMoving(at: time(moment + 2)))
  }

  @Test func theHostSleepsUntilThen() {
    var nudge = Nudge()
    nudge.advance(to: time(1), isMeant: true)
    #expect(nudge.nextPicture(after: time(1)) == time(2.5))
    #expect(nudge.nextPicture(after: time(2.45)) == time(2.5))
    nudge.advance(to: time(2.5), isMeant: true)
    #expect(nudge.nextPicture(after: time(2.5)) == time(2.5))
  }

  @Test func whatNobodySawDoesNotCount() {
    var nudge = Nudge()
    for _ in 0..<5 {
      nudge.advance(to: time(100), isMeant: true)
      nudge.stir(at: time(100))
    }
    #expect(nudge.nextPicture(after: time(100)) != nil)
    #expect(nudge.offset(at: time(101)) == 0)
  }

  // MARK: On the screen

  private func film(
    fit: OnboardingScreen.Fit = .window, lives: Bool = true, reducesMotion: Bool = false,
    size: Size = Size(960, 720)
  ) -> FilmedOnboarding {
    let screen = OnboardingScreen(
      fit: fit, artwork: Artwork(), measuring: PlainText(), reducesMotion: reducesMotion,
      lives: lives)
    return FilmedScreen(screen, size: size)
  }

  /// True if the slide goes aside within some seconds.
  private func nudges(_ film: FilmedOnboarding, seconds: Int = 5) -> Bool {
    let frames = (0..<60 * seconds).map { _ in
      film.frame()
      return film.screen.nudgeOffset
    }
    return frames.contains { $0 < -5 }
  }

  @Test func onlyTheFirstSlideOfALivingWindowDoes() {
    #expect(nudges(film()))
    #expect(!nudges(film(fit: .canvas)))
    #expect(!nudges(film(lives: false)))
    #expect(!nudges(film(reducesMotion: true)))
    let second = film()
    second.key(.right)
    #expect(!nudges(second))
  }

  @Test func whoeverKnowsIsNotTold() {
    let film = film()
    film.screen.knowsDrag = true
    #expect(!nudges(film))
    #expect(film.screen.nextPicture(after: time(5)) == nil)
  }

  @Test func theFirstDragEndsItForGood() {
    let film = film()
    film.frame(.press(Point(480, 300)))
    film.wait(3)
    film.frame(.release)
    film.frame(.key(.right))
    film.frame(.press(Point(480, 300)))
    film.frame(.release)
    film.rest()
    film.frame(.key(.left))
    film.rest()
    #expect(!film.screen.knowsDrag, "presses and keys are no drags")
    for _ in 0..<2 {
      film.frame(.press(Point(480, 300)))
      for x in 1...6 { film.frame(.move(Point(480 - 10 * Double(x), 300))) }
      film.frame(.cancel)
      film.rest()
    }
    #expect(film.screen.knowsDrag && film.step == .creature)
    #expect(!nudges(film))
  }

  @Test func aPointerThatMovesPutsItOff() {
    let film = film()
    for step in 0..<8 {
      film.frame(.hover(Point(Double(step), 0)))
      #expect(!nudges(film, seconds: 2))
    }
    #expect(nudges(film))
  }

  /// Nothing counts as a change, and afterwards the picture is the old one.
  @Test func itIsPaintedAndNothingElse() {
    let film = film()
    let first = film.frame()
    let picture = film.screen.display()
    film.wait(165)
    #expect(film.screen.display() != picture && film.screen.root.floats)
    #expect(film.last.shapes == first.shapes && film.last.progress == 0 && !film.last.isRunning)
    film.wait(180)
    #expect(film.screen.display() == picture && !film.screen.root.floats)
  }

  @Test func theBarGoesAsideWithTheSlide() throws {
    let film = film()
    func barPlace() throws -> Double {
      let places = film.screen.barCommands.compactMap { command -> Double? in
        if case .layer(let bar) = command { bar.transform.tx } else { nil }
      }
      return try #require(places.first)
    }
    film.frame()
    let start = try barPlace()
    film.wait(165)
    #expect(film.screen.nudgeOffset < -5)
    #expect(try barPlace() == start + film.screen.nudgeOffset)
  }

  /// Nothing else moves in a window without pictures.
  @Test func theHostSleepsUntilANudgeIsDue() {
    let film = film()
    film.frame()
    #expect(film.screen.nextPicture(after: time(1)) == time(2.5))
    #expect(film.screen.nextPicture(after: time(2.4)) == time(2.5))
    film.wait(153)
    #expect(film.screen.nudgeOffset < 0)
    #expect(film.screen.nextPicture(after: time(2.6)) == time(2.6))
    film.key(.right)
    film.rest()
    film.wait(240)
    #expect(film.screen.nextPicture(after: time(20)) == nil, "only the first slide nudges")
  }

  @Test func theHostIsAwakeWhileTheHillsMove() {
    let film = film()
    film.screen.knowsDrag = true
    film.frame()
    film.key(.right)
    film.wait(6)
    film.key(.right)
    film.wait(6)
    #expect(film.screen.isSceneryMoving)
    let now = time(Double(film.index) / 60)
    #expect(film.screen.nextPicture(after: now) == now)
    film.rest()
    film.wait(240)
    #expect(!film.screen.isSceneryMoving && film.screen.nextPicture(after: now) == nil)
  }

  // MARK: Exactly

  @Test func itGoesAlongASpringThatTurnsOnItsWay() {
    let spring = Spring(response: 0.5, dampingRatio: 0.6)
    var nudge = Nudge()
    nudge.advance(to: time(2.4), isMeant: true)
    #expect(!nudge.isMoving(at: time(2.4)))
    nudge.advance(to: time(2.5), isMeant: true)
    #expect(nudge.isMoving(at: time(2.5)) && nudge.offset(at: time(2.5)) == 0)
    let aside = spring.value(at: 0.25, from: 0, to: -22.0, velocity: 0)
    #expect(abs(nudge.offset(at: time(2.75)) - aside) < 1e-9)
    // However late the frame is, it turns at its time.
    nudge.advance(to: time(3), isMeant: true)
    let from = spring.value(at: 0.35, from: 0, to: -22.0, velocity: 0)
    let velocity = spring.velocity(at: 0.35, from: 0, to: -22.0, velocity: 0)
    let back = spring.value(at: 0.15, from: from, to: 0, velocity: velocity)
    #expect(abs(nudge.offset(at: time(3)) - back) < 1e-9)
  }

  @Test func theNextOneComesSixSecondsAfterItsEnd() {
    var nudge = Nudge()
    for seconds in [2.5, 2.85, 4] { nudge.advance(to: time(seconds), isMeant: true) }
    #expect(nudge.nextPicture(after: time(4)) == time(4), "the spring has not settled")
    nudge.advance(to: time(4.06), isMeant: true)
    #expect(nudge.nextPicture(after: time(10)) == time(10.06))
    for seconds in [10.06, 10.41, 11.7] { nudge.advance(to: time(seconds), isMeant: true) }
    #expect(nudge.nextPicture(after: time(13)) == nil)
  }

  @Test func itsWordGoesOutInTime() {
    var nudge = Nudge()
    for seconds in [2.5, 2.85, 3.89] { nudge.advance(to: time(seconds), isMeant: true) }
    #expect(nudge.wordOpacity(at: time(3.89)) > 0.99 && nudge.wordOpacity(at: time(4.2)) > 0.99)
    nudge.advance(to: time(3.91), isMeant: true)
    #expect(nudge.wordOpacity(at: time(3.91)) > 0.99 && nudge.wordOpacity(at: time(4.2)) < 0.1)
  }

  @Test func whereNobodyIsToldItWaitsAnew() {
    var nudge = Nudge()
    nudge.advance(to: time(2), isMeant: false)
    nudge.advance(to: time(4.4), isMeant: true)
    #expect(!nudge.isMoving(at: time(4.4)))
    #expect(nudge.nextPicture(after: time(4.45)) == time(4.5))
    nudge.advance(to: time(4.5), isMeant: true)
    nudge.advance(to: time(4.75), isMeant: false)
    let place = nudge.offset(at: time(4.75))
    #expect(place < -5 && abs(nudge.offset(at: time(4.85))) > 1)
    #expect(nudge.offset(at: time(5.96)) == 0)
  }
}
