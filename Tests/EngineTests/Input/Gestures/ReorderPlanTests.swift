import EngineTestSupport
import Testing

@testable import Engine

@Suite struct ReorderPlanTests {
  /// Four cards of 40 × 40, 10 apart, two in a row.
  private let cards = [
    Rect(0, 0, 40, 40), Rect(50, 0, 40, 40), Rect(0, 50, 40, 40), Rect(50, 50, 40, 40),
  ]

  @Test func theNearestPlaceIsTheTarget() {
    var plan = ReorderPlan(frames: cards, dragged: 0)
    #expect(plan.order == [0, 1, 2, 3] && plan.hysteresis == 6)
    #expect(plan.move(to: Point(70, 70)) == true)
    #expect(plan.target == 3 && plan.order == [1, 2, 3, 0])
    #expect(plan.move(to: Point(500, 900)) == false, "far outside as well")
    #expect(plan.move(to: Point(-100, 60)) == true)
    #expect(plan.order == [1, 2, 0, 3])
    #expect(plan.move(to: Point(20, 20)) == true)
    #expect(plan.order == [0, 1, 2, 3])
  }

  @Test func placesAreThoseOfTheOrder() {
    for count in 1...6 {
      let frames = (0..<count).map { Rect(Double($0) * 10, 0, 10, 10) }
      for dragged in 0..<count {
        for target in 0..<count {
          var plan = ReorderPlan(frames: frames, dragged: dragged, hysteresis: 0)
          #expect(plan.move(to: frames[target].center) == (target != dragged))
          #expect(plan.target == target && plan.order.sorted() == Array(0..<count))
          for (place, item) in plan.order.enumerated() { #expect(plan.place(of: item) == place) }
          #expect(plan.order.filter { $0 != dragged } == (0..<count).filter { $0 != dragged })
        }
      }
    }
  }

  /// Every flow of up to four cards of two widths in three rooms, every dragged one, every point
  /// of a grid over it, from every target: the rule, and that a tremble never jumps back.
  @Test func everySmallFlow() {
    for widths in allLists(of: [8.0, 20], upTo: 4) where !widths.isEmpty {
      for room in [10.0, 30, 60] {
        let flow = Flow(
          spacing: 4, children: widths.map { SizeLayout<View>(width: $0, height: 10) })
        check(flow.arrangement(width: room).sublayouts.map(\.frame))
      }
    }
  }

  private func check(_ frames: [Rect]) {
    let margin = 3.0
    for current in frames.indices {
      for x in stride(from: -6.0, through: 60, by: 3) {
        for y in stride(from: -6.0, through: 60, by: 6) {
          var plan = ReorderPlan(frames: frames, dragged: current, hysteresis: margin)
          let point = Point(x, y)
          let distances = frames.map { distance($0, point) }
          let least = distances.min() ?? 0
          let moves = plan.move(to: point)
          #expect(moves == (plan.target != current))
          #expect(moves == (distances[current] > least + margin))
          if moves { #expect(distances[plan.target] == least) }
          guard moves else { continue }
          let target = plan.target
          for tremble in [Point(2.9, 0), Point(-2.9, 0), Point(0, 2.9), Point(2, -2)] {
            _ = plan.move(to: point + tremble * 0.5)
            #expect(plan.target != current, "it jumped back")
            _ = plan.move(to: point)
          }
          #expect(plan.move(to: point) == false)
          #expect(distances[plan.target] <= distances[target] + margin)
        }
      }
    }
  }

  /// The distance again: to the nearest of the rectangle's points.
  private func distance(_ rect: Rect, _ point: Point) -> Double {
    let near = Point(
      min(max(point.x, rect.minX), rect.maxX), min(max(point.y, rect.minY), rect.maxY))
    return point.distance(to: near)
  }

  /// A hand that trembles by less than the hysteresis changes the target once at most.
  @Test func tremblingOnASeamDoesNotFlicker() {
    forAll(seeds: 0..<500) { random in
      var plan = ReorderPlan(frames: cards, dragged: random.int(in: 0...3), hysteresis: 6)
      let spot = Point(random.double(in: -20...110), random.double(in: -20...110))
      var seen: [Int] = [plan.target]
      for _ in 0..<50 {
        let angle = random.double(in: 0...6.3)
        let radius = random.double(in: 0...2.9)
        if plan.move(to: spot + Point(Math.cos(angle), Math.sin(angle)) * radius) {
          seen.append(plan.target)
        }
      }
      #expect(Set(seen).count == seen.count, "a target came back: \(seen)")
    }
  }

  @Test func strangeFrames() {
    let frames = [
      Rect(.nan, 0, 5, 5), Rect(0, 0, .infinity, 5), Rect(0, 0, 0, 0), Rect(9, 0, 5, 5),
    ]
    var plan = ReorderPlan(frames: frames, dragged: 0)
    #expect(plan.move(to: Point(1, 0)) == true)
    #expect(plan.target == 2)
    var alone = ReorderPlan(frames: [.zero], dragged: 0)
    #expect(alone.move(to: Point(99, 99)) == false)
    #expect(alone.order == [0])
    var piled = ReorderPlan(frames: [Rect](repeating: cards[0], count: 3), dragged: 1)
    #expect(piled.move(to: Point(5, 5)) == false)
    #expect(piled.move(to: Point(-500, 5)) == false)
  }
}
