/// The views of two layouts, and what is to change about them: see ``LayoutAnimation``.
package final class LayoutMove: Change {
  private enum State {
    case prepared
    case moving(Playback)
    case ended(Outcome)
  }

  /// One for each view of the later layout, parents before children and back to front, then one
  /// for each topmost leaving view.
  package let changes: [LayoutChange]
  /// The doubts about the later layout.
  package let diagnostics: LayoutDiagnostics
  /// The timing with which it is played, unless it is recorded in another change.
  package var ownTiming = AnimatorTiming.easeInOut() {
    didSet { playback?.retime(to: ownTiming) }
  }

  let host: View
  private let entries: [ViewAssembly.Entry]
  private let leaving: [View]
  private let before: LayoutSnapshot
  private let ticket: LayoutTicket
  private var state = State.prepared
  /// The playback that moves it, or the last one that did.
  private var lastPlayback: Playback?
  private var ownSpeed = 1.0
  /// True once the later layout was applied, to be played or shown.
  private var isApplied = false
  private var observers: [(Outcome) -> Void] = []

  init(
    changes: [LayoutChange], assembly: ViewAssembly, before: LayoutSnapshot, ticket: LayoutTicket
  ) {
    self.changes = changes
    self.before = before
    self.ticket = ticket
    diagnostics = assembly.diagnostics
    host = assembly.host
    entries = assembly.entries
    leaving = assembly.leftOver
  }

  package func apply() {
    if case .prepared = state, let recorder = host.stage?.innermostRecorder, !recorder.isDirect {
      // What is recorded may never be played.
      recorder.onPlay { [self] in if case .prepared = state { follow($0) } }
    } else {
      isApplied = true
    }
    setGoal()
  }

  /// Gives views their places and looks in the later layout.
  ///
  /// - Parameter isMeant: all views, unless said otherwise.
  func setGoal(where isMeant: (View) -> Bool = { _ in true }) {
    for change in changes where isMeant(change.view) {
      change.view.place(at: change.to.frame)
      change.view.fade(to: change.to)
      if change.isTurned { change.view.turn(to: change.to) }
    }
    for entry in entries where !entry.isNew && isMeant(entry.view) {
      entry.layout.configure(entry.view)
    }
  }

  // MARK: Life

  private var playback: Playback? {
    if case .moving(let playback) = state { playback } else { nil }
  }

  private func follow(_ playback: Playback) {
    state = .moving(playback)
    lastPlayback = playback
    isApplied = true
    playback.onEnd { [self] in end($0) }
  }

  /// Puts it on the stage, at its start; nil without a stage.
  private func begin() -> Playback? {
    if case .prepared = state, let stage = host.stage {
      let begun = stage.hold(animation(duration: ownTiming.duration), endsItself: true)
      begun.timing = ownTiming
      begun.speed = ownSpeed
      follow(begun)
    }
    return playback
  }

  private func end(_ outcome: Outcome) {
    if case .ended = state { return }
    var outcome = outcome
    if outcome == .retargeted, ticket.rule == .givenBack {
      if let rest = restOfMotion { return follow(rest) }
      outcome = .finished
    }
    state = .ended(outcome)
    if outcome == .cancelled {
      restore()
    } else if outcome == .finished || ticket.rule != .takenOver {
      settle()
    }
    let list = observers
    observers = []
    for body in list { body(outcome) }
  }

  /// A playback as long as the motion that a later animation took over, and gave back when it was
  /// rolled back, is still on its way.
  private var restOfMotion: Playback? {
    guard let stage = host.stage, let playback, let left = stage.secondsLeft(of: playback) else {
      return nil
    }
    return stage.play(.runnable(duration: left) { _ in Effect() })
  }

  /// Takes the leaving views off the tree; the others are present from now on. Views that are part
  /// of a later animation too are left to that one.
  private func settle() {
    ticket.isCommitted = true
    View.end(ticket, for: leaving + entries.map(\.view))
  }

  /// Takes out the new views and brings back the old tree: what moved before goes on as if nothing
  /// had happened since; what earlier animations committed meanwhile stays committed.
  private func restore() {
    View.leaveLayout(entries.filter(\.isNew).map(\.view))
    before.restore()
  }
}

extension LayoutMove {
  package var duration: Double { lastPlayback?.duration ?? ownTiming.duration }
  package var timing: AnimatorTiming? {
    if let lastPlayback { lastPlayback.timing } else { ownTiming }
  }
  package var velocity: Double { playback?.velocity ?? 0 }
  package var isPaused: Bool { playback?.isPaused ?? (outcome == nil) }
  package var isRunning: Bool { playback?.isRunning ?? false }
  package var animation: Animation<Effect> { lastPlayback?.animation ?? .one }
  package var intervals: [Interval] { lastPlayback?.intervals ?? [] }
  package var outcome: Outcome? { if case .ended(let outcome) = state { outcome } else { nil } }

  package var progress: Double {
    switch state {
    case .prepared: 0
    case .moving(let playback): playback.progress
    case .ended(let outcome): outcome == .cancelled ? 0 : 1
    }
  }

  package var speed: Double {
    get { playback?.speed ?? ownSpeed }
    set {
      ownSpeed = newValue
      playback?.speed = newValue
    }
  }

  package var isReversed: Bool {
    get { playback?.isReversed ?? (outcome == .cancelled) }
    set { playback?.isReversed = newValue }
  }

  /// Moves nothing on a tree that no stage shows.
  package func seek(to progress: Double) { begin()?.seek(to: progress) }
  package func pause() { playback?.pause() }

  /// On a tree that no stage shows it is at that end at once.
  package func play(reversed: Bool) {
    if let playback = begin() {
      playback.play(reversed: reversed)
    } else {
      reversed ? rollBack() : commit()
    }
  }

  package func release(velocity: Double) {
    if let playback = begin() { playback.release(velocity: velocity) }
  }

  /// Ends at once with the later layout: applies it, if that was not done, and takes the leaving
  /// views off the tree; also if a later animation took over, and was rolled back.
  package func commit() {
    if case .ended(let outcome) = state {
      if outcome != .cancelled { settle() }
      return
    }
    // Views that are in another layout since stay in that.
    if !isApplied { setGoal { $0.layoutMark?.ticket === ticket } }
    playback?.commit()
    end(.finished)
  }

  /// Brings back exactly what was before the animation was prepared; only for the host's newest, or
  /// the newest that was not rolled back.
  package func rollBack() {
    switch state {
    case .prepared, .moving:
      playback?.rollBack()
      end(.cancelled)
    case .ended(.retargeted) where ticket.rule == .givenBack && !ticket.isCommitted:
      state = .ended(.cancelled)
      restore()
    case .ended: break
    }
  }

  package func onEnd(_ body: @escaping (Outcome) -> Void) {
    if let outcome { body(outcome) } else { observers.append(body) }
  }
}

extension View {
  /// Ends the views' part in an animation, if that is their newest one.
  static func end(_ ticket: LayoutTicket, for views: [View]) {
    let ending = views.filter { $0.layoutMark?.ticket === ticket }
    leaveLayout(ending.filter { $0.phase == .leaving })
    for view in ending where view.phase != .gone {
      view.phase = .present
      view.layoutMark?.settled = nil
      view.layoutMark?.ticket = nil
    }
  }
}
