import Engine
import EngineSDL
import EngineTestSupport
import Testing

@testable import pokeanim

/// The words of the pages, and the pill in the window's corner.
@Suite struct PillRoomTests {
  private static let windows = [320.0, 480, 640, 800, 960, 1920].flatMap { width in
    [240.0, 307, 360, 480, 600, 720, 1080].map { Size(width, $0) }
  }

  /// The box that a line takes in the middle of a page, if no letter is wider than 0.6 of its size.
  private func title(_ page: PairsPage) -> Rect {
    let size = page.words.height / 2.08 * 0.75
    return Rect(
      center: Point(page.words.center.x, page.words.y + size * 0.72),
      size: Size(0.55 * size * Double("Move between parents".count), size))
  }

  @Test(arguments: windows) func theTitleOfAPairIsClearOfIt(_ window: Size) {
    let page = PairsPage(size: window)
    let pill = NavBar.frame(in: window)
    #expect(title(page).intersection(pill).isEmpty, "\(title(page)) \(pill)")
    #expect(page.words.midY < page.sheet.minY)
  }

  @Test(arguments: windows) func theTitleOfAnExpressionIsBelowIt(_ window: Size) throws {
    let canvas = AlgebraCanvas(window: window)
    let root = canvas.makeRoot("fadeIn", "One after the other", Spacer())
    let title = try #require(root.subviews.first?.subviews.first)
    let place = title.presentedToRoot.apply(to: .zero)
    #expect(place.y >= NavBar.frame(in: window).maxY)
  }
}
