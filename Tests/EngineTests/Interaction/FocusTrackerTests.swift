import EngineTestSupport
import Testing

@testable import Engine

@Suite struct FocusTrackerTests {
  private let world = FocusWorld()

  private func press(_ keys: Key...) -> [Bool] { keys.map { world.press($0) } }

  @Test func tabGoesRoundThroughAllTrees() {
    let seen = (0..<7).map { _ in
      _ = press(.tab)
      return world.focused ?? ""
    }
    #expect(seen == ["top", "a", "b", "slider", "field", "top", "a"])
    _ = press(.shiftTab, .shiftTab)
    #expect(world.focused == "field")
  }

  @Test func withNothingToPressThereIsNoFocus() {
    _ = press(.tab)
    for name in FocusWorld.names + ["top"] { world[name].takesInput = false }
    #expect(press(.tab, .shiftTab) == [true, true], "Tab is the focus's key all the same")
    #expect(world.focused == nil && press(.return) == [false])
    world["b"].takesInput = true
    #expect(press(.shiftTab) == [true] && world.focused == "b")
  }

  /// The nearest in the order; of two that are as near the later one.
  @Test func aFocusedViewThatIsGoneGivesItToItsNearestNeighbour() {
    _ = press(.tab, .tab, .tab)
    #expect(world.focused == "b")
    for name in ["b", "slider"] { world[name].takesInput = false }
    world.tracker.update()
    #expect(world.focused == "a", "the field is two places off")
    world["a"].takesInput = false
    world.tracker.update()
    #expect(world.focused == "field")
    world["field"].takesInput = false
    world.tracker.update()
    #expect(world.focused == "top")
    world["top"].takesInput = false
    world.tracker.update()
    #expect(world.focused == nil)
  }

  @Test func itGoesOnFromWhereItWasTakenAway() {
    _ = press(.tab, .tab, .tab)
    world.tracker.leave(for: nil)
    #expect(world.focused == nil)
    _ = press(.tab)
    #expect(world.focused == "slider")
    world.tracker.leave(for: nil)
    _ = press(.shiftTab)
    #expect(world.focused == "b")
  }

  @Test func aModalTreeKeepsTheFocus() {
    _ = press(.tab, .tab)
    world.isModal = true
    world.tracker.update()
    #expect(world.focused == "top", "it was below")
    _ = press(.tab, .tab)
    #expect(world.focused == "top")
  }

  /// Each reason for which a view that can be pressed has no focus.
  @Test(arguments: 0..<6) func aViewWithoutFocus(_ reason: Int) {
    let view = world["a"]
    switch reason {
    case 0: view.takesFocus = false
    case 1: view.takesInput = false
    case 2: view.alpha = 0
    case 3: view.phase = .leaving
    case 4: view.frame = Rect(0, 0, 0, 20)
    default: view.action = nil
    }
    _ = press(.tab, .tab)
    #expect(world.focused == "b")
  }

  @Test func returnAndSpacePressWhatHasTheFocusAndElseAreTheScreens() {
    #expect(press(.return, .space, .escape, .right) == [false, false, false, false])
    #expect(press(.tab, .tab, .return, .space, "R") == [true, true, true, true, false])
    #expect(world.log == ["a", "a"])
  }

  @Test func aViewThatOnlyTracksIsPressedInItsMiddle() {
    _ = press(.shiftTab, .return)
    #expect(world.focused == "field")
    #expect(world.log == ["\(Tracking.began(Point(10, 5)))", "\(Tracking.ended(Point(10, 5)))"])
  }

  @Test func keysDrawASliderAlong() {
    let keys: [Key] = [.right, .up, .left, .down, .pageUp, .pageDown, .home, .end]
    _ = press(.shiftTab, .shiftTab)
    #expect(world.focused == "slider")
    #expect(keys.allSatisfy(world.press))
    let steps: [Adjustment] = [
      .by(0.01), .by(0.01), .by(-0.01), .by(-0.01), .by(0.1), .by(-0.1), .toStart, .toEnd,
    ]
    #expect(world.log == steps.map { "\($0)" })
    #expect(press(.return) == [true] && world.log.count == steps.count)
    #expect(press("R", .f1) == [false, false] && world.log.count == steps.count)
    _ = press(.tab)
    #expect(press(.right) == [false], "it is no slider")
  }

