import EngineTestSupport
import Testing

@testable import Engine

/// Everything a hand and its surroundings can do in a few steps, against what each press is.
@Suite struct PressSequenceTests {
  typealias Target = PressWorld.Target

  private enum Step: CaseIterable {
    case press, pressYielding, pressTracking, pressBeside
    case move, moveALittle, moveBeside
    case release, cancel, hover, hoverOff, resize, key, remove

    static let beside = Point(380, 50)

    var event: InputEvent? {
      switch self {
      case .press: .press(Target.plain.center)
      case .pressYielding: .press(Target.yielding.center)
      case .pressTracking: .press(Target.tracking.center)
      case .pressBeside: .press(Self.beside)
      case .move: .move(Target.plain.center)
      case .moveALittle: .move(Target.plain.center + Point(0, 5))
      case .moveBeside: .move(Self.beside)
      case .release: .release
      case .cancel: .cancel
      case .hover: .hover(Target.plain.center)
      case .hoverOff: .hover(nil)
      case .resize: .resize(Size(10, 10))
      case .key: .key(.space)
      case .remove: nil
      }
    }
  }

  /// The rules of a press, one after the other.
  private struct Rules {
    var target: Target?
    var start = Point.zero
    var point: Point?
    /// The one who has the press.
    var owner = Owner.nobody
    var isPlainThere = true
    var actions: [Target] = []
    var screens: [InputEvent] = []
    var endings = 0

    enum Owner { case nobody, screen, view, lost }

    mutating func take(_ step: Step) {
      switch step {
      case .press, .pressYielding, .pressTracking, .pressBeside: press(step)
      case .move, .moveALittle, .moveBeside: move(step)
      case .release: end(.release)
      case .cancel:
        point = nil
        end(.cancel)
      case .hover, .hoverOff: hover(step)
      case .resize: lose()
      case .key:
        if target != .tracking { lose() }
        screens.append(.key(.space))
      case .remove:
        isPlainThere = false
        if target == .plain { lose() }
      }
    }

    private mutating func press(_ step: Step) {
      guard let event = step.event, case .press(let place) = event else { return }
      if owner == .nobody {
        (start, point) = (place, place)
        target = Target.allCases.first { $0.center == place && ($0 != .plain || isPlainThere) }
        owner = target == nil ? .screen : .view
      }
      if owner == .screen { screens.append(event) }
    }

    private mutating func move(_ step: Step) {
      guard let event = step.event, case .move(let place) = event else { return }
      if owner == .screen || owner == .view { point = place }
      if owner == .view, target == .yielding, start.distance(to: place) > 8 {
        (owner, target) = (.screen, nil)
        screens.append(.press(start))
      }
      if owner == .screen || owner == .nobody { screens.append(event) }
    }

    private mutating func end(_ event: InputEvent) {
      if owner == .screen || owner == .nobody { screens.append(event) }
      if owner == .view, let target, let point, event == .release,
        abs(point.x - target.center.x) < 40, isPlainThere || target != .plain
      {
        actions.append(target)
      }
      if target == .tracking { endings += 1 }
      if owner == .lost { point = nil }
      (owner, target) = (.nobody, nil)
    }

    private mutating func hover(_ step: Step) {
      guard owner != .view, let event = step.event, case .hover(let place) = event else { return }
      screens.append(event)
      if owner == .lost { owner = .nobody }
      if owner == .nobody { point = place }
    }

    private mutating func lose() {
      guard owner == .view else { return }
      if target == .tracking { endings += 1 }
      (owner, target, point) = (.lost, nil, nil)
    }

    /// The look of the plain view.
    var look: PressLook {
      guard isPlainThere, let point, abs(point.x - Target.plain.center.x) < 40 else {
        return .plain
      }
      return owner == .view && target == .plain
        ? .pressed : owner == .nobody ? .hovered : .plain
    }
  }

  @Test func everyShortLife() {
    for steps in allLists(of: Step.allCases, upTo: 4) {
      let world = PressWorld()
      var rules = Rules()
      for step in steps {
        rules.take(step)
        if let event = step.event { world.send(event) } else { world[.plain].removeFromSuperview() }
        world.tracker.update()
      }
      if world.actions != rules.actions { Issue.record("\(steps): acts \(world.actions)") }
      if world.screens != rules.screens { Issue.record("\(steps): screen \(world.screens)") }
      if world.look(.plain) != rules.look { Issue.record("\(steps): \(world.look(.plain))") }
      if world.tracker.isDown != (rules.owner == .view) { Issue.record("\(steps): isDown") }
      if let problem = problem(world, endings: rules.endings) {
        Issue.record("\(steps): \(problem)")
      }
    }
  }

  /// The tracking's story is balanced, and one view at most is marked.
  private func problem(_ world: PressWorld, endings: Int) -> String? {
    var (isDown, ends) = (false, 0)
    for tracking in world.tracked {
      switch tracking {
      case .began:
        if isDown { return "a second beginning" }
        isDown = true
      case .moved: if !isDown { return "a move without a beginning" }
      case .ended, .cancelled:
        if !isDown { return "an end without a beginning" }
        (isDown, ends) = (false, ends + 1)
      }
    }
    if ends != endings { return "\(ends) endings" }
    let marked = Target.allCases.filter { world.look($0) != .plain }
    return marked.count > 1 ? "marked: \(marked)" : nil
  }
}
