import EngineTestSupport
import Testing

@testable import Engine

/// Containers with rules of their own, in a tree that is kept.
@Suite struct ContainerTreeTests {
  private static let axes = [Axis.horizontal, .vertical]

  private func leaf(_ random: inout SeededGenerator) -> any Layout {
    let side = { (random: inout SeededGenerator) in Double(random.int(in: 0...4)) * 7.3 }
    return switch random.int(in: 0...5) {
    case 0: FixedLayout(side(&random), side(&random))
    case 1: LabelLayout<View>(text: random.element(of: ["", "to be", "to be or not to be"]))
    case 2: ButtonLayout<View>(title: random.element(of: ["", "Play", "Stop it"]))
    case 3:
      TextViewLayout<View>(
        text: random.element(of: ["", "one two three"]), insets: Insets(side(&random)))
    case 4: SizeLayout<View>(minWidth: side(&random), maxHeight: side(&random))
    default: SizeLayout<View>(width: side(&random), height: side(&random))
    }
  }

  private func layout(_ depth: Int, _ random: inout SeededGenerator) -> any Layout {
    guard depth > 0, random.chance(0.8) else { return leaf(&random) }
    var children: [any Layout] = []
    for _ in 0..<random.int(in: 0...4) { children.append(layout(depth - 1, &random)) }
    let axis = random.element(of: Self.axes)
    let gap = random.element(of: [-2, 0, 3.7])
    switch random.int(in: 0...5) {
    case 0:
      return Flow(
        axis: axis, lineSpacing: gap, interitemSpacing: 2,
        justifyContent: random.element(of: Flow.Justification.allCases),
        alignItems: random.element(of: Flow.ItemAlignment.allCases),
        alignContent: random.element(of: Flow.ContentAlignment.allCases), children: children)
    case 1:
      return Waterfall(
        axis: axis, columns: random.int(in: 1...3), spacing: gap, children: children)
    case 2:
      return AbsoluteLayout(
        children.map { .init($0, Rect(gap, Double(random.int(in: 0...2)) * 9, 30.5, 20)) })
    case 3: return Badge(content: leaf(&random), overlay: layout(depth - 1, &random))
    case 4: return InsetLayout(inset: gap, sublayout: layout(depth - 1, &random))
    default:
      return StackLayout(
        axis: axis, spacing: gap,
        distribution: random.element(of: StackDistribution.allCases), sublayouts: children)
    }
  }

  /// The same seed twice gives the same layout; so every second description is an old one again.
  @Test func anUpdatedTreeIsAsFreshAsANewOne() {
    forAll(seeds: 0..<400) { random in
      let seeds = (0..<3).map { _ in random.next() }
      var first = SeededGenerator(seed: seeds[0])
      var tree = LayoutTree(layout(3, &first))
      for _ in 0..<6 {
        var next = SeededGenerator(seed: random.element(of: seeds))
        let wanted = layout(3, &next)
        tree.update(to: wanted)
        let width: Double? = random.element(of: [nil, 60, 200.25])
        let height: Double? = random.element(of: [nil, 90])
        let got = tree.arrangement(width: width, height: height)
        let fresh = wanted.arrangement(width: width, height: height)
        #expect(got.absoluteFrames() == fresh.absoluteFrames())
        #expect(got.description == fresh.description)
      }
    }
  }

  private func cards(_ changed: Int?, in container: ([any Layout]) -> any Layout) -> any Layout {
    container(
      (0..<1_000).map { (index: Int) -> any Layout in
        SizeLayout<View>(width: index == changed ? 37 : 36, height: 18).id("\(index)")
      })
  }

  @Test(arguments: 0..<3)
  func oneChangedCardOfAThousandIsMeasuredAlone(_ index: Int) {
    let container: ([any Layout]) -> any Layout = { cards in
      switch index {
      case 0: Flow(spacing: 4, children: cards)
      case 1: Waterfall(columns: 5, spacing: 4, children: cards)
      default:
        AbsoluteLayout(cards.enumerated().map { .init($1, Rect(Double($0), 0, 40, 20)) })
      }
    }
    var tree = LayoutTree(cards(nil, in: container))
    _ = tree.arrangement(width: 1_000)
    let count = tree.measurementCount
    tree.update(to: cards(nil, in: container))
    _ = tree.arrangement(width: 1_000)
    #expect(tree.measurementCount == count)
    tree.update(to: cards(500, in: container))
    let got = tree.arrangement(width: 1_000).absoluteFrames()
    #expect(got == cards(500, in: container).arrangement(width: 1_000).absoluteFrames())
    #expect(tree.measurementCount == count + 2, "the card and its container")
  }

  /// A container as its documentation has it.
  private struct Pile: ContainerLayout {
    let children: [any Layout]
    func room(forChild index: Int, within maxSize: Size) -> Size { maxSize }
    func size(of children: [Size], within maxSize: Size) -> Size { maxSize }
    func cells(for children: [Size], within maxSize: Size, in size: Size) -> [Rect] {
      children.indices.map { Rect(origin: Point(10 * Double($0), 0), size: children[$0]) }
    }
  }

  /// A container whose children have the room that those before them leave over.
  private struct Line: ContainerLayout {
    let children: [any Layout]
    func room(forChild index: Int, within maxSize: Size) -> Size { maxSize }
    func room(forChild index: Int, after sizes: [Size], within maxSize: Size) -> Size {
      Size(maxSize.width - sizes.map(\.width).reduce(0, +), Double(sizes.count))
    }
    func size(of children: [Size], within maxSize: Size) -> Size {
      Size(children.map(\.width).reduce(0, +), maxSize.height)
    }
    func cells(for children: [Size], within maxSize: Size, in size: Size) -> [Rect] {
      children.map { Rect(origin: .zero, size: $0) }
    }
  }

  /// Whatever those before it have in them.
  @Test func aChildHasARoomByWhatThoseBeforeItMeasure() {
    func box(_ width: Double) -> any Layout { SizeLayout<View>(width: width, height: 9) }
    let inner = Line(children: [box(10), box(25)])
    let line = Line(children: [box(20), inner, box(200)])
    #expect(line.frames(100, 50) == [Rect(0, 0, 20, 0), Rect(0, 0, 35, 1), Rect(0, 0, 45, 2)])
  }

  @Test func aContainerOfOnesOwnPlacesItsChildren() {
    let pile = Pile(children: [FixedLayout(5, 6), FixedLayout(7, 8)])
    #expect(pile.frames(100, 50) == [Rect(0, 0, 5, 6), Rect(10, 0, 7, 8)])
    #expect(pile.extent.count == 3 && pile.arrangement(width: 100, height: 50).frame.width == 100)
  }
}
