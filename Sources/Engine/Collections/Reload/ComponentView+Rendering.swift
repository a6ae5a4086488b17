extension ComponentView {
  /// Asks for a reload in the next frame; many requests are one reload.
  public final func setNeedsReload() { needsReload = true }

  /// Asks for a render in the next frame.
  public final func setNeedsRender() { needsRender = true }

  final func reloadIfNeeded() {
    if needsReload || hasReloaded && size != reloadedSize {
      reload()
    } else if needsRender {
      render()
    }
  }

  /// Lays everything out and renders, at once. During a reload it does nothing; while what is
  /// scrolled in is made it asks for a reload in the next frame.
  public final func reload() {
    guard !isReloading else { return }
    guard !isRendering else { return setNeedsReload() }
    componentChange?.showAll()
    let before = ComponentState(of: self)
    reloading { delta in
      if let stage { return reload(on: stage, from: before, delta) }
      var rendering = Rendering(self, isReload: true, delta: delta)
      rendering.run()
      sweep()
    }
  }

  /// Lays out, then calls a closure with how far that moved the offset, as one reload.
  final func reloading(_ render: (Point) -> Void) {
    isReloading = true
    needsReload = false
    needsRender = false
    layOut()
    render(moveOffset())
    framesBefore = [:]
    framesAfter = [:]
    reloadCount += 1
    isReloading = false
    reloadNested()
    tellScroll()
  }

  /// Makes the views of what is visible, without a new layout, at once.
  public final func render() {
    guard !isReloading else { return }
    guard !isRendering else { return setNeedsRender() }
    needsRender = false
    isRendering = true
    var rendering = Rendering(self, isReload: false)
    rendering.run()
    isRendering = false
    sweep()
    if !rendering.added.isEmpty { reloadNested() }
  }

  // MARK: Parts of a reload

  private func layOut() {
    let old = laidOut.items
    reloadedSize = size
    let room = Size(max(0, size.width), max(0, size.height))
    if let component, layoutTree != nil {
      layoutTree?.update(to: component)
    } else {
      layoutTree = component.map { LayoutTree($0) }
    }
    let arrangement = layoutTree?.arrangement(
      width: scrolling.scrollsX ? nil : room.width, height: scrolling.scrollsY ? nil : room.height)
    laidOut = arrangement.map(RenderableList.init) ?? RenderableList()
    laidOutComponent = component
    hasNewComponent = false
    contentSize = arrangement.map { Size($0.frame.maxX, $0.frame.maxY) } ?? .zero
    framesBefore = Self.frames(of: old)
    framesAfter = Self.frames(of: laidOut.items)
    fitHand(at: frameTime)
    if let hand { offset = hand.offset(at: frameTime, from: offset) }
    placeContent()
  }

  private static func frames(of items: [Renderable]) -> [RenderableKey: Rect] {
    var frames: [RenderableKey: Rect] = [:]
    frames.reserveCapacity(items.count)
    for item in items { frames[item.key] = item.frame }
    return frames
  }

  /// Returns how far it was moved.
  private func moveOffset() -> Point {
    guard let wanted = contentOffsetAfterReload?(self), wanted != offset else { return .zero }
    let delta = wanted - offset
    offset = wanted
    stopHand()
    placeContent()
    return delta
  }

  private func reload(on stage: Stage, from before: ComponentState, _ delta: Point) {
    let change = ComponentChange(self, before: before)
    if !perform(change, on: stage, delta) {
      componentChange?.replaceGoal(by: ComponentState(of: self))
    }
  }

  /// Renders as a change, which is the last one from now on; returns false if it changes nothing.
  @discardableResult
  final func perform(_ change: ComponentChange, on stage: Stage, _ delta: Point) -> Bool {
    var rendering = Rendering(self, isReload: true, delta: delta, change: change)
    let recorded = stage.recordReload { rendering.run() }
    let isNothing =
      recorded.isEmpty && rendering.added.isEmpty && rendering.removed.isEmpty
      && !rendering.reorders
    guard !isNothing else {
      recorded.playback?.commit()
      return false
    }
    closeLastChange()
    componentChange = change
    change.begin(recorded, rendering, on: stage)
    if change.outcome == nil { changes.append(change) }
    return true
  }

  private func reloadNested() {
    nested = []
    for item in items { collectNested(in: item.view) }
    for view in nested { view.reloadIfNeeded() }
  }

  private func collectNested(in view: View) {
    if let nestedView = view as? ComponentView { return nested.append(nestedView) }
    for child in view.subviews { collectNested(in: child) }
  }

  // MARK: For rendering

  final var visibleRenderables: [Renderable] {
    let visible = visibleFrame
    guard !visible.isEmpty else { return [] }
    return laidOut.items.filter { visible.intersects($0.frame) }
  }

  /// Tells whose animator is asked now, and for what.
  final func begin(_ renderable: Renderable, _ event: String) {
    current = renderable.key
    stage?.recorder?.reload?.label = ChangeRecorder.Label(event: event, id: renderable.key.id)
  }

  /// A view with the component's place and looks, that has no parent yet.
  final func makeView(for renderable: Renderable) -> View {
    let view =
      renderable.fixedView ?? kept.removeValue(forKey: renderable.key)
      ?? recycledView(for: renderable) ?? renderable.layout.makeView()
    if let other = view.superview?.superview as? ComponentView, view.superview === other.contentView
    {
      other.giveAway(view)
    }
    view.removeFromSuperview()
    view.stageAtRoot = nil
    if let name = renderable.name { view.key = name }
    view.frame = renderable.frame
    renderable.configure(view)
    view.stageAtRoot = stage
    return view
  }

  private func recycledView(for renderable: Renderable) -> View? {
    let view = renderable.reuseKey.flatMap { reusePool.take(name: $0, kind: renderable.viewKind) }
    view?.key = renderable.name
    return view
  }
}

extension ComponentView: StageParticipant {
  final func isShown(on stage: Stage) -> Bool { self.stage === stage }

  /// True while a reload or a render is to be done, or a change is running.
  final var isRunning: Bool {
    needsReload || needsRender || hasReloaded && size != reloadedSize
      || changes.contains { $0.isRunning } || hand?.isMoving(at: frameTime) == true
  }

  /// Ends what has arrived and does what was asked for.
  final func update() {
    sweep()
    for change in changes { change.update() }
    if let stage { reusePool.purge(at: stage.seconds) }
    if hand?.isMoving(at: frameTime) == true { followHand(at: frameTime) }
    reloadIfNeeded()
  }
}
