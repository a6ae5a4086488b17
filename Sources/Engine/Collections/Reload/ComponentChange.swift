/// The change that one reload of a component view makes on screen: one animation, that can be
/// played, scrubbed, turned round and taken back.
///
/// At progress 0 everything is as before the reload, at 1 as after it; in between the leaving views
/// are there. Its states:
///
/// | state | leaving views | controls |
/// |---|---|---|
/// | moving, running | go off when their animators say so | work |
/// | moving, paused | all are there, but at an end | work |
/// | ended, and the view's ``ComponentView/lastChange`` | off | open it again |
/// | ended, or on its way, with a newer change in the view | off, or go off | do nothing |
///
/// In each of them it goes to, or shows, what is after it or (``isReversed``) what was before it.
package final class ComponentChange: Change {
  enum State {
    case moving(Playback)
    case ended(Outcome)
  }

  /// Everything that moves, as a value.
  package private(set) var animation: Animation<Effect> = .one
  var state = State.ended(.finished)
  /// Which of its sides the view shows, or is on its way to.
  var showsBefore = false
  var observers: [(Outcome) -> Void] = []

  private(set) weak var host: ComponentView?
  var before: ComponentState
  private(set) var after: ComponentState
  /// The items that the change takes away and those that it adds, as leaving on the way there and
  /// on the way back.
  var removed: [LeavingItem] = []
  var added: [LeavingItem] = []
  /// The items among the added ones that were leaving before it, as they were then.
  var returned: [LeavingItem] = []
  /// The animators' blocks, by when they end.
  private var blocks: [ChangeRecorder.Block] = []
  var blocksEnded = 0

  init(_ host: ComponentView, before: ComponentState) {
    self.host = host
    self.before = before
    after = before
  }

  var playback: Playback? {
    if case .moving(let playback) = state { playback } else { nil }
  }

  /// True while it can be controlled: as long as it is the last change of its view.
  package var isOpen: Bool { host?.componentChange === self }

  /// True while leaving views stay on the tree although they may go.
  var keepsLeaving: Bool { isPaused }

  // MARK: Life

  func begin(_ recorded: ChangeRecorder, _ rendering: Rendering, on stage: Stage) {
    guard let host else { return }
    // What came back under another id was never away.
    let stayed = rendering.returned.filter { $0.change === self }.map(\.view)
    for view in stayed { view.phase = .present }
    let renamed = stayed.ids
    removed = rendering.removed.filter { !renamed.contains(ObjectIdentifier($0.view)) }
    added = rendering.added.filter { !renamed.contains(ObjectIdentifier($0.view)) }
      .map { LeavingItem($0, life: .returned, change: self) }
    returned = rendering.returned.filter { $0.change !== self }
    after = ComponentState(of: host)
    blocks = recorded.blocks.sorted { $0.timing.end < $1.timing.end }
    animation = recorded.animation
    let playback = stage.perform(recorded, as: animation, interruption: host.interruption)
    if let playback { state = .moving(playback) }
    let moving = recorded.movedOwners
    for item in removed {
      let mayGo = item.life == .completed || item.life == .released
      if mayGo, item.life == .completed || !moving.contains(ObjectIdentifier(item.view)) {
        host.takeOff(item)
      }
    }
    if playback == nil { finish(.finished) }
  }

  func update() {
    guard let playback else { return }
    if let outcome = playback.outcome { return end(outcome) }
    if !playback.isPaused, !showsBefore {
      endBlocks(until: playback.progress * playback.duration, .finished)
    }
    if playback.hasArrived { end(showsBefore ? .cancelled : .finished) }
  }

  /// It can't be controlled any more, and comes to its end by itself.
  func close() {
    if isPaused {
      playback?.play()
      if let host { arrange(in: host) }
    }
    if outcome == nil, showsBefore, let tree = host?.contentView {
      let back = Reconciliation(from: after.items.map(\.key), to: before.items.map(\.key))
      tree.layer(tree.subviews, back, before.items.map(\.view))
    }
    for item in removed + added where item.life == .off { host?.recycle(item) }
  }

  private func endBlocks(until time: Double, _ outcome: Outcome) {
    while blocksEnded < blocks.count, blocks[blocksEnded].timing.end <= time + 1e-9 {
      let completion = blocks[blocksEnded].completion
      blocksEnded += 1
      completion?(outcome)
    }
  }

  private func end(_ outcome: Outcome) {
    guard let playback else { return }
    if playback.outcome == nil { showsBefore ? playback.rollBack() : playback.commit() }
    finish(outcome)
  }

  private func finish(_ outcome: Outcome) {
    guard let host else { return }
    state = .ended(outcome)
    host.changes.removeAll { $0 === self }
    endBlocks(until: .infinity, outcome)
    for item in outgoing where item.life == .completed || item.life == .released {
      host.takeOff(item)
    }
    for item in incoming where item.view.phase == .entering { item.view.phase = .present }
    if isOpen, showsBefore { restoreBefore(in: host) }
    let list = observers
    observers = []
    for body in list { body(outcome) }
  }

  // MARK: Both directions

  private var outgoing: [LeavingItem] { showsBefore ? added : removed }
  private var incoming: [LeavingItem] { showsBefore ? removed : added }

  /// Follows the playback, which a hand has moved or turned.
  private func follow() {
    guard let host, let playback else { return }
    if playback.isReversed != showsBefore { turn(in: host) }
    if playback.isPaused { bringBackOutgoing(in: host) }
    arrange(in: host)
  }

  private func turn(in host: ComponentView) {
    for item in outgoing {
      host.stopLeaving(item)
      item.view.phase = .entering
    }
    showsBefore.toggle()
    (showsBefore ? before : after).show(in: host)
    // A given view may have gone by another name.
    for item in host.items where item.renderable.fixedView != nil && item.renderable.name != nil {
      item.view.key = item.renderable.name
    }
    for item in outgoing { leave(item, host) }
  }

  private func bringBackOutgoing(in host: ComponentView) {
    for item in outgoing where item.life == .off { leave(item, host) }
  }

  private func leave(_ item: LeavingItem, _ host: ComponentView) {
    item.life = .released
    item.view.phase = .leaving
    host.leaving.append(item)
  }

  /// Puts all views on the tree that take part, those also that are not to be seen at one end.
  func showAll() {
    if isPaused, let host { arrange(in: host, isStill: false) }
  }

  /// Puts the views on the tree that are to be seen at this moment.
  private func arrange(in host: ComponentView) {
    arrange(in: host, isStill: isPaused || outcome != nil)
  }

  private func arrange(in host: ComponentView, isStill: Bool) {
    let tree = host.contentView
    let side = isStill && progress == 0 ? before : after
    let gone = isStill && progress == 1 ? removed : outgoing.filter { $0.life == .off }
    let items = (before.items + after.items).map(\.view)
    // All that is on the tree stays and all items come, but for what is gone.
    let seen = (tree.subviews + items).ids.subtracting(gone.map(\.view).ids)
    let known = (before.order + after.order).ids
    let shown = side.order.filter { seen.contains(ObjectIdentifier($0)) }
    let strangers = tree.subviews.filter { !known.contains(ObjectIdentifier($0)) }
    tree.arrange(shown + strangers)
    for item in outgoing where item.life == .released { item.view.phase = .leaving }
  }

  /// Brings the items to what they were before the change; what moves is there by then.
  private func restoreBefore(in host: ComponentView) {
    for item in before.items {
      item.renderable.configure(item.view)
      BaseAnimator().update(componentView: host, view: item.view, frame: item.renderable.frame)
    }
    arrange(in: host)
  }

  /// A reload that changes nothing on screen says anew what is shown.
  func replaceGoal(by state: ComponentState) {
    if showsBefore {
      before = state.ordered(like: before)
    } else {
      after = state.ordered(like: after)
    }
    if isPaused, let host { arrange(in: host) }
  }

  // MARK: Controls

  func control(_ body: (Playback) -> Void) {
    guard isOpen, let host, let stage = host.stage else { return }
    if outcome != nil { reopen(in: host, on: stage) }
    guard let playback else { return }
    body(playback)
    follow()
  }

  private func reopen(in host: ComponentView, on stage: Stage) {
    let playback = stage.hold(animation, atEnd: !showsBefore)
    playback.isReversed = showsBefore
    state = .moving(playback)
    host.changes.append(self)
  }

  private func end(reversed: Bool) {
    control { playback in
      playback.play(reversed: reversed)
    }
    if isOpen { end(reversed ? .cancelled : .finished) }
  }
}

