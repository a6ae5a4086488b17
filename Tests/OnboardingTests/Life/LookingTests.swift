import Engine
import EngineSVG
import EngineTestSupport
import Testing

@testable import Onboarding

/// Creatures that look where the pointer is.
@Suite struct LookingTests {
  /// A face as wide as high, 20 points of the drawing.
  private static let svg = """
    <svg viewBox="0 0 100 100"><rect id="face" x="40" y="40" width="20" height="20"/></svg>
    """

  private func film(
    fit: OnboardingScreen.Fit = .canvas, size: Size = IntroLayout.reference
  ) throws -> FilmedOnboarding {
    let drawing = try Drawing(svg: Self.svg)
    let artwork = Artwork(["creature.svg": drawing])
    let screen = OnboardingScreen(
      fit: fit, artwork: artwork, measuring: PlainText(), lives: true)
    // They are awake after a second, and asleep after thirty.
    let film = FilmedScreen(screen, size: size, isDrawn: false)
    film.frame()
    film.wait(70)
    return film
  }

  /// The way that the face goes aside when the eyes have come to rest.
  private func turn(_ film: FilmedOnboarding, after event: InputEvent) -> Point? {
    film.frame(event)
    film.wait(30)
    guard let items = film.screen.life?.drawing(of: .creature)?.items,
      case .group("face", let map, 1, _)? = items.first
    else { return nil }
    return map.apply(to: .zero)
  }

  /// The picture's middle is at 240, 225, and it is 250 points wide.
  private let events: [(InputEvent, Point)] = [
    (.hover(Point(480, 225)), Point(0.5 * 240 / 365, 0)),
    (.hover(Point(240, 100)), Point(0, -0.36 * 0.5)),
    (.press(Point(115, 225)), Point(-0.25, 0)), (.move(Point(240, 725)), Point(0, 0.36 * 0.8)),
    (.cancel, .zero), (.hover(Point(365, 225)), Point(0.25, 0)), (.release, Point(0.25, 0)),
    (.hover(nil), .zero),
  ]

  @Test func theyFollowThePointerAndLookAheadWithoutOne() throws {
    let film = try film()
    #expect(turn(film, after: .release) == .zero)
    for (event, wanted) in events {
      let found = try #require(turn(film, after: event))
      #expect(found.distance(to: wanted) < 1e-9, "\(event): \(found)")
    }
  }

  @Test func inAWindowTheyKnowWhereTheyAre() throws {
    let film = try film(fit: .window, size: Size(960, 960))
    #expect(film.screen.column.minX > 100)
    let image = film.screen.tree.props.layout.image.offset(by: film.screen.column.origin)
    let found = try #require(
      turn(film, after: .hover(image.center + Point(1.5 * image.width, 0))))
    #expect(found.distance(to: Point(0.375, 0)) < 1e-9)
  }
}
