/// A tree of views and everything that moves in it.
///
/// The stage is told the time and plays animations: a recorded closure of changes, a transition,
/// a value made with the algebra. Whatever moves a slot twice joins without a jump: see
/// ``SlotLayers``.
public final class Stage {
  public let root: View
  private var clock = StageClock()
  private var playing: [Playback] = []
  private var slots: [Slot: SlotLayers] = [:]
  private var recorder: Recorder?
  private var needsPresenting = false

  public init(root: View = View()) {
    self.root = root
    root.host = self
  }

  // MARK: Time

  /// The stage's own time in seconds: it runs at ``speed``.
  var seconds: Double { clock.seconds }

  /// How fast everything on the stage goes; 1 is as designed. > 0.
  public var speed: Double {
    get { clock.speed }
    set {
      precondition(newValue.isFinite && newValue > 0, "a speed must be finite and > 0")
      clock.setSpeed(newValue)
    }
  }

  /// Whether time changes anything on screen.
  public var isRunning: Bool { playing.contains(where: \.isRunning) || hasLeftovers }

  /// Whether something that was taken over is still on its way.
  public var hasLeftovers: Bool {
    slots.values.contains { $0.layers.contains { $0.playhead != nil } }
  }

  /// Brings everything to a time, ends what has arrived and presents it.
  ///
  /// The same time twice changes nothing; a time before the last one counts as that one.
  public func advance(to time: Instant) {
    clock.advance(to: time)
    for playback in playing { playback.advance(at: seconds) }
    for slot in slots.keys { slots[slot]?.forgetArrived(at: seconds) }
    present()
    for playback in playing where playback.endsItself && playback.hasArrived {
      end(playback, .finished)
    }
  }

  // MARK: Playing

  /// Plays an animation from now on.
  ///
  /// What it says where to start starts there; what was recorded goes on from what is on screen.
  @discardableResult
  public func play(_ animation: Animation<Effect>) -> Playback {
    let playback = begin(animation, join: .adding, at: 0, endsItself: true)
    playback.resume()
    return playback
  }

  /// Puts an animation under control without moving it: at its start or at its end.
  ///
  /// It lasts until it is told to ``Playback/finish()`` or ``Playback/cancel()``.
  /// - Parameter blending: whether what is moving already fades out with this one's progress (for
  ///   a hand that takes over), rather than running on beside it.
  public func hold(
    _ animation: Animation<Effect>, atEnd: Bool = false, blending: Bool = false
  ) -> Playback {
    begin(
      animation, join: blending ? .blending : .adding, at: atEnd ? animation.duration : 0,
      endsItself: false)
  }

  private func begin(
    _ animation: Animation<Effect>, join: Playback.Join, at position: Double, endsItself: Bool
  ) -> Playback {
    let program = animation.compiled()
    let playhead = Playhead(
      duration: program.duration, from: position, isReversed: position > 0)
    let playback = Playback(stage: self, program: program, join: join, playhead: playhead)
    playback.endsItself = endsItself
    playing.append(playback)
    for slot in program.slots { take(slot, by: playback) }
    restSlots(of: playback)
    endRetargeted()
    present()
    return playback
  }

  /// Lets everything a playback still moves run on by itself, as if others had taken over.
  public func leaveBehind(_ playback: Playback) {
    guard playback.outcome == nil else { return }
    for slot in playback.program.slots where slots[slot]?.live === playback {
      slots[slot]?.leaveBehind(
        at: seconds, target: slot.owner.restLanes(of: slot.property))
    }
    endRetargeted()
  }

  /// Forgets everything that was taken over and is still on its way: a jump to where it goes.
  public func dropLeftovers() {
    for slot in slots.keys { slots[slot]?.layers.removeAll { $0.playhead != nil } }
    present()
  }

  private func take(_ slot: Slot, by playback: Playback) {
    let rest = slot.owner.restLanes(of: slot.property)
    slots[slot, default: SlotLayers(slot: slot)].leaveBehind(at: seconds, target: rest)
    slots[slot]?.layers.append(SlotLayers.Layer(playback: playback, playhead: nil, target: rest))
  }

