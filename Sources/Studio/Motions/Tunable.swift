import Engine
import Onboarding

/// A screen whose motions can be changed while they run.
protocol Tunable: AnyObject {
  /// Everything that has a motion, in an order of its own; at least one.
  var motions: [TunableMotion] { get }
  /// Moves it otherwise from now on, without a jump; nil: as it was designed.
  func tune(_ name: String, to type: AnimationType?)
  /// Lets one of its motions that can be delayed wait, in seconds, ≥ 0.
  func delay(_ name: String, by seconds: Double)
  /// Makes one of its motions the one that comes next; false: it is up to the tuner which one it
  /// shows.
  func choose(_ name: String) -> Bool
  /// The motion that a person who has just moved or pressed something means; nil: it is up to the
  /// tuner.
  ///
  /// - Parameter id: of the view that was pressed last; nil: it has none.
  func motionOfInterest(pressed id: String?) -> String?
  /// The other choices, beside the curve.
  var knobs: [TunerKnob] { get }
  /// Takes the next choice of a knob, or the one before; beyond the last comes the first.
  func turn(_ knob: Int, by step: Int)
  /// Leaves the sides of the window free on which the tuner lies.
  func makeRoom(_ covered: Insets, at time: Instant)
  /// The index of the slide or the layout at which it rests, or to which it goes.
  var restIndex: Int { get }
  /// Comes to rest at the slide or the layout of an index.
  func rest(at index: Int)
  /// Moves as another screen of its kind does.
  func move(like other: any Tunable)
  /// Moves as it was designed, but for its knobs.
  func moveAsDesigned()
}

extension Tunable {
  func choose(_ name: String) -> Bool { false }
  func motionOfInterest(pressed id: String?) -> String? { nil }
  func delay(_ name: String, by seconds: Double) {}
  var knobs: [TunerKnob] { [] }
  func turn(_ knob: Int, by step: Int) {}
  func makeRoom(_ covered: Insets, at time: Instant) {}
  var restIndex: Int { 0 }
  func rest(at index: Int) {}

  func move(like other: any Tunable) {
    for index in knobs.indices where index < other.knobs.count {
      let wanted = other.knobs[index]
      // As many turns as bring every choice by.
      for _ in 0..<Self.mostChoices where knobs[index] != wanted { turn(index, by: 1) }
    }
    let own = Dictionary(motions.map { ($0.name, $0) }) { first, _ in first }
    for wanted in other.motions {
      guard let motion = own[wanted.name] else { continue }
      if motion.type != wanted.type {
        tune(wanted.name, to: wanted.type == wanted.standard ? nil : wanted.type)
      }
      if let delay = wanted.delay, delay != motion.delay { self.delay(wanted.name, by: delay) }
    }
  }

  func moveAsDesigned() {
    let motions = motions
    for motion in motions where motion.type != motion.standard { tune(motion.name, to: nil) }
    for motion in motions where motion.delay ?? 0 > 0 { delay(motion.name, by: 0) }
  }

  private static var mostChoices: Int { 32 }
}

/// Something with a few choices.
struct TunerKnob: Equatable {
  let name: String
  /// The choice that is made.
  let choice: String

  /// The choice some steps on from one; beyond the last comes the first.
  static func next<Value: Equatable>(to choice: Value, by step: Int, in all: [Value]) -> Value {
    let index = (all.firstIndex(of: choice) ?? 0) + step
    return all[(index % all.count + all.count) % all.count]
  }
}

/// One motion of a screen, as it is now.
struct TunableMotion: Equatable {
  /// The use that the Swift line makes of a type of motion.
  enum Use: Equatable {
    /// As the animation of a child of that key.
    case child
    /// As duration and curve of a change of layout.
    case layout
    /// As the timing of a component view's animator.
    case animator(AnimatorCall)
  }

  let name: String
  let use: Use
  /// The type of the motion; never none.
  let type: AnimationType
  /// The type it was designed with.
  let standard: AnimationType
  /// The seconds for which it waits; nil: it can't be delayed.
  var delay: Double?
  /// True if it takes part in what runs now or, at rest, in what would run next.
  let isOnItsWay: Bool
  /// The seconds of its own duration that are gone; nil at rest.
  let elapsed: Double?
}

extension OnboardingScreen: Tunable {
  var motions: [TunableMotion] {
    let (rows, delays) = (motionTable.rows, described.delays)
    let (onTheirWay, seconds) = (keysOnTheirWay, secondsOnTheWay)
    return rows.map { row in
      let isOnItsWay = onTheirWay.contains(row.key)
      return TunableMotion(
        name: row.key, use: .child, type: row.type, standard: row.standard,
        delay: delays[row.key] ?? 0, isOnItsWay: isOnItsWay,
        elapsed: isOnItsWay ? seconds.map { max(0, $0 - row.wait) } : nil)
    }
  }

  /// The element that was pressed, if it took part in the last change; else the one that went
  /// farthest in it, of those that are there by now; without a change the one that was pressed, or
  /// the slide's title.
  func motionOfInterest(pressed id: String?) -> String? {
    let names = Set(tunableKeys)
    let course = lastChange().map { ChangeCourse(of: $0.change) }
    let moved = (course?.outermostViews ?? []).filter { $0.key.map(names.contains) ?? false }
    if let id, names.contains(id), moved.isEmpty || moved.contains(where: { $0.key == id }) {
      return id
    }
    let elements = slideOfInterest
    let shown = Set(elements)
    let there = moved.filter { view in view.key.map(shown.contains) ?? false }
    let views = there.isEmpty ? moved : there
    let distances = course?.distances(of: views) ?? []
    let farthest = zip(views, distances).max { $0.1 < $1.1 }?.0
    return farthest?.key ?? elements.first(where: names.contains)
  }

  var knobs: [TunerKnob] {
    [TunerKnob(name: "Motion", choice: motion == .fluid ? "Fluid" : "Original")]
  }

  var restIndex: Int { place }
  func rest(at index: Int) { jump(to: index) }

  func turn(_ knob: Int, by step: Int) {
    motion = TunerKnob.next(to: motion, by: step, in: MotionSet.allCases)
  }
}
