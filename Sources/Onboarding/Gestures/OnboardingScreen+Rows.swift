import Engine

/// Rows that are drawn aside, or taken to another place, and lists that are pulled.
extension OnboardingScreen {
  /// The rows under a point that can be drawn aside, or taken elsewhere.
  func rowClaimants(at point: Point, _ time: Instant) -> [any PressClaimant] {
    guard let place = toHand.inverse?.apply(to: point) else { return [] }
    let elements = elements
    var (view, inner) = (root.seen(at: place), nil as View?)
    var found: [any PressClaimant] = []
    sortUnderHand = nil
    while let current = view, current.phase != .leaving {
      defer { (view, inner) = (current.superview, current) }
      guard let key = current.key, let element = elements[key] else { continue }
      if let swipe = element.gestures.swipe {
        let known = swipes[key] ?? RowSwipe(key, swipe, width: current.size.width)
        swipes[key] = known
        found.append(known)
      }
      if element.gestures.reorders, let row = inner?.key,
        let sort = sort(row, in: element, at: point)
      {
        sortUnderHand = sort
        found.append(sort)
      }
    }
    return found
  }

  private func sort(_ row: String, in element: SlideElement, at point: Point) -> RowSort? {
    guard let group = tree.props.frames[element.key] else { return nil }
    let keys = element.sorted(by: tree.props.sorted).elements.map(\.key)
    guard keys.contains(row), keys.count == group.frames.count, keys.count > 1 else { return nil }
    let waits = !scrollers(at: point).isEmpty
    return RowSort(row, in: element.key, keys: keys, frames: group.frames, waits: waits)
  }

  /// True while a row moves by itself, or in a hand.
  var areRowsMoving: Bool { swipes.values.contains { $0.isMoving(at: now) } || sort != nil }

  /// Shows rows where hands have brought them by a time.
  func showRows(at time: Instant) {
    followClaims(at: time)
    follow(claims?.taken === sortUnderHand ? sortUnderHand : nil)
    guard !swipes.isEmpty else { return }
    var shifts = tree.props.sorted.shifts
    for (key, swipe) in swipes {
      let offset = swipe.offset(at: time)
      shifts[key] = offset == 0 ? nil : Point(offset, 0)
      root.first(key: key)?.floats = offset != 0
      if swipe.hasGone(at: time) {
        swipes[key] = nil
        if swipe.swipe.act != .remove { shifts[key] = nil }
        perform(swipe.swipe.act, by: key)
      } else if offset == 0, !swipe.isMoving(at: time), claims == nil {
        swipes[key] = nil
      }
    }
    if shifts != tree.props.sorted.shifts {
      tree.relayout { $0.sorted.shifts = shifts }
    }
  }

  /// Does what a gesture on an element does.
  func perform(_ act: SlideAct, by key: String) {
    switch act {
    case .follow(let link): follow(link)
    case .toggle(let toggle): if let element = elements[key] { self.toggle(toggle, by: element) }
    case .remove: resort { $0.removed.insert(key) }
    }
  }

  /// Sorts elements otherwise: those that stay go to their places.
  func resort(_ change: (inout SortedElements) -> Void) {
    var sorted = tree.props.sorted
    change(&sorted)
    guard sorted != tree.props.sorted else { return }
    let typesetter = typesetter
    tree.restyle(in: Self.resorting) { props in
      props.sorted = sorted
      props.arrange(typesetter)
    }
    fitScrollers()
    connectTaps()
  }

  private static let resorting = AnimatorTiming.easeOut(duration: 0.25)

  // MARK: Sorting

  /// Lets a row that is lifted, or that was, follow the hand.
  private func follow(_ lifted: RowSort?) {
    if let ended = sort, ended !== lifted {
      sort = nil
      resort { sorted in
        sorted.orders[ended.group] = ended.order
        sorted.shifts[ended.key] = nil
        sorted.lifted = nil
      }
    }
    guard let lifted else { return }
    sort = lifted
    let isOther = tree.props.sorted.orders[lifted.group] ?? lifted.keys != lifted.order
    if isOther {
      resort { sorted in
        sorted.orders[lifted.group] = lifted.order
        sorted.lifted = lifted.key
      }
    }
    let place = lifted.plan.target
    let frames = tree.props.frames[lifted.group]?.frames ?? lifted.frames
    let start = lifted.frames[lifted.plan.dragged].origin
    let shift = start + lifted.translation - (place < frames.count ? frames[place].origin : start)
    guard tree.props.sorted.shifts[lifted.key] != shift || tree.props.sorted.lifted == nil else {
      return
    }
    root.first(key: lifted.key)?.floats = true
    tree.relayout { props in
      props.sorted.shifts[lifted.key] = shift
      props.sorted.lifted = lifted.key
    }
  }
}
