import Engine

/// The cards on screen, the deck they show, and the last change of it under control.
final class GalleryStage {
  /// A deck and how it is shown.
  private struct Shown {
    var deck: GalleryDeck
    var options: GalleryOptions
    /// By how much cards wait that move there, by their ids, in seconds.
    var delays: [String: Double] = [:]
    /// True if cards are lifted on their way.
    var lifts = true

    /// The same cards, moved as something else says.
    func moved(as other: Shown) -> Shown {
      var moved = other
      moved.deck = deck
      (moved.options.mode, moved.options.size) = (options.mode, options.size)
      return moved
    }
  }

  /// A change: what is shown before and after it.
  private struct Step {
    let change: ComponentChange
    /// Both sides when it began: its cards move as these say.
    let began: (before: Shown, after: Shown)
    var before: Shown
    var after: Shown
    let name: String

    init(_ change: ComponentChange, from before: Shown, to after: Shown, named name: String) {
      self.change = change
      self.name = name
      (self.before, self.after, began) = (before, after, (before, after))
    }
  }

  /// The deck when a hand took a card, and the change that was the last one then.
  struct Taken {
    let deck: GalleryDeck
    let change: ComponentChange?
  }

  let stage = Stage()
  let view = ComponentView()
  /// The options that were chosen last.
  private var chosen: GalleryOptions
  /// The area of the cards, in the window.
  private(set) var room = Rect.zero
  var scroll = ScrollPhysics(locksAxis: true)
  /// The last change's line of time, in the window.
  var track: ScrubTrack?
  /// The places out of the room where a card goes that is let go of there; nil: there are none.
  var wayOut: WayOut?
  /// As opaque as the part of a raised card is seen that is out of the room.
  let overhang = View()
  /// Told, in words, which card a person has taken away, or how many.
  var onRemove: (String, Instant) -> Void = { _, _ in }
  /// Reaction to a press on the cross of an item, told its name.
  var onCross: (String) -> Void = { _ in }
  /// The cards, and the fronts of rows, with a cross.
  var crossed: [View] = []
  var reactions = Reactions()
  /// The card that a hand has thrown away, while that is laid out.
  var thrown: ThrownCard?
  /// The height of what lies over the room's foot, in points: the last cards can be scrolled above
  /// it.
  var foot = 0.0
  /// The card that a hand holds.
  var held: String?
  /// The gallery when the hand took it; nil: it is not held.
  var taken: Taken?
  private var step: Step?
  private var base: Shown
  private var history = DeckHistory()
  /// A card that was carried, until it has come to rest.
  weak var raised: View?
  /// The card that was put down while the last change was on its way.
  weak var landed: CardView?

  init(deck: GalleryDeck, options: GalleryOptions, reducesMotion: Bool) {
    base = Shown(deck: deck, options: options)
    chosen = options
    stage.reducesMotion = reducesMotion
    overhang.alpha = 0
    stage.root.addSubview(view)
    stage.root.addSubview(overhang)
  }

  // MARK: What is shown

  /// The cards that are shown, or that what is shown is on its way to.
  var deck: GalleryDeck { shown.deck }

  /// The options that were chosen; a mode or size that was taken back is the old one again.
  var options: GalleryOptions {
    var options = chosen
    (options.mode, options.size) = (shown.options.mode, shown.options.size)
    return options
  }

  private var shown: Shown {
    guard let step else { return base }
    return step.change.isReversed ? step.before : step.after
  }

  /// The last change, if it can be controlled.
  var lastChange: ComponentChange? { step.flatMap { $0.change.isOpen ? $0.change : nil } }
  /// The name of the last change, in a word; nil if none can be controlled.
  var changeName: String? { lastChange == nil ? nil : step?.name }
  /// 0…1; 0 if nothing was changed.
  var progress: Double { step?.change.progress ?? 0 }
  var isRunning: Bool { stage.isRunning || reactions.isRunning }

  /// True if there is no card, nor one on its way out.
  var isEmpty: Bool {
    let isOver =
      lastChange.map { !$0.isRunning && $0.progress == ($0.isReversed ? 0 : 1) } ?? true
    return deck.cards.isEmpty && isOver && !stage.isRunning
  }

  var grid: CardGrid { cards(of: Shown(deck: deck, options: options)).grid }

  /// The item that is seen at a place of the window.
  func id(at point: Point) -> String? {
    guard room.contains(point) else { return nil }
    return stage.root.hitTest(point).flatMap { view.id(of: $0) }
  }

  private func cards(of shown: Shown) -> CardsComponent {
    CardsComponent(
      deck: shown.deck, options: shown.options, room: room.size, held: held, thrown: thrown)
  }

  private func component(of shown: Shown) -> any Layout {
    let cards = cards(of: shown)
    return shown.options.mode == .list ? cards.list : cards.cards
  }

  /// Cards show as much as can be seen at their size on screen.
  func refine() {
    let cards = view.contentView.subviews
    for case let card as CardView in cards { card.refine(inCrowd: cards.count > 250) }
  }

  // MARK: Time and place

  func advance(to time: Instant) {
    stage.advance(to: time)
    reactions.advance(to: time, speed: stage.speed)
    if !isRunning, held == nil { raised = nil }
    layDown()
    follow(at: time)
  }

  /// Cards that were in the air when a change began are so again where it has been taken back, and
  /// one that was put down on the way lies as one of its size at the other end. One that stands
  /// at an end may go on from there.
  private func layDown() {
    guard !stage.isRunning, !isPaused, held == nil, [0, 1].contains(progress) else { return }
    let wrong = view.contentView.subviews.filter { item in
      item.presented.zPosition != 0 || item === landed && landed?.liesAsItsSize == false
    }
    guard !wrong.isEmpty else { return }
    stage.animate(withDuration: 0.15) {
      for item in wrong {
        item.zPosition = 0
        if item is CardView { CardEdge(width: item.presented.size.width).show(on: item) }
      }
    }
  }

