import Testing

@testable import Engine

/// Layouts of other programs' own kinds in a tree that is kept: what is asked again, and who is.
@Suite struct CustomLayoutTreeTests {
  private final class Counter { var count = 0 }

  /// Equal tiles measure alike; the note is no part of that.
  private struct Tile: Layout, Equatable {
    let side: Double
    let note: String
    let counter: Counter
    var arranged = Counter()
    var viewReuseId: String? { "tile" }

    static func == (one: Tile, other: Tile) -> Bool { one.side == other.side }

    func measurement(within maxSize: Size) -> LayoutMeasurement {
      counter.count += 1
      return LayoutMeasurement(
        layout: self, size: Size(side, side), maxSize: maxSize, sublayouts: [])
    }

    func arrangement(within rect: Rect, measurement: LayoutMeasurement) -> LayoutArrangement {
      arranged.count += 1
      return LayoutArrangement(
        layout: self, frame: Rect(origin: rect.origin, size: measurement.size), sublayouts: [])
    }
  }

  /// Answers with what another layout measured.
  private struct Forward: Layout {
    let content: any Layout
    let counter: Counter

    func measurement(within maxSize: Size) -> LayoutMeasurement {
      counter.count += 1
      return content.measurement(within: maxSize)
    }

    func arrangement(within rect: Rect, measurement: LayoutMeasurement) -> LayoutArrangement {
      content.arrangement(within: rect, measurement: measurement)
    }

    func measuresLike(_ other: any Layout) -> Bool { other is Forward }
  }

  private struct Pile: ContainerLayout {
    let children: [any Layout]
    let counter: Counter

    func room(forChild index: Int, within maxSize: Size) -> Size { maxSize }

    func size(of children: [Size], within maxSize: Size) -> Size {
      counter.count += 1
      return Size(5, 5)
    }

    func cells(for children: [Size], within maxSize: Size, in size: Size) -> [Rect] {
      children.map { Rect(origin: .zero, size: $0) }
    }
  }

  private func row(_ layout: any Layout) -> any Layout {
    StackLayout(axis: .horizontal, distribution: .leading, sublayouts: [layout, box("b", 20, 10)])
  }

  @Test func whatMeasuresLikeBeforeIsNotAskedAgainAndIsTheNewOne() {
    let counter = Counter()
    var tree = LayoutTree(row(Tile(side: 10, note: "old", counter: counter)))
    #expect(tree.arrangement(width: 100, height: 50).sublayouts[1].frame.x == 10)
    #expect(counter.count == 1)
    tree.update(to: row(Tile(side: 10, note: "new", counter: counter)))
    let arrangement = tree.arrangement(width: 100, height: 50)
    #expect(counter.count == 1 && arrangement.frame(of: "tile") == Rect(0, 0, 10, 10))
    #expect((arrangement.sublayouts[0].layout as? Tile)?.note == "new")
    tree.update(to: row(Tile(side: 12, note: "wider", counter: counter)))
    #expect(tree.arrangement(width: 100, height: 50).sublayouts[1].frame.x == 12)
    #expect(counter.count == 2)
  }

  @Test func equalLayoutsOfOneKindMeasureAlike() {
    let counter = Counter()
    let tile = Tile(side: 10, note: "", counter: counter)
    #expect(tile.measuresLike(Tile(side: 10, note: "x", counter: counter)))
    #expect(!tile.measuresLike(Tile(side: 11, note: "", counter: counter)))
    #expect(!tile.measuresLike(FixedLayout(10, 10)))
    let drawing = Drawing(viewBox: Rect(0, 0, 8, 8), items: [])
    #expect(Image(drawing).measuresLike(Image(drawing)))
    #expect(!Image(drawing).measuresLike(Image(drawing, scaling: .fill)))
  }

  @Test func whatAnswersForAnotherLayoutIsAskedAgain() {
    let counter = Counter()
    var tree = LayoutTree(row(Forward(content: FixedLayout(10, 10), counter: counter)))
    _ = tree.arrangement(width: 100, height: 50)
    tree.update(to: row(Forward(content: FixedLayout(14, 10), counter: counter)))
    let arrangement = tree.arrangement(width: 100, height: 50)
    #expect(counter.count == 2 && arrangement.sublayouts[1].frame.x == 14)
  }

  @Test func aContainerThatDoesNotKnowItsRulesAgainIsAskedAgain() {
    let counter = Counter()
    var tree = LayoutTree(row(Pile(children: [box("a", 3, 3)], counter: counter)))
    _ = tree.arrangement(width: 100, height: 50)
    tree.update(to: row(Pile(children: [box("a", 3, 3)], counter: counter)))
    _ = tree.arrangement(width: 100, height: 50)
    #expect(counter.count == 2)
  }

  @Test func itIsArrangedAgainOnlyInAnotherRoom() throws {
    let tile = Tile(side: 10, note: "", counter: Counter())
    var tree = LayoutTree(
      OverlayLayout(
        primary: [box("card", 40, 40)], background: [tile], overlay: [box("badge", 5, 5)],
        alignment: .topLeading))
    func asked(after name: String, isAsWide width: Double) throws -> Int {
      let before = tile.arranged.count
      tree.replace(try #require(tree.place(of: name)), with: box(name, width, 5))
      _ = tree.arrangement(width: 100, height: 100)
      return tile.arranged.count - before
    }
    _ = tree.arrangement(width: 100, height: 100)
    #expect(tile.arranged.count == 1)
    #expect(try asked(after: "badge", isAsWide: 6) == 0)
    #expect(try asked(after: "card", isAsWide: 50) == 1)
    #expect(try asked(after: "badge", isAsWide: 7) == 0)
  }
}
