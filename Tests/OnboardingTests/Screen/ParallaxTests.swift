import Engine
import EngineTestSupport
import Testing

@testable import Onboarding

@Suite struct ParallaxTests {
  private func film(
    motion: MotionSet = .fluid, reducesMotion: Bool = false, lives: Bool = true
  ) -> FilmedOnboarding {
    let screen = OnboardingScreen(
      .round, fit: .window, artwork: Artwork(), measuring: PlainText(), motion: motion,
      reducesMotion: reducesMotion, lives: lives)
    let film = FilmedScreen(screen, size: Size(960, 720), isDrawn: false)
    film.frame()
    return film
  }

  /// The way from a place to another one, the shorter way round.
  private func way(_ from: Double, _ to: Double) -> Double {
    let way = to - from
    return way - 4 * (way / 4).rounded()
  }

  private func place(_ film: FilmedOnboarding) -> Double { film.screen.sceneryPlace ?? .nan }

  /// Frames until nothing moves, and the places of the hills in each of them.
  private func places(_ film: FilmedOnboarding, frames: Int = 90) -> [Double] {
    (0..<frames).map { _ in
      film.frame()
      return place(film)
    }
  }

  @Test func theyGoFromSlideToSlideAndRound() {
    let film = film()
    for slide in [1.0, 2, 3, 0] {
      film.key(.right)
      film.rest()
      #expect(place(film) == slide)
    }
    film.key(.left)
    film.rest()
    #expect(place(film) == 3 && !film.screen.isSceneryMoving)
  }

  @Test func underTheHandTheyGoAsFarAsTheTitle() {
    let film = film()
    let hand = Point(500, 300)
    film.frame(.press(hand))
    for share in [0.1, 0.4, 0.25, 0.8] {
      film.frame(.move(hand - Point(share * film.screen.column.width, 0)))
      film.wait(7)
      #expect(abs(place(film) - share) < 0.02)
    }
  }

  /// However the changes follow each other, the hills never jump, and their velocity hardly.
  @Test(
    arguments: [
      [Key.right, .right, .right], [.right, .left, .right], [.left, .left], [.right, .r],
    ]
  ) func whatTakesOverKeepsThemGoing(_ keys: [Key]) throws {
    let film = film()
    var seen = [place(film)]
    for key in keys {
      film.key(key)
      seen.append(place(film))
      seen += places(film, frames: 9)
    }
    seen += places(film)
    let ways = zip(seen, seen.dropFirst()).map { way($0, $1) }
    let turns = zip(ways, ways.dropFirst()).map { abs($0 - $1) }
    let fastest = ways.map { abs($0) }.max() ?? 0
    #expect(fastest > 0.02 && fastest < 0.2)
    // A spring of this response turns what goes as fast as the titles by less in a frame.
    #expect((turns.max() ?? 1) < 0.055, "\(ways)")
    #expect(seen.last == Double(film.step.index) && !film.screen.isSceneryMoving)
  }

  @Test func theOriginalAndFilmsAndLessMotionHaveNone() {
    #expect(film(reducesMotion: true).screen.sceneryPlace == nil)
    #expect(film(motion: .original).screen.sceneryPlace == nil)
    #expect(film(lives: false).screen.sceneryPlace == nil)
  }

  @Test func overOtherSlidesTheyGoAllTheWay() throws {
    let film = film()
    film.screen.go(to: film.screen.deck.slides[2])
    film.wait(12)
    let progress = try #require(film.screen.transition?.progress)
    #expect(progress > 0.3 && progress < 0.5)
    #expect(abs(place(film) - 2 * TimingCurve.cssEaseInOut.value(at: progress)) < 1e-9)
  }

  @Test func afterTheLastSlideTheyGoOn() throws {
    let film = film()
    film.screen.jump(to: 3)
    film.wait(120)
    #expect(place(film) == 3 && !film.screen.isSceneryMoving)
    film.key(.right)
    film.wait(12)
    let progress = try #require(film.screen.transition?.progress)
    #expect(abs(place(film) - 3 - TimingCurve.cssEaseInOut.value(at: progress)) < 1e-9)
    film.rest()
    #expect(place(film) == 0)
  }
}
