import EngineTestSupport
import Testing

@testable import Engine

/// The memory of a tree: what it keeps from one layout to the next, and what it lets go.
@Suite struct LayoutMemoryTests {
  // MARK: Trees that are filled again

  @Test func aTreeFilledAgainIsAsFresh() {
    forAll(seeds: 0..<500) { random in
      var tree = LayoutTree(random.layoutSketch().named().layout)
      for step in 0..<5 {
        let room = random.room()
        let sketch = random.layoutSketch().named()
        if random.chance(0.8) { _ = tree.arrangement(width: room.width, height: room.height) }
        tree.refill { $0.add(sketch.layout) }
        let got = tree.arrangement(width: room.width, height: room.height)
        let wanted = sketch.layout.arrangement(width: room.width, height: room.height)
        #expect(got.placed == wanted.placed, "step \(step)")
        #expect(got.absoluteFrames() == wanted.absoluteFrames(), "step \(step)")
      }
    }
  }

  @Test func arrangementsFromBeforeStayAsTheyWere() {
    var tree = LayoutTree(box("a", 10, 10))
    let before = tree.arrangement(width: 30, height: 30)
    tree.refill { $0.add(box("b", 20, 20)) }
    #expect(tree.arrangement(width: 30, height: 30).frame == Rect(5, 5, 20, 20))
    #expect(before.frame == Rect(10, 10, 10, 10))
    #expect(before.layout.viewReuseId == "a")
  }

  @Test func framesTakeTheMemoryOfTheOldOnes() {
    forAll(seeds: 0..<200) { random in
      var frames = [Rect](repeating: .zero, count: 500)
      let memory = frames.withUnsafeBufferPointer { $0.baseAddress }
      let arrangement = random.layoutSketch().layout.arrangement(width: 200, height: 150)
      arrangement.absoluteFrames(into: &frames)
      #expect(frames == arrangement.absoluteFrames())
      #expect(frames.withUnsafeBufferPointer { $0.baseAddress } == memory)
    }
  }

  // MARK: Layouts that are let go

  private final class Token {}

  private struct Tagged: LeafLayout {
    let token: Token
    let viewReuseId: String?
    var alignment: Alignment { .fill }
    func size(within maxSize: Size) -> Size { Size(10, 10) }
  }

  private struct Wrapped: WrapperLayout {
    let wrapped: any Layout
    let viewReuseId: String?
  }

  private struct Composed: ComposedLayout {
    let layout: any Layout
  }

  /// A layout by the name of "a", built around a token in one of many ways.
  private func layout(_ way: Int, _ token: Token) -> any Layout {
    let leaf = Tagged(token: token, viewReuseId: "a")
    let nameless = Tagged(token: token, viewReuseId: nil)
    return switch way {
    case 0: leaf
    case 1: Wrapped(wrapped: nameless, viewReuseId: "a")
    case 2: Composed(layout: leaf)
    case 3: Wrapped(wrapped: Composed(layout: nameless), viewReuseId: "a")
    case 4: Composed(layout: Wrapped(wrapped: Composed(layout: nameless), viewReuseId: "a"))
    case 5: box("a", 5, 5, nil, nameless)
    case 6:
      HStack(viewReuseId: "a") {
        Composed(layout: nameless); nameless
      }
    default:
      ZStack(viewReuseId: "a") {
        nameless
        VStack {
          Wrapped(wrapped: nameless, viewReuseId: "b")
          Spacer()
        }
      }
    }
  }

  @Test func whatIsReplacedIsLetGo() {
    for (one, other) in (0..<8).flatMap({ one in (0..<8).map { (one, $0) } }) {
      var tree = LayoutTree(
        StackLayout(axis: .vertical, sublayouts: [box("a", 10, 10), box("last", 10, 10)]))
      weak var replaced: Token?
      for way in [one, other, one, 0] {
        let token = Token()
        if let place = tree.place(of: "a") { tree.replace(place, with: layout(way, token)) }
        _ = tree.arrangement(width: 100, height: 100)
        #expect(replaced == nil, "\(one), \(other): the tree holds on to what it no longer shows")
        #expect(tree.place(of: "a").map { tree[$0].viewReuseId } == "a")
        #expect(tree.place(of: "last").map { tree[$0].viewReuseId } == "last")
        replaced = token
      }
      #expect(replaced != nil)
      tree.refill { $0.add(box("c", 1, 1)) }
      #expect(replaced == nil && tree.place(of: "last") == nil)
    }
  }
}

/// One leaf of nested stacks changes, along or across them: as if everything were done anew.
@Suite struct LayoutChangeTests {
  private struct World {
    let axes: [Axis]
    let distribution: StackDistribution
    let alignment: Alignment

    /// A stack of three stacks of three leaves, of which one has the name "a".
    func layout(_ size: Size, at place: Int) -> any Layout {
      stack(
        0,
        (0..<3).map { row in
          stack(
            1,
            (0..<3).map { column in
              row * 3 + column == place
                ? box("a", size.width, size.height) : box(nil, 10 + Double(row), 8 + Double(column))
            })
        })
    }

    private func stack(_ level: Int, _ children: [any Layout]) -> any Layout {
      StackLayout(
        axis: axes[level], spacing: 2, distribution: distribution, alignment: alignment,
        flexibility: level == 1 ? .low : nil, sublayouts: children)
    }
  }

  private static let sizes = [
    Size(10, 8), Size(30, 8), Size(10, 8), Size(10, 40), Size(10, 1), Size(0, 8), Size(4, 0),
    Size(200, 200), Size(10, 8),
  ]

  private func check(_ world: World, at place: Int, in room: (Double?, Double?)) -> Bool {
    var tree = LayoutTree(world.layout(Self.sizes[0], at: place))
    return Self.sizes.allSatisfy { size in
      if let place = tree.place(of: "a") {
        tree.replace(place, with: box("a", size.width, size.height))
      }
      let got = tree.arrangement(width: room.0, height: room.1)
      let wanted = world.layout(size, at: place).arrangement(width: room.0, height: room.1)
      let isRight = got.absoluteFrames() == wanted.absoluteFrames()
      #expect(isRight, "\(world), leaf \(place), \(size) in \(room): \(got), not \(wanted)")
      return isRight
    }
  }

  @Test(.onlyWithAllSeeds) func allNestedStacks() {
    let axes: [Axis] = [.horizontal, .vertical]
    for axes in axes.flatMap({ outer in axes.map { [outer, $0] } }) {
      for distribution in StackDistribution.allCases {
        for alignment in [Alignment.fill, .center, .bottomLeading] {
          let world = World(axes: axes, distribution: distribution, alignment: alignment)
          for place in 0..<9 {
            for room in [(nil, nil), (120, 90), (31, 200), (300, 25)] as [(Double?, Double?)]
            where !check(world, at: place, in: room) { return }
          }
        }
      }
    }
  }

  /// A leaf that grows across nested stacks: nothing beside the way up is measured again.
  @Test func aChangeAcrossLooksAtNothingElse() {
    let world = World(axes: [.vertical, .horizontal], distribution: .leading, alignment: .fill)
    var tree = LayoutTree(world.layout(Size(10, 8), at: 4))
    _ = tree.arrangement(width: 300, height: 300)
    for (size, count) in [(Size(20, 8), 3), (Size(20, 30), 3), (Size(20, 9), 3), (Size(20, 9), 1)] {
      let before = tree.measurementCount
      if let place = tree.place(of: "a") {
        tree.replace(place, with: box("a", size.width, size.height))
      }
      _ = tree.arrangement(width: 300, height: 300)
      #expect(tree.measurementCount - before == count, "\(size)")
    }
  }
}
