import Engine
import EngineSDL
import EngineTestSupport
import Testing

@testable import Studio
@testable import pokeanim

/// The words of the pages, and the pill in the window's corner.
@Suite struct PillRoomTests {
  private static let windows = [320.0, 480, 640, 800, 960, 1920].flatMap { width in
    [240.0, 307, 360, 480, 600, 720, 1080].map { Size(width, $0) }
  }

  /// A box around any of the titles over a page, as wide as the font has it.
  private func title(_ page: PairsPage) throws -> Rect {
    let text = try Desktop.text()
    let size = page.titleSize
    let width = PairName.allCases.map {
      text.width(of: $0.story, font: Font(size: size, weight: .bold))
    }.max()
    let middle = Point(page.words.center.x, page.words.y + page.words.height / 4)
    return Rect(center: middle, size: Size(try #require(width), size))
  }

  @Test(arguments: windows) func theTitleOfAPairIsClearOfIt(_ window: Size) throws {
    let page = PairsPage(size: window)
    let (title, pill) = (try title(page), NavBar.frame(in: window))
    #expect(title.intersection(pill).isEmpty, "\(title) \(pill)")
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
