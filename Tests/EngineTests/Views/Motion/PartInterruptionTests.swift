import EngineTestSupport
import Testing

@testable import Engine

/// The parts of one property interrupt each other as if each were a property of its own.
@Suite struct PartInterruptionTests {
  /// Whatever is played on a center and its parts, both lanes move as two angles do.
  @Test func aPropertyMovesAsItsPartsWouldAlone() {
    forAll(seeds: 0..<1_500) { random in
      var world = PartWorld()
      var time = 0.0
      for _ in 0..<random.int(in: 2...14) {
        world.act(&random)
        time += random.seconds() / 4
        world.advance(to: time)
        #expect(world.difference < 1e-9, "\(world.places) after \(world.story)")
      }
      world.advance(to: time + 100)
      #expect(world.difference < 1e-9 && world.isAtRest, "\(world.story)")
    }
  }
}

/// A view whose center moves, and two others that turn as the center's parts go.
private struct PartWorld {
  private let whole = Stage()
  private let parts = Stage()
  private let view = View()
  private let x = View()
  private let y = View()
  private var playing: [(Playback, Playback)] = []
  private(set) var story: [String] = []

  init() {
    whole.root.addSubview(view)
    parts.root.addSubview(x)
    parts.root.addSubview(y)
  }

  func advance(to time: Double) {
    whole.advance(to: .seconds(time))
    parts.advance(to: .seconds(time))
  }

  /// The places of everything, at rest and on screen, as text.
  var places: String {
    "center \(view.center) \(view.presented.center), x \(x.rotation) "
      + "\(x.presented.transform.rotation), y \(y.rotation) \(y.presented.transform.rotation)"
  }

  /// The larger distance between the center and the two angles: at rest or on screen.
  var difference: Double {
    let shown = Point(x.presented.transform.rotation, y.presented.transform.rotation)
    return max(
      view.center.distance(to: Point(x.rotation, y.rotation)),
      view.presented.center.distance(to: shown))
  }

  var isAtRest: Bool { view.presented.center == view.center || playing.contains { $0.0.isPaused } }

  mutating func act(_ random: inout SeededGenerator) {
    switch random.int(in: 0...9) {
    case 0...5: play(&random)
    case 6...8: control(&random)
    default: set(&random)
    }
  }

  private mutating func set(_ random: inout SeededGenerator) {
    let goal = random.double(in: 0...9)
    view.center.x = goal
    (x.rotation, y.rotation) = (goal, y.rotation)
    story.append("x = \(goal)")
  }

  private mutating func play(_ random: inout SeededGenerator) {
    let interruption = random.element(of: Interruption.allCases)
    let (ours, theirs) = random.chance(0.3) ? recorded(&random) : bound(&random)
    let isHeld = random.chance(0.3)
    if isHeld {
      let (atEnd, blending) = (random.chance(0.5), random.chance(0.5))
      playing.append(
        (
          whole.hold(ours, atEnd: atEnd, blending: blending, interruption: interruption),
          parts.hold(theirs, atEnd: atEnd, blending: blending, interruption: interruption)
        ))
    } else {
      playing.append(
        (
          whole.play(ours, interruption: interruption),
          parts.play(theirs, interruption: interruption)
        ))
    }
    story.append("\(isHeld ? "hold" : "play") \(interruption)")
  }

  private mutating func recorded(
    _ random: inout SeededGenerator
  ) -> (Animation<Effect>, Animation<Effect>) {
    let (duration, goal) = (random.seconds(), Point(random.double(in: 0...9), 4))
    story.append("record \(goal) in \(duration)")
    return (
      whole.animation(withDuration: duration) { view.center = goal },
      parts.animation(withDuration: duration) { (x.rotation, y.rotation) = (goal.x, goal.y) }
    )
  }

  /// Some of: the whole, its x, its y, one after the other or at once.
  private mutating func bound(
    _ random: inout SeededGenerator
  ) -> (Animation<Effect>, Animation<Effect>) {
    var (ours, theirs) = (Animation<Effect>.one, Animation<Effect>.one)
    for _ in 0..<random.int(in: 1...3) {
      let (next, model) = boundPart(&random)
      let isSequence = random.chance(0.5)
      ours = isSequence ? ours * next : ours + next
      theirs = isSequence ? theirs * model : theirs + model
      story.append(isSequence ? "*" : "+")
    }
    return (ours, theirs)
  }

  private mutating func boundPart(
    _ random: inout SeededGenerator
  ) -> (Animation<Effect>, Animation<Effect>) {
    let duration = random.seconds()
    let from = Point(random.double(in: 0...9), random.double(in: 0...9))
    let to = Point(random.double(in: 0...9), random.double(in: 0...9))
    let toX = linear(from: from.x, to: to.x, in: duration)
    let toY = linear(from: from.y, to: to.y, in: duration)
    let kind = random.int(in: 0...2)
    story.append("\(["center", "x", "y"][kind]) from \(from) to \(to) in \(duration)")
    switch kind {
    case 0:
      return (
        linear(from: from, to: to, in: duration).bind(view, with: \.center),
        toX.bind(x, with: \.rotation) + toY.bind(y, with: \.rotation)
      )
    case 1: return (toX.bind(view, with: \.center.x), toX.bind(x, with: \.rotation))
    default: return (toY.bind(view, with: \.center.y), toY.bind(y, with: \.rotation))
    }
  }

  private mutating func control(_ random: inout SeededGenerator) {
    guard !playing.isEmpty else { return }
    let (ours, theirs) = random.element(of: playing)
    let progress = random.double(in: 0...1)
    let kind = random.int(in: 0...6)
    for playback in [ours, theirs] {
      switch kind {
      case 0: playback.pause()
      case 1, 2: playback.play()
      case 3: playback.seek(to: progress)
      case 4: playback.reverse()
      case 5: playback.commit()
      default: playback.rollBack()
      }
    }
    story.append("control \(kind)")
  }
}
