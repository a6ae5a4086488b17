import EngineTestSupport
import Testing

@testable import Engine

/// The pointer's shape for each kind of view and each state of a press.
@Suite struct CursorTests {
  typealias Target = PressWorld.Target

  private let world = PressWorld()
  private let beside = Point(380, 50)

  private func cursor(_ event: InputEvent) -> Cursor {
    world.send(event)
    return world.tracker.cursor
  }

  @Test func theViewUnderThePointerDecides() {
    #expect(world.tracker.cursor == .arrow)
    #expect(cursor(.hover(Target.plain.center)) == .hand)
    #expect(cursor(.hover(beside)) == .arrow)
    world[.plain].cursor = .text
    #expect(cursor(.hover(Target.plain.center)) == .text)
    world[.tracking].action = nil
    #expect(cursor(.hover(Target.tracking.center)) == .arrow)
    world[.tracking].adjust = { _ in }
    #expect(cursor(.hover(Target.tracking.center)) == .resizeHorizontally)
    #expect(cursor(.hover(nil)) == .arrow)
  }

  @Test func aViewThatOnlyKeepsPressesShowsAnArrow() {
    world.root.cursor = .openHand
    world[.plain].takesFocus = false
    #expect(cursor(.hover(Target.plain.center)) == .arrow)
    world[.plain].action = nil
    #expect(cursor(.hover(Target.plain.center)) == .openHand, "it is as if it were not there")
  }

  @Test func aHandClosesAndStaysClosed() {
    world.root.cursor = .openHand
    #expect(cursor(.hover(beside)) == .openHand)
    #expect(cursor(.press(beside)) == .closedHand)
    #expect(cursor(.move(Target.plain.center)) == .closedHand)
    #expect(cursor(.release) == .hand)
    #expect(cursor(.press(Target.plain.center)) == .hand)
    #expect(cursor(.move(beside)) == .hand, "the view has the press")
    #expect(cursor(.cancel) == .arrow)
  }

  @Test func aPressedViewThatHasNoUseForItAnyMoreShowsAnArrow() {
    #expect(cursor(.press(Target.plain.center)) == .hand)
    world[.plain].action = nil
    #expect(world.tracker.cursor == .arrow && world.tracker.isDown)
    world.root.cursor = .openHand
    #expect(world.tracker.cursor == .closedHand, "a hand that holds on to it")
  }

  @Test func aDragThatIsYieldedIsADrag() {
    #expect(cursor(.press(Target.yielding.center)) == .hand)
    #expect(cursor(.move(beside)) == .closedHand)
    #expect(cursor(.release) == .arrow)
  }

  @Test func aLowerTreeCountsWhereTheUpperSaysNothing() {
    let lower = View(frame: Rect(0, 0, 400, 100))
    lower.cursor = .openHand
    let tracker = PressTracker()
    tracker.trees = [InputTree(world.root), InputTree(lower)]
    _ = tracker.handle(.hover(beside), at: .zero)
    #expect(tracker.cursor == .openHand)
    _ = tracker.handle(.hover(Target.plain.center), at: .zero)
    #expect(tracker.cursor == .hand)
  }
}
