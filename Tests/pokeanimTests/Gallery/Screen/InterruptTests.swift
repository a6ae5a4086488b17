import Engine
import EngineTestSupport
import Testing

@testable import Studio
@testable import pokeanim

@Suite struct InterruptTests {
  private func film(_ policy: Interruption, _ timing: AnimatorTiming) -> InterruptFilm {
    InterruptFilm(policy, timing: timing, cut: 0.45 * timing.duration, length: 2.2)
  }

  /// The longest way between two samples.
  private func leap(_ values: [Double]) -> Double {
    zip(values, values.dropFirst()).map { abs($1 - $0) }.max() ?? 0
  }

  @Test(arguments: MotionPace.allCases) func onlyAJumpJumps(_ pace: MotionPace) {
    let timing = pace.timing(0.8)
    #expect(leap(film(.additive, timing).places) < 0.06)
    #expect(leap(film(.velocity, timing).places) < 0.06)
    let jump = film(.jump, timing)
    let cut = Int((0.45 * 0.8 * InterruptFilm.rate).rounded())
    #expect(jump.places[cut] > 0.9)
    #expect(leap(Array(jump.places[..<cut])) < 0.06)
  }

  @Test(arguments: MotionPace.allCases) func allComeBack(_ pace: MotionPace) {
    for policy in Interruption.allCases {
      let film = film(policy, pace.timing(0.8))
      #expect(film.places.first == 0)
      #expect(abs(film.places.last ?? 1) < 1e-9)
      #expect(film.place(at: 0) == 0 && abs(film.place(at: 1)) < 1e-9)
    }
  }

  @Test func aSpringTakesTheSpeedOverAndACurveAddedDoesToo() {
    let timing = AnimatorTiming.easeInOut(duration: 0.8)
    for policy in [Interruption.additive, .velocity] {
      // In distances a second, of at most 2: the cut is not to be seen in it.
      #expect(leap(film(policy, timing).speeds) < 0.2)
    }
    #expect(leap(film(.jump, timing).speeds) > 10)
  }

  @Test func withASpringTwoOfThemAreOne() {
    let timing = AnimatorTiming.spring(duration: 0.8, damping: 0.7)
    let (a, b) = (film(.additive, timing), film(.velocity, timing))
    #expect(zip(a.places, b.places).allSatisfy { abs($0 - $1) < 5e-3 })
  }

  @Test(arguments: [Size(960, 720), Size(320, 480), Size(1920, 1080)])
  func threeStagesPlayTheSameMotion(_ size: Size) {
    let film = filmedGallery(size: size)
    film.key("I")
    #expect(film.last.keys == ["jump", "additive", "velocity"])
    #expect(film.last.isRunning)
    let start = film.last
    film.wait(10)
    for key in film.last.keys {
      #expect((film.last[key]?.frame.x ?? 0) > (start[key]?.frame.x ?? 0) + 5)
    }
    #expect(film.rest() != nil)
    #expect(film.last.progress == 1)
    film.click(Point(100, 100))
    film.wait(5)
    #expect(film.last.isRunning && film.last.progress < 0.2)
    film.key(.space)
    #expect(film.screen.isPaused)
    let share = film.screen.interrupt.share
    film.key(.down)
    #expect(film.screen.interrupt.share > share)
  }

  @Test func aDragScrubsIt() {
    let film = filmedGallery()
    film.key("I")
    film.rest()
    film.frame(.press(Point(400, 300)))
    film.frame(.move(Point(400 - film.gallery.room.width / 2, 300)))
    film.wait(7)
    #expect(abs(film.last.progress - 0.5) < 1e-9)
    film.frame(.release)
    #expect(abs(film.wait(5).progress - 0.5) < 1e-9)
  }
}
