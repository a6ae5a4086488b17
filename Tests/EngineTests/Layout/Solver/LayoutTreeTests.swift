import EngineTestSupport
import Testing

@testable import Engine

/// A tree that is laid out again and again: always as if anew, and measuring no more than needed.
@Suite struct LayoutTreeTests {
  @Test func afterRandomReplacementsEverythingIsAsFresh() {
    forAll(seeds: 0..<1_500) { random in
      var sketch = random.layoutSketch().named()
      var tree = LayoutTree(sketch.layout)
      var room = random.room()
      for step in 0..<6 {
        let got = tree.arrangement(width: room.width, height: room.height).placed
        let wanted = sketch.layout.arrangement(width: room.width, height: room.height).placed
        #expect(got == wanted, "step \(step)")
        for edit in 0..<random.int(in: 0...2) {
          replaceSomething(in: &sketch, &tree, "\(step).\(edit)", &random)
        }
        if random.chance(0.2) { room = random.room() }
      }
    }
  }

  /// Custom layouts hide what is below them.
  private func replaceSomething(
    in sketch: inout LayoutSketch, _ tree: inout LayoutTree, _ name: String,
    _ random: inout SeededGenerator
  ) {
    let id = random.element(of: sketch.all).id
    guard let place = tree.place(of: id) else { return }
    var new = random.layoutSketch(depth: random.int(in: 2...4)).named()
    new = new.renamed { "\(name)/\($0)" }
    if random.chance(0.4), let old = sketch.all.first(where: { $0.id == id }) {
      new = old
      new.kind = random.layoutSketch(depth: 9).kind
      if !old.children.isEmpty { new = old.with(flexibility: .init(horizontal: 3, vertical: nil)) }
    }
    sketch = sketch.replacing(id) { _ in new }
    tree.replace(place, with: new.layout)
  }

  @Test func afterRandomUpdatesEverythingIsAsFresh() {
    forAll(seeds: 0..<1_500) { random in
      var sketch = random.layoutSketch().named()
      var tree = LayoutTree(sketch.layout)
      for step in 0..<5 {
        let room = random.chance(0.7) ? (150, 100) : random.room()
        let got = tree.arrangement(width: room.width, height: room.height).placed
        let wanted = sketch.layout.arrangement(width: room.width, height: room.height).placed
        #expect(got == wanted, "step \(step)")
        let id = random.element(of: sketch.all).id
        let depth = random.int(in: 1...4)
        sketch = sketch.replacing(id) { _ in random.layoutSketch(depth: depth) }.named()
        tree.update(to: sketch.layout)
      }
    }
  }

  /// A part that measured the same in a smaller room has less of it for what it holds next.
  @Test func anotherRoomCountsThoughNothingWasMeasuredInIt() {
    func tree(_ width: Double) -> any Layout {
      row([StackLayout(axis: .vertical, sublayouts: [box("a", width, 10)]), box("b", 20, 10)])
    }
    var kept = LayoutTree(tree(30))
    for width in [200.0, 100] { _ = kept.arrangement(width: width, height: 50) }
    if let place = kept.place(of: "a") { kept.replace(place, with: box("a", 150, 10)) }
    let wanted = tree(150).arrangement(width: 100, height: 50)
    #expect(kept.arrangement(width: 100, height: 50).placed == wanted.placed)
    #expect(wanted.placed.contains { $0.frame.width == 100 })
  }

  /// Takes a share of the room's width.
  private struct Share: LeafLayout {
    let share: Double
    var viewReuseId: String? = "a"
    var alignment: Alignment { .topLeading }
    var flexibility: Flexibility { .inflexible }

    func size(within maxSize: Size) -> Size { Size(maxSize.width * share, 10) }
  }

  /// As wide in the room that was measured as what it replaces, and narrower in the one there is;
  /// where that room is known from the parent, and where from a neighbour that takes its share, too.
  @Test(arguments: [true, false]) func aShareIsOneOfTheRoomThatThereIs(isInStack: Bool) {
    func tree(_ leaf: any Layout) -> any Layout {
      isInStack
        ? row([StackLayout(axis: .vertical, sublayouts: [leaf]), box("b", 20, 10)])
        : row([leaf, Share(share: 0.5, viewReuseId: "b")])
    }
    var kept = LayoutTree(tree(box("a", 30, 10)))
    for width in [200.0, 100] { _ = kept.arrangement(width: width, height: 50) }
    let leaf = Share(share: 0.15)
    if let place = kept.place(of: "a") { kept.replace(place, with: leaf) }
    let got = kept.arrangement(width: 100, height: 50).placed
    #expect(got == tree(leaf).arrangement(width: 100, height: 50).placed)
    #expect(got.contains { $0.frame.width == 15 })
  }