  private func endRetargeted() {
    for playback in playing where playback.duration > 0 && !moves(playback) {
      playback.outcome = .retargeted
    }
    playing.removeAll { $0.outcome != nil }
  }

  private func moves(_ playback: Playback) -> Bool {
    playback.program.slots.contains { slots[$0]?.live === playback }
  }

  // MARK: For playbacks

  /// Sets what a playback's slots rest at: the end it goes to.
  func restSlots(of playback: Playback) {
    let program = playback.program
    for slot in program.slots where slots[slot]?.live === playback {
      if let value = program.value(of: slot, at: playback.playhead.target) {
        slot.owner.setRestLanes(value, of: slot.property)
      }
    }
  }

  func programChanged(of playback: Playback) {
    for slot in playback.program.slots where slots[slot]?.live !== playback {
      take(slot, by: playback)
    }
    restSlots(of: playback)
    present()
  }

  func controlled() { needsPresenting = true }

  /// Ends a playback where it stands; what is left below it stays.
  func end(_ playback: Playback, _ outcome: Playback.Outcome) {
    playback.outcome = outcome
    playing.removeAll { $0 === playback }
    let wasFinished = playback.playhead.target == playback.duration
    for slot in playback.program.slots where slots[slot]?.live === playback {
      slots[slot]?.layers.removeLast()
      if playback.join == .blending, wasFinished { slots[slot]?.layers.removeAll() }
    }
    present(playback.program.slots)
  }

  // MARK: Showing

  private func present() { present(Array(slots.keys)) }

  private func present(_ keys: [Slot]) {
    for slot in keys {
      guard let layers = slots[slot] else { continue }
      let rest = slot.owner.restLanes(of: slot.property)
      slot.owner.present(layers.value(at: seconds, rest: rest), of: slot.property)
      if layers.layers.isEmpty { slots[slot] = nil }
    }
  }
}

// MARK: Recording

extension Stage: ViewHost {
  /// The changes of a closure as a value; nothing moves yet, and nothing has changed.
  ///
  /// - Parameters:
  ///   - duration: in seconds, > 0. Changes in a duration of 0 show at once: set them outside.
  ///   - delay: in seconds, ≥ 0.
  public func animation(
    withDuration duration: Double, delay: Double = 0, curve: TimingCurve = .cssEaseInOut,
    _ changes: () -> Void
  ) -> Animation<Effect> {
    let outer = recorder
    recorder = Recorder()
    changes()
    let recorded = recorder?.changes ?? []
    recorder = outer
    for change in recorded { change.slot.owner.setRestLanes(change.from, of: change.slot.property) }
    return .parallel(
      recorded.map {
        .tween(
          $0.slot, from: $0.from, to: $0.to, duration: duration, curve: curve,
          startsFromScreen: true)
      }
    ).delayed(by: delay)
  }

  /// The same, played at once; the completion is called when it has ended.
  @discardableResult
  public func animate(
    withDuration duration: Double, delay: Double = 0, curve: TimingCurve = .cssEaseInOut,
    animations: () -> Void
  ) -> Playback {
    play(animation(withDuration: duration, delay: delay, curve: curve, animations))
  }

  func willChange(_ view: View, _ property: ViewProperty, to lanes: Lanes) -> Bool {
    let slot = view.slot(property)
    if recorder != nil {
      recorder?.record(slot, from: view.restLanes(of: property.rawValue), to: lanes)
      return true
    }
    if slots[slot] != nil {
      slots[slot] = nil
      endRetargeted()
    }
    return false
  }
}

/// The changes made inside a recorded closure: for each slot the first and the last value.
struct Recorder {
  struct Change {
    let slot: Slot
    let from: Lanes
    var to: Lanes
  }

  private(set) var changes: [Change] = []
  private var places: [Slot: Int] = [:]

  mutating func record(_ slot: Slot, from: Lanes, to: Lanes) {
    if let place = places[slot] {
      changes[place].to = to
    } else {
      places[slot] = changes.count
      changes.append(Change(slot: slot, from: from, to: to))
    }
  }
}
