import Engine
import EngineTestSupport
import Testing

@testable import Onboarding

/// Curtains beside the column, which hide the things that move out of it.
@Suite struct CurtainTests {
  private static let window = Size(1600, 960)

  /// The edges of the column that the curtains leave open; nil without curtains.
  private func opening(_ screen: OnboardingScreen) -> (left: Double, right: Double)? {
    let curtains = screen.display().commands.dropFirst(2).compactMap { command -> [Double]? in
      guard case .fill(let path, _) = command else { return nil }
      return path.elements.compactMap(Self.x)
    }
    guard curtains.count == 2, let left = curtains[0].max(), let right = curtains[1].min()
    else { return nil }
    return (left, right)
  }

  private static func x(_ element: Path.Element) -> Double? {
    switch element {
    case .move(let point), .line(let point): point.x
    default: nil
    }
  }

  private func film() -> FilmedOnboarding {
    let film = FilmedScreen(onboarding(fit: .window), size: Self.window, isDrawn: false)
    film.frame()
    return film
  }

  @Test func theyHangBesideTheColumnWhileSomethingMoves() throws {
    let film = film()
    #expect(opening(film.screen) == nil)
    film.key(.right)
    film.wait(3)
    let open = try #require(opening(film.screen))
    let column = film.screen.column
    #expect(open.left == column.minX && open.right == column.maxX)
    film.rest()
    #expect(opening(film.screen) == nil)
  }

  /// A column that a hand has pulled beyond an end is not cut by them.
  @Test func theyGoAlongWithAHandBeyondAnEnd() throws {
    let film = film()
    film.frame(.press(Point(800, 400)))
    film.frame(.move(Point(700, 400)))
    film.frame(.move(Point(-100, 400)))
    let shift = film.screen.root.presented.transform.translation.x
    let open = try #require(opening(film.screen))
    #expect(shift < -10)
    let column = film.screen.column
    #expect(open.left == column.minX + shift && open.right == column.maxX + shift)
  }

  /// The column is 640 points wide there, and lies 480 from the side.
  @Test func theyBeginSoftlyAtTheColumn() {
    let film = film()
    film.key(.right)
    film.wait(3)
    let (commands, color) = (film.screen.display().commands, film.screen.ground)
    let stops = [GradientStop(0, color.withAlpha(0)), GradientStop(1, color)]
    #expect(film.screen.column == Rect(480, 0, 640, 960))
    #expect(commands[0] == .fill(.rect(Rect(0, 0, 1600, 960)), .color(color)))
    #expect(
      commands[2]
        == .fill(
          .rect(Rect(0, 0, 480, 960)),
          .linearGradient(start: Point(480, 0), end: Point(480 - 640 * 0.12, 0), stops: stops)))
    #expect(
      commands[3]
        == .fill(
          .rect(Rect(1120, 0, 480, 960)),
          .linearGradient(start: Point(1120, 0), end: Point(1120 + 640 * 0.12, 0), stops: stops)))
  }

  @Test func whatVanishesByItselfNeedsNone() {
    let film = FilmedScreen(
      onboarding(fit: .window, motion: .fluid), size: Self.window, isDrawn: false)
    film.frame()
    film.key(.right)
    film.wait(3)
    #expect(opening(film.screen) == nil)
  }

  @Test func aWindowAsNarrowAsTheColumnHasNone() {
    let film = FilmedScreen(onboarding(fit: .window), size: Size(480, 960), isDrawn: false)
    film.frame()
    film.key(.right)
    film.wait(3)
    let commands = film.screen.display().commands
    #expect(film.screen.column.minX == 0 && commands.count == 3, "the ground, slides and bar")
  }
}