  func update(at time: Instant) {
    stage.update()
    follow(at: time)
  }

  /// Lets the cards scroll with the hand, the wheel, and by themselves.
  func follow(at time: Instant) {
    let content = Size(view.contentSize.width, view.contentSize.height + foot)
    scroll.resize(content: content, viewport: room.size, at: time)
    let offset = scroll.offset(at: time)
    let isAtRest = scroll.isAtRest(at: time)
    view.contentView.floats = !isAtRest
    view.contentOffset = isAtRest ? Point(offset.x.rounded(), offset.y.rounded()) : offset
  }

  /// Lays everything out in another place, at once; the last change goes on there.
  func resize(window: Size, room: Rect, at time: Instant) {
    guard room != self.room || stage.root.size != window else { return }
    stage.root.frame = Rect(origin: .zero, size: window)
    self.room = room
    view.frame = room
    layOutAnew()
    follow(at: time)
  }

  /// Lays everything out in the colours of the current theme; the last change goes on.
  func recolour(at time: Instant) {
    layOutAnew()
    if let held, let card = view.view(id: held) {
      card.shadow = CardEdge(width: card.size.width).held
    }
    follow(at: time)
  }

  /// Lays out both sides of the last change, which goes on as it began; what was chosen since then
  /// is said to the cards once more.
  private func layOutAnew() {
    guard let step else {
      take(base)
      return view.relayout(from: component(of: base), to: component(of: base))
    }
    let before = step.before.moved(as: step.began.before)
    let after = step.after.moved(as: step.began.after)
    take(after)
    view.relayout(from: component(of: before), to: component(of: after))
    guard shown.options != (step.change.isReversed ? before : after).options else { return }
    take(shown)
    show(shown)
  }

  /// Chooses otherwise; sizes and modes are changes of their own.
  func choose(_ wanted: GalleryOptions, at time: Instant) {
    let old = options
    chosen = wanted
    if wanted.mode != old.mode {
      scroll.scroll(to: .zero, isAnimated: false, at: time)
      // Beside interruptions the cards are seen as they are without them.
      let shown = wanted.mode == .interrupt ? GalleryMode.cards : wanted.mode
      apply(deck, named: shown.title, options: wanted, at: time)
    } else if wanted.size != old.size {
      apply(deck, named: "Size \(wanted.size.title)", options: wanted, at: time)
    } else if wanted.isPerComponent || old.isPerComponent {
      // What goes next goes as its component said before.
      apply(deck, named: step?.name ?? wanted.mode.title, at: time)
    }
  }

  /// Lets a carried card and its neighbours be rendered also where they are not seen.
  func widen(_ grid: CardGrid) {
    let margin = raised == nil ? 0 : -grid.reach
    view.visibleFrameInsets = Insets(top: margin, bottom: margin)
  }

  // MARK: Changes

  /// Changes the deck, as one change on screen.
  ///
  /// - Parameter delays: of cards that wait before they move, by their ids, in seconds.
  func perform(
    _ name: String, delays: [String: Double] = [:], at time: Instant,
    _ body: (inout GalleryDeck) -> Void
  ) {
    var wanted = deck
    body(&wanted)
    guard wanted.cards != deck.cards else { return }
    // What a hand does is one change, at its end.
    if taken == nil { history.remember(deck) }
    apply(wanted, named: name, delays: delays, at: time)
  }

  /// Remembers the deck that a hand has changed.
  func remember(_ deck: GalleryDeck) { history.remember(deck) }

  /// Takes the last change of the deck back, as one more change on screen.
  func undo(at time: Instant) {
    guard let wanted = history.undo(deck) else { return }
    apply(wanted, named: "Undo", at: time)
  }

  /// Does again what was taken back last.
  func redo(at time: Instant) {
    guard let wanted = history.redo(deck) else { return }
    apply(wanted, named: "Redo", at: time)
  }

  /// - Parameters:
  ///   - plainly: true if all cards glide at once, whatever was chosen for them.
  ///   - lifts: true if they are lifted on their way.
  ///   - options: the options that are to be shown; nil: the present ones.
  func apply(
    _ wanted: GalleryDeck, named name: String, plainly: Bool = false, lifts: Bool = true,
    options: GalleryOptions? = nil, delays: [String: Double] = [:], at time: Instant
  ) {
    let before = shown
    let options = options ?? self.options
    let after = Shown(
      deck: wanted, options: plainly ? options.plain : options, delays: delays, lifts: lifts)
    let last = view.componentChange
    take(after)
    show(after)
    if let change = view.componentChange, change !== last {
      step = Step(change, from: before, to: after, named: name)
      landed = nil
    } else if let step {
      // Nothing of it is seen: the last change leads there instead.
      if step.change.isReversed { self.step?.before = after } else { self.step?.after = after }
    } else {
      base = after
    }
    follow(at: time)
  }

  /// Moves cards from now on as what is to be shown says.
  private func take(_ shown: Shown) {
    view.interruption = shown.options.interruption
    view.animator = GalleryAnimators.animator(
      for: shown.options, in: room.size, delays: shown.delays, lifts: shown.lifts)
  }

  /// Nothing is left that could be gone through: this is what is shown.
  func forgetChange() {
    base = shown
    step = nil
  }

  private func show(_ shown: Shown) {
    widen(cards(of: shown).grid)
    view.component = component(of: shown)
    view.reload()
  }
}
