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
}
