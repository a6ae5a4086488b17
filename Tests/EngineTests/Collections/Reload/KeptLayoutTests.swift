import EngineTestSupport
import Testing

@testable import Engine

/// The parts of a layout that a component view keeps from reload to reload.
@Suite struct KeptLayoutTests {
  private final class CountingText: TextMeasuring {
    var count = 0

    func width(of text: String, font: Font) -> Double {
      count += 1
      return Double(text.count) * 10
    }

    func metrics(of font: Font) -> FontMetrics {
      FontMetrics(ascent: 8, descent: 2, lineHeight: 10)
    }
  }

  private func column(_ texts: [String], _ typesetter: Typesetter) -> any Layout {
    Flow(
      axis: .vertical, spacing: 2,
      children: texts.enumerated().map { index, text in
        Text(text, typesetter: typesetter).id("\(index)")
      })
  }

  @Test func textsThatStayAreNotMeasuredAgain() {
    let text = CountingText()
    let typesetter = Typesetter(measuring: text)
    let view = ComponentView(frame: Rect(0, 0, 100, 500))
    view.component = column(["one", "two", "three"], typesetter)
    view.reload()
    let all = text.count
    #expect(all > 0)
    view.component = column(["one", "two", "three"], typesetter)
    view.reload()
    #expect(text.count == all)
    view.component = column(["one", "four", "three"], typesetter)
    view.reload()
    #expect(text.count > all && text.count < 2 * all)
    #expect(view.frame(id: "1")?.size == Size(40, 10) && view.frame(id: "2")?.y == 24)
  }

  @Test func aReloadedViewShowsWhatANewOneWould() {
    let sizes = [Size(80, 300), Size(100, 300)]
    forAll(seeds: 0..<60) { random in
      let view = ComponentView(frame: Rect(0, 0, 80, 300))
      for _ in 0..<6 {
        view.size = random.element(of: sizes)
        var cards: [any Layout] = []
        for index in 0..<random.int(in: 0...6) where random.chance(0.7) {
          let side = Double(random.int(in: 1...4)) * 10
          cards.append(SizeLayout<View>(width: side, height: side).id("\(index)"))
        }
        let isFlow = random.chance(0.5)
        let component: any Layout =
          isFlow ? Flow(spacing: 3, children: cards) : VStack(spacing: 1) { cards }
        let fresh = ComponentView(frame: view.frame)
        for shown in [view, fresh] {
          shown.component = component
          shown.reload()
        }
        for index in 0..<6 { #expect(view.frame(id: "\(index)") == fresh.frame(id: "\(index)")) }
        #expect(view.contentSize == fresh.contentSize && view.visibleIds == fresh.visibleIds)
      }
    }
  }
}
