import Testing

@testable import Engine

/// Containers that know their own rules again: the same rules are, each other one is not.
@Suite struct ContainerRulesTests {
  private func rules(_ layout: any ComposedLayout) throws -> any RuledContainer {
    try #require(layout.layout as? any RuledContainer)
  }

  /// - Parameter others: layouts with rules that are all different.
  private func expectDifferent(
    _ layout: any ComposedLayout, like same: any ComposedLayout, from others: [any ComposedLayout]
  ) throws {
    let own = try rules(layout)
    #expect(own.hasRules(of: try rules(same)))
    for (place, other) in others.enumerated() {
      #expect(!own.hasRules(of: try rules(other)), "\(place)")
    }
    #expect(!own.hasRules(of: FixedLayout(1, 1)))
  }

  @Test func aFlowsRulesAreItsAxisItsSpacingsAndItsAlignments() throws {
    let flow = Flow(spacing: 2, children: [])
    try expectDifferent(
      flow, like: Flow(lineSpacing: 2, interitemSpacing: 2, children: [FixedLayout(1, 1)]),
      from: [
        Flow(axis: .vertical, spacing: 2, children: []),
        Flow(spacing: 2, lineSpacing: 3, children: []),
        Flow(spacing: 2, interitemSpacing: 3, children: []),
        Flow(spacing: 2, justifyContent: .end, children: []),
        Flow(spacing: 2, alignItems: .end, children: []),
        Flow(spacing: 2, alignContent: .end, children: []), Waterfall(spacing: 2, children: []),
      ])
  }

  @Test func aWaterfallsRulesAreItsAxisItsColumnsAndItsSpacings() throws {
    let fall = Waterfall(columns: 3, spacing: 2, children: [])
    try expectDifferent(
      fall, like: Waterfall(columns: 3, spacing: 2, children: [FixedLayout(1, 1)]),
      from: [
        Waterfall(axis: .horizontal, columns: 3, spacing: 2, children: []),
        Waterfall(columns: 4, spacing: 2, children: []),
        Waterfall(columns: 3, spacing: 2, columnSpacing: 3, children: []),
        Waterfall(columns: 3, spacing: 2, interItemSpacing: 3, children: []),
        Flow(spacing: 2, children: []),
      ])
  }

  @Test func fixedPlacesAreTheirFrames() throws {
    func places(_ frames: Rect...) -> AbsoluteLayout {
      AbsoluteLayout(frames.map { .init(FixedLayout(1, 1), $0) })
    }
    try expectDifferent(
      places(Rect(0, 0, 5, 5)), like: places(Rect(0, 0, 5, 5)),
      from: [places(), places(Rect(0, 1, 5, 5)), places(Rect(0, 0, 5, 5), .zero)])
  }

  @Test func aButtonsRulesAreItsStyleItsPictureItsMarginAndItsTitle() throws {
    try expectDifferent(
      ButtonLayout<View>(title: "a"), like: ButtonLayout<View>(title: "a", viewReuseId: "b"),
      from: [
        ButtonLayout<View>(style: .system, title: "a", font: Font(size: 18)),
        ButtonLayout<View>(title: "a", image: .size(.zero)),
        ButtonLayout<View>(title: "a", contentInsets: Insets(left: 1)),
        ButtonLayout<View>(title: "b"), ButtonLayout<View>(title: "a", font: Font(size: 9)),
      ])
  }

  @Test func aTextViewsRulesAreItsMarginAndItsText() throws {
    try expectDifferent(
      TextViewLayout<View>(text: "a", insets: Insets(2)),
      like: TextViewLayout<View>(text: "a", insets: Insets(2), viewReuseId: "t"),
      from: [
        TextViewLayout<View>(text: "b", insets: Insets(2)),
        TextViewLayout<View>(text: "a", insets: Insets(3)),
        TextViewLayout<View>(text: "a", insets: Insets(2), lineFragmentPadding: 1),
      ])
  }
}
