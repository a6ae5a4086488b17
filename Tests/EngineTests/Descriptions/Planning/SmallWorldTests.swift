import EngineTestSupport
import Testing

@testable import Engine

/// Sequences of instructions on small worlds: nothing jumps, doubles or sticks.
@Suite struct SmallWorldTests {
  enum Instruction: Equatable {
    case to(String, byHand: Bool = false)
    case back(String, byHand: Bool = false)
    case advance(Double)
    case turn
    case pause
    case resume
    case settle(Double, velocity: Double)
    case seek(Double)
    case end(Bool)
    case relayout(Double)
    case update(Double)

    /// The properties that must stay as they are: an update changes the colours at once.
    var still: [ViewProperty] {
      if case .update = self {
        return [.center, .size, .alpha, .translation, .scale, .rotation, .cornerRadius]
      }
      return ViewProperty.allCases
    }

    /// True if the instruction may move something by itself.
    var jumps: Bool {
      switch self {
      case .seek, .end, .relayout, .advance: true
      default: false
      }
    }
  }

  private func perform(_ instruction: Instruction, on world: inout WorldStage) {
    let transition = world.tree.transition
    switch instruction {
    case .to(let text, let byHand): start(world.begin(to: text, scrubbed: byHand), byHand)
    case .back(let text, let byHand): start(world.begin(backTo: text, scrubbed: byHand), byHand)
    case .advance(let seconds): world.advance(by: seconds)
    case .turn: transition?.reverse()
    case .pause: transition?.playback.pause()
    case .resume: transition?.play()
    case .settle(let target, let velocity):
      transition?.release(towards: target, velocity: velocity)
    case .seek(let progress): transition?.seek(to: progress)
    case .end(let committing): world.tree.transition?.end(committing: committing)
    case .relayout(let scale): world.tree.relayout { $0.scale = scale }
    case .update(let tint): world.tree.update(state: World.State(tint: tint))
    }
  }

  private func start(_ transition: Transition, _ byHand: Bool) {
    if !byHand { transition.play() }
  }

  /// Gives a world all instructions, then lets it come to rest; returns the first problems.
  private func problems(_ instructions: [Instruction], in text: String) -> [String] {
    var world = WorldStage(text)
    for instruction in instructions {
      let moment = instruction.jumps ? nil : TreeMoment(world.container)
      perform(instruction, on: &world)
      let problems =
        (moment?.jumps(in: world.container, of: instruction.still) ?? [])
        + world.container.brokenInvariants + world.container.doubledKeys
      if !problems.isEmpty { return ["at \(instruction)"] + problems }
    }
    let wanted = world.tree.props
    world.rest()
    let rest = world.problemsAtRest
    return world.tree.props == wanted ? rest : rest + ["the last description did not win"]
  }

  private func expectNoProblems(_ instructions: [Instruction], in text: String) -> Bool {
    let found = problems(instructions, in: text)
    if !found.isEmpty { Issue.record("\(instructions): \(found)") }
    return found.isEmpty
  }

  /// Every list of up to three instructions of all kinds.
  @Test(.onlyWithAllSeeds) func allShortSequences() {
    let instructions: [Instruction] = [
      .to("b,x"), .to("c,p(b)"), .to("x,b,c", byHand: true), .back("c,d"),
      .back("x,p(a,b)", byHand: true), .advance(0.15), .turn, .settle(1, velocity: 2), .seek(0.6),
      .end(true), .end(false), .relayout(2), .update(0.8),
    ]
    for sequence in allLists(of: instructions, upTo: 3) {
      guard expectNoProblems(sequence, in: "x,a,p(a,d)") else { return }
    }
  }

  /// Every list of up to five of the disturbing ones.
  @Test(.onlyWithAllSeeds) func allLongerSequencesOfFew() {
    let instructions: [Instruction] = [
      .to("b,x,d"), .back("x,c", byHand: true), .advance(0.15), .turn,
    ]
    for sequence in allLists(of: instructions, upTo: 5) {
      guard expectNoProblems(sequence, in: "x,b,c") else { return }
    }
  }

  /// Every way from one list over a second to a third, interrupted in the middle, forwards and
  /// backwards.
  @Test(.onlyWithAllSeeds) func allTriplesOfLists() {
    let lists = allArrangements(of: ["b", "c", "d"], upTo: 3).map { $0.joined(separator: ",") }
    for first in lists {
      for second in lists {
        for (place, third) in lists.enumerated() {
          let next: Instruction =
            place.isMultiple(of: 2) ? .to(third) : .back(third)
          guard expectNoProblems([.to(second), .advance(0.2), next], in: first) else { return }
        }
      }
    }
  }

  /// Frame by frame: what ends under something else does not show either. At 400 frames a second
  /// the fastest elements move some 6 points a frame, and few of their ways lie upon each other.
  @Test func noFrameJumps() {
    let instructions: [Instruction] = [
      .to("b,x,d"), .back("x,c"), .to("c,b", byHand: true), .back("d,b,x", byHand: true), .turn,
      .settle(0, velocity: -1), .settle(1, velocity: 1), .pause, .resume, .update(0.3),
    ]
    forAll(seeds: 0..<25) { random in
      var world = WorldStage("x,b,c")
      for _ in 0..<6 {
        perform(random.element(of: instructions), on: &world)
        for _ in 0..<random.int(in: 0...80) {
          let moment = TreeMoment(world.container)
          world.advance(by: 1.0 / 400)
          let jumps =
            moment.jumps(in: world.container, within: 25, of: [.center, .size])
            + moment.jumps(in: world.container, within: 0.1, of: [.alpha, .scale, .rotation])
          #expect(jumps == [])
        }
      }
    }
  }

  @Test func seededSequences() {
    let lists =
      allArrangements(of: ["a", "b", "c", "d", "p(a,b)"], upTo: 4)
      .map { $0.joined(separator: ",") } + ["p(b,c),b", "x,p(q(a),b)", "x,p(q(b,a))", "p(c),.,."]
    forAll(seeds: 0..<1000) { random in
      let sequence = random.list(count: 4...25) { random -> Instruction in
        switch random.int(in: 0...13) {
        case 0, 1: .to(random.element(of: lists))
        case 2: .back(random.element(of: lists))
        case 3: .to(random.element(of: lists), byHand: true)
        case 4: .back(random.element(of: lists), byHand: true)
        case 5, 6: .advance(random.double(in: 0...0.4))
        case 7: .turn
        case 8: .pause
        case 9: .resume
        case 10: .settle(random.chance(0.5) ? 1 : 0, velocity: random.double(in: -4...4))
        case 11: .seek(random.double(in: 0...1))
        case 12: random.chance(0.5) ? .end(random.chance(0.5)) : .update(random.double(in: 0...1))
        default: .relayout(random.double(in: 0.5...2))
        }
      }
      _ = expectNoProblems(sequence, in: random.element(of: lists))
    }
  }
}
