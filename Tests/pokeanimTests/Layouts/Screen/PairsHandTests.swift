import Engine
import EngineTestSupport
import Testing

@testable import Studio
@testable import pokeanim

@Suite struct PairsHandTests {
  @Test(arguments: [(160.0, 0.0), (220.0, 1.0)])
  func releaseGoesToTheNearerEnd(_ dx: Double, _ end: Double) {
    let film = filmedPairs()
    film.press()
    film.drag(to: dx)
    film.wait(6)
    film.frame(.release)
    #expect(film.last.isRunning)
    #expect(film.rest(within: 120) != nil)
    #expect(film.last.progress == end)
    #expect(SquaresTable.error(film.last, at: end) < 1e-9)
  }

  @Test func aFlickGoesOn() {
    let film = filmedPairs()
    film.press()
    for frame in 1...4 { film.drag(to: Double(frame) * 15) }
    film.frame(.release)
    film.rest()
    #expect(film.last.progress == 1)
  }

  @Test func aLostHandSettles() {
    for (dx, end) in [(100.0, 0.0), (300, 1)] {
      let film = filmedPairs()
      film.press()
      film.drag(to: dx)
      film.frame(.cancel)
      #expect(film.rest(within: 120) != nil)
      #expect(film.last.progress == end)
    }
  }

  @Test func leftScrubsBackFromTheEnd() {
    let film = filmedPairs(duration: 0.1)
    film.key(.return)
    film.rest()
    film.press()
    film.pull(to: -70)
    #expect(abs(film.last.progress - 0.8) < 1e-9)
    #expect(SquaresTable.error(film.last, at: 0.8) < 1e-9)
  }

  @Test func catchingInFlightDoesNotJumpAndATapLetsGo() {
    let film = filmedPairs(duration: 1)
    film.key(.return)
    film.wait(25)
    let before = film.last
    let caught = film.again([.press(Point(10, 10))])
    #expect(difference(before, caught) < 1e-9)
    #expect(difference(before, film.wait(10)) < 1e-9)
    #expect(film.last.isRunning)
    let released = film.frame(.release)
    #expect(difference(before, released) < 1e-9)
    #expect(film.rest() != nil)
    #expect(film.last.progress == 1)
  }

  @Test func aDragGoesOnFromWhereItCaught() {
    let film = filmedPairs(duration: 1)
    film.key(.return)
    film.wait(25)
    film.frame(.press(Point(175, 20)))
    let start = film.last.progress
    for share in [0.1, -0.1] {
      film.frame(.move(Point(175 + 350 * share, 20)))
      #expect(abs(film.wait(7).progress - start - share) < 1e-9)
    }
  }

  @Test func theSheetGivesBeyondTheEnds() {
    let film = filmedPairs()
    film.press()
    film.pull(to: -100)
    #expect(film.last.progress == 0)
    let band = 0.55 * 100 * 350 / (350 + 0.55 * 100)
    #expect(abs(film.screen.root.presented.transform.translation.x + band) < 1e-9)
    film.drag(to: 20)
    #expect(film.screen.root.presented.transform == .identity)
    film.drag(to: 450)
    #expect(abs(film.screen.root.presented.transform.translation.x - band) < 1e-9)
    film.frame(.release)
    #expect(film.rest(within: 120) != nil)
    #expect(film.screen.root.presented.transform == .identity)
  }

  @Test func inAWindowAFullDragIsTheSheetsWidth() {
    let film = FilmedScreen(squares(place: .window), size: Size(960, 720))
    let width = PairsPage(size: Size(960, 720)).scale * 350
    film.frame(.press(Point(100, 300)))
    film.frame(.move(Point(100 + width / 4, 300)))
    film.wait(7)
    #expect(abs((film.stills.last?.progress ?? 0) - 0.25) < 1e-9)
    #expect(film.stills.last.map { SquaresTable.error($0, at: 0.25) < 1e-9 } ?? false)
  }

  @Test func spacePausesAndResumes() {
    let film = filmedPairs(duration: 1)
    film.key(.space)
    film.wait(20)
    let paused = film.key(.space)
    #expect(!paused.isRunning && film.screen.isPaused)
    #expect(difference(paused, film.wait(30)) < 1e-9)
    film.key(.space)
    #expect(film.last.isRunning)
    film.rest()
    #expect(film.last.progress == 1)
  }

