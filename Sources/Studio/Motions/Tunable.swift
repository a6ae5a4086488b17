import Engine

/// A screen whose motions can be changed while they run.
protocol Tunable: AnyObject {
  /// Everything that has a motion, in an order of its own; at least one.
  var motions: [TunableMotion] { get }
  /// Moves it otherwise from now on, without a jump; nil: as it was designed.
  func tune(_ name: String, to type: AnimationType?)
  /// Moves it again as it was designed, its wait included.
  func reset(_ name: String)
  /// Lets one of its motions that can be delayed wait for so many seconds, ≥ 0, before it begins.
  func wait(_ name: String, for seconds: Double)
  /// Makes one of its motions the one that comes next; false: it is up to the tuner which one it
  /// shows.
  func choose(_ name: String) -> Bool
  /// True if each of its motions is tuned by itself, so that several can be at once.
  var tunesEach: Bool { get }
  /// The motion that a person who has just moved or pressed something means; nil: it is up to the
  /// tuner.
  ///
  /// - Parameter id: of the view that was pressed last; nil: it has none.
  func motionOfInterest(pressed id: String?) -> String?
  /// The other choices, beside the curve.
  var knobs: [TunerKnob] { get }
  /// Takes the next choice of a knob, or the one before; beyond the last comes the first.
  func turn(_ knob: Int, by step: Int)
  /// The motions that have names where it comes from, which are offered beside the presets.
  var namedMotions: [TunerPresets.Preset] { get }
  /// True if its motions can be given names there.
  var takesNames: Bool { get }
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
  var tunesEach: Bool { true }
  func motionOfInterest(pressed id: String?) -> String? { nil }
  func wait(_ name: String, for seconds: Double) {}
  func reset(_ name: String) {
    tune(name, to: nil)
    let motion = motions.first { $0.name == name }
    if let motion, motion.delay != nil { wait(name, for: motion.standardDelay) }
  }
  var knobs: [TunerKnob] { [] }
  func turn(_ knob: Int, by step: Int) {}
  var namedMotions: [TunerPresets.Preset] { [] }
  var takesNames: Bool { false }
  func makeRoom(_ covered: Insets, at time: Instant) {}
  var restIndex: Int { 0 }
  func rest(at index: Int) {}

  /// Makes the choices of knobs like its own.
  func turn(to others: [TunerKnob]) {
    for index in knobs.indices where index < others.count {
      // As many turns as bring every choice by.
      for _ in 0..<Self.mostChoices where knobs[index] != others[index] { turn(index, by: 1) }
    }
  }

  func move(like other: any Tunable) {
    turn(to: other.knobs)
    let own = Dictionary(motions.map { ($0.name, $0) }) { first, _ in first }
    for wanted in other.motions {
      guard let motion = own[wanted.name] else { continue }
      if motion.type != wanted.type {
        tune(wanted.name, to: wanted.type == wanted.standard ? nil : wanted.type)
      }
      if let delay = wanted.delay, delay != motion.delay { wait(wanted.name, for: delay) }
    }
  }

  func moveAsDesigned() {
    let motions = motions
    for motion in motions where motion.type != motion.standard { tune(motion.name, to: nil) }
    for motion in motions where (motion.delay ?? 0) != motion.standardDelay {
      wait(motion.name, for: motion.standardDelay)
    }
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
  /// Those for which it was designed to wait.
  var standardDelay = 0.0
  /// True if it takes part in what runs now or, at rest, in what would run next.
  let isOnItsWay: Bool
  /// The seconds of its own duration that are gone; nil at rest.
  let elapsed: Double?
}
