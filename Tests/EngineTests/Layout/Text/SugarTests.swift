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
    #expect(host.subviews[0].content != .none)
    let bare = Text("b", viewReuseId: "t")
    bare.configure(host.subviews[0])
    #expect(bare.makeView().content == .none && bare.viewReuseId == "t")
  }

  @Test func aSpacerOfNegativeLengthIsRefused() async {
    await #expect(processExitsWith: .failure) { _ = Spacer(minLength: -1) }
  }
}
