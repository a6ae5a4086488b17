import EngineTestSupport
import Testing

@testable import Engine

/// The flat solver gives the frames that the rules say, layout by layout.
@Suite struct ArenaAgainstRulesTests {
  private func check(
    _ sketch: LayoutSketch, _ width: Double?, _ height: Double?, _ note: String = ""
  ) -> Bool {
    let named = sketch.named()
    let got = named.layout.arrangement(width: width, height: height).placed
    let wanted = SlowSolver.solve(named, width: width, height: height)
    let isRight =
      got.count == wanted.count && zip(got, wanted).allSatisfy { $0.isClose(to: $1) }
    #expect(isRight, "\(note) in \(String(describing: (width, height))): \(got), not \(wanted)")
    return isRight
  }

  private static let leaves: [LayoutSketch] = {
    var growing = LayoutSketch.box(nil, nil)
    growing.kind = .box(min: [10, 5], max: [nil, 30])
    return [.box(20, 10), .box(0, 15), growing]
  }()

  private static let rooms: [Double?] = [nil, 0, 25, 100]

  @Test func allSmallStacks() {
    for children in allLists(of: Self.leaves, upTo: 3) {
      for distribution in StackDistribution.allCases {
        for spacing in [0.0, 7] {
          for axis in [Axis.horizontal, .vertical] {
            let stack = LayoutSketch(
              kind: .stack(axis, spacing: spacing, distribution), children: children)
            for width in Self.rooms {
              for height in Self.rooms where !check(stack, width, height) { return }
            }
          }
        }
      }
    }
  }

  @Test func allAlignmentsInAllKinds() {
    let kinds: [LayoutSketch.Kind] = [
      .box(min: [15, nil], max: [60, 40]), .inset(Insets(top: 1, left: 2, bottom: 30, right: 4)),
      .stack(.horizontal, spacing: 3, .center), .overlay(background: 0, primary: 1),
      .overlay(background: 1, primary: 0),
    ]
    for (outer, inner) in kinds.flatMap({ outer in kinds.map { (outer, $0) } }) {
      for vertical in Alignment.Vertical.allCases {
        for horizontal in Alignment.Horizontal.allCases {
          for leaf in Self.leaves {
            var child = LayoutSketch(kind: inner, children: [leaf])
            child.vertical = vertical
            child.horizontal = horizontal
            let sketch = LayoutSketch(kind: outer, children: [child])
            for width in Self.rooms {
              for height in Self.rooms where !check(sketch, width, height) { return }
            }
          }
        }
      }
    }
  }

  @Test func tenThousandTrees() {
    forAll(seeds: 0..<10_000) { random in
      let sketch = random.layoutSketch()
      let room = random.room()
      _ = check(sketch, room.width, room.height)
    }
  }

  @Test func absoluteFramesAreTheSumsOfTheRelativeOnes() {
    forAll(seeds: 0..<500) { random in
      let arrangement = random.layoutSketch().layout.arrangement(width: 200, height: 150)
      var wanted: [Rect] = []
      func add(_ arrangement: LayoutArrangement, _ origin: Point) {
        wanted.append(arrangement.frame.offset(by: origin))
        for child in arrangement.sublayouts { add(child, arrangement.frame.origin + origin) }
      }
      add(arrangement, .zero)
      let got = arrangement.absoluteFrames()
      #expect(got.count == wanted.count && zip(got, wanted).allSatisfy { $0.isClose(to: $1) })
    }
  }
}
