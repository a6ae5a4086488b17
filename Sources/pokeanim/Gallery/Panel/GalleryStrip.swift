import Engine

/// The parts over and below the cards: the last change's name, progress and duration, the pull on
/// the list, and words where there are no cards.
struct GalleryStrip {
  /// A pull on the list.
  struct Pull {
    /// The share of the pull that is needed, 0…1.
    var progress = 0.0
    /// True if letting go would shuffle the list.
    var isArmed = false
    /// The size of what says so; 1 but in a pulse.
    var scale = 1.0
  }

  let gallery: GalleryStage
  let places: GalleryPlaces
  let pull: Pull

  private var unit: Double { places.unit }

  func commands(_ builder: DisplayListBuilder) -> [DrawCommand] {
    let root = View(frame: Rect(origin: .zero, size: places.window))
    if gallery.deck.cards.isEmpty { addEmpty(to: root) }
    if pull.progress > 0 { addPull(to: root) }
    addLine(to: root)
    return builder.commands(for: root)
  }

  private func addEmpty(to root: View) {
    let middle = places.room.center
    let width = places.room.width - 16
    PageBuilder.addText(
      to: root, "Nobody is here", Rect(center: middle, size: Size(width, 30 * unit)),
      size: 20 * unit, weight: .bold, color: Palette.soft, alignment: .center)
    PageBuilder.addText(
      to: root, "Add a card, or fill the gallery",
      Rect(center: middle + Point(0, 28 * unit), size: Size(width, 22 * unit)), size: 14 * unit,
      color: Palette.faint, alignment: .center)
  }

  private func addPull(to root: View) {
    let size = Size(170 * unit, 30 * unit)
    let pill = Rect(center: Point(places.room.midX, 22 * unit), size: size)
    let box = PageBuilder.addBox(
      to: root, pill, pull.isArmed ? Palette.readable(Palette.blue) : Palette.card,
      radius: 15 * unit)
    box.alpha = pull.progress
    box.floats = pull.scale != 1
    box.scale = Point(pull.scale, pull.scale)
    PageBuilder.addText(
      to: box, pull.isArmed ? "Let go to shuffle" : "Pull to shuffle",
      Rect(origin: .zero, size: size), size: 13 * unit, weight: .semibold,
      color: pull.isArmed ? .white : Palette.soft, alignment: .center)
  }

  /// The last change's name, its line of time, and how long it is.
  private func addLine(to root: View) {
    let strip = places.strip
    let middle = strip.midY
    let size = 13 * unit
    let margin = places.stripMargin
    let words = places.stripWords
    guard let name = gallery.changeName, let change = gallery.lastChange else {
      return addHint(to: root, Rect(margin, strip.y, strip.width - 2 * margin, strip.height))
    }
    PageBuilder.addText(
      to: root, name, words, size: size, weight: .semibold, color: Palette.soft)
    PageBuilder.addText(
      to: root, PlainSeconds.text(change.duration, decimals: 2) + " s",
      Rect(strip.maxX - margin - 60 * unit, strip.y, 60 * unit, strip.height), size: size,
      color: Palette.faint, alignment: .trailing)
    let bar = places.track
    PageBuilder.addBox(to: root, bar, Palette.track, radius: 2.5 * unit)
    var gone = bar
    gone.size.width *= change.progress
    PageBuilder.addBox(to: root, gone, Palette.blue, radius: 2.5 * unit)
    let knob = Rect(center: Point(gone.maxX, middle), size: Size(13 * unit, 13 * unit))
    PageBuilder.addBox(to: root, knob, Palette.blue, radius: 6.5 * unit).floats = true
  }

  private func addHint(to root: View, _ frame: Rect) {
    let hint =
      gallery.options.mode == .list
      ? "Draw a row aside to delete it, pull down to shuffle"
      : places.isCompact
        ? "Click a card, carry it, drag beside it"
        : "Click a card, carry it, or drag beside the cards to scrub the last change"
    PageBuilder.addText(
      to: root, hint, frame, size: 13 * unit, color: Palette.faint, alignment: .center)
  }
}
