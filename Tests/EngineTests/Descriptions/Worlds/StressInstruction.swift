import EngineTestSupport

@testable import Engine

/// An instruction to a world.
enum StressInstruction: Hashable, CustomStringConvertible {
  /// A change is begun and plays, or is held by a hand.
  case to(String, byHand: Bool = false)
  /// The change that led here from another list is begun backwards.
  case back(String, byHand: Bool = false)
  case advance(Double)
  /// The hand moves; it holds.
  case drag(Double)
  /// The hand lets go: to 0 or 1, with a velocity.
  case release(Double, velocity: Double)
  case turn
  case pause
  case resume
  case end(Bool)
  case resize(Double)
  /// A plain update: the state's colour, and an element it brings.
  case update(Double, extra: String = "")

  /// True if the instruction may move something at once.
  var mayJump: Bool {
    switch self {
    case .drag, .end, .resize, .advance: true
    default: false
    }
  }

  /// The properties that must stay as they are: an update changes colours, and lists, at once.
  var still: [ViewProperty] {
    if case .update = self {
      return [.center, .size, .alpha, .translation, .scale, .rotation, .cornerRadius]
    }
    return ViewProperty.allCases
  }

  /// As it is written in a test.
  var description: String {
    switch self {
    case .to(let list, let byHand): ".to(\"\(list)\"\(byHand ? ", byHand: true" : ""))"
    case .back(let list, let byHand): ".back(\"\(list)\"\(byHand ? ", byHand: true" : ""))"
    case .advance(let seconds): ".advance(\(seconds))"
    case .drag(let progress): ".drag(\(progress))"
    case .release(let target, let velocity): ".release(\(target), velocity: \(velocity))"
    case .turn: ".turn"
    case .pause: ".pause"
    case .resume: ".resume"
    case .end(let committing): ".end(\(committing))"
    case .resize(let scale): ".resize(\(scale))"
    case .update(let tint, let extra): ".update(\(tint), extra: \"\(extra)\")"
    }
  }

  /// Tells a world.
  func perform(on world: inout WorldStage) {
    let transition = world.tree.transition
    switch self {
    case .to(let list, let byHand):
      let begun = world.begin(to: list, scrubbed: byHand)
      if !byHand { begun.play() }
    case .back(let list, let byHand):
      let begun = world.begin(backTo: list, scrubbed: byHand)
      if !byHand { begun.play() }
    case .advance(let seconds): world.advance(by: seconds)
    case .drag(let progress): transition?.playback.seek(to: progress)
    case .release(let target, let velocity):
      transition?.release(towards: target, velocity: velocity)
    case .turn: transition?.reverse()
    case .pause: transition?.playback.pause()
    case .resume: transition?.play()
    case .end(let committing): world.tree.transition?.end(committing: committing)
    case .resize(let scale): world.tree.relayout { $0.scale = scale }
    case .update(let tint, let extra):
      world.tree.update(state: World.State(tint: tint, extra: extra))
    }
  }
}

// MARK: Random ones

extension StressInstruction {
  /// A world that is small enough to be looked at, with everything: panels, panels in panels,
  /// elements without keys.
  static let lists =
    allArrangements(of: ["a", "b", "c", "p(a,d)"], upTo: 2).map { $0.joined(separator: ",") }
    + [
      "p(b,c),b", "x,p(q(a),b)", "x,p(q(b,a))", "d,c,b,a", "p(c),.,.", ".,p(.,.),a", "p(),x",
      "a,c,b", "c,x,a", "b,p(d,a),x",
    ]

  /// An instruction as likely as life has it.
  static func random(_ random: inout SeededGenerator) -> StressInstruction {
    switch random.int(in: 0...23) {
    case 0...4: .to(random.element(of: lists))
    case 5, 6: .back(random.element(of: lists))
    case 7: .to(random.element(of: lists), byHand: true)
    case 8: .back(random.element(of: lists), byHand: true)
    case 9...13: .advance(random.element(of: [0, 1 / 60.0, 0.05, 0.12, 0.31, 0.6]))
    case 14, 15: .drag(random.element(of: [0, 0.2, 0.5, 0.9, 1]))
    case 16: .release(random.element(of: [0, 1]), velocity: random.element(of: [-4, -0.5, 0, 2]))
    case 17: .turn
    case 18: .pause
    case 19: .resume
    case 20: .end(random.chance(0.5))
    case 21: .resize(random.element(of: [0.5, 1, 2]))
    default: .update(random.element(of: [0.25, 0.75]), extra: random.element(of: ["", "", "e"]))
    }
  }

  /// Simpler ones that may show the same.
  var simpler: [StressInstruction] {
    switch self {
    case .to(let list, let byHand):
      (byHand ? [.to(list)] : []) + Self.shorter(list).map { .to($0, byHand: byHand) }
    case .back(let list, let byHand):
      (byHand ? [.back(list)] : []) + Self.shorter(list).map { .back($0, byHand: byHand) }
    case .release(let target, let velocity) where velocity != 0: [.release(target, velocity: 0)]
    case .update(let tint, let extra) where extra != "": [.update(tint)]
    default: []
    }
  }

  /// The list without one of its elements.
  static func shorter(_ list: String) -> [String] {
    let elements = list.split(separator: ",")
    guard !list.contains("("), elements.count > 0 else { return list.isEmpty ? [] : ["a"] }
    return elements.indices.map { index in
      var rest = elements
      rest.remove(at: index)
      return rest.joined(separator: ",")
    }
  }
}
