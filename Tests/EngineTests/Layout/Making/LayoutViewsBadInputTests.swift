import EngineTestSupport
import Testing

@testable import Engine

@Suite struct LayoutViewsBadInputTests {
  @Test func aFrameThatIsNoNumberIsRefused() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let node = Forest.Node(id: "a", frame: Rect(.nan, 0, 5, 5))
      Forest(nodes: [node]).arrangement.makeViews()
    }
    expect(result, "the frame of “a” is (nan, 0.0, 5.0, 5.0); a view's frame is finite")
  }

  @Test func aFrameWithoutEndIsRefused() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let node = Forest.Node(frame: Rect(0, 0, .infinity, 5))
      _ = Forest(nodes: [node]).arrangement.prepareAnimation(for: View())
    }
    expect(result, "the frame of a layout without an id is (0.0, 0.0, inf, 5.0)")
  }

  private func expect(_ result: ExitTest.Result?, _ text: String) {
    let output = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(output.contains(text))
  }

  @Test func negativeSizesShowNothingAndDoNoHarm() {
    let stage = Stage(root: View(frame: Rect(0, 0, 300, 200)))
    let small = Forest.Node(id: "a", frame: Rect(10, 10, -20, -5))
    let inner = Forest.Node(id: "b", parent: 0, frame: Rect(1, 1, 5, 5))
    Forest(nodes: [small, inner]).arrangement.makeViews(in: stage.root, direction: .rightToLeft)
    let free = Forest.Node(id: "b", frame: Rect(50, 50, 5, -5))
    let animation = Forest(nodes: [free, small]).arrangement.prepareAnimation(for: stage.root)
    stage.animate(withDuration: 1, animations: animation.apply)
    for time in [0.3, 0.7, 1, 2] {
      stage.advance(to: .seconds(time))
      #expect(stage.root.brokenInvariants.isEmpty)
    }
    #expect(stage.root.first(key: "a")?.presented.size == .zero)
  }

  @Test func aThousandLevels() {
    let stage = Stage(root: View(frame: Rect(0, 0, 300, 200)))
    let chains = [deep(reversed: false), deep(reversed: true)]
    chains[0].makeViews(in: stage.root)
    for (index, chain) in [chains[1], chains[0]].enumerated() {
      let animation = chain.prepareAnimation(for: stage.root, direction: .rightToLeft)
      stage.animate(withDuration: 1, animations: animation.apply)
      stage.advance(to: .seconds(Double(index) * 0.5 + 0.5))
    }
    let away = Forest().arrangement.prepareAnimation(for: stage.root)
    away.change.rollBack()
    var depth = 0
    stage.root.forEachInPaintOrder { _ in depth += 1 }
    #expect(depth == 1_001)
    #expect(stage.root.subviews.first?.key == "0")
  }

  /// A thousand views, each in the one before.
  private func deep(reversed: Bool) -> LayoutArrangement {
    let names = (0..<1_000).map { String(reversed ? 999 - $0 : $0) }
    var arrangement: LayoutArrangement?
    for name in names.reversed() {
      arrangement = LayoutArrangement(
        layout: box(name, 5, 5), frame: Rect(1, 0, 5, 5), sublayouts: arrangement.map { [$0] } ?? []
      )
    }
    return arrangement ?? Forest().arrangement
  }
}
