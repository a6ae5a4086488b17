/// One pass that makes the views of what is visible, and lets go of what is not.
///
/// The calls are UIComponent's: `willUpdate`; deletions in the old order; then, in the new order,
/// an update for what stays, an insertion and an update for what comes.
struct Rendering {
  let host: ComponentView
  let isReload: Bool
  /// The distance by which the reload moved the content offset, per axis, in points.
  var delta = Point.zero
  /// The change that deletions belong to; nil outside of a stage's reload.
  var change: ComponentChange?

  private(set) var added: [ComponentItem] = []
  private(set) var removed: [LeavingItem] = []
  /// The items among the added ones that had been leaving.
  private(set) var returned: [LeavingItem] = []
  private(set) var reorders = false
  private var next: [ComponentItem] = []
  /// The items on their way out as the first that comes was looked for among them.
  private var leavers: Leavers?

  init(_ host: ComponentView, isReload: Bool, delta: Point = .zero, change: ComponentChange? = nil)
  {
    self.host = host
    self.isReload = isReload
    self.delta = delta
    self.change = change
  }

  mutating func run() {
    host.animator.willUpdate(componentView: host)
    let visible = host.visibleRenderables
    let old = host.items
    let list = Reconciliation(from: old.map(\.key), to: visible.map(\.key))
    if !list.isEmpty { host.closeLastChange() }
    let below = host.contentView.subviews
    next.reserveCapacity(visible.count)
    for place in list.leaving { delete(old[place]) }
    for (place, renderable) in visible.enumerated() {
      if let origin = list.origin(at: place) {
        keep(old[origin].view, renderable)
      } else if let item = leavingItem(for: renderable) {
        takeBack(item, renderable)
      } else {
        insert(renderable)
      }
    }
    if !list.isEmpty {
      host.contentView.layer(below, list, next.map(\.view))
      reorders = !host.contentView.subviews.elementsEqual(below, by: ===)
    }
    host.items = next
    host.renderedInsets = host.visibleFrameInsets
    host.current = nil
  }

  // MARK: One item

  /// Items on their way out, by what stands for them: of several the one that left last.
  private struct Leavers {
    private var byKey: [RenderableKey: LeavingItem] = [:]
    private var byView: [ObjectIdentifier: LeavingItem] = [:]

    init(_ items: [LeavingItem]) {
      for item in items {
        byKey[item.item.key] = item
        byView[ObjectIdentifier(item.view)] = item
      }
    }

    func item(for renderable: Renderable) -> LeavingItem? {
      guard let fixed = renderable.fixedView else { return byKey[renderable.key] }
      return byView[ObjectIdentifier(fixed)]
    }
  }

  /// The view on its way out that stands for a component.
  private mutating func leavingItem(for renderable: Renderable) -> LeavingItem? {
    guard !host.leaving.isEmpty else { return nil }
    let known = leavers ?? Leavers(host.leaving)
    leavers = known
    // Animators may have let go of it meanwhile.
    guard let item = known.item(for: renderable), item.life != .off, item.life != .returned else {
      return nil
    }
    return item
  }

  private func animator(of renderable: Renderable) -> any Animator {
    renderable.animator ?? host.animator
  }

  private mutating func keep(_ view: View, _ renderable: Renderable) {
    if isReload {
      renderable.configure(view)
      if delta != .zero {
        animator(of: renderable).shift(componentView: host, delta: delta, view: view)
      }
    }
    update(view, renderable)
    next.append(ComponentItem(view: view, renderable: renderable))
  }

  private func update(_ view: View, _ renderable: Renderable) {
    host.begin(renderable, "update")
    animator(of: renderable).update(componentView: host, view: view, frame: renderable.frame)
    if view.crossFadesContent { host.stage?.recorder?.reload?.joinContent(of: view) }
  }

  private mutating func insert(_ renderable: Renderable) {
    let view = host.makeView(for: renderable)
    host.stage?.recorder?.reload?.newcomers.insert(ObjectIdentifier(view))
    host.begin(renderable, "insert")
    animator(of: renderable).insert(componentView: host, view: view, frame: renderable.frame)
    host.contentView.addSubview(view)
    view.phase = change == nil ? .present : .entering
    finishAdding(view, renderable)
  }

  /// The leaving view goes on from what is on screen, whatever its animator sets.
  private mutating func takeBack(_ item: LeavingItem, _ renderable: Renderable) {
    let view = item.view
    host.stopLeaving(item)
    returned.append(item)
    if let name = renderable.name { view.key = name }
    if view.superview !== host.contentView { host.contentView.addSubview(view) }
    view.phase = .entering
    host.stage?.recorder?.reload?.beginReturn(of: view)
    if view.transform != item.transform { view.transform = item.transform }
    if view.alpha != item.alpha { view.alpha = item.alpha }
    renderable.configure(view)
    host.begin(renderable, "insert")
    animator(of: renderable).insert(componentView: host, view: view, frame: renderable.frame)
    finishAdding(view, renderable)
    host.stage?.recorder?.reload?.endReturn()
    if change == nil { view.phase = .present }
  }

  private mutating func finishAdding(_ view: View, _ renderable: Renderable) {
    update(view, renderable)
    let item = ComponentItem(view: view, renderable: renderable)
    next.append(item)
    added.append(item)
  }

  private mutating func delete(_ item: ComponentItem) {
    guard !item.isElsewhere(than: host.contentView) else { return }
    let animator = animator(of: item.renderable)
    host.begin(item.renderable, "delete")
    if isReload, delta != .zero {
      animator.shift(componentView: host, delta: delta, view: item.view)
    }
    let leaving = LeavingItem(item, life: .waiting, change: change)
    item.view.phase = .leaving
    host.leaving.append(leaving)
    removed.append(leaving)
    let token = LeavingToken(leaving, host)
    animator.delete(componentView: host, view: item.view) { token.complete() }
  }
}
