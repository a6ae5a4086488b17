import Engine
import EngineSDL
import EngineTestSupport
import Testing

@testable import Studio
@testable import pokeanim

/// Words on the cards of the grid, on their way.
@Suite struct GridCaptionTests {
  @Test(arguments: [Size(320, 480), Size(800, 600), Size(960, 720), Size(1920, 1080)])
  func wordsStayOnTheirCards(_ window: Size) throws {
    let page = PairsPage(size: window, pair: PairName.grid.pair)
    let stage = PairsStage(
      pair: PairName.grid.pair, timing: .easeInOut(duration: 1), reducesMotion: false,
      typesetter: Typesetter(measuring: PlainText()))
    stage.resize(to: page.canvas, at: .zero)
    let change = try #require(stage.begin(reversed: false))
    var seen = 0
    for step in 0...200 {
      change.seek(to: Double(step) / 200)
      stage.root.forEachInPaintOrder { view in
        let isWords = view.key.map { $0.hasSuffix(".note") || $0.hasSuffix(".title") } ?? false
        guard isWords, view.presented.alpha > 0.01, let card = view.superview else { return }
        seen += 1
        let (frame, foot) = (view.presented.frame, card.presented.size.height)
        #expect(frame.minY >= -0.5 && frame.maxY <= foot + 0.5, "\(view.key ?? "") at \(step)")
      }
    }
    #expect(seen > 1000)
  }
}
