/// A tree of views and everything that moves in it.
///
/// The stage is told the time, once a frame, and plays animations: a recorded closure of changes,
/// a value made with the algebra, and the changes of the description trees and component views that
/// live on it. Whatever moves a property twice joins without a jump: see `PropertyMotion`.
public final class Stage {
  /// The top of the tree of views.
  public let root: View
  let clock = StageClock()
  private(set) var playing: [Playback] = []
  private var ended: [Playback] = []
  private var participants = StageParticipants()
  var properties = PropertyMotions()
  /// Writes down what is set and played instead of showing it; nil: everything shows.
  var recorder: ChangeRecorder?
  /// Called with what is doubtful but no error, such as two layouts with one id: a sentence, once
  /// for each doubt.
  public var onWarning: ((String) -> Void)?
  /// The doubts of which was told once and for all.
  var toldDoubts: Set<String> = []
  /// True if movement becomes a fade of at most 150 ms in everything that is played from now on; a
  /// hand still scrubs.
  public var reducesMotion = false
  /// The views that fades have dimmed.
  var dimmed: [ObjectIdentifier: Dimming] = [:]
  /// The playbacks that may have lost the last of their properties since it was looked at: to
  /// others, a set by hand, a layout, a reload or another program.
  private var losers: [Playback] = []

  /// A stage at the time 0 that shows a tree.
  public init(root: View = View()) {
    self.root = root
    root.stageAtRoot = self
    root.join(self)
  }

  deinit {
    for playback in playing + ended { playback.forgetObservers() }
  }

  // MARK: Time

  /// The stage's own time in seconds: it runs at ``speed``.
  var seconds: Double { clock.seconds }

  /// The host's time.
  package var now: Instant { clock.now }

  /// The speed of everything on the stage, as a factor; 1 is as designed. Finite and > 0.
  public var speed: Double {
    get { clock.speed }
    set {
      require(newValue.isFinite && newValue > 0, "a speed must be finite and > 0")
      clock.setSpeed(newValue)
    }
  }

  /// The playback that was begun last and has not ended; nil: there is none.
  package var latestPlayback: Playback? { playing.last }

  /// The number of changes on the stage that have not ended.
  package var changeCount: Int { playing.count }

  /// True while frames are needed: time changes something on screen, or something was asked for
  /// that is done in the next frame.
  public var isRunning: Bool {
    playing.contains(where: \.isRunning) || hasLeftovers || ended.contains(where: \.isAwaited)
      || participants.living(on: self).contains(where: \.isRunning)
  }

  /// True while something that was taken over is still on its way.
  package var hasLeftovers: Bool {
    properties.entries.contains(where: \.hasLeftovers)
  }

  /// Brings everything on the stage to a time, ends what has arrived and presents it; then does
  /// what was asked for, as ``update()``. The one call that a frame needs.
  ///
  /// The same time twice changes nothing; a time before the last one counts as that one.
  public func advance(to time: Instant) {
    clock.advance(to: time)
    for playback in playing {
      if playback.endFading(at: seconds) { letGo(of: playback) }
    }
    endRetargeted()
    properties.forgetArrived(at: seconds)
    present()
    for playback in playing { playback.presentClosures(at: seconds) }
    update()
  }

  /// Does what was asked for since the last frame, while the time stands still: reloads, changes of
  /// state, and ends with those who wait for them.
  ///
  /// For what a frame's events began, so that it is in that frame's picture.
  public func update() {
    endRetargeted()
    for playback in playing where playback.endsItself && playback.isOver {
      end(playback, playback.isReversed ? .cancelled : .finished)
    }
    for participant in participants.living(on: self) { participant.update() }
    // Views may be leaving now that were not when they were presented.
    dim()
    complete()
  }

  func register(_ participant: any StageParticipant) { participants.add(participant) }

  // MARK: Playing

  /// Plays an animation from now on.
  ///
  /// A motion that names its start begins there; one that was recorded begins at what is on screen.
  /// - Parameter interruption: the fate of the motions that it takes over from.
  /// - Returns: the playback that moves it: the reload's, while a component view reloads.
  @discardableResult
  public func play(
    _ animation: Animation<Effect>, interruption: Interruption = .additive
  ) -> Playback {
    if let reload = recorder?.reload, let whole = reload.playback {
      reload.add(animation)
      return whole
    }
    let playback = Playback(stage: self, animation: animation, endsItself: true)
    playback.setOff()
    begin(playback, interruption: interruption)
    return playback
  }

  /// Puts an animation under control without moving it: at its start or at its end.
  ///
  /// It lasts until ``Change/commit()`` or ``Change/rollBack()``, also when it has arrived, unless
  /// it ends itself.
  /// - Parameter endsItself: true if it ends as soon as it has been played, or let go, to an end.
  /// - Parameter blending: true if what is moving already fades out with this one's progress (for a
  ///   hand that takes over), rather than running on beside it.
  public func hold(
    _ animation: Animation<Effect>, atEnd: Bool = false, blending: Bool = false,
    interruption: Interruption = .additive, endsItself: Bool = false
  ) -> Playback {
    let playback = Playback(
      stage: self, animation: animation, join: blending ? .blending : .adding, beganAtEnd: atEnd,
      endsItself: endsItself)
    begin(playback, interruption: interruption)
    return playback
  }

  /// Puts a playback on the stage, where it stands.
  func begin(_ playback: Playback, interruption: Interruption = .additive) {
    playing.append(playback)
    if let recorder { for property in playback.program.properties { recorder.leave(property) } }
    for property in playback.program.properties { take(property, by: playback, interruption) }
    restProperties(of: playback)
    endRetargeted()
    present(playback.program.properties)
  }

