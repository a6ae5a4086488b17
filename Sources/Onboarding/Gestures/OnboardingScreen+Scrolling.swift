import Engine

/// Scrolling what is in elements.
extension OnboardingScreen {
  /// Takes a turn of the wheel, or a key, that scrolls something.
  ///
  /// - Returns: true if it is for nobody else.
  func scroll(with event: InputEvent, at time: Instant) -> Bool {
    switch event {
    case .wheel(let point, let distance): wheel(at: point, by: distance, time)
    case .key(let key): scroll(by: key, time)
    default: false
    }
  }

  /// True while something scrolls by itself, or under a hand.
  var isScrolling: Bool { scrollers.values.contains(where: \.isMoving) }

  /// Shows everything scrolled as far as it is by a time.
  func showScrolls(at time: Instant) {
    guard !scrollers.isEmpty else { return }
    let (props, layout) = (tree.props, tree.props.layout)
    var offsets = props.offsets
    for (key, scroller) in scrollers {
      if let act = elements[key]?.gestures.pull, scroller.takesPull(at: time) {
        perform(act, by: key)
      }
      offsets[key] = scroller.offset(at: time) / layout.scaled(1)
    }
    guard offsets != props.offsets else { return }
    let seen = props.seen
    tree.relayout { $0.offsets = offsets }
    if tree.props.seen != seen { connectTaps() }
  }

  /// Lets what the slide scrolls go by what there is, and where it lies, by now. What scrolls on the other
  /// slide of a change goes on by itself, since the change may be rolled back.
  ///
  /// - Parameter isAnew: true if the canvas has another size.
  func fitScrollers(isAnew: Bool = false) {
    let slides = [step] + (tree.pair.map { [$0.old.step, $0.new.step] } ?? [])
    let scrolling = Set(slides.flatMap(\.scrolling).map(\.key))
    scrollers = isAnew ? [:] : scrollers.filter { scrolling.contains($0.key) }
    for element in step.scrolling {
      guard let scroll = element.scroll, let group = tree.props.frames[element.key] else {
        continue
      }
      let offset = tree.props.layout.scaled(tree.props.offsets[element.key] ?? 0)
      let known = scrollers[element.key].flatMap { $0.axis == scroll.axis ? $0 : nil }
      let scroller =
        known ?? SlideScroller(element.key, along: scroll.axis, group, offset: offset)
      scroller.fit(group, snap: scroll.snap, at: now)
      scrollers[element.key] = scroller
      root.first(key: element.key)?.scrollHost = scroller
    }
  }

  /// The scrollers of what lies under a point, the innermost first.
  func scrollers(at point: Point) -> [SlideScroller] {
    guard let place = toHand.inverse?.apply(to: point) else { return [] }
    var view = root.seen(at: place)
    var found: [SlideScroller] = []
    while let current = view {
      if let key = current.key, current.phase != .leaving, let scroller = scrollers[key],
        scroller.isNeeded
      {
        found.append(scroller)
      }
      view = current.superview
    }
    return found
  }

  // MARK: By wheel and keys

  private func wheel(at point: Point, by distance: Point, _ time: Instant) -> Bool {
    let found = scrollers(at: point)
    guard let innermost = found.first else { return false }
    let isUpright = abs(distance.y) >= abs(distance.x)
    let axis: Axis = isUpright ? .vertical : .horizontal
    let length = isUpright ? distance.y : distance.x
    let along = found.filter { $0.axis == axis }
    let goesOn = along.first { !$0.isAtEnd(towards: length, at: time) }
    // Most wheels turn up and down only: by these goes what lies across alone, too.
    guard let scroller = goesOn ?? along.first ?? (isUpright ? innermost : nil) else {
      return false
    }
    scroller.wheel(by: length, at: time)
    return true
  }

  private func scroll(by key: Key, _ time: Instant) -> Bool {
    guard let scroller = mainScroller else { return false }
    let page = 0.9 * scroller.extent.viewport
    switch key {
    case .up: scroller.scroll(by: -Self.line * tree.props.layout.multiplier, at: time)
    case .down: scroller.scroll(by: Self.line * tree.props.layout.multiplier, at: time)
    case .pageUp: scroller.scroll(by: -page, at: time)
    case .pageDown: scroller.scroll(by: page, at: time)
    case .home: scroller.scroll(to: scroller.extent.bounds.lowerBound, at: time)
    case .end: scroller.scroll(to: scroller.extent.bounds.upperBound, at: time)
    default: return false
    }
    return true
  }

  /// The distance of an arrow key, in points of the design.
  private static let line = 60.0

  /// The scroller that keys are for: that of the largest element that scrolls up and down.
  private var mainScroller: SlideScroller? {
    step.scrolling.compactMap { scrollers[$0.key] }
      .filter { $0.axis == .vertical && $0.isNeeded }
      .max { $0.extent.viewport < $1.extent.viewport }
  }
}

extension Intro.Props {
  /// The places of the elements that are seen of those that scroll, by the keys of what they are in.
  fileprivate var seen: [String: [Int]] {
    let canvas = canvas
    return step.scrolling.reduce(into: [:]) { seen, element in
      guard let group = frames[element.key] else { return }
      seen[element.key] = group.visible(
        at: canvas.offset(of: element.key, along: group.scrollAxis))
    }
  }
}
