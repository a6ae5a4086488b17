public import Engine

/// The creatures between the screen and their life.
extension OnboardingScreen {
  /// The time at which the picture changes by itself although nothing runs, since the hills have
  /// not come to rest, the creatures live or a nudge is due; nil while they sleep, or never do.
  public func nextPicture(after time: Instant) -> Instant? {
    if isSceneryMoving || nudge.isMoving(at: time) || living?.swaysAnything == true {
      return time
    }
    let life = living?.nextPicture(of: step).map {
      max(time, Instant.zero.advanced(bySeconds: $0))
    }
    return [life, timeout, isNudgeMeant ? nudge.nextPicture(after: time) : nil].compactMap(\.self)
      .min()
  }

  /// The creatures' life, unless the person wants as little motion as can be.
  var living: Life? { stage.reducesMotion ? nil : life }

  /// Tells the creatures the time, where they are and which slide has been reached.
  func live(at time: Instant) {
    guard let life else { return }
    let unit = 1 / tree.props.layout.multiplier
    var places: [Slide: Point] = [:]
    for step in deck.slides {
      guard let view = root.first(key: step.imageKey) else { continue }
      let center = view.superview?.presentedToRoot.apply(to: view.presented.center)
      places[step] = ((center ?? .zero) + root.presented.transform.translation) * unit
    }
    life.advance(to: time, places: places)
    let idles = step.idles[motion] ?? []
    if !idles.isEmpty || life.loopsAnything {
      life.loop(
        idles, among: step.scrolling.isEmpty ? nil : root.keys,
        over: max(0, time.seconds(since: now)))
    }
    if transition == nil { life.arrive(at: step) }
  }

  /// A picture's content as it lives now; nil: as it is.
  func livingContent(of view: View) -> Content? {
    guard let living, case .drawing(let drawing) = view.content else { return nil }
    // Several slides may have the picture, or another one in its place.
    let owner = ([step] + deck.slides).first {
      $0.imageKey == view.key && living.hasCreature(drawing, on: $0)
    }
    return owner.flatMap(living.drawing).map { .drawing($0) }
  }

  /// Lets the creatures look where the pointer is.
  func look(after event: InputEvent) {
    switch event {
    case .hover(let point?), .move(let point), .press(let point): look(at: point)
    case .hover(nil), .cancel: living?.look(towards: .zero)
    case .release, .wheel, .pinch, .key, .keyUp, .text, .composition, .resize: break
    }
  }

  private func look(at point: Point) {
    let image = tree.props.layout.image.offset(by: column.origin)
    living?.look(
      towards: Gaze.direction(of: point, from: image.center, width: image.width))
  }

  /// Lets the creature under a click hop; not where clicks lead somewhere, nor where slides are
  /// presented.
  func hop(at point: Point) {
    guard !deck.isGraph, !presents, let place = toHand.inverse?.apply(to: point),
      root.first(key: step.imageKey)?.presentedBox.contains(place) == true
    else { return }
    living?.hop(step)
  }
}

extension View {
  /// The keys of all views in it.
  fileprivate var keys: Set<String> {
    var (keys, pending): (Set<String>, [View]) = ([], [self])
    while let view = pending.popLast() {
      if let key = view.key { keys.insert(key) }
      pending += view.subviews
    }
    return keys
  }
}
