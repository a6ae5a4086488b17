import Engine
import EngineTestSupport
import Testing

@testable import Workbench

/// The timeline's rows and bars.
@Suite struct TimelineRowTests {
  private func timeline() -> ChangeTimeline {
    let stage = Stage()
    let (a, b) = (View(), View())
    (a.key, b.key) = ("a", "b")
    stage.root.addSubview(a)
    stage.root.addSubview(b)
    let move = linear(from: Point.zero, to: Point(10, 0), in: 1).bind(a, with: \.translation)
    let fade = linear(from: 0.0, to: 1, in: 0.5).bind(a, with: \.alpha)
    let turn = linear(from: 0.0, to: 1, in: 0.5).bind(b, with: \.rotation).named("turn")
    return ChangeTimeline(of: stage.hold((move + fade) * turn), began: .zero)
  }

  @Test func anElementIsOneRowUntilItIsOpened() {
    let closed = TimelineRow.rows(of: timeline(), open: [])
    #expect(closed.map(\.title) == ["a", "b", "turn"])
    #expect(closed[0].bars.map(\.place) == [0, 1] && closed[0].bars.allSatisfy { $0.count == 2 })
    let open = TimelineRow.rows(of: timeline(), open: ["a"])
    #expect(open.map(\.title) == ["a", "position", "opacity", "b", "turn"])
    #expect(open[1].bars.count == 1 && open[1].bars[0].end == 1)
  }

  @Test func aBarIsFoundWhereItIsDrawn() throws {
    let rows = TimelineRow.rows(of: timeline(), open: [])
    let scale = TimelineScale(duration: 1.5)
    let lane = TimelineLane(row: rows[0], scale: scale, size: Size(300, 22), colors: .light)
    for bar in rows[0].bars {
      let frame = try #require(lane.frame(of: bar))
      let share = (frame.midY - TimelineLane.margin) / (22 - 2 * TimelineLane.margin)
      let time = scale.time(at: frame.midX / 300)
      #expect(rows[0].bar(at: time, height: share, slack: 0) == bar)
    }
    #expect(rows[0].bar(at: 1.4, height: 0.5, slack: 0.01) == nil)
    #expect(rows[1].bar(at: 1.2, height: 0.5, slack: 0)?.start == 1)
  }

  @Test func barsAreDrawnToTheMillisecond() throws {
    let rows = TimelineRow.rows(of: timeline(), open: [])
    let scale = TimelineScale(duration: 1.5)
    let lane = TimelineLane(row: rows[1], scale: scale, size: Size(1500, 22), colors: .light)
    let frame = try #require(lane.frame(of: rows[1].bars[0]))
    #expect(abs(frame.minX - 1000) < 1 && abs(frame.maxX - 1500) < 1)
  }
}
