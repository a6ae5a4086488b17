package import Engine

/// The timeline in a window's foot: the last change of the screen that is shown, bar by bar, and its
/// controls.
package final class TimelinePanel: Part {
  package private(set) var isShown = false
  let program: WorkbenchSubject
  package var view = TimelineView() {
    didSet { if view.open != oldValue.open { layOutRows() } }
  }
  var now = Instant.zero
  /// The change that is shown, as long as the panel is; it may be over.
  package private(set) var change: (any Change)?
  package private(set) var timeline: ChangeTimeline? {
    didSet { layOutRows() }
  }
  /// A row for each element, and for each property of those that are open.
  private(set) var allRows: [TimelineRow] = []
  /// Everything that the change moves.
  package private(set) var moves: [Move] = []
  /// The animation of the change as it was looked at, kept: another one could come to lie in its place.
  private var value: AnyObject?
  /// That animation, compiled.
  private(set) var compiled: Program?
  var round: TimelineRound?
  private(set) var places = TimelinePlaces(window: Size(960, 720))
  /// The pointer in the panel's design; nil: it is elsewhere.
  var pointer: Point?
  let playhead: TimelinePlayhead
  var steps = FrameSteps()
  /// The end of the stretch that a hand draws.
  var drawnEnd: TimelineView.End?
  /// The bar that a hand holds.
  var edit: TimelineEdit?
  /// True if only a part of the time was seen when a hand took that bar.
  var wasZoomed = false
  private let drawer = Drawer()
  let ruler = View()
  let rows = View()
  let names = View()
  private let typesetter: Typesetter
  var colors: WorkbenchColors { program.colors() }
  private lazy var pane = pane { [unowned self] (sheet: TimelineSheet, looks) in
    TimelineParts(
      sheet: sheet, typesetter: typesetter, colors: colors, looks: looks
    ) { [weak self] in self?.use($0) }
    .layout(ruler: ruler, rows: rows, names: names)
  }
  private lazy var readout = pane { [unowned self] (text: String, _) in
    Label(text, size: 12.5, .semibold, colors.ink, .leading)
  }
  private lazy var words = pane { [unowned self] (text: String, _) in
    Label(text, size: 13, .regular, colors.faint)
  }
  /// The texts on the card; nil: it is not there.
  private var shownCard: TimelineCard?
  private lazy var card = pane { [unowned self] (card: TimelineCard, _) in card.layout(colors) }

  private func pane<Shown: Equatable>(_ design: @escaping Pane<Shown>.Design) -> Pane<Shown> {
    Pane(reducesMotion: reducesMotion, in: { [unowned self] in AnyHashable(colors) }, design)
  }

  package init(typesetter: Typesetter, reducesMotion: Bool, program: WorkbenchSubject) {
    self.typesetter = typesetter
    self.reducesMotion = reducesMotion
    self.program = program
    playhead = TimelinePlayhead(stage: drawer.stage)
    drawer.stage.reducesMotion = reducesMotion
    playhead.current = program.change
    playhead.open = { [unowned self] in open() }
    connect()
    // Presses beside the parts are nobody else's.
    pane.root.action = {}
    pane.root.takesFocus = false
    pane.root.cursor = .arrow
  }

  package var reducesMotion: Bool {
    didSet {
      drawer.stage.reducesMotion = reducesMotion
      pane.reducesMotion = reducesMotion
    }
  }

  // MARK: Coming and going

  package func toggle() {
    isShown.toggle()
    drawer.open(isShown)
    guard !isShown else { return }
    (round, pointer) = (nil, nil)
    playhead.cancel(at: now)
  }

  /// Another screen is shown.
  package func forget() {
    showNothing()
    playhead.cancel(at: now)
    view = TimelineView()
    pointer = nil
  }

  /// The height that it takes of a window now, in points.
  package func height(in window: Size) -> Double {
    guard drawer.openness > 0 else { return 0 }
    return (TimelinePlaces(window: window).height * drawer.openness).rounded()
  }

  /// True while it comes or goes.
  var isMoving: Bool { drawer.stage.isRunning }
  package var isRunning: Bool {
    isMoving || isShown && (isRound || playhead.isHeld || pane.isRunning)
  }

  package func resize(to window: Size, room: Size, at time: Instant) {
    places = TimelinePlaces(window: window)
    view.limit(rows: allRows.count, in: places)
  }

  /// Takes the panel's time on, before the screen's.
  package func advance(to time: Instant) {
    now = time
    drawer.stage.advance(to: time)
    pane.advance(to: time)
    if !isShown, !isMoving, change != nil { forget() }
  }

  /// Looks what the screen's change has become, and moves it on if it is played round.
  package func update() {
    guard isShown else { return }
    playhead.advance(to: now)
    look()
    goRound()
    if isPlaying { view.scale?.reveal(seconds) }
  }

  private func look() {
    guard let change = program.last()?.change else { return showNothing() }
    guard change.duration > 0, change.duration.isFinite,
      case .runnable(let node) = change.animation
    else { return }
    let isSame = self.change === change && value === node
    guard !isSame || timeline?.duration != change.duration else { return }
    let timeline = ChangeTimeline(of: change, began: .zero)
    guard !timeline.rows.isEmpty else { return }
    let old = round.flatMap { $0.moves(change) ? nil : $0 }
    if old != nil { round = nil }
    (self.change, value, moves) = (change, node, change.moves)
    compiled = change.animation.compiled()
    self.timeline = timeline
    view.show(timeline, in: places, keepsScale: edit?.isDrawn == true)
    if let old, program.change() === change, old.stands(like: change) {
      goOn(isReversed: old.goesBack(at: now))
    }
  }

  private func showNothing() {
    guard change != nil else { return }
    (change, timeline, moves, value, round) = (nil, nil, [], nil, nil)
    (compiled, edit, drawnEnd) = (nil, nil, nil)
  }

  // MARK: Where it is

  /// The place in the change, in seconds.
  var seconds: Double {
    guard let timeline, let change else { return 0 }
    return change.progress * timeline.duration
  }

  /// True while the change is played round and round.
  package var isRound: Bool { round != nil }
  /// True while it moves the change, and not the change itself.
  package var isHolding: Bool { isShown && (round != nil || playhead.isHeld) }
  var isPlaying: Bool { round != nil || program.change()?.isRunning ?? false }

  /// The change, begun once more if it is over and can't be gone through any more.
  func open() -> (any Change)? {
    if let change = program.change(), change.outcome == nil || change is ComponentChange {
      return change
    }
    program.press(.f5)
    return program.change()
  }

  private func layOutRows() {
    allRows = timeline.map { TimelineRow.rows(of: $0, open: view.open) } ?? []
  }

  // MARK: Showing

  package var inputTrees: [InputTree] { isShown ? [InputTree(pane.root)] : [] }

  package func layOut() {
    guard isShown || drawer.openness > 0 else { return }
    layOutPane()
    layOutWords()
    layOutCard()
  }

  private func layOutPane() {
    let seen = Array(allRows.dropFirst(view.above).prefix(places.rowCount))
    let sheet = TimelineSheet(
      places: places, scale: view.scale ?? TimelineScale(duration: 1), rows: seen,
      above: view.above, picked: view.picked, isPlaying: isPlaying, ending: view.ending,
      speed: program.speed(), stretch: view.stretch)
    pane.root.paint(colors.card, radius: 0)
    pane.show(
      sheet, in: places.frame, unit: places.unit, width: places.size.width, overflows: true)
    let cell = Rect(
      TimelinePlaces.margin, TimelinePlaces.header, places.nameWidth, TimelinePlaces.ruler)
    readout.show(readoutText, in: window(cell), unit: places.unit)
  }

  private var readoutText: String {
    guard let timeline else { return "" }
    let frame = Int((seconds / PlaybackCommand.frame).rounded(.down))
    let time = PlainNumber.fixed(seconds, decimals: 3) + " s"
    return places.size.width < 700
      ? time
      : "\(time)  ·  \(frame) of \(Int((timeline.duration / PlaybackCommand.frame).rounded()))"
  }

  /// A frame of the design in the window.
  private func window(_ frame: Rect) -> Rect {
    Rect(
      (frame.x * places.unit).rounded(), (places.frame.y + frame.y * places.unit).rounded(),
      frame.width * places.unit, frame.height * places.unit)
  }

  /// The picture of the panel in the window.
  package func commands(_ builder: DisplayListBuilder) -> [DrawCommand] {
    guard drawer.openness > 0 else { return [] }
    let toWindow = AffineTransform.scale(places.unit, places.unit)
      .then(.translation(0, places.frame.y))
    let marks = TimelineMarks(
      places: places, view: view, seconds: timeline == nil ? nil : seconds,
      give: playhead.give, rows: allRows, moments: timeline?.markers ?? [], hovered: hoveredBar,
      colors: colors)
    let line = Rect(0, places.frame.y - 1, places.window.width, 1)
    let parts: [DrawCommand] =
      pane.commands(builder) + readout.commands(builder)
      + [
        .fill(.rect(line), .color(colors.side)),
        .layer(Layer(transform: toWindow, commands: marks.commands)),
      ] + (timeline == nil ? words.commands(builder) : [])
      + (shownCard == nil ? [] : card.commands(builder))
    let way = (places.height * (1 - drawer.openness)).rounded()
    return way == 0 ? parts : [.layer(Layer(transform: .translation(0, way), commands: parts))]
  }

  /// The words for a screen on which nothing has moved.
  private func layOutWords() {
    guard timeline == nil else { return }
    words.show(
      "Nothing has moved here yet: play or drag something", in: window(places.rows),
      unit: places.unit)
  }

  /// The card that tells of the bar below the pointer, above the panel.
  private func layOutCard() {
    shownCard = pointer == nil ? nil : hoveredCard
    guard let pointer, let shownCard else { return }
    let size = TimelineCard.size
    let left = min(max(8, pointer.x - size.width / 2), max(8, places.size.width - size.width - 8))
    let above = pointer.y - size.height - 14
    card.root.paint(
      colors.panel, radius: 10 * places.unit, border: colors.edge, borderWidth: 1)
    card.show(
      shownCard, in: window(Rect(left, above, size.width, size.height)), unit: places.unit)
  }
}

/// The sheet of a panel that is drawn out of the window's foot, as far as it is.
private final class Drawer {
  let stage = Stage()
  /// As wide as the drawer is open, 0…1.
  private let sheet = View()

  init() { stage.root.addSubview(sheet) }

  var openness: Double { sheet.presented.size.width }

  func open(_ isWanted: Bool) {
    stage.animate(withDuration: 0.3, curve: .cssEaseOut) {
      sheet.size = Size(isWanted ? 1 : 0, 0)
    }
  }
}
