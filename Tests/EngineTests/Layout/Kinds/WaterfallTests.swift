import EngineTestSupport
import Testing

@testable import Engine

@Suite struct WaterfallTests {
  private func tiles(_ lengths: [Double]) -> [FixedLayout] {
    lengths.map { FixedLayout(1, $0) }
  }

  @Test func theShortestColumnIsNextAndOfEqualsTheLeftmost() {
    let fall = Waterfall(columnSpacing: 10, interItemSpacing: 5, children: tiles([30, 10, 10, 20]))
    #expect(
      fall.frames(110)
        == [Rect(0, 0, 50, 30), Rect(60, 0, 50, 10), Rect(60, 15, 50, 10), Rect(60, 30, 50, 20)])
    #expect(fall.measurement(within: Size(110, 1e300)).size == Size(110, 50))
    let tied = Waterfall(columns: 3, spacing: 0, children: tiles([5, 5, 5, 5]))
    #expect(tied.frames(30).map(\.x) == [0, 10, 20, 0])
  }

  @Test func aHorizontalOneIsAVerticalOneTransposed() {
    forAll(seeds: 0..<200) { random in
      let lengths = random.list(count: 0...12) { $0.double(in: 0...60) }
      let columns = random.int(in: 0...5)
      let spacing = random.double(in: -3...20)
      let room = random.double(in: 0...200)
      let down = Waterfall(columns: columns, spacing: spacing, children: tiles(lengths))
      let across = Waterfall(
        axis: .horizontal, columns: columns, spacing: spacing,
        children: lengths.map { FixedLayout($0, 1) })
      #expect(down.frames(room) == across.frames(nil, room).map(\.transposed))
    }
  }

  /// The rule again, searched through plainly.
  @Test func agreesWithAPlainSearch() {
    forAll(seeds: 0..<300) { random in
      let lengths = random.list(count: 0...40) { Double($0.int(in: 0...4)) }
      let columns = random.int(in: 1...9)
      let spacing = Double(random.int(in: 0...2))
      var next = [Double](repeating: 0, count: columns)
      let fall = Waterfall(
        columns: columns, columnSpacing: 1, interItemSpacing: spacing, children: tiles(lengths))
      let width = 3 * Double(columns) - 1
      for (frame, length) in zip(fall.frames(width), lengths) {
        let best = next.indices.min { next[$0] < next[$1] } ?? 0
        #expect(frame == Rect(3 * Double(best), next[best], 2, length))
        next[best] += length + spacing
      }
    }
  }

  @Test func unboundedColumnsAreAsWideAsTheWidestChild() {
    let fall = Waterfall(
      columns: 3, spacing: 2, children: [FixedLayout(7, 4), FixedLayout(9, 4), FixedLayout(1, 4)])
    #expect(fall.arrangement().frame == Rect(0, 0, 31, 4))
    #expect(fall.frames(nil).map(\.x) == [0, 11, 22])
    #expect(fall.frames(nil).map(\.width) == [9, 9, 9])
  }

  @Test func childrenMeasureInTheirColumn() {
    let child = SizeLayout<View>(width: 500, height: 20)
    let size = Waterfall(columns: 4, children: [child]).measurement(within: Size(100, 900))
    #expect(size.sublayouts[0].size == Size(25, 20) && size.size == Size(100, 20))
  }

  @Test func strangeNumbers() {
    #expect(Waterfall(columns: 0, children: tiles([3, 4])).frames(10).map(\.y) == [0, 3])
    #expect(Waterfall(columns: -7, children: []).arrangement(width: 9).frame == Rect(0, 0, 9, 0))
    #expect(
      Waterfall(columns: 5, spacing: 50, children: tiles([3])).frames(10) == [Rect(0, 0, 0, 3)])
    let strange = [Double.nan, .infinity, -5, 1e300, 0, 10]
    for columns in [-1, 1, 3, 1_000_000] {
      for spacing in [-100.0, 0, 100] {
        let fall = Waterfall(columns: columns, spacing: spacing, children: tiles(strange))
        for room in [Size(0, 0), Size(-5, .nan), Size(.infinity, .infinity)] {
          let arranged = fall.measurement(within: room).arrangement(within: Rect(0, 0, 80, 60))
          #expect(arranged.sublayouts.allSatisfy { $0.frame.isFinite && $0.frame.height >= 0 })
        }
      }
    }
  }

  @Test func manyChildrenInManyColumns() {
    let lengths = (0..<10_000).map { Double($0 % 7) }
    let frames = Waterfall(columns: 5_000, children: tiles(lengths)).frames(5_000)
    #expect(frames.count == 10_000)
    #expect(frames.map(\.maxY).max() ?? 0 <= 12, "the columns are filled evenly")
  }
}