  @Test func earlierArrangementsStayAsTheyWere() {
    var tree = LayoutTree(row([20, 30, 40]))
    let before = tree.arrangement(width: 200, height: 10)
    let frames = before.absoluteFrames()
    if let place = tree.place(of: "b0") { tree.replace(place, with: box("b0", 50, 10)) }
    let after = tree.arrangement(width: 200, height: 10)
    #expect(before.absoluteFrames() == frames)
    #expect(after.sublayouts.map(\.frame.x) == [0, 50, 80])
  }

  // MARK: Counts

  private func row(_ widths: [Double]) -> any Layout {
    row(widths.enumerated().map { box("b\($0)", $1, 10) })
  }

  private func row(_ layouts: [any Layout]) -> any Layout {
    StackLayout(axis: .horizontal, sublayouts: layouts)
  }

  /// The number of layouts that are measured for a change, in a tree that was laid out before.
  private func count(
    _ tree: inout LayoutTree, width: Double = 1_000, _ change: (inout LayoutTree) -> Void
  ) -> Int {
    _ = tree.arrangement(width: width, height: 500)
    let before = tree.measurementCount
    change(&tree)
    _ = tree.arrangement(width: width, height: 500)
    return tree.measurementCount - before
  }

  private func replace(_ id: String, _ width: Double) -> (inout LayoutTree) -> Void {
    { tree in
      if let place = tree.place(of: id) { tree.replace(place, with: box(id, width, 10)) }
    }
  }

  private func grid() -> any Layout {
    StackLayout(
      axis: .vertical,
      sublayouts: (0..<5).map { line in
        StackLayout(
          axis: .horizontal, sublayouts: (0..<6).map { box("\(line)-\($0)", 20, 10) })
      })
  }

  @Test func whatDidNotChangeIsNotMeasured() {
    var tree = LayoutTree(grid())
    _ = tree.arrangement(width: 1_000, height: 500)
    #expect(tree.measurementCount == 36)
    #expect(count(&tree) { _ in } == 0)
    #expect(count(&tree) { $0.update(to: grid()) } == 0)
  }