  /// Lets everything a playback still moves run on by itself, as if others had taken over.
  package func leaveBehind(_ playback: Playback) {
    guard playback.outcome == nil else { return }
    let now = seconds
    for property in playback.properties where isLive(playback, in: property) {
      let rest = property.owner.restLanes(of: property.number)
      properties.change(property) {
        $0.leaveBehind(of: playback, at: now, target: rest, dimming(of: property))
      }
    }
    playback.outcome = .retargeted
    forgetEnded()
  }

  private func take(
    _ property: Property, by playback: Playback, _ interruption: Interruption = .additive,
    from start: Lanes? = nil
  ) {
    let rest = property.owner.restLanes(of: property.number)
    let now = seconds
    noteLosers(of: property)
    // Under the new playback's property, whose owner is told from now on.
    properties.changeOrAdd(property) {
      $0.take(
        property, by: playback, at: now, rest: rest, from: start, interruption,
        dimming(of: property))
    }
  }

  /// Lets nothing move a property any more.
  func cut(_ property: @autoclosure () -> Property) {
    if let motion = properties.removeIfAny(property()) { noteLosers(of: motion) }
  }

  /// Remembers those from whom a property is taken.
  func noteLosers(of property: Property) {
    _ = properties.read(property) { noteLosers(of: $0) }
  }

  private func noteLosers(of motion: PropertyMotion) {
    for layer in motion.layers where !layer.isLeft { noteLoser(layer.playback) }
  }

  private func noteLoser(_ playback: Playback) {
    if losers.last !== playback { losers.append(playback) }
  }

  private func endRetargeted() {
    guard !losers.isEmpty else { return }
    let list = losers
    losers = []
    // What moves nothing by itself can lose nothing but what fades, and goes on without that.
    for playback in list
    where playback.outcome == nil && !playback.program.properties.isEmpty && !moves(playback) {
      playback.outcome = .retargeted
    }
    forgetEnded()
  }

  private func forgetEnded() {
    guard playing.contains(where: { $0.outcome != nil }) else { return }
    ended += playing.filter { $0.outcome != nil }
    playing.removeAll { $0.outcome != nil }
  }

  /// Completions are one list a frame, run when everything of the frame is in its place.
  private func complete() {
    let list = ended
    ended = []
    for playback in playing { playback.tellMarkers() }
    for playback in list {
      playback.tellMarkers()
      playback.tellEnd()
    }
  }

  /// True if a playback has ended and those who wait for it are called at the end of the frame.
  func tells(_ playback: Playback) -> Bool { ended.contains { $0 === playback } }

  private func moves(_ playback: Playback) -> Bool {
    let programs = [playback.program] + playback.fadings.map(\.sampler.program)
    return programs.contains { $0.properties.contains { isLive(playback, in: $0) } }
  }

  /// True if a playback moves a property, and no other took over from it there.
  private func isLive(_ playback: Playback, in property: Property) -> Bool {
    properties.read(property) { $0.isLive(playback, in: property.lanes) } ?? false
  }

  // MARK: For playbacks

  /// Sets what a playback's properties rest at: the end it goes to.
  func restProperties(of playback: Playback) {
    noteDepartures(of: playback)
    for property in playback.program.properties {
      let rest = properties.read(property) { $0.goal(of: playback) }
      if let rest { property.owner.setRestLanes(rest, of: property.number) }
    }
  }

  func programChanged(of playback: Playback) {
    let now = seconds
    let starts = playback.program.properties.map { property in
      let rest = property.owner.restLanes(of: property.number)
      var start: Lanes?
      properties.change(property) { start = $0.drop(playback, from: property, at: now, rest: rest) }
      return start
    }
    properties.changeAll { $0.findTracks() }
    for (property, start) in zip(playback.program.properties, starts) {
      let isTaken = !isLive(playback, in: property)
      if isTaken { take(property, by: playback, from: start) }
      if isTaken || playback.fadings.isEmpty { properties.change(property) { $0.dropOffset() } }
    }
    restProperties(of: playback)
    letGo(of: playback)
    present()
  }

  /// Takes a playback from the properties that it moves no more; they go to their rest.
  private func letGo(of playback: Playback) {
    properties.changeAll { $0.letGo(of: playback) }
    noteLoser(playback)
  }

  func presentProperties(of playback: Playback) { present(playback.properties) }

  /// Ends a playback where it stands; what is left below it stays, if it shows.
  func end(_ playback: Playback, _ outcome: Outcome) {
    playback.outcome = outcome
    // That of a reload that moves nothing was never on the stage.
    if !playing.contains(where: { $0 === playback }) { ended.append(playback) }
    forgetEnded()
    let moved = playback.properties
    for property in moved {
      properties.change(property) { $0.end(playback) }
    }
    present(moved)
  }

  // MARK: Showing

  func present() {
    // What is shown may set and play anything: nothing of the stage is held meanwhile.
    properties.planned().present(properties.entries, at: seconds)
    properties.removeEmpty()
    dim()
  }

  private func present(_ list: [Property]) {
    let now = seconds
    for property in list {
      let rest = property.owner.restLanes(of: property.number)
      guard let value = properties.read(property, { $0.value(at: now, rest: rest) }) else {
        continue
      }
      property.owner.present(value, of: property.number)
      if properties.read(property, { $0.isEmpty }) ?? false { properties.remove(property) }
    }
    dim()
  }

  // MARK: For layouts

  var movesAnything: Bool { !properties.isEmpty }

  func motion(of property: Property) -> PropertyMotion? { properties[property] }

  func setMotion(_ motion: PropertyMotion?, of property: Property) {
    noteLosers(of: property)
    properties[property] = motion
    if motion == nil {
      property.owner.present(property.owner.restLanes(of: property.number), of: property.number)
    }
    present([property])
  }
}
