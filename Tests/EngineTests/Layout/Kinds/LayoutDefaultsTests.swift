import Testing

@testable import Engine

/// Layouts that are told nothing else, and that are what they are told.
@Suite struct LayoutDefaultsTests {
  private final class Card: View {}

  private let child = SizeLayout<View>(
    width: 4, height: 2, flexibility: Flexibility(horizontal: 3, vertical: 7))

  private func stack<V: View>(_ layout: any Layout, of kind: V.Type) throws -> StackLayout<V> {
    try #require(layout as? StackLayout<V>)
  }

  @Test func aStackFillsItsRoomWithoutGaps() throws {
    let none: ((Card) -> Void)? = nil
    let stacks: [any Layout] = [
      StackLayout<Card>(axis: .vertical, sublayouts: [child], config: none),
      StackLayout<Card>(axis: .vertical, sublayouts: [child], config: { _ in }),
    ]
    for layout in stacks {
      let stack = try stack(layout, of: Card.self)
      #expect(stack.axis == .vertical && stack.spacing == 0 && stack.sublayouts.count == 1)
      #expect(stack.distribution == .fillFlexing && stack.alignment.rules == .fill)
      #expect(stack.flexibility == child.flexibility && stack.viewReuseId == nil)
    }
    #expect(stacks.map(\.needsView) == [false, true])
    let sugar: [any Layout] = [
      StackLayout(axis: .horizontal, sublayouts: [child]), HStack { child }.layout,
    ]
    for layout in sugar {
      let stack = try stack(layout, of: View.self)
      #expect(stack.axis == .horizontal && stack.spacing == 0 && stack.sublayouts.count == 1)
      #expect(stack.distribution == .fillFlexing && stack.alignment.rules == .fill)
      #expect(stack.flexibility == child.flexibility && !stack.needsView)
    }
    let own = try stack(VStack(config: { (_: Card) in }, content: { child }).layout, of: Card.self)
    #expect(own.axis == .vertical && own.spacing == 0 && own.distribution == .fillFlexing)
    #expect(own.alignment.rules == .fill && own.flexibility == child.flexibility)
  }

  @Test func aStackIsWhatItIsTold() throws {
    let told = HStack(
      spacing: 7, distribution: .center, alignment: .bottomTrailing, flexibility: .high,
      viewReuseId: "s", config: { (_: Card) in }, content: { [child, child] })
    let stacks = [
      StackLayout<Card>(
        axis: .horizontal, spacing: 7, distribution: .center, alignment: .bottomTrailing,
        flexibility: .high, viewReuseId: "s", sublayouts: [child, child], config: nil),
      try stack(told.layout, of: Card.self),
    ]
    for stack in stacks {
      #expect(stack.axis == .horizontal && stack.spacing == 7 && stack.sublayouts.count == 2)
      #expect(stack.distribution == .center && stack.flexibility == .high)
      #expect(stack.alignment.rules == Alignment.bottomTrailing.rules)
      #expect(stack.viewReuseId == "s" && stack.extent.count == 3)
    }
  }

  @Test func anInsetFillsItsRoomAndIsAsFlexibleAsItsChild() {
    let none: ((View) -> Void)? = nil
    let (left, all) = (Insets(left: 3), Insets(5))
    let insets: [(InsetLayout<View>, Insets)] = [
      (InsetLayout(insets: left, sublayout: child), left),
      (InsetLayout(insets: left, sublayout: child, config: none), left),
      (InsetLayout(inset: 5, sublayout: child), all),
      (InsetLayout(inset: 5, sublayout: child, config: none), all),
      (child.inset(5), all), (child.inset(left), left),
    ]
    for (layout, wanted) in insets {
      #expect(layout.insets == wanted && layout.alignment.rules == .fill)
      #expect(layout.flexibility == child.flexibility && !layout.needsView)
      #expect(layout.extent.count == 2 && layout.extent.levels == 2)
    }
  }

