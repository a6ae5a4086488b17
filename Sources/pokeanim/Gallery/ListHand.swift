import Engine

/// What a press does to the list: up and down it scrolls, to the left it draws a row aside to
/// delete it; a click deletes a row too, and pulling the list down far enough shuffles it.
struct ListHand {
  /// The rows that are drawn aside, or on their way, by their names.
  private var swipes: [String: SwipeGesture] = [:]
  /// The row under the hand.
  private var row: String?
  private var pull = PullTrigger()
  private(set) var isDown = false

  /// Whether frames are needed.
  func isMoving(at time: Instant) -> Bool { swipes.values.contains { $0.isMoving(at: time) } }

  /// How far the list is pulled, 0…1, and whether letting go would shuffle it.
  func pulled(_ gallery: GalleryStage) -> (progress: Double, isArmed: Bool) {
    (pull.progress(offset: gallery.view.contentOffset.y), pull.isArmed)
  }

  mutating func handle(_ event: InputEvent, at time: Instant, on gallery: GalleryStage) {
    if case .press(let point) = event, !isDown { press(point, gallery) }
    let swiped = row.flatMap { swipes[$0]?.handle(event, at: time) }
    let response = gallery.scroll.handle(event, at: time)
    if event == .cancel { pull.cancel() }
    if case .tapped = response, let row, swiped == nil { delete(row, at: time, gallery) }
    if event == .release || event == .cancel { (isDown, row) = (false, nil) }
    gallery.follow(at: time)
    follow(at: time, gallery)
  }

  /// Brings rows, also those that leave with the list, and the pull to a time.
  mutating func follow(at time: Instant, _ gallery: GalleryStage) {
    for (id, swipe) in swipes {
      gallery.view.first(key: id).map { ListRow.draw($0, aside: swipe.offset(at: time)) }
      if swipe.isDeleted(at: time) { delete(id, at: time, gallery) }
    }
    swipes = swipes.filter { $0.key == row || $0.value.isMoving(at: time) }
    guard gallery.options.mode == .list else { return }
    let offset = gallery.view.contentOffset.y
    if pull.follow(offset: offset, isDragged: gallery.scroll.isDragged) {
      gallery.perform("Shuffle", at: time) { $0.shuffle() }
    }
  }

  /// Lets go of everything: a row that is drawn aside goes back.
  mutating func cancel(at time: Instant, _ gallery: GalleryStage) {
    handle(.cancel, at: time, on: gallery)
  }

  private mutating func press(_ point: Point, _ gallery: GalleryStage) {
    isDown = true
    row = gallery.id(at: point).flatMap { $0.hasPrefix("row") ? $0 : nil }
    guard let row, swipes[row] == nil else { return }
    swipes[row] = SwipeGesture(width: max(1, gallery.view.size.width - 2 * CardGrid.margin))
  }

  private func delete(_ row: String, at time: Instant, _ gallery: GalleryStage) {
    gallery.perform("Remove", at: time) { deck in
      guard let card = deck.cards.first(where: { ListRow.id(of: $0) == row }) else { return }
      deck.remove(id: card.id)
    }
  }
}