  @Test func anotherRoomThatLeavesEnoughMeasuresNothing() {
    var tree = LayoutTree(grid())
    _ = tree.arrangement(width: 1_000, height: 500)
    _ = tree.arrangement(width: 400, height: 300)
    _ = tree.arrangement(width: 120.5, height: 51)
    #expect(tree.measurementCount == 36)
    #expect(
      tree.arrangement(width: 100, height: 40).placed
        == grid().arrangement(width: 100, height: 40).placed)
    #expect(tree.measurementCount > 36)
  }

  @Test func aLeafOfTheSameSizeIsMeasuredAlone() {
    var tree = LayoutTree(grid())
    #expect(count(&tree, replace("2-3", 20)) == 1)
  }

  @Test func aLeafThatGrowsIsMeasuredWithThoseAboveIt() {
    var tree = LayoutTree(grid())
    #expect(count(&tree, replace("2-3", 30)) == 3, "the leaf, its row, the rows' column")
    #expect(count(&tree) { $0.update(to: grid()) } == 3, "the same when described anew")
  }

  @Test func onlyThoseWithoutEnoughRoomAreMeasuredAgain() {
    var tree = LayoutTree(row([20, 30, 40, 50]))
    #expect(count(&tree, width: 150, replace("b0", 25)) == 2, "all still fit")
    #expect(count(&tree, width: 150, replace("b0", 60)) == 3, "the last is cut")
  }

  @Test func anotherAlignmentAloneMeasuresNothing() {
    func stack(_ alignment: Alignment) -> any Layout {
      StackLayout(
        axis: .horizontal, spacing: 2,
        sublayouts: [
          StackLayout(axis: .vertical, alignment: alignment, sublayouts: [box("a", 5, 5)]),
          box("b", 5, 5),
        ])
    }
    var tree = LayoutTree(stack(.topLeading))
    let custom = Alignment { size, room in Rect(origin: Point(room.x + 3, 1), size: size) }
    for alignment in [Alignment.center, .bottomFill, custom, .aspectFit, custom] {
      #expect(count(&tree) { $0.update(to: stack(alignment)) } == 0)
      let got = tree.arrangement(width: 100, height: 50).placed
      #expect(got == stack(alignment).arrangement(width: 100, height: 50).placed)
    }
  }

  private struct Ranked: WrapperLayout {
    let wrapped: any Layout
    let flexibility: Flexibility
  }

  @Test func aWrapperMayRankItsLayoutAnew() {
    let boxes = ["a", "b"].map { box($0, 10, 10, .fill) }
    let row = StackLayout(
      axis: .horizontal, sublayouts: [Ranked(wrapped: boxes[0], flexibility: .flexible), boxes[1]])
    #expect(row.arrangement(width: 100, height: 10).sublayouts.map(\.frame.width) == [90, 10])
    #expect(row.arrangement(width: 100, height: 10).sublayouts[0].layout is Ranked)
  }

  @Test func nodesCanBeAddedWithoutLayouts() {
    var arena = LayoutArena()
    arena.addStack(
      axis: .vertical, spacing: 5, distribution: .center, alignment: .fill, flexibility: .flexible
    ) { arena in
      for length in [10.0, 20] {
        let size = Size(length, length)
        arena.addBox(min: size, max: size, alignment: .center, flexibility: .inflexible)
      }
      arena.add(box("a", 30, 5))
    }
    var tree = LayoutTree(arena)
    #expect(
      tree.arrangement(width: 50, height: 85).absoluteFrames()
        == [Rect(0, 0, 50, 85), Rect(20, 20, 10, 10), Rect(15, 35, 20, 20), Rect(10, 60, 30, 5)])
    #expect(tree.place(of: "a").map { tree[$0].viewReuseId } == "a")
  }

  // MARK: Layouts that count themselves

  private final class Counter { var count = 0 }

  private struct CountedLeaf: LeafLayout {
    let text: String
    let counter: Counter
    var alignment: Alignment { .topLeading }
    var viewReuseId: String? { text }

    func size(within maxSize: Size) -> Size {
      counter.count += 1
      return Size(min(maxSize.width, Double(text.count) * 10), 10)
    }

    func measuresLike(_ other: any Layout) -> Bool { (other as? CountedLeaf)?.text == text }
  }

  private func lines(_ texts: [String], _ counter: Counter) -> any Layout {
    StackLayout(
      axis: .vertical,
      sublayouts: texts.map {
        InsetLayout(inset: 1, sublayout: CountedLeaf(text: $0, counter: counter))
      })
  }

  @Test func textsAreMeasuredOnce() {
    let counter = Counter()
    var tree = LayoutTree(lines(["a", "bb", "ccc"], counter))
    #expect(
      tree.arrangement(width: 100, height: 100).absoluteFrames().map(\.y) == [
        0, 0, 1, 12, 13, 24, 25,
      ])
    _ = tree.arrangement(width: 100, height: 100)
    #expect(counter.count == 3)
    tree.update(to: lines(["a", "bb", "ccc"], counter))
    _ = tree.arrangement(width: 100, height: 100)
    #expect(counter.count == 3)
    tree.update(to: lines(["a", "b", "ccc"], counter))
    _ = tree.arrangement(width: 100, height: 100)
    #expect(counter.count == 4, "the second line is as high as before: the third has its room")
  }

  @Test func aCustomLayoutIsAskedAgainUnlessItSaysOtherwise() {
    let sketch = LayoutSketch(
      kind: .stack(.vertical, spacing: 0, .leading),
      children: [.box(5, 5), LayoutSketch(kind: .box(min: [5, 5], max: [5, 5]), isCustom: true)])
    var tree = LayoutTree(sketch.named().layout)
    #expect(count(&tree) { _ in } == 0)
    #expect(count(&tree) { $0.update(to: sketch.named().layout) } == 2)
  }
}

extension LayoutSketch {
  fileprivate func renamed(_ name: (String) -> String) -> LayoutSketch {
    var copy = self
    copy.id = name(id)
    copy.children = children.map { $0.renamed(name) }
    return copy
  }

  fileprivate func with(flexibility: Flexibility) -> LayoutSketch {
    var copy = self
    copy.flexibility = flexibility
    return copy
  }
}

/// Texts and what is written with the sugar, in a tree that is kept.
@Suite struct LayoutTreeOfTextTests {
  private let typesetter = Typesetter(measuring: MonospacedText())

  private func screen(_ title: String) -> any Layout {
    VStack(spacing: 4) {
      Text(title, typesetter: typesetter)
      HStack {
        ButtonLayout<View>(title: "Go", typesetter: typesetter)
        TextViewLayout<View>(text: "one two three", insets: Insets(2), typesetter: typesetter)
      }
    }
  }

  @Test func unchangedTextsAreNotMeasuredAgain() {
    var tree = LayoutTree(screen("Moss"))
    let first = tree.arrangement(width: 300, height: 200)
    let count = tree.measurementCount
    tree.update(to: screen("Moss"))
    #expect(tree.arrangement(width: 300, height: 200).absoluteFrames() == first.absoluteFrames())
    #expect(tree.measurementCount == count)
  }

  @Test func aChangedTextIsMeasuredWithWhatIsAroundIt() {
    var tree = LayoutTree(screen("Moss"))
    _ = tree.arrangement(width: 300, height: 200)
    let count = tree.measurementCount
    tree.update(to: screen("Fern"))
    let got = tree.arrangement(width: 300, height: 200)
    #expect(got.description == screen("Fern").arrangement(width: 300, height: 200).description)
    #expect(tree.measurementCount == count + 2, "the text and the column")
  }
}
