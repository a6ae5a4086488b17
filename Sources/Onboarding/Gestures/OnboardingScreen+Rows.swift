import Engine

/// Rows that are drawn aside, or taken to another place, and lists that are pulled.
extension OnboardingScreen {
  /// The rows under a point that can be drawn aside, or taken elsewhere.
  func rowClaimants(at point: Point, _ time: Instant) -> [any PressClaimant] {
    guard let place = toHand.inverse?.apply(to: point) else { return [] }
    let elements = elements
    var (view, inner) = (root.seen(at: place), nil as View?)
    var found: [any PressClaimant] = []
    while let current = view, current.phase != .leaving {
      defer { (view, inner) = (current.superview, current) }
      guard let key = current.key, let element = elements[key] else { continue }
      if let swipe = element.gestures.swipe {
        let known = swipes[key] ?? RowSwipe(key, swipe, width: current.size.width)
        swipes[key] = known
        found.append(known)
      }
      if element.gestures.reorders, let row = inner?.key {
        let lists = scrollers(at: point)
        if let sort = sort(row, in: element, at: place, waits: !lists.isEmpty, time) {
          found.append(sort)
        }
      }
    }
    return found
  }

  private func sort(
    _ row: String, in element: SlideElement, at place: Point, waits: Bool, _ time: Instant
  ) -> RowSort? {
    guard let group = tree.props.frames[element.key] else { return nil }
    let keys = element.sorted(by: tree.props.sorted).elements.map(\.key)
    guard keys.contains(row), keys.count == group.frames.count, keys.count > 1 else { return nil }
    let list = scrollers[element.key]
    return RowSort(
      row, in: element.key, keys: keys, frames: group.frames, waits: waits, at: place,
      along: list?.axis ?? .vertical, place: list.map { self.place(of: place, in: $0) } ?? 0,
      offset: list?.offset(at: time) ?? 0)
  }

  /// A point of the canvas along what is seen of a list, from its start.
  private func place(of point: Point, in list: SlideScroller) -> Double {
    guard let view = root.first(key: list.key),
      let place = InputTree(root).place(of: point, in: view)
    else { return 0 }
    return list.axis == .vertical ? place.y : place.x
  }

  /// True while a row moves by itself, or in a hand.
  var areRowsMoving: Bool { swipes.values.contains { $0.isMoving(at: now) } || sort != nil }

  /// True while a hand holds something: nothing goes on by itself then.
  var isHeld: Bool { hand.isDown || claims != nil || pinch != nil }

  /// Shows rows where hands have brought them by a time.
  func showRows(at time: Instant) {
    followClaims(at: time)
    follow(claims?.taken?.sort, at: time)
    showSwipes(at: time)
    floatRows()
  }

  private func showSwipes(at time: Instant) {
    guard !swipes.isEmpty else { return }
    var shifts = tree.props.sorted.shifts
    let gone = swipes.filter { $0.value.hasGone(at: time) }
    for (key, swipe) in swipes {
      let offset = swipe.offset(at: time)
      shifts[key] = offset == 0 ? nil : Point(offset, 0)
      let isOver = offset == 0 && !swipe.isMoving(at: time) && claims == nil
      if isOver || gone[key] != nil { swipes[key] = nil }
    }
    if shifts != tree.props.sorted.shifts { tree.relayout { $0.sorted.shifts = shifts } }
    for (key, swipe) in gone {
      // What stays comes back as the others close up.
      if swipe.swipe.act != .remove { resort { $0.shifts[key] = nil } }
      perform(swipe.swipe.act, by: key)
    }
  }

  /// Lets rows lie between pixels that move with a hand or a list, and on pixels all others.
  private func floatRows() {
    let sorted = tree.props.sorted
    let moving = Set(sorted.shifts.keys).union([sorted.lifted].compactMap(\.self))
    for key in floating.subtracting(moving) { root.first(key: key)?.floats = false }
    for (key, scroller) in scrollers {
      root.first(key: key)?.subviews.forEach { $0.floats = scroller.isMoving }
    }
    for key in moving { root.first(key: key)?.floats = true }
    floating = moving
  }

  /// Does what a gesture on an element does.
  func perform(_ act: SlideAct, by key: String) {
    switch act {
    case .follow(let link): follow(link)
    case .toggle(let toggle): if let element = elements[key] { self.toggle(toggle, by: element) }
    case .remove:
      resort { sorted in
        sorted.removed.insert(key)
        sorted.shifts[key] = nil
      }
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
    connectSlide()
  }

  private static let resorting = AnimatorTiming.easeOut(duration: 0.25)

  // MARK: Sorting

  /// Lets a row that is lifted, or that was, follow the hand.
  private func follow(_ lifted: RowSort?, at time: Instant) {
    if let ended = sort, ended !== lifted { drop(ended) }
    sort = lifted
    guard let lifted else { return }
    scroll(under: lifted, at: time)
    let known = tree.props.sorted
    if known.orders[lifted.group] ?? lifted.keys != lifted.order {
      resort { sorted in
        sorted.orders[lifted.group] = lifted.order
        sorted.lifted = lifted.key
      }
    }
    let place = lifted.plan.target
    let frames = tree.props.frames[lifted.group]?.frames ?? lifted.frames
    let shift =
      lifted.origin - (frames.indices.contains(place) ? frames[place].origin : lifted.origin)
    guard known.shifts[lifted.key] != shift || known.lifted != lifted.key else { return }
    tree.relayout { props in
      props.sorted.shifts[lifted.key] = shift
      props.sorted.lifted = lifted.key
    }
  }

  private func drop(_ sort: RowSort) {
    scrollers[sort.group]?.scroll(withVelocity: 0, at: now)
    resort { sorted in
      sorted.orders[sort.group] = sort.order
      (sorted.shifts[sort.key], sorted.lifted) = (nil, nil)
    }
  }

  /// A list scrolls under a hand that carries a row of it to its edge.
  private func scroll(under lifted: RowSort, at time: Instant) {
    guard let list = scrollers[lifted.group] else { return }
    let length = list.extent.viewport
    let velocity = lifted.velocity(at: place(of: lifted.hand, in: list), in: length)
    list.scroll(withVelocity: velocity, at: time)
    lifted.scroll(to: list.offset(at: time))
  }
}
