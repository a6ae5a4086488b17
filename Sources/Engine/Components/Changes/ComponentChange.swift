/// What one reload of a component view changes on screen: one animation, that can be played,
/// scrubbed, turned round and taken back.
///
/// It can be controlled as long as it is the view's ``ComponentView/lastChange``, also when it has
/// ended already. At progress 0 everything is as before the reload, at 1 as after it; in between
/// the leaving views are there.
public final class ComponentChange {
  /// Everything that moves, as a value.
  public private(set) var animation: Animation<Effect> = .one
  /// How it ended: with what is after it (finished), with what was before it (cancelled), or taken
  /// over by others; nil while it lasts.
  public private(set) var outcome: Playback.Outcome?
  /// Told each time it ends.
  public var onEnd: ((ComponentChange) -> Void)?
  /// Whether what was before the change is what the view shows, or is on its way to.
  public private(set) var showsBefore = false

  private(set) weak var host: ComponentView?
  private(set) var playback: Playback?
  private(set) var before: ComponentState
  private(set) var after: ComponentState
  /// What the change takes away and what it adds, as leaving on the way there and on the way back.
  private var removed: [LeavingItem] = []
  private var added: [LeavingItem] = []
  /// The animators' blocks, by when they end.
  private var blocks: [Gathering.Block] = []
  private var blocksEnded = 0

  init(_ host: ComponentView, before: ComponentState) {
    self.host = host
    self.before = before
    after = before
  }

  /// In seconds.
  public var duration: Double { animation.duration }

  /// 0…1: 0 is before the reload.
  public var progress: Double {
    guard outcome == nil, let playback else { return showsBefore ? 0 : 1 }
    return playback.progress
  }

  /// Whether it stands still until it is let go.
  public var isHeld: Bool { outcome == nil && (playback?.isHeld ?? false) }

  /// Whether time moves it.
  public var isRunning: Bool { outcome == nil && !isHeld }

  /// Whether it can be controlled.
  public var isOpen: Bool { host?.lastChange === self }

  /// Whether leaving views stay on the tree although they may go.
  var keepsLeaving: Bool { isHeld }

  // MARK: Life

  func begin(_ gathered: Gathering, _ rendering: Rendering, on stage: Stage) {
    guard let host else { return }
    removed = rendering.removed
    added = rendering.added.map { LeavingItem($0, life: .returned, change: self) }
    after = ComponentState(of: host)
    blocks = gathered.blocks.sorted { $0.timing.end < $1.timing.end }
    animation = gathered.animation
    playback = stage.perform(gathered, as: animation, interruption: host.interruption)
    let moving = gathered.movedOwners
    for item in removed {
      let mayGo = item.life == .completed || item.life == .released
      if mayGo, item.life == .completed || !moving.contains(ObjectIdentifier(item.view)) {
        host.takeOff(item)
      }
    }
    if playback == nil { end(.finished) }
  }

  func advance() {
    guard outcome == nil, let playback else { return }
    if let outcome = playback.outcome { return end(outcome) }
    if !playback.isHeld, !showsBefore {
      endBlocks(until: playback.progress * playback.duration, .finished)
    }
    if playback.hasArrived { end(showsBefore ? .cancelled : .finished) }
  }

  /// It can't be controlled any more, and comes to its end by itself.
  func close() {
    if isHeld {
      playback?.resume()
      host.map(arrange)
    }
    if outcome == nil, showsBefore, let tree = host?.contentView {
      tree.layer(tree.subviews, from: after.items.map(\.view), to: before.items.map(\.view))
    }
    for item in removed + added where item.life == .off { host?.recycle(item) }
  }

  private func endBlocks(until time: Double, _ outcome: Playback.Outcome) {
    while blocksEnded < blocks.count, blocks[blocksEnded].timing.end <= time + 1e-9 {
      let handle = blocks[blocksEnded].handle
      blocksEnded += 1
      handle.outcome = outcome
      handle.completion?(outcome)
      handle.completion = nil
    }
  }