  @Test func stepsAreFramesOfTheWay() {
    let film = filmedPairs(duration: 1)
    film.key(.period)
    #expect(abs(film.last.progress - 1.0 / 60) < 1e-9)
    film.key(.period)
    film.key(.comma)
    #expect(abs(film.last.progress - 1.0 / 60) < 1e-9)
    #expect(!film.last.isRunning && film.screen.isPaused)
    film.key(.r)
    film.key(.space)
    film.rest()
    #expect(film.last.progress == 0)
  }

  // MARK: Mirroring

  @Test func mirroringInFlightGoesOverWithoutAJump() {
    let film = filmedPairs(duration: 2)
    film.key(.return)
    film.wait(60)
    let before = film.last
    let mirrored = film.again([.key(.m)])
    #expect(difference(before, mirrored) < 1e-9)
    film.wait(5)
    let again = film.last
    #expect(difference(again, film.again([.key(.m)])) < 1e-9, "a second time, on the way over")
    let third = film.frame()
    #expect(difference(third, film.again([.key(.m)])) < 1e-9, "and a third time")
    film.rest()
    #expect(SquaresTable.error(film.last, at: 1, isMirrored: true) < 1e-9)
  }

  @Test func mirroringAfterGoesToTheOtherLayout() {
    let film = filmedPairs(duration: 0.2)
    film.key(.return)
    film.rest()
    let before = film.last
    #expect(difference(before, film.again([.key(.m)])) < 1e-9)
    #expect(film.last.isRunning)
    #expect(film.rest(within: 60) != nil)
    #expect(SquaresTable.error(film.last, at: 1, isMirrored: true) < 1e-9)
    #expect(film.last.progress == 1)
    film.key(.m)
    film.rest()
    #expect(SquaresTable.error(film.last, at: 1) < 1e-9)
  }

  @Test func mirroringBeforeChangesOnlyWhatComes() {
    let film = filmedPairs(duration: 0.2)
    film.key(.m)
    #expect(!film.last.isRunning)
    #expect(SquaresTable.error(film.last, at: 0) < 1e-9)
  }

  @Test func mirroringUnderTheFingerKeepsTheProgress() {
    let film = filmedPairs()
    film.press()
    film.pull(to: 175)
    let before = film.last
    #expect(difference(before, film.again([.key(.m)])) < 1e-9)
    film.wait(31)
    #expect(abs(film.last.progress - 0.5) < 1e-9)
    #expect(SquaresTable.error(film.last, at: 0.5, isMirrored: true) < 1e-9)
  }

  // MARK: Sizes

  @Test func resizedInFlightItIsTheWayOfThatSize() {
    for size in [Size(700, 500), Size(200, 400), Size(350, 320)] {
      let film = filmedPairs()
      film.press()
      film.pull(to: 140)
      film.frame(.resize(size))
      #expect(abs(film.last.progress - 0.4) < 1e-9)
      let other = FilmedScreen(squares(), size: size, isDrawn: false)
      other.frame(.press(.zero))
      other.frame(.move(Point(size.width * 0.4, 0)))
      other.wait(7)
      #expect(difference(film.last, other.stills.last ?? film.last) < 1e-9 * 700)
      film.frame(.cancel)
      #expect(film.rest() != nil)
      let rest = FilmedScreen(squares(), size: size, isDrawn: false).frame()
      #expect(difference(film.last, rest) < 1e-9)
    }
  }

  @Test func aCanvasWithoutRoomIsSafeAndKeepsTheProgress() {
    let film = filmedPairs()
    film.press()
    film.pull(to: 140)
    film.frame(.resize(Size(1, 1)))
    #expect(abs(film.last.progress - 0.4) < 1e-9)
    film.frame(.resize(Size(350, 250)))
    #expect(abs(film.last.progress - 0.4) < 1e-9)
    #expect(SquaresTable.error(film.last, at: 0.4) < 1e-9)
    film.frame(.resize(Size(1, 1)))
    film.frame(.cancel)
    #expect(film.rest() != nil)
    for key in [Key.return, .m, .space, .period, .r, .return] {
      film.key(key)
      film.press()
      film.drag(to: 30)
      film.frame(.release)
    }
    film.frame(.resize(Size(350, 250)))
    film.key(.left)
    #expect(film.rest() != nil)
    #expect(SquaresTable.error(film.last, at: 0) < 1e-9)
  }
}
