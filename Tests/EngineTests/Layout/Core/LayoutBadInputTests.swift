import EngineTestSupport
import Testing

@testable import Engine

/// Senseless layouts are refused with a text, or come to frames that are numbers.
@Suite struct LayoutBadInputTests {
  private func isSafe(_ layout: any Layout, _ width: Double?, _ height: Double?) -> Bool {
    layout.arrangement(width: width, height: height).placed.allSatisfy { placed in
      (0..<4).allSatisfy { placed.frame.lanes[$0].isFinite }
    }
  }

  private static let strange: [Double] = [
    -1e300, -50, 0, .leastNonzeroMagnitude, 30, 1e300, .greatestFiniteMagnitude,
  ]

  @Test func strangeInsetsAndSpacingsGiveNumbers() {
    for inset in Self.strange {
      for spacing in Self.strange {
        for distribution in StackDistribution.allCases {
          let stack = StackLayout(
            axis: .horizontal, spacing: spacing, distribution: distribution, alignment: .center,
            sublayouts: [box("a", 20, 10), InsetLayout(inset: inset, sublayout: box("b")), box()])
          for side in [nil, -20, 0, 60, .greatestFiniteMagnitude] as [Double?] {
            #expect(isSafe(stack, side, 40), "\(inset) \(spacing) \(distribution) in \(side ?? -1)")
            #expect(isSafe(InsetLayout(inset: inset, sublayout: stack), 40, side))
          }
        }
      }
    }
  }

  @Test func infiniteAndNegativeLimitsGiveNumbers() {
    for low in [-5, 0, .infinity, 1e308] {
      for high in [-5, 0, .infinity, 1e308] {
        for alignment in [Alignment.center, .bottomTrailing, .fill, .aspectFit] {
          let boxes = (0..<3).map { _ in
            SizeLayout<View>(minWidth: low, maxWidth: high, minHeight: low, alignment: alignment)
          }
          let stack = StackLayout(axis: .vertical, spacing: 1e308, sublayouts: boxes)
          #expect(isSafe(stack, nil, nil) && isSafe(stack, 10, nil), "\(low) \(high)")
        }
      }
    }
  }

  @Test func anEmptyLayoutThatKeepsItsShapeIsNothing() {
    let layout = SizeLayout<View>(width: 0, height: 0, alignment: .aspectFit)
    #expect(layout.arrangement(width: 100, height: 80).frame == Rect(50, 40, 0, 0))
  }

  private struct Wild: LeafLayout {
    let answer: Size
    let alignment: Alignment
    func size(within maxSize: Size) -> Size { answer }
  }

  @Test func whatCustomLayoutsAndRulesAnswerBecomesNumbers() {
    let wild = Alignment { _, room in Rect(.nan, .infinity, room.width / 0, -.infinity) }
    for answer in [Size(.nan, 5), Size(.infinity, -.infinity), Size(-4, 1e308)] {
      for alignment in [wild, .center, .aspectFit, .bottomTrailing] {
        let leaf = Wild(answer: answer, alignment: alignment)
        let stack = StackLayout(
          axis: .horizontal, sublayouts: [leaf, InsetLayout(inset: 3, sublayout: leaf), box("a")])
        #expect(isSafe(stack, 100, 50) && isSafe(stack, nil, nil))
      }
    }
  }

  @Test func anInfiniteRoomToMeasureInIsAVeryLargeOne() {
    let size = SizeLayout<View>(minWidth: 10).measurement(within: Size(.infinity, .infinity)).size
    #expect(size == Size(10, 0))
  }

  // MARK: Depth

  private static func nested(_ levels: Int) -> any Layout {
    var layout: any Layout = box("leaf", 10, 10)
    for level in 1..<levels {
      layout =
        switch level % 4 {
        case 0: SizeLayout<View>(sublayout: layout)
        case 1: StackLayout(axis: .horizontal, sublayouts: [layout])
        case 2: InsetLayout(inset: 0, sublayout: layout)
        default: OverlayLayout(primary: [layout])
        }
    }
    return layout
  }

  @Test func manyLevelsAreBuiltSolvedChangedPrintedAndReleased() {
    let layout = Self.nested(Int(LayoutExtent.maxLevels))
    var tree = LayoutTree(layout)
    let arrangement = tree.arrangement()
    #expect(arrangement.frame == Rect(0, 0, 10, 10))
    #expect(arrangement.description.split(separator: "\n").count == LayoutExtent.maxLevels)
    #expect(layout.measurement(within: Size(50, 50)).description.contains("\"leaf\" 10.0"))
    if let place = tree.place(of: "leaf") { tree.replace(place, with: box("leaf", 20, 5)) }
    #expect(tree.arrangement().frame == Rect(0, 0, 20, 5))
  }

  private struct Wrapped: WrapperLayout {
    let wrapped: any Layout
  }

  @Test func wrappersAreNoLevels() {
    var layout = Self.nested(Int(LayoutExtent.maxLevels) - 1)
    for _ in 0..<3_000 { layout = Wrapped(wrapped: layout) }
    #expect(layout.extent.levels == LayoutExtent.maxLevels - 1)
    #expect(layout.arrangement().frame == Rect(0, 0, 10, 10))
  }

  private func refusal(_ result: ExitTest.Result?) -> String {
    String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
  }

  @Test func deeperTreesAreRefused() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      _ = LayoutBadInputTests.nested(100_000)
    }
    #expect(refusal(result).contains("a layout tree has at most 1024 levels"))
  }

  @Test func deeperReplacementsAreRefused() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      var tree = LayoutTree(LayoutBadInputTests.nested(1_000))
      if let place = tree.place(of: "leaf") {
        tree.replace(place, with: LayoutBadInputTests.nested(1_000))
      }
    }
    #expect(refusal(result).contains("a layout tree has at most 1024 levels"))
  }

  @Test func roomsThatAreNoNumbersAreRefused() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      _ = box("a").measurement(within: Size(.nan, 5))
    }
    #expect(refusal(result).contains("the sides of a layout's room are numbers"))
  }

  @Test func treesOfTooManyLayoutsAreRefused() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      var layout: any Layout = box("a", 1, 1)
      for _ in 0..<60 { layout = OverlayLayout(primary: [layout, layout]) }
    }
    #expect(refusal(result).contains("a layout tree has at most 16777216 layouts"))
  }
}
