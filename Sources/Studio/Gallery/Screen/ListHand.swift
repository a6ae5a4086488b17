import Engine

/// The hand on the list: up and down it scrolls, to the left it draws a row aside to delete it; a
/// click lets its creature react, and pulling the list down far enough shuffles it.
struct ListHand {
  /// A row that is drawn aside, or on its way.
  private struct Swipe {
    var gesture: SwipeGesture
    /// The middle of its way, from which on it goes.
    var detent = Detent()

    func isMoving(at time: Instant) -> Bool {
      gesture.isMoving(at: time) || detent.isMoving(at: time)
    }
  }

  private var swipes: [String: Swipe] = [:]
  /// The row under the hand.
  private var row: String?
  private var pull = PullTrigger()
  private var pullDetent = Detent()
  private(set) var isDown = false

  /// True while frames are needed.
  func isMoving(at time: Instant) -> Bool { swipes.values.contains { $0.isMoving(at: time) } }

  /// The pull on the list, as it is seen.
  func pulled(_ gallery: GalleryStage, at time: Instant) -> GalleryStrip.Pull {
    GalleryStrip.Pull(
      progress: pull.progress(offset: gallery.view.contentOffset.y), isArmed: pull.isArmed,
      scale: gallery.stage.reducesMotion ? 1 : pullDetent.scale(at: time))
  }

  mutating func handle(_ event: InputEvent, at time: Instant, on gallery: GalleryStage) {
    if case .press(let point) = event, !isDown { press(point, gallery) }
    let swiped = row.flatMap { swipes[$0]?.gesture.handle(event, at: time) }
    let response = gallery.scroll.handle(event, at: time)
    if event == .cancel { pull.cancel() }
    if case .tapped = response, let row, swiped == nil { gallery.react(row) }
    if event == .release || event == .cancel { (isDown, row) = (false, nil) }
    gallery.follow(at: time)
    follow(at: time, gallery)
  }

  /// Brings rows, also those that leave with the list, and the pull to a time.
  mutating func follow(at time: Instant, _ gallery: GalleryStage) {
    for id in swipes.keys { follow(id, at: time, gallery) }
    swipes = swipes.filter { $0.key == row || $0.value.isMoving(at: time) }
    guard gallery.options.mode == .list else { return }
    closeRows(gallery)
    let offset = gallery.view.contentOffset.y
    let isDragged = gallery.scroll.isDragged
    if pull.follow(offset: offset, isDragged: isDragged) {
      gallery.perform("Shuffle", at: time) { $0.shuffle() }
    }
    pullDetent.follow(isPassed: pull.isArmed, isHeld: isDragged, at: time)
  }

  /// A row that was deleted and is here again is whole.
  private func closeRows(_ gallery: GalleryStage) {
    for row in gallery.view.contentView.subviews where row.phase != .leaving {
      guard let id = row.key, id.hasPrefix(ListRow.prefix), swipes[id] == nil else { continue }
      if ListRow.isAside(row) { ListRow.draw(row, aside: 0) }
    }
  }

  private mutating func follow(_ id: String, at time: Instant, _ gallery: GalleryStage) {
    guard var swipe = swipes[id] else { return }
    swipe.detent.follow(
      isPassed: swipe.gesture.isPastMiddle(at: time), isHeld: id == row, at: time)
    swipes[id] = swipe
    gallery.view.first(key: id).map { view in
      ListRow.draw(
        view, aside: swipe.gesture.offset(at: time), readiness: swipe.detent.share(at: time),
        scale: swipe.detent.scale(at: time), isStill: gallery.stage.reducesMotion)
    }
    if swipe.gesture.isDeleted(at: time) { delete(id, at: time, gallery) }
  }

  /// Lets go of everything: a row that is drawn aside goes back.
  mutating func cancel(at time: Instant, _ gallery: GalleryStage) {
    handle(.cancel, at: time, on: gallery)
  }

  private mutating func press(_ point: Point, _ gallery: GalleryStage) {
    isDown = true
    row = gallery.id(at: point).flatMap { $0.hasPrefix(ListRow.prefix) ? $0 : nil }
    guard let row, swipes[row] == nil else { return }
    let width = CardsComponent.rowWidth(in: gallery.view.size.width)
    swipes[row] = Swipe(gesture: SwipeGesture(width: width))
  }

  private func delete(_ row: String, at time: Instant, _ gallery: GalleryStage) {
    gallery.remove(at: time) { deck in
      guard let card = deck.cards.first(where: { ListRow.id(of: $0) == row }) else { return }
      deck.remove(id: card.id)
    }
  }
}