  @Test func anInsetIsWhatItIsTold() {
    let none: ((View) -> Void)? = nil
    let wanted = Insets(5)
    let insets: [InsetLayout<View>] = [
      InsetLayout(
        insets: wanted, alignment: .center, flexibility: .low, viewReuseId: "i", sublayout: child),
      InsetLayout(
        insets: wanted, alignment: .center, flexibility: .low, viewReuseId: "i", sublayout: child,
        config: none),
      InsetLayout(
        inset: 5, alignment: .center, flexibility: .low, viewReuseId: "i", sublayout: child),
      InsetLayout(
        inset: 5, alignment: .center, flexibility: .low, viewReuseId: "i", sublayout: child,
        config: none),
    ]
    for layout in insets {
      #expect(layout.insets == wanted && layout.alignment.rules == Alignment.center.rules)
      #expect(layout.flexibility == .low && layout.viewReuseId == "i" && layout.needsView)
    }
  }

  @Test func anOverlayFillsItsRoomAndIsFlexible() {
    let none: ((View) -> Void)? = nil
    let layouts: [OverlayLayout<View>] = [
      OverlayLayout(primary: [child]), OverlayLayout(primary: [child], config: none),
    ]
    for layout in layouts {
      #expect(layout.primary.count == 1 && layout.background.isEmpty && layout.overlay.isEmpty)
      #expect(layout.alignment.rules == .fill && layout.flexibility == .flexible)
      #expect(layout.viewReuseId == nil && !layout.needsView && layout.extent.count == 2)
    }
    let told: [OverlayLayout<View>] = [
      OverlayLayout(
        primary: [child], background: [child, child], overlay: [child, child, child],
        alignment: .center, flexibility: .low, viewReuseId: "o"),
      OverlayLayout(
        primary: [child], background: [child, child], overlay: [child, child, child],
        alignment: .center, flexibility: .low, viewReuseId: "o", config: none),
    ]
    for layout in told {
      #expect(layout.primary.count == 1 && layout.background.count == 2)
      #expect(layout.overlay.count == 3 && layout.alignment.rules == Alignment.center.rules)
      #expect(layout.flexibility == .low && layout.viewReuseId == "o" && layout.extent.count == 7)
    }
  }

  @Test func layersFillTheirRoomAndAreFlexible() throws {
    let plain = ZStack { child }
    let own = ZStack(config: { (_: Card) in }, content: { child })
    let layouts = [
      try #require(plain.layout as? OverlayLayout<View>).alignment,
      try #require(own.layout as? OverlayLayout<Card>).alignment,
    ]
    #expect(layouts.map(\.rules) == [.fill, .fill])
    #expect(plain.flexibility == .flexible && own.flexibility == .flexible)
    #expect(plain.viewReuseId == nil && own.viewReuseId == nil)
    let told = ZStack(
      alignment: .center, flexibility: .low, viewReuseId: "z", config: { (_: Card) in },
      content: { child })
    let layout = try #require(told.layout as? OverlayLayout<Card>)
    #expect(layout.alignment.rules == Alignment.center.rules && layout.flexibility == .low)
    #expect(told.viewReuseId == "z" && ZStack(flexibility: .low) { child }.flexibility == .low)
  }

