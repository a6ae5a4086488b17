import EngineTestSupport
import Testing

@testable import Engine

@Suite struct StackLayoutTests {
  private func spans(
    _ children: [SizeLayout<View>], in length: Double?, _ distribution: StackDistribution,
    spacing: Double = 0
  ) -> [[Double]] {
    let stack = StackLayout(
      axis: .horizontal, spacing: spacing, distribution: distribution, sublayouts: children)
    return stack.arrangement(width: length, height: 10).sublayouts.map {
      [$0.frame.x, $0.frame.width]
    }
  }

  private func fixed(_ lengths: Double...) -> [SizeLayout<View>] {
    lengths.map { SizeLayout<View>(width: $0, height: 10) }
  }

  @Test func everyDistribution() {
    let two = fixed(20, 30)
    #expect(spans(two, in: 100, .leading, spacing: 10) == [[0, 20], [30, 30]])
    #expect(spans(two, in: 100, .trailing, spacing: 10) == [[40, 20], [70, 30]])
    #expect(spans(two, in: 100, .center, spacing: 10) == [[20, 20], [50, 30]])
    #expect(spans(two, in: 100, .fillEqualSpacing, spacing: 10) == [[0, 20], [70, 30]])
    #expect(spans(two, in: 100, .fillEqualSize, spacing: 10) == [[12.5, 20], [62.5, 30]])
  }

  @Test func theMostFlexibleChildGetsAllTheRoom() {
    let children = [
      SizeLayout<View>(minWidth: 10, flexibility: .low),
      SizeLayout<View>(minWidth: 10, flexibility: .high), SizeLayout<View>(width: 10),
    ]
    #expect(spans(children, in: 100, .fillFlexing) == [[0, 10], [10, 80], [90, 10]])
    let equal = [SizeLayout<View>(minWidth: 10), SizeLayout<View>(minWidth: 10)]
    #expect(spans(equal, in: 100, .fillFlexing) == [[0, 10], [10, 90]])
    #expect(
      spans(fixed(10, 10), in: 100, .fillFlexing) == [[0, 10], [10, 10]], "nobody can grow")
  }

  @Test func inflexibleAndLeastFlexibleRankAlike() {
    let least = SizeLayout<View>(
      width: 10, alignment: .fill, flexibility: .min)
    let rigid = SizeLayout<View>(width: 10, alignment: .fill)
    #expect(spans([least, rigid], in: 50, .fillFlexing) == [[0, 40], [40, 10]])
    #expect(spans([rigid, least], in: 50, .fillFlexing) == [[0, 10], [10, 10]])
  }

  @Test func lessFlexibleChildrenTakeTheirRoomFirst() {
    let children = [
      SizeLayout<View>(minWidth: 50), SizeLayout<View>(width: 60), SizeLayout<View>(minWidth: 50),
    ]
    #expect(spans(children, in: 100, .leading) == [[0, 40], [40, 60]], "the last one vanishes")
  }

  @Test func aChildWithoutLengthCountsForNothing() {
    let children = fixed(10, 0, 20)
    #expect(
      spans(children, in: nil, .leading, spacing: 5) == [[0, 10], [15, 0], [15, 20]])
  }

  @Test func noRoomAcrossDropsEveryChild() {
    let stack = StackLayout(axis: .horizontal, sublayouts: fixed(10, 10))
    #expect(stack.arrangement(width: 100, height: 0).sublayouts.isEmpty)
  }

  @Test func flexibilityIsInherited() {
    let children = [
      SizeLayout<View>(width: 5, height: 5, flexibility: Flexibility(horizontal: 3, vertical: 7)),
      SizeLayout<View>(width: 5, height: 5, flexibility: Flexibility(horizontal: nil, vertical: 4)),
    ]
    let row = StackLayout(axis: .horizontal, sublayouts: children)
    #expect(row.flexibility == Flexibility(horizontal: 3, vertical: 4))
    let column = StackLayout(axis: .vertical, sublayouts: children)
    #expect(column.flexibility == Flexibility(horizontal: nil, vertical: 7))
    let empty = StackLayout(axis: .vertical, sublayouts: [])
    #expect(empty.flexibility == Flexibility(horizontal: .max, vertical: nil))
  }

  @Test func equalSharesFillTheRoom() {
    for count in 1...6 {
      for spacing in [0.0, 1, 7.5, 40] {
        for total in [0.0, 3, 100] {
          let share = equalShare(of: total, among: count, spacing: spacing)
          let cells = (1...count).last { Double($0 - 1) * spacing <= total } ?? 1
          let used = share * Double(cells) + spacing * Double(cells - 1)
          #expect(abs(used - total) < 1e-9, "\(count) of \(total), \(spacing) apart")
        }
      }
    }
  }

  @Test func strangeRoomsAndSpacingsStayNumbers() {
    for spacing in [-20.0, -1, 0, 5] {
      for length in [0.0, 3, 50] {
        for distribution in StackDistribution.allCases {
          for span in spans(fixed(30, 0, 10), in: length, distribution, spacing: spacing) {
            #expect(span.allSatisfy { $0.isFinite }, "\(distribution) \(spacing) in \(length)")
            #expect(span[1] >= 0)
          }
        }
      }
    }
  }

  @Test func aThousandLevels() {
    var layout: any Layout = box("leaf", 10, 10)
    for level in 0..<1_000 {
      layout = StackLayout(axis: level % 2 == 0 ? .horizontal : .vertical, sublayouts: [layout])
    }
    #expect(layout.arrangement().frame == Rect(0, 0, 10, 10))
  }
}
