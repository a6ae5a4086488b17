import Engine
import EngineTestSupport
import Testing
import Workbench

@testable import EngineSDL
@testable import Studio
@testable import pokeanim

@Suite struct AlgebraPartsTests {
  @Test func partsOfOneNameShareARowUnlessTheyOverlap() {
    let rows = BarRows([
      Interval("a", start: 0, end: 1), Interval("c", start: 1, end: 2),
      Interval("b", start: 0, end: 1), Interval("c", start: 1.5, end: 3),
      Interval("a", start: 1, end: 2), Interval("c", start: 3, end: 4),
    ]).rows
    #expect(rows.map(\.name) == ["a", "c", "b", "c"])
    #expect(rows.map(\.intervals.count) == [2, 2, 1, 1])
  }

  @Test func noRowOverlapsAndNothingIsLost() {
    forAll(seeds: 0..<200) { random in
      let intervals = random.list(count: 0...20) { random in
        let start = random.double(in: 0...10)
        return Interval(
          random.element(of: ["a", "b"]), start: start, end: start + random.double(in: 0.1...5))
      }
      let rows = BarRows(intervals).rows
      #expect(Set(rows.flatMap(\.intervals)) == Set(intervals))
      for row in rows {
        let sorted = row.intervals.sorted { $0.start < $1.start }
        #expect(sorted.allSatisfy { $0.name == row.name })
        for (first, second) in zip(sorted, sorted.dropFirst()) {
          #expect(first.end <= second.start + 1e-9)
        }
      }
    }
  }

  @Test(arguments: [0.3, 1, 5, 8.9, 60, 3600])
  func marksAreEvenAndHaveRoom(_ whole: Double) {
    for width in [100.0, 240, 800] {
      let axis = TimeAxis(whole: whole, left: 10, width: width)
      let marks = axis.marks
      #expect(marks.first == 0 && (marks.last ?? 0) <= whole + 1e-9)
      for (first, second) in zip(marks, marks.dropFirst()) {
        #expect(axis.x(second) - axis.x(first) >= min(59.9, width))
      }
    }
  }

  @Test func anAxisOfNothingIsOneSecond() {
    #expect(TimeAxis(whole: 0, left: 0, width: 10).whole == 1)
    #expect(TimeAxis(whole: .infinity, left: 0, width: 10).whole == 1)
    #expect(TimeAxis(whole: 2, left: 5, width: 10).x(9) == 15)
  }

  @Test func aTallWindowHasItsCardsBelowEachOther() {
    #expect(AlgebraCanvas(window: Size(320, 480)).isTall)
    #expect(!AlgebraCanvas(window: Size(960, 720)).isTall)
    let canvas = AlgebraCanvas(window: Size(1920, 1080))
    #expect(canvas.unit == 1.5 && canvas.size == Size(1280, 720))
    let card = View()
    let root = canvas.makeRoot("", "", Box.card().held(by: card))
    #expect(root.size == canvas.window)
    #expect(card.presentedBox == Rect(60, 204, 1800, 750), "above the tabs, below the heading")
  }
}
