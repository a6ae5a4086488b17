import EngineTestSupport
import Testing

@testable import Engine

/// Long stacks of which single children change: what only moves is where a fresh layout has it.
@Suite struct MovedStackTests {
  /// A stack of boxes and of short rows, of up to a hundred children.
  private struct LongStack {
    var axis = Axis.vertical
    var spacing = 0.0
    var distribution = StackDistribution.leading
    /// One child that takes what is left over, and its place.
    var grower: Int?
    var children: [any Layout] = []
    /// The number of stacks around it.
    var depth = 0

    var layout: any Layout {
      var all = children
      if let grower { all.insert(box("grower", nil, 3), at: min(grower, all.count)) }
      var layout: any Layout = StackLayout<View>(
        axis: axis, spacing: spacing, distribution: distribution, sublayouts: all)
      for _ in 0..<depth {
        layout = StackLayout<View>(
          axis: .horizontal, spacing: 1, sublayouts: [box("before", 3, 4), layout, box("z", 5, 6)])
      }
      return layout
    }
  }

  private func length(_ random: inout SeededGenerator) -> Double {
    random.element(of: [0, 4, 10, 12.5, 20.25, 1 / 3, 7.1, 33])
  }

  private func child(_ index: Int, _ random: inout SeededGenerator) -> any Layout {
    let size = (length(&random), length(&random))
    switch random.int(in: 0...9) {
    case 0:
      return StackLayout<View>(
        axis: random.element(of: [.horizontal, .vertical]), spacing: 2, viewReuseId: "\(index)",
        sublayouts: (0..<3).map { box("\(index)-\($0)", size.0 + Double($0), size.1) })
    case 1: return box("\(index)", size.0, size.1, .bottomTrailing)
    case 2:
      return box("\(index)", size.0, size.1, random.element(of: [.fill, .center, .aspectFit]))
    case 3:
      let aligner = Alignment { size, room in
        Rect(origin: Point(room.x / 3, room.y + 1), size: size)
      }
      return random.chance(0.1) ? box("\(index)", size.0, size.1, aligner) : box("\(index)", 10, 10)
    default: return box("\(index)", size.0.rounded(), size.1.rounded())
    }
  }

  private func stack(_ random: inout SeededGenerator) -> LongStack {
    var stack = LongStack()
    stack.axis = random.element(of: [.horizontal, .vertical])
    stack.spacing = random.element(of: [0, 2, 0.5, 0.1])
    stack.distribution =
      random.chance(0.7) ? .fillFlexing : random.element(of: StackDistribution.allCases)
    stack.depth = random.int(in: 0...2)
    let isPlain = random.chance(0.7)
    stack.children = (0..<random.int(in: 1...100)).map { index in
      isPlain ? box("\(index)", 10, 8) : child(index, &random)
    }
    if random.chance(0.15) { stack.grower = random.int(in: 0...100) }
    return stack
  }

  /// Children are changed again and again, at times in other rooms and without a look in between.
  @Test func afterManyChangesEverythingIsAsFresh() {
    forAll(seeds: 0..<400) { random in
      var stack = stack(&random)
      var tree = LayoutTree(stack.layout)
      var room: (Double?, Double?) = (4_000, 4_000)
      for step in 0..<12 {
        if random.chance(0.1) {
          room = random.element(of: [(nil, nil), (400, 300), (5_000, 3_000.1)])
        }
        let index = random.int(in: 0...stack.children.count - 1)
        let new =
          random.chance(0.7)
          ? box("\(index)", Double(random.int(in: 1...30)), 8) : child(index, &random)
        stack.children[index] = new
        if let place = tree.place(of: "\(index)") { tree.replace(place, with: new) }
        if random.chance(0.1) { tree.update(to: stack.layout) }
        if random.chance(0.3) { continue }
        let got = tree.arrangement(width: room.0, height: room.1)
        guard random.chance(0.6) else { continue }
        let wanted = stack.layout.arrangement(width: room.0, height: room.1)
        #expect(got.placed == wanted.placed, "step \(step)")
        #expect(got.absoluteFrames() == wanted.absoluteFrames(), "step \(step)")
      }
    }
  }