  /// A box that is told nothing has no limits; a side with both limits alike is exact.
  @Test func aBoxIsWhatItIsTold() {
    let none = SizeLayout<View>()
    #expect(none.minWidth == nil && none.maxWidth == nil && none.minHeight == nil)
    #expect(none.maxHeight == nil && none.alignment.rules == .fill && none.flexibility == .flexible)
    #expect(none.viewReuseId == nil && none.sublayout == nil && none.config == nil)
    let close = SizeLayout<View>(minWidth: 5, maxWidth: 5 + 5e-5, minHeight: 5, maxHeight: 5.01)
    #expect(close.flexibility == Flexibility(horizontal: nil, vertical: 0))
    let wide = SizeLayout<View>(maxWidth: 5)
    #expect(wide.alignment.rules == Alignment(vertical: .fill, horizontal: .center).rules)
    let high = SizeLayout<View>(maxHeight: 5)
    #expect(high.alignment.rules == Alignment(vertical: .center, horizontal: .fill).rules)
    let told: [SizeLayout<View>] = [
      SizeLayout(
        width: 1, height: 2, alignment: .topFill, flexibility: .low, viewReuseId: "b",
        sublayout: child, config: { _ in }),
      SizeLayout(
        width: 1, alignment: .topFill, flexibility: .low, viewReuseId: "b", sublayout: child,
        config: { _ in }),
      SizeLayout(
        height: 1, alignment: .topFill, flexibility: .low, viewReuseId: "b", sublayout: child,
        config: { _ in }),
      SizeLayout(
        size: Size(1, 2), alignment: .topFill, flexibility: .low, viewReuseId: "b",
        sublayout: child, config: { _ in }),
      SizeLayout(
        maxSize: Size(1, 2), alignment: .topFill, flexibility: .low, viewReuseId: "b",
        sublayout: child, config: { _ in }),
      SizeLayout(
        minSize: Size(1, 2), alignment: .topFill, flexibility: .low, viewReuseId: "b",
        sublayout: child, config: { _ in }),
    ]
    for layout in told {
      #expect(layout.alignment.rules == Alignment.topFill.rules && layout.flexibility == .low)
      #expect(layout.viewReuseId == "b" && layout.sublayout != nil && layout.config != nil)
      #expect(layout.extent.count == 2 && layout.needsView)
    }
  }

  /// An exact box that says anything else at all says that, too.
  @Test func anExactBoxKeepsEachOfItsSayings() {
    let boxes = [
      SizeLayout<View>(width: 1, height: 2, alignment: .topFill),
      SizeLayout<View>(width: 1, height: 2, flexibility: .low),
      SizeLayout<View>(width: 1, height: 2, viewReuseId: "b"),
      SizeLayout<View>(width: 1, height: 2, sublayout: child),
      SizeLayout<View>(width: 1, height: 2, config: { _ in }),
    ]
    #expect(boxes.map { $0.alignment.rules == Alignment.topFill.rules } == [true] + no(4))
    #expect(boxes.map { $0.flexibility == .low } == no(1) + [true] + no(3))
    #expect(boxes.map { $0.viewReuseId == "b" } == no(2) + [true] + no(2))
    #expect(boxes.map { $0.sublayout != nil } == no(3) + [true] + no(1))
    #expect(boxes.map { $0.config != nil } == no(4) + [true])
    let open = SizeLayout<View>(width: .infinity, height: 2).measurement(within: Size(30, 30))
    #expect(open.size == Size(30, 2))
  }

  private func no(_ count: Int) -> [Bool] { [Bool](repeating: false, count: count) }

  @Test func aBadgeIsAtTheTopRight() {
    let badge = Badge(content: FixedLayout(30, 20), overlay: FixedLayout(4, 6))
    #expect(badge.frames(nil) == [Rect(0, 0, 30, 20), Rect(26, 0, 4, 6)])
    let moved = FixedLayout(30, 20).badge(
      FixedLayout(4, 6), vertical: .end, horizontal: .before, offset: Point(1, 2))
    #expect(moved.frames(nil)[1] == Rect(-3, 16, 4, 6))
  }

  @Test func aWaterfallHasTwoColumnsAndAFlowHasLines() {
    let children = [FixedLayout(10, 4), FixedLayout(10, 6), FixedLayout(10, 8)]
    let fall = [Rect(0, 0, 50, 4), Rect(50, 0, 50, 6), Rect(0, 4, 50, 8)]
    #expect(Waterfall(children: children).frames(100) == fall)
    #expect(Waterfall { children }.frames(100) == fall)
    let lines = [Rect(0, 0, 10, 4), Rect(10, 0, 10, 6), Rect(0, 6, 10, 8)]
    #expect(Flow(children: children).frames(25) == lines)
    #expect(Flow { children }.frames(25) == lines)
  }
}
