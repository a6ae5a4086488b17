import Engine

/// Scrolling what is in elements.
extension OnboardingScreen {
  /// Takes an event that scrolls something.
  ///
  /// - Returns: true if it is for nobody else.
  func scroll(with event: InputEvent, at time: Instant) -> Bool {
    guard step.isArranged else { return false }
    switch event {
    case .press(let point): return beginScroll(at: point, time)
    case .move(let point): return followScroll(to: point, time)
    case .release, .cancel: return endScroll(event, time)
    case .wheel(let point, let distance): return wheel(at: point, by: distance, time)
    case .key(let key): return scroll(by: key, time)
    case .hover, .keyUp, .text, .composition, .resize: return false
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
      offsets[key] = scroller.offset(at: time) / layout.scaled(1)
      root.first(key: key)?.subviews.forEach { $0.floats = scroller.isMoving }
    }
    guard offsets != props.offsets else { return }
    let seen = props.seen
    tree.relayout { $0.offsets = offsets }
    if tree.props.seen != seen { connectTaps() }
  }

  /// Lets what the slide scrolls go by what there is, and where it lies, by now.
  ///
  /// - Parameter isAnew: true if the canvas has another size.
  func fitScrollers(isAnew: Bool = false) {
    if isAnew { scrollers = [:] }
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

  // MARK: By hand

  private func beginScroll(at point: Point, _ time: Instant) -> Bool {
    scrollPress = nil
    let found = scrollers(at: point)
    guard !found.isEmpty else { return false }
    let place = toHand.inverse?.apply(to: point) ?? point
    var press = ScrollPress(waiting: found, press: point)
    for scroller in found where scroller.handle(.press(place), at: time) == .caught {
      press.taken = press.taken ?? scroller
    }
    scrollPress = press
    if let taken = press.taken { leave(found.filter { $0 !== taken }, time) }
    return press.taken != nil
  }

  private func followScroll(to point: Point, _ time: Instant) -> Bool {
    guard var press = scrollPress else { return false }
    let place = toHand.inverse?.apply(to: point) ?? point
    if let taken = press.taken {
      _ = taken.handle(.move(place), at: time)
      return true
    }
    for scroller in press.waiting {
      switch scroller.handle(.move(place), at: time) {
      case .dragged?:
        if leadsElsewhere(point - press.press, from: press.press, scroller, time) {
          leave([scroller], time)
        } else if press.taken == nil {
          press.taken = scroller
          continue
        }
      case .refused?: break
      default: continue
      }
      press.waiting.removeAll { $0 === scroller }
    }
    if press.taken != nil {
      leave(press.waiting.filter { $0 !== press.taken }, time)
      hand.cancel(at: time, on: self)
    }
    scrollPress = press.waiting.isEmpty ? nil : press
    return scrollPress != nil
  }

  /// - Returns: true if the press was the scrolling's alone.
  private func endScroll(_ event: InputEvent, _ time: Instant) -> Bool {
    guard let press = scrollPress else { return false }
    scrollPress = nil
    guard let taken = press.taken else {
      leave(press.waiting, time)
      return false
    }
    _ = taken.handle(event, at: time)
    return true
  }

  private func leave(_ scrollers: [SlideScroller], _ time: Instant) {
    for scroller in scrollers { _ = scroller.handle(.cancel, at: time) }
  }

  /// True if a drag beyond the end of what it would scroll leads to another slide.
  private func leadsElsewhere(
    _ translation: Point, from press: Point, _ scroller: SlideScroller, _ time: Instant
  ) -> Bool {
    let length = scroller.axis == .vertical ? translation.y : translation.x
    guard scroller.isAtEnd(towards: -length, at: time) else { return false }
    let direction = SlideDirection.allCases.first {
      let along = scroller.axis == .vertical ? $0.unit.y : $0.unit.x
      return along * length > 0
    }
    return direction.map { dragSteps(from: press)[$0] != nil } ?? false
  }

  /// The scrollers of what lies under a point, the innermost first.
  private func scrollers(at point: Point) -> [SlideScroller] {
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
    // A wheel turns up and down only: what lies across alone goes by it, too.
    (goesOn ?? along.first ?? innermost).wheel(by: length, at: time)
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
    return frames.groups.compactMapValues { $0.scrollAxis == nil ? nil : $0 }
      .reduce(into: [:]) { seen, group in
        let offset = canvas.offset(of: group.key, along: group.value.scrollAxis)
        seen[group.key] = group.value.visible(at: offset)
      }
  }
}