  @Test func adjustmentsStayOnTheWay() {
    #expect(Adjustment.by(0.1).applied(to: 0.95) == 1 && Adjustment.by(-0.1).applied(to: 0.05) == 0)
    #expect(Adjustment.toStart.applied(to: 0.5) == 0 && Adjustment.toEnd.applied(to: 0.5) == 1)
    #expect(Adjustment.by(0.01).applied(to: 0.5, least: 0.25) == 0.75)
    #expect(Adjustment.by(-0.01).applied(to: 0.5, least: 0.25) == 0.25)
    #expect(Adjustment.by(0.5).applied(to: 0.25, least: 0.25) == 0.75)
  }

  @Test func aPressedViewLooksSoForAMoment() {
    _ = press(.tab, .tab, .return)
    #expect(world["a"].look == .pressed && world.tracker.isRunning)
    world.tracker.advance(to: .seconds(0.1))
    #expect(world["a"].look == .pressed)
    world["a"].pointerLook = .hovered
    world.tracker.advance(to: .seconds(0.12))
    #expect(world["a"].look == .hovered && !world.tracker.isRunning)
    #expect(world.looks == [.pressed, .hovered])
  }

  @Test func anotherPressTakesTheLookOver() {
    _ = press(.tab, .tab, .return, .tab, .return)
    #expect(world["a"].look == .plain && world["b"].look == .pressed)
  }

  @Test func anActionMayTakeItsOwnViewAway() {
    let view = world["a"]
    view.action = { view.removeFromSuperview() }
    _ = press(.tab, .tab, .return)
    world.tracker.update()
    #expect(world.focused == "b")
    world.tracker.advance(to: .seconds(1))
    #expect(view.look == .plain)
  }

  @Test func afterAPressTheFocusBeginsBehindTheView() {
    _ = press(.tab)
    world.tracker.leave(for: world["b"])
    #expect(world.focused == nil)
    _ = press(.tab)
    #expect(world.focused == "slider")
    _ = press(.escape)
    #expect(world.focused == nil)
    _ = press(.shiftTab)
    #expect(world.focused == "b")
  }

  // MARK: A view's own keys

  @Test func aViewWithKeysOfItsOwnHasThemFirst() {
    let keys: [Key] = [.return, .space, .right, .escape, "R"]
    var taken: [Key] = []
    world["a"].onKey = {
      taken.append($0)
      return $0 != "R"
    }
    _ = press(.tab, .tab)
    #expect(keys.map { world.press($0) } == [true, true, true, true, false])
    #expect(taken == keys && world.log.isEmpty && world.focused == "a", "Esc was used, too")
    _ = press(.tab)
    #expect(taken == keys && world.focused == "b", "Tab always leads on")
  }

  @Test func whatItsKeysAreNotForGoesOnAsEver() {
    world["a"].onKey = { _ in false }
    #expect(press(.tab, .tab, .return, .right, .escape) == [true, true, true, false, true])
    #expect(world.log == ["a"] && world.focused == nil)
  }

  @Test func aViewWithKeysHasTheFocusWithoutPresses() {
    world["a"].action = nil
    world["a"].onKey = { $0 == .right }
    #expect(press(.tab, .tab, .right, .space) == [true, true, true, false])
    #expect(world.focused == "a" && world["a"].look == .plain)
    world["a"].takesFocus = false
    world.tracker.update()
    #expect(world.focused == "b")
  }

  @Test func aViewKnowsThatItHasTheFocus() {
    func focused() -> [String] { FocusWorld.names.filter { world[$0].hasFocus } }
    _ = press(.tab, .tab)
    #expect(focused() == ["a"])
    world["a"].takesInput = false
    world.tracker.update()
    #expect(focused() == ["b"])
    world.tracker.leave(for: nil)
    #expect(focused().isEmpty)
    _ = press(.shiftTab, .escape)
    #expect(focused().isEmpty)
  }

  @Test func aTreeCanBeLastWhereverItLies() {
    world.focusRank = 1
    let seen = (0..<6).map { _ in
      _ = press(.tab)
      return world.focused ?? ""
    }
    #expect(seen == ["a", "b", "slider", "field", "top", "a"])
  }
}