extension [View] {
  fileprivate var ids: Set<ObjectIdentifier> { Set(map(ObjectIdentifier.init)) }
}

extension ComponentChange {
  /// The length in seconds at a speed of 1.
  package var duration: Double { animation.duration }
  /// The place between its beginning (0) and its end (1).
  package var progress: Double { playback?.progress ?? (showsBefore ? 0 : 1) }
  /// The velocity of the progress now, per second.
  package var velocity: Double { playback?.velocity ?? 0 }
  /// True while it stands still until it is played or moved.
  package var isPaused: Bool { playback?.isPaused ?? false }
  /// True while time moves it.
  package var isRunning: Bool { playback.map { !$0.isPaused } ?? false }
  /// Its named parts, in seconds of the whole.
  package var intervals: [Interval] { animation.intervals }

  /// The way it ended: with what is after it (finished), with what was before it (cancelled), or
  /// taken over by others; nil while it lasts.
  package var outcome: Outcome? { if case .ended(let outcome) = state { outcome } else { nil } }

  /// The factor by which it goes faster than the stage's time, as long as it lasts.
  package var speed: Double {
    get { playback?.speed ?? 1 }
    set { playback?.speed = newValue }
  }

  /// True if the view shows what was before the change, or is on its way to it.
  package var isReversed: Bool {
    get { showsBefore }
    set { if newValue != showsBefore { control { $0.isReversed = newValue } } }
  }

  /// Stands still.
  package func pause() { control { $0.pause() } }
  /// Goes to a progress (cut to 0…1; not NaN) and stands still there.
  package func seek(to progress: Double) { control { $0.seek(to: progress) } }
  /// Plays to its end or, reversed, to its beginning, from where it stands.
  package func play(reversed: Bool) { control { $0.play(reversed: reversed) } }

  /// Lets it go at a velocity of progress a second: it settles at the end it is thrown to.
  package func release(velocity: Double) {
    if host?.stage?.reducesMotion == true { return endReleased(velocity: velocity) }
    control { $0.release(velocity: velocity) }
  }

  /// Ends at once with what is after it.
  package func commit() { end(reversed: false) }

  /// Ends at once with what was before it.
  package func rollBack() { end(reversed: true) }

  /// Calls a closure once, the next time it ends; at once if it has ended.
  package func onEnd(_ body: @escaping (Outcome) -> Void) {
    if let outcome { body(outcome) } else { observers.append(body) }
  }
}
