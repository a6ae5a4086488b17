/// A tree of views and everything that moves in it.
///
/// The stage is told the time and plays animations: a recorded closure of changes, a transition,
/// a value made with the algebra. Whatever moves a slot twice joins without a jump: see
/// ``SlotLayers``.
public final class Stage {
  public let root: View
  let clock = StageClock()
  private var playing: [Playback] = []
  private var ended: [Playback] = []
  var slots = SlotTable()
  var recorder: Recorder?
  /// Told of what is doubtful but no error, such as two layouts with one id: a sentence, once for
  /// each doubt.
  public var onWarning: ((String) -> Void)?
  /// Set while everything that is to move is gathered instead of played.
  var gathering: Gathering?
  /// Whether slots were set by hand while something moved them, since the last frame.
  var hasLostSlots = false

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
    slots.entries.contains(where: \.hasLeftovers)
  }

  /// Brings everything to a time, ends what has arrived and presents it.
  ///
  /// The same time twice changes nothing; a time before the last one counts as that one.
  public func advance(to time: Instant) {
    clock.advance(to: time)
    for playback in playing where playback.endFading(at: seconds) { letGo(of: playback) }
    if hasLostSlots { endRetargeted() }
    let now = seconds
    slots.changeAll { $0.forgetArrived(at: now) }
    present()
    for playback in playing { playback.presentClosures(at: seconds) }
    for playback in playing where playback.endsItself && playback.hasArrived {
      end(playback, .finished)
    }
    complete()
  }

  // MARK: Playing

  /// Plays an animation from now on.
  ///
  /// What it says where to start starts there; what was recorded goes on from what is on screen.
  /// - Parameter interruption: what becomes of the motions that it takes over from.
  @discardableResult
  public func play(
    _ animation: Animation<Effect>, interruption: Interruption = .additive
  ) -> Playback {
    if gathering != nil { return gather(animation) }
    let playback = begin(
      animation, join: .adding, atEnd: false, endsItself: true, interruption: interruption)
    playback.resume()
    return playback
  }

  /// Puts an animation under control without moving it: at its start or at its end.
  ///
  /// It lasts until it is told to ``Playback/finish()`` or ``Playback/cancel()``.
  /// - Parameter blending: whether what is moving already fades out with this one's progress (for
  ///   a hand that takes over), rather than running on beside it.
  public func hold(
    _ animation: Animation<Effect>, atEnd: Bool = false, blending: Bool = false,
    interruption: Interruption = .additive
  ) -> Playback {
    begin(
      animation, join: blending ? .blending : .adding, atEnd: atEnd, endsItself: false,
      interruption: interruption)
  }

  private func begin(
    _ animation: Animation<Effect>, join: Playback.Join, atEnd: Bool, endsItself: Bool,
    interruption: Interruption
  ) -> Playback {
    let playback = Playback(
      stage: self, clock: clock, program: animation.compiled(), join: join, beganAtEnd: atEnd,
      endsItself: endsItself)
    playing.append(playback)
    for slot in playback.program.slots { take(slot, by: playback, interruption) }
    restSlots(of: playback)
    endRetargeted()
    present()
    return playback
  }

  /// Lets everything a playback still moves run on by itself, as if others had taken over.
  public func leaveBehind(_ playback: Playback) {
    guard playback.outcome == nil else { return }
    let now = seconds
    for slot in playback.slots where isLive(playback, in: slot) {
      let rest = slot.owner.restLanes(of: slot.property)
      slots.change(slot) { $0.leaveBehind(at: now, target: rest) }
    }
    playback.outcome = .retargeted
    forgetEnded()
  }

  private func take(_ slot: Slot, by playback: Playback, _ interruption: Interruption = .additive) {
    let rest = slot.owner.restLanes(of: slot.property)
    let now = seconds
    // Under the new playback's slot, whose owner is told from now on.
    slots.changeOrAdd(slot) { $0.take(by: playback, at: now, rest: rest, interruption) }
  }

  func endRetargeted() {
    hasLostSlots = false
    for playback in playing where !playback.slots.isEmpty && !moves(playback) {
      playback.outcome = .retargeted
    }
    forgetEnded()
  }

  private func forgetEnded() {
    ended += playing.filter { $0.outcome != nil }
    playing.removeAll { $0.outcome != nil }
  }

  /// Completions are one list a frame, run when everything of the frame is in its place.
  private func complete() {
    let list = ended
    ended = []
    for playback in list {
      if let outcome = playback.outcome { playback.completion?(outcome) }
      playback.completion = nil
    }
  }

  private func moves(_ playback: Playback) -> Bool {
    playback.slots.contains { isLive(playback, in: $0) }
  }

  /// Whether a playback is the one that moves a slot, if no other took over from it.
  private func isLive(_ playback: Playback, in slot: Slot) -> Bool {
    slots.read(slot) { $0.live === playback } ?? false
  }

  // MARK: For playbacks

  /// Sets what a playback's slots rest at: the end it goes to.
  func restSlots(of playback: Playback) {
    for slot in playback.program.slots {
      let rest = slots.read(slot) { $0.live === playback ? $0.goal : nil }
      if let rest { slot.owner.setRestLanes(rest, of: slot.property) }
    }
  }

  func programChanged(of playback: Playback) {
    slots.changeAll { $0.findPlaces() }
    for slot in playback.program.slots {
      let isTaken = !isLive(playback, in: slot)
      if isTaken { take(slot, by: playback) }
      if isTaken || playback.fadings.isEmpty { slots.change(slot) { $0.dropOffset() } }
    }
    restSlots(of: playback)
    letGo(of: playback)
    present()
  }

  /// Takes a playback from the slots that it moves no more; they go to their rest.
  private func letGo(of playback: Playback) {
    slots.changeAll { layers in
      guard layers.live === playback, !playback.moves(layers.slot) else { return }
      layers.layers.removeLast()
      hasLostSlots = true
    }
  }

  func presentSlots(of playback: Playback) { present(playback.slots) }

  /// Ends a playback where it stands; what is left below it stays, if it shows.
  func end(_ playback: Playback, _ outcome: Playback.Outcome) {
    playback.outcome = outcome
    forgetEnded()
    let moved = playback.slots
    for slot in moved {
      slots.change(slot) { if $0.live === playback { $0.endLive() } }
    }
    present(moved)
  }

  // MARK: Showing

  func present() {
    let now = seconds
    for layers in slots.entries { layers.present(at: now) }
    slots.removeEmpty()
  }

  private func present(_ list: [Slot]) {
    let now = seconds
    for slot in list {
      let rest = slot.owner.restLanes(of: slot.property)
      guard let value = slots.read(slot, { $0.value(at: now, rest: rest) }) else { continue }
      slot.owner.present(value, of: slot.property)
      if slots.read(slot, { $0.isEmpty }) ?? false { _ = slots.remove(slot) }
    }
  }

  // MARK: For layouts

  var movesAnything: Bool { !slots.isEmpty }

  func motion(of slot: Slot) -> SlotLayers? { slots[slot] }

  func setMotion(_ motion: SlotLayers?, of slot: Slot) {
    if slots[slot] != nil { hasLostSlots = true }
    slots[slot] = motion
    if motion == nil {
      slot.owner.present(slot.owner.restLanes(of: slot.property), of: slot.property)
    }
    present([slot])
  }
}