  /// A list that takes another's place knows nothing of what has moved in that.
  @Test(arguments: [100, 90]) func aListInAnothersPlaceBeginsAnew(count: Int) throws {
    func list(_ heights: [Double]) -> any Layout {
      StackLayout<View>(
        axis: .vertical, distribution: .leading, viewReuseId: "list",
        sublayouts: heights.enumerated().map { box("\($0.offset)", 10, $0.element) })
    }
    func whole(_ heights: [Double]) -> any Layout {
      StackLayout<View>(axis: .horizontal, sublayouts: [list(heights), box("beside", 5, 6)])
    }
    var heights = Array(repeating: 8.0, count: 100)
    var tree = LayoutTree(whole(heights))
    func expectFresh(_ step: String) {
      let wanted = whole(heights).arrangement(width: 400, height: 4_000)
      let got = tree.arrangement(width: 400, height: 4_000)
      #expect(got.absoluteFrames() == wanted.absoluteFrames(), "\(step)")
    }
    func grow(_ step: String) throws {
      heights[0] += 3
      tree.replace(try #require(tree.place(of: "0")), with: box("0", 10, heights[0]))
      expectFresh(step)
    }
    expectFresh("at first")
    try grow("before")
    heights = Array(repeating: 7.0, count: count)
    tree.replace(try #require(tree.place(of: "list")), with: list(heights))
    expectFresh("another list")
    try grow("after")
  }

  /// Rows of a long list: a change inside one moves those behind it, and inside those too.
  @Test func changesInsideTheRowsOfAList() {
    forAll(seeds: 0..<150) { random in
      var heights = (0..<random.int(in: 30...90)).map { _ in Double(random.int(in: 1...20)) }
      func list() -> any Layout {
        StackLayout<View>(
          axis: .vertical, spacing: 2,
          sublayouts: heights.enumerated().map { index, height in
            StackLayout<View>(
              axis: .horizontal, sublayouts: [box("\(index)", 10, height), box(nil, 5, 5, .center)])
          })
      }
      var tree = LayoutTree(list())
      for _ in 0..<15 {
        _ = tree.arrangement(width: 200, height: 3_000)
        let row = random.chance(0.6) ? 7 : random.int(in: 0...heights.count - 1)
        heights[row] = random.element(of: [1, 7, 8.5, 30, 0, 0.3])
        if let place = tree.place(of: "\(row)") {
          tree.replace(place, with: box("\(row)", 10, heights[row]))
        }
        let got = tree.arrangement(width: 200, height: 3_000)
        #expect(got.placed == list().arrangement(width: 200, height: 3_000).placed)
      }
    }
  }

  /// Nobody but the changed one is measured or placed, wherever it is.
  @Test func aChangeMeasuresTheLeafAndItsStack() {
    let leaves = (0..<500).map { box("\($0)", 20, 10) }
    var tree = LayoutTree(StackLayout<View>(axis: .horizontal, spacing: 2, sublayouts: leaves))
    _ = tree.arrangement(width: 40_000, height: 100)
    for (turn, leaf) in [250, 3, 499, 250, 31, 32, 0].enumerated() {
      let count = tree.measurementCount
      if let place = tree.place(of: "\(leaf)") {
        tree.replace(place, with: box("\(leaf)", 21 + Double(turn), 10))
      }
      _ = tree.arrangement(width: 40_000, height: 100)
      #expect(tree.measurementCount == count + 2)
    }
  }

  @Test func earlierArrangementsStayWhereTheyWere() {
    let leaves = (0..<100).map { box("\($0)", 20, 10) }
    var tree = LayoutTree(StackLayout<View>(axis: .horizontal, sublayouts: leaves))
    let first = tree.arrangement(width: 4_000, height: 10)
    if let place = tree.place(of: "1") { tree.replace(place, with: box("1", 30, 10)) }
    let second = tree.arrangement(width: 4_000, height: 10)
    #expect(first.frame(of: "99")?.x == 1_980 && second.frame(of: "99")?.x == 1_990)
    #expect(second.sublayouts[99].frame == second.absoluteFrames()[100])
    if let place = tree.place(of: "99") { tree.replace(place, with: box("99", 1, 10)) }
    #expect(tree.arrangement(width: 4_000, height: 10).frame(of: "99") == Rect(1_990, 0, 1, 10))
    #expect(second.frame(of: "99") == Rect(1_990, 0, 20, 10))
  }
}
