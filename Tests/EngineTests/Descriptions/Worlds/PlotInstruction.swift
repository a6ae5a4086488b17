import EngineTestSupport

@testable import Engine

/// An instruction to an estate.
enum PlotInstruction: CustomStringConvertible {
  case to([PlotSketch], PlotManners, byHand: Bool)
  case back([PlotSketch], PlotManners, byHand: Bool)
  case advance(Double)
  case drag(Double)
  case release(Double, velocity: Double)
  case turn, pause, resume
  case end(Bool)
  case resize(Double)
  case retune(PlotManners)
  /// The root's state changes at once.
  case update(Double, hasGuest: Bool)
  /// A part changes its own state; which one of those on screen.
  case press(Int)

  /// True if the instruction may move something at once.
  var mayJump: Bool {
    switch self {
    case .drag, .end, .resize, .advance: true
    default: false
    }
  }

  /// The properties that must stay: an update changes colours at once.
  var still: [ViewProperty] {
    if case .update = self {
      return ViewProperty.allCases.filter { $0 != .backgroundColor }
    }
    return ViewProperty.allCases
  }

  var description: String {
    switch self {
    case .to(let list, let manners, let byHand): "to(\(list.text), \(manners.text), \(byHand))"
    case .back(let list, let manners, let byHand): "back(\(list.text), \(manners.text), \(byHand))"
    case .advance(let seconds): "advance(\(seconds))"
    case .drag(let progress): "drag(\(progress))"
    case .release(let target, let velocity): "release(\(target), velocity: \(velocity))"
    case .turn: "turn"
    case .pause: "pause"
    case .resume: "resume"
    case .end(let committing): "end(\(committing))"
    case .resize(let scale): "resize(\(scale))"
    case .retune(let manners): "retune(\(manners.text))"
    case .update(let tint, let hasGuest): "update(\(tint), hasGuest: \(hasGuest))"
    case .press(let number): "press(\(number))"
    }
  }

  /// An instruction as likely as life has it.
  ///
  /// - Parameter motions: the motions that may be asked for.
  static func random(
    _ random: inout SeededGenerator, _ motions: [PlotManners.Motion]
  ) -> PlotInstruction {
    let manners = PlotManners.random(&random, motions)
    return switch random.int(in: 0...26) {
    case 0...4: .to(PlotSketch.list(&random), manners, byHand: random.chance(0.25))
    case 5...7: .back(PlotSketch.list(&random), manners, byHand: random.chance(0.25))
    case 8...13:
      .advance(random.chance(0.5) ? 1 / 60 : random.element(of: [0, 0.05, 0.12, 0.31, 0.8]))
    case 14, 15:
      .drag(random.chance(0.3) ? random.element(of: [0, 1]) : random.double(in: 0...1))
    case 16, 17: .release(random.element(of: [0, 1]), velocity: random.double(in: -4...4))
    case 18: .turn
    case 19: .pause
    case 20: .resume
    case 21: .end(random.chance(0.5))
    case 22: .resize(random.element(of: [0.5, 1, 2]))
    case 23: .retune(manners)
    case 24: .update(random.element(of: [0.25, 0.75]), hasGuest: random.chance(0.5))
    default: .press(random.int(in: 0...20))
    }
  }

  /// An instruction of a life in which states and layouts change again and again while something
  /// moves, or nothing does.
  static func randomUpdate(_ random: inout SeededGenerator) -> PlotInstruction {
    switch random.int(in: 0...19) {
    case 0...3: .update(random.element(of: [0.25, 0.75]), hasGuest: random.chance(0.5))
    case 4...7: .press(random.int(in: 0...20))
    case 8, 9: .resize(random.element(of: [0.5, 1, 2]))
    case 10, 11: .retune(PlotManners.random(&random, PlotManners.Motion.allCases))
    case 12...15: .advance(random.element(of: [0, 1 / 60, 0.05, 0.1, 0.21]))
    default: .random(&random, PlotManners.Motion.allCases)
    }
  }
}

extension [PlotSketch] {
  /// Short: `a` is a leaf, `a(b)` a panel, `a[b]` an estate.
  var text: String {
    map { sketch in
      let name = sketch.key ?? "."
      return switch sketch.kind {
      case .leaf: name
      case .panel: "\(name)(\(sketch.children.text))"
      case .estate: "\(name)[\(sketch.children.text)]"
      }
    }.joined(separator: ",")
  }
}

extension PlotManners {
  var text: String { "\(order) \(removal) \(motion)" }
}
