import EngineTestSupport
import Testing

@testable import Engine

/// Everything a keyboard and its surroundings can do in a few steps, against the rules of a focus.
@Suite struct FocusSequenceTests {
  private enum Step: CaseIterable {
    case tab, back, escape, press, pressA, pressBeside
    case hideA, hideB, hideSlider, showAll
  }

  /// The rules, one after the other, on the names of what is there.
  private struct Rules {
    let all = ["top"] + FocusWorld.names
    var hidden: Set<String> = []
    var focus: String?
    var start: String?
    var pressed: [String] = []

    private var shown: [String] { all.filter { !hidden.contains($0) } }

    mutating func take(_ step: Step) {
      switch step {
      case .tab: go(1)
      case .back: go(-1)
      case .escape: focus = nil
      case .press: if let focus, focus.count < 4 { pressed.append(focus) }
      case .pressA:
        if !hidden.contains("a") { start = "a" }
        focus = nil
      case .pressBeside: focus = nil
      case .hideA: hide("a")
      case .hideB: hide("b")
      case .hideSlider: hide("slider")
      case .showAll: hidden = []
      }
    }

    private mutating func go(_ way: Int) {
      let shown = shown
      let place = (focus ?? start).flatMap { shown.firstIndex(of: $0) }
      let next = place.map { $0 + way } ?? (way > 0 ? 0 : -1)
      focus = shown[(next + shown.count) % shown.count]
      start = focus
    }

    /// The nearest one takes the focus over, the later one of two.
    private mutating func hide(_ name: String) {
      let before = shown
      hidden.insert(name)
      guard focus == name, let place = before.firstIndex(of: name) else { return }
      focus = place + 1 < before.count ? before[place + 1] : before[place - 1]
    }
  }

  private func take(_ step: Step, _ world: FocusWorld) {
    switch step {
    case .tab: _ = world.press(.tab)
    case .back: _ = world.press(.shiftTab)
    case .escape: _ = world.press(.escape)
    case .press: _ = world.press(.return)
    case .pressA: world.tracker.leave(for: world["a"].takesInput ? world["a"] : nil)
    case .pressBeside: world.tracker.leave(for: nil)
    case .hideA: world["a"].takesInput = false
    case .hideB: world["b"].takesInput = false
    case .hideSlider: world["slider"].takesInput = false
    case .showAll: for name in FocusWorld.names { world[name].takesInput = true }
    }
    world.tracker.update()
  }

  @Test func everyShortLife() {
    for steps in allLists(of: Step.allCases, upTo: 4) {
      let world = FocusWorld()
      var rules = Rules()
      for step in steps {
        rules.take(step)
        take(step, world)
      }
      let presses = world.log.filter { $0.count < 4 }
      if world.focused != rules.focus { Issue.record("\(steps): \(world.focused ?? "none")") }
      if presses != rules.pressed { Issue.record("\(steps): presses \(presses)") }
    }
  }
}
