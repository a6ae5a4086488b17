import Engine

/// The comparison as one screen: what is asked is answered by the one that is tuned, what is done
/// is done to both.
extension Comparison {
  /// None: an event is for both, not for a view of one.
  var inputTrees: [InputTree] { [] }
  var root: View { now.root }
  var progress: Double { now.progress }
  var change: (any Change)? { now.change }
  func lastChange() -> LastChange? {
    now.lastChange().map { LastChange($0.change, copies: $0.copies.map(inWindow)) }
  }
  var isPaused: Bool { now.isPaused }
  var loops: Bool { now.loops }
  var isRunning: Bool { before.isRunning || now.isRunning }

  var speed: Double {
    get { now.speed }
    set { (before.speed, now.speed) = (newValue, newValue) }
  }

  var reducesMotion: Bool {
    get { now.reducesMotion }
    set { (before.reducesMotion, now.reducesMotion) = (newValue, newValue) }
  }

  func take(pixelsPerPoint: Double) {
    before.take(pixelsPerPoint: pixelsPerPoint)
    now.take(pixelsPerPoint: pixelsPerPoint)
  }

  func stepOut(at time: Instant) -> Bool {
    let isOut = before.stepOut(at: time)
    return now.stepOut(at: time) || isOut
  }

  func recolour(at time: Instant) {
    before.recolour(at: time)
    now.recolour(at: time)
  }

  func nextPicture(after time: Instant) -> Instant? {
    [before.nextPicture(after: time), now.nextPicture(after: time)].compactMap(\.self).min()
  }

  func remember(in state: inout Remembered) { now.remember(in: &state) }
}

extension Comparison: Tunable {
  var motions: [TunableMotion] { now.motions }
  func tune(_ name: String, to type: AnimationType?) { now.tune(name, to: type) }
  func wait(_ name: String, for seconds: Double) { now.wait(name, for: seconds) }
  func motionOfInterest(pressed id: String?) -> String? {
    now.motionOfInterest(pressed: id)
  }
  func choose(_ name: String) -> Bool { now.choose(name) }
  var tunesEach: Bool { now.tunesEach }
  var knobs: [TunerKnob] { now.knobs }
  func turn(_ knob: Int, by step: Int) { now.turn(knob, by: step) }
  var namedMotions: [TunerPresets.Preset] { now.namedMotions }
  var takesNames: Bool { now.takesNames }
}
