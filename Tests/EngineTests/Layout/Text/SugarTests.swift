import Testing

@testable import Engine

/// The layouts that the sugar stands for, compared with the same ones written out.
@Suite struct SugarTests {
  private func expectSame(
    _ sugar: any Layout, _ plain: any Layout, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    for room in [nil, Size(300, 200), Size(40, 30)] {
      let got = sugar.arrangement(width: room?.width, height: room?.height)
      let wanted = plain.arrangement(width: room?.width, height: room?.height)
      #expect(got.description == wanted.description, sourceLocation: sourceLocation)
    }
    #expect(sugar.flexibility == plain.flexibility, sourceLocation: sourceLocation)
    #expect(sugar.needsView == plain.needsView, sourceLocation: sourceLocation)
    #expect(sugar.viewReuseId == plain.viewReuseId, sourceLocation: sourceLocation)
    #expect(sugar.viewType == plain.viewType, sourceLocation: sourceLocation)
  }

  @Test func stacks() {
    let children: [any Layout] = [box("a", 10, 20), box("b", 30, 5)]
    expectSame(
      VStack {
        box("a", 10, 20)
        box("b", 30, 5)
      }, StackLayout(axis: .vertical, sublayouts: children))
    expectSame(
      HStack(
        spacing: 4, distribution: .fillEqualSize, alignment: .bottomCenter, flexibility: .high,
        viewReuseId: "h"
      ) { children },
      StackLayout(
        axis: .horizontal, spacing: 4, distribution: .fillEqualSize, alignment: .bottomCenter,
        flexibility: .high, viewReuseId: "h", sublayouts: children))
    expectSame(
      ZStack(alignment: .center, viewReuseId: "z") { children },
      OverlayLayout(primary: children, alignment: .center, viewReuseId: "z"))
  }

  @Test func texts() {
    expectSame(Text("to be"), LabelLayout<View>(text: "to be"))
    expectSame(
      Text(
        "to be or not", font: Font(size: 9, weight: .bold), lines: 2, lineHeight: 14,
        wrapping: .characters, textAlignment: .center, alignment: .center,
        flexibility: .inflexible, viewReuseId: "t"),
      LabelLayout<View>(
        text: "to be or not", font: Font(size: 9, weight: .bold), lineHeight: 14,
        numberOfLines: 2, wrapping: .characters, textAlignment: .center, alignment: .center,
        flexibility: .inflexible, viewReuseId: "t"))
  }

  @Test func aSpacerTakesWhatIsLeft() {
    let row = HStack(spacing: 10) {
      box("a", 20, 10)
      Spacer()
      box("b", 30, 10)
    }
    let frames = row.arrangement(width: 200, height: 10).sublayouts.map(\.frame)
    #expect(frames == [Rect(0, 0, 20, 10), Rect(30, 0, 130, 10), Rect(170, 0, 30, 10)])
    #expect(Spacer(minLength: 7).measurement(within: Size(99, 99)).size == Size(7, 7))
    #expect(!Spacer().needsView)
  }

  @Test func aGridHasRowsOfEqualCells() {
    func frames(_ count: Int, _ fillsLastRow: Bool) -> [Rect] {
      let grid = Grid(columns: 3, spacing: 10, rowSpacing: 4, fillsLastRow: fillsLastRow) {
        for index in 0..<count {
          SizeLayout<View>(height: 20, minWidth: 1, viewReuseId: "\(index)")
        }
      }
      let arrangement = grid.arrangement(width: 320)
      #expect(arrangement.frame.height == (count > 3 ? 44 : 20))
      return (0..<count).compactMap { arrangement.frame(of: "\($0)") }
    }
    let row = [Rect(0, 0, 100, 20), Rect(110, 0, 100, 20), Rect(220, 0, 100, 20)]
    #expect(frames(3, false) == row)
    #expect(frames(2, false) == Array(row.dropLast()))
    #expect(frames(5, false) == row + [Rect(0, 24, 100, 20), Rect(110, 24, 100, 20)])
    #expect(frames(5, true) == row + [Rect(0, 24, 155, 20), Rect(165, 24, 155, 20)])
  }

  @Test func anIdsFrameIsThatOfTheFirstWithIt() {
    let arrangement = HStack {
      box("a", 10, 10).inset(5)
      VStack { [box("b", 7, 8), box("b", 9, 9)] as [any Layout] }.inset(Insets(top: 3))
    }.inset(100).arrangement()
    #expect(arrangement.frame(of: "a")?.origin == Point(105, 105))
    #expect(arrangement.frame(of: "b")?.origin == Point(121, 103))
    #expect(arrangement.frame(of: "c") == nil)
  }

  @Test func aSizeIsThatOfABox() {
    expectSame(
      box("a", 5, 5).size(width: 20, height: 10),
      SizeLayout<View>(width: 20, height: 10, sublayout: box("a", 5, 5)))
    expectSame(
      box("a", 5, 5).size(height: 10, alignment: .bottomFill),
      SizeLayout<View>(height: 10, alignment: .bottomFill, sublayout: box("a", 5, 5)))
  }

  @Test func pressesGoToTheirClosures() throws {
    let host = View(frame: Rect(0, 0, 100, 100))
    var calls: [String] = []
    let layout = VStack {
      box("a", 5, 5).onPress("press", yieldsToDrag: true) { calls.append("pressed") }
      box("b", 5, 5).onPress("off", perform: nil)
      box("c", 5, 5).onTracking("track") { calls.append("\($0) in \($1)") }
    }
    layout.arrangement(width: 100).makeViews(in: host)
    let views = try ["press", "off", "track"].map { try #require(host.first(key: $0)) }
    #expect(views.map(\.yieldsToDrag) == [true, false, false])
    #expect(views.map(\.isPressable) == [true, false, true])
    views[0].action?()
    views[2].tracking?(.began(Point(1, 2)))
    #expect(
      calls == ["pressed", "\(Tracking.began(Point(1, 2))) in \(Rect(0, 0, 100, 5))"])
    VStack { box("a", 5, 5).onPress("press", perform: nil) }.arrangement(width: 100)
      .makeViews(in: host)
    #expect(!views[0].isPressable && host.first(key: "press") === views[0])
  }

