import Testing

@testable import Engine

/// The parts that elements have in a change.
@Suite struct ElementMoveTests {
  private let element = Element.resolve(
    World.childrenDescriptions(props: World.Props(text: "p(a,b)"), state: .init()))[0]

  private func move(_ isInFirst: Bool, _ isInLast: Bool) -> ElementMove {
    ElementMove(
      start: element, goal: element, isInFirst: isInFirst, isInLast: isInLast, motion: .none,
      group: 0, children: [])
  }

  @Test func itsRoleIsThatOfItsLists() {
    #expect(move(true, true).role == .update && move(false, true).role == .entry)
    #expect(move(true, false).role == .leave && move(false, false).role == .leave)
  }

  @Test func backwardsWhatCameLeaves() {
    func phases(_ isInFirst: Bool, _ isInLast: Bool) -> [LifePhase] {
      [false, true].map { move(isInFirst, isInLast).phase(goingBack: $0) }
    }
    #expect(phases(true, true) == [.present, .present])
    #expect(phases(false, true) == [.entering, .leaving])
    #expect(phases(true, false) == [.leaving, .entering])
    #expect(phases(false, false) == [.leaving, .leaving])
  }

  @Test func whatIsStillIsCarriedAndWhatLeavesInItIsInNoList() {
    var list = element
    list.children[0].isLeaving = true
    let still = ElementMove(still: list, isInFirst: true, isInLast: false, group: 3)
    #expect(still.isCarried && still.group == 3 && still.motion.duration == 0)
    #expect(still.isInFirst && !still.isInLast && still.children.count == 2)
    #expect(still.children.map(\.isInFirst) == [false, true])
    #expect(still.children.map(\.group) == [3, 3] && still.children.allSatisfy(\.isCarried))
    list.isLeaving = true
    let gone = ElementMove(still: list, isInFirst: true, isInLast: true, group: 0)
    #expect(!gone.isInFirst && !gone.isInLast && gone.isLeft)
    #expect(gone.children.allSatisfy { !$0.isInFirst && !$0.isInLast })
  }

  @Test func anotherMotionLeavesTheRestAsItIs() {
    var own = ElementMove(
      start: element, goal: element, isInFirst: true, isInLast: false, motion: .none, group: 1,
      children: [
        ElementMove(still: element.children[0], isInFirst: true, isInLast: true, group: 1)
      ],
      isCarried: true)
    own.place = .absent
    let other = ElementMove(
      start: element, goal: element, isInFirst: false, isInLast: true,
      motion: Animation(type: .linear(duration: 2)), group: 5,
      children: [ElementMove(still: element.children[1], isInFirst: true, isInLast: true, group: 6)]
    )
    let moved = [own].moving(by: [other])[0]
    #expect(moved.motion.duration == 2 && moved.group == 5 && moved.children.map(\.group) == [6])
    #expect(moved.isInFirst && !moved.isInLast && moved.isCarried && moved.isAbsent)
    #expect(moved.children.map(\.identity.key) == ["a"])
  }

  @Test func whatIsAbsentIsInAListOnlyIfItIsThere() {
    for (isInFirst, isInLast) in [(false, false), (true, false), (false, true), (true, true)] {
      var move = move(isInFirst, isInLast)
      #expect(!move.isAbsent && move.listedStart != nil && move.listedGoal != nil)
      move.place = .absent
      #expect(move.isAbsent && (move.listedStart != nil) == isInFirst)
      #expect((move.listedGoal != nil) == isInLast)
    }
  }

  @Test func movesAreVisitedInPaintOrder() {
    let still = ElementMove(still: element, isInFirst: true, isInLast: true, group: 0)
    var keys: [String?] = []
    [still, still.children[1]].forEachInOrder { keys.append($0.identity.key) }
    #expect(keys == ["p", "a", "b", "b"])
  }
}