  private func end(_ outcome: Playback.Outcome) {
    guard let host, self.outcome == nil else { return }
    if playback?.outcome == nil { showsBefore ? playback?.cancel() : playback?.finish() }
    self.outcome = outcome
    endBlocks(until: .infinity, outcome)
    for item in outgoing where item.life == .completed || item.life == .released {
      host.takeOff(item)
    }
    for item in incoming where item.view.phase == .entering { item.view.phase = .present }
    if isOpen, showsBefore { restoreBefore(in: host) }
    onEnd?(self)
  }

  // MARK: Both directions

  private var outgoing: [LeavingItem] { showsBefore ? added : removed }
  private var incoming: [LeavingItem] { showsBefore ? removed : added }

  /// Follows the playback, which a hand has moved or turned.
  private func follow() {
    guard let host, let playback else { return }
    if playback.isReversed != showsBefore { turn(in: host) }
    if playback.isHeld { bringBackOutgoing(in: host) }
    arrange(in: host)
  }

  private func turn(in host: ComponentView) {
    for item in outgoing {
      host.stopLeaving(item)
      item.view.phase = .entering
    }
    showsBefore.toggle()
    (showsBefore ? before : after).show(in: host)
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
    if isHeld, let host { arrange(in: host, isStill: false) }
  }

  /// Puts the views on the tree that are to be seen at this moment.
  private func arrange(in host: ComponentView) {
    arrange(in: host, isStill: isHeld || outcome != nil)
  }

  private func arrange(in host: ComponentView, isStill: Bool) {
    let isAtStart = isStill && progress == 0
    let isAtEnd = isStill && progress == 1
    let gone = isAtEnd ? removed : outgoing.filter { $0.life == .off }
    let hidden = Set(gone.map { ObjectIdentifier($0.view) })
    let managed = Set((before.items + after.items).map { ObjectIdentifier($0.view) })
    let tree = host.contentView
    let order = (isAtStart ? before.order : after.order).filter { view in
      let id = ObjectIdentifier(view)
      return !hidden.contains(id) && (view.superview === tree || managed.contains(id))
    }
    let listed = Set((before.order + after.order).map(ObjectIdentifier.init))
    tree.arrange(order + tree.subviews.filter { !listed.contains(ObjectIdentifier($0)) })
    for item in outgoing where item.life == .released { item.view.phase = .leaving }
  }

  /// What moves is where it was by then; the rest follows.
  private func restoreBefore(in host: ComponentView) {
    for item in before.items {
      item.renderable.configure(item.view)
      if item.view.frame != item.renderable.frame { item.view.frame = item.renderable.frame }
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
    if isHeld, let host { arrange(in: host) }
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
    playback = stage.hold(animation, atEnd: !showsBefore)
    playback?.turn(reversed: showsBefore)
    outcome = nil
    host.changes.append(self)
  }

  func end(reversed: Bool) {
    control { playback in
      playback.resume()
      playback.turn(reversed: reversed)
    }
    if isOpen, playback != nil { end(reversed ? .cancelled : .finished) }
  }
}

extension ComponentChange {
  /// Stands still.
  public func pause() { control { $0.pause() } }

  /// Goes on at an even pace.
  public func resume() { control { $0.resume() } }

  /// Goes to a progress (cut to 0…1) and stands still there.
  public func seek(to progress: Double) { control { $0.seek(to: progress) } }

  /// Moves by a progress, from wherever it is, and stands still there.
  public func shift(by progress: Double) { control { $0.shift(by: progress) } }

  /// Turns to what was before (true) or to what is after (false).
  public func turn(reversed: Bool) { control { $0.turn(reversed: reversed) } }

  /// Goes on as a hand left it.
  public func settle(_ spring: SettleSpring) { control { $0.settle(spring) } }

  /// Ends at once with what is after it.
  public func finish() { end(reversed: false) }

  /// Ends at once with what was before it.
  public func cancel() { end(reversed: true) }
}