  @Test func branchesLoopsAndOptionals() {
    func names(_ isOn: Bool, _ more: (any Layout)?, _ count: Int) -> [String] {
      let stack = VStack {
        if isOn { box("on") } else { box("off") }
        if isOn { box("only") }
        more
        for index in 0..<count { box("\(index)") }
        switch count {
        case 0: box("none")
        default: [box("x"), box("y")] as [any Layout]
        }
      }
      return stack.arrangement().sublayouts.compactMap(\.layout.viewReuseId)
    }
    #expect(names(true, nil, 0) == ["on", "only", "none"])
    #expect(names(false, box("more"), 2) == ["off", "more", "0", "1", "x", "y"])
  }

  @Test func anEmptyStackIsEmpty() {
    expectSame(VStack {}, StackLayout(axis: .vertical, sublayouts: []))
  }

  @Test func configGetsTheStacksOwnView() {
    final class Card: View {}
    let host = View(frame: Rect(0, 0, 100, 100))
    let layout = VStack(config: { (card: Card) in card.cornerRadius = 3 }) {
      HStack(config: { (_: View) in }) { box("a", 5, 5) }
      ZStack(config: { (card: Card) in card.alpha = 0.5 }) { Text("b") }
    }
    layout.arrangement(width: 100, height: 100).makeViews(in: host)
    let card = host.subviews[0]
    #expect(card is Card && card.cornerRadius == 3)
    #expect(card.subviews.count == 2 && card.subviews[1].alpha == 0.5)
    #expect(card.subviews.map { $0.subviews.count } == [1, 1])
  }

  @Test func sugarAtTheTopMakesTheSameViews() {
    let host = View(frame: Rect(0, 0, 100, 100))
    Text("a", viewReuseId: "t").arrangement(width: 100).makeViews(in: host)
    #expect(host.subviews.map(\.key) == ["t"])
    #expect(host.subviews[0].content != .empty)
    let bare = Text("b", viewReuseId: "t")
    bare.configure(host.subviews[0])
    #expect(bare.makeView().content == .empty && bare.viewReuseId == "t")
  }

  @Test func aSpacerOfNegativeLengthIsRefused() async {
    await #expect(processExitsWith: .failure) { _ = Spacer(minLength: -1) }
  }

  @Test func aGridsRowsAreAsFarApartAsItsCells() {
    let cells = (0..<3).map { SizeLayout<View>(height: 20, minWidth: 1, viewReuseId: "\($0)") }
    let arrangement = Grid(columns: 2, spacing: 10) { cells }.arrangement(width: 110)
    #expect(
      (0..<3).map { arrangement.frame(of: "\($0)") }
        == [Rect(0, 0, 50, 20), Rect(60, 0, 50, 20), Rect(0, 30, 50, 20)])
    let close = Grid(columns: 2) { cells }.arrangement(width: 110)
    #expect(
      (0..<3).map { close.frame(of: "\($0)") }
        == [Rect(0, 0, 55, 20), Rect(55, 0, 55, 20), Rect(0, 20, 55, 20)])
  }

  @Test func whatIsPressedHasACornerAndFollowsTheKeyboard() throws {
    let host = View(frame: Rect(0, 0, 100, 100))
    var steps: [Adjustment] = []
    func show(_ radius: Double, _ yields: Bool) throws -> [View] {
      VStack {
        box("a", 5, 5).onPress("press", yieldsToDrag: yields, cornerRadius: radius) {}
        box("c", 5, 5).onTracking(
          "track", yieldsToDrag: yields, cornerRadius: 2 * radius, adjust: { steps.append($0) },
          perform: { _, _ in })
      }.arrangement(width: 100).makeViews(in: host)
      return try ["press", "track"].map { try #require(host.first(key: $0)) }
    }
    var views = try show(3, true)
    #expect(views.map(\.cornerRadius) == [3, 6] && views.map(\.yieldsToDrag) == [true, true])
    views[1].adjust?(.by(0.25))
    #expect(steps == [.by(0.25)] && views[0].adjust == nil)
    views = try show(0, false)
    #expect(views.map(\.cornerRadius) == [0, 0] && views.map(\.yieldsToDrag) == [false, false])
    VStack { box("c", 5, 5).onTracking("track", perform: { _, _ in }) }.arrangement(width: 100)
      .makeViews(in: host)
    #expect(host.first(key: "track")?.adjust == nil)
  }

  @Test func aSpacerIsAPointAtLeastAndTheMostFlexible() {
    #expect(Spacer().measurement(within: Size(99, 99)).size == Size(1, 1))
    #expect(Spacer(minLength: 0).measurement(within: Size(99, 99)).size == .zero)
    #expect(Spacer().flexibility == .max)
    let row = HStack {
      SizeLayout<View>(minWidth: 5, flexibility: .high)
      Spacer()
    }
    #expect(row.frames(100, 10).map(\.width) == [5, 95])
  }

  @Test func senselessSugarIsRefused() async {
    await #expect(processExitsWith: .failure) { _ = Spacer(minLength: .infinity) }
    await #expect(processExitsWith: .failure) { _ = Grid(columns: 0) {} }
  }
}
