import Engine
import Onboarding
import Workbench

/// Screen 4: cards of creatures that come, go and move under an animator that can be chosen.
final class GalleryScreen: AppScreen {
  let gallery: GalleryStage
  let interrupt = InterruptPage()
  private let builder: DisplayListBuilder
  let panel: ControlPanel
  /// The cards, or the page of interruptions.
  private let sheets: Switcher<Bool>
  private let side: Overlay
  /// The last change's line of time, for the keyboard.
  lazy var bar = View.trackStop { [unowned self] in gallery.change }
  /// False where one picture follows another as it is asked for, as on a canvas.
  let isWindow: Bool
  let pill: RemovedPill
  var keys = CardKeys()
  /// The pointer in the window; nil: nobody knows where it is.
  var pointer: Point?
  /// The item that the pointer came to; nil: it came to none, or the item has gone from below it.
  var hovered: String?
  /// True if the cards had the keyboard's focus when they were looked at last.
  var hadFocus = false
  private let empty: EmptyWords
  private let strip = Pane<GalleryStrip> { strip, _ in strip.layout }
  /// Everything on the page beside the cards, from back to front.
  private let parts: [any Part]
  private(set) var places: GalleryPlaces
  /// The sides of the window that something else lies on.
  private var covered = Insets.zero
  private(set) var hand = GalleryHand()
  let transport = Transport()
  private var list = ListHand()
  private(set) var now = Instant.zero
  /// The elements of slides that are on the cards; nil: other things are on them.
  var slideCards: SlideCards?
  /// A person's choices at the start.
  let remembered: GalleryOptions
  /// Those that were there before the ones that came with slides.
  var own: GalleryOptions
  /// The same with the ones that came with slides.
  var given: GalleryOptions
  /// The file of the slides; nil: there is none.
  var slideFile: String?
  /// True if the pictures of a folder are on the cards.
  var hasPictures: Bool
  let typesetter: Typesetter
  let warn: (String) -> Void
  var shortened = ShortenedGroups()

  init(options: AppOptions) {
    typesetter = Typesetter(measuring: options.text, screenScale: options.scale)
    (slideCards, slideFile) = (options.slideCards, options.slideFolder?.file)
    hasPictures = options.cardFolder != nil
    warn = options.warn
    remembered = options.remembered.gallery ?? GalleryOptions()
    own = remembered
    given = slideCards?.collection.options(beside: own) ?? own
    builder = DisplayListBuilder(measuring: options.text)
    panel = ControlPanel(
      typesetter: Typesetter(measuring: options.text), reducesMotion: options.reducedMotion)
    gallery = GalleryStage(
      deck: options.cardFolder.map {
        GalleryDeck($0.kinds, count: $0.pictures.count, seed: options.seed)
      }
        ?? slideCards.map { GalleryDeck($0.kinds, count: $0.kinds.count, seed: options.seed) }
        ?? GalleryDeck(count: 18, seed: options.seed),
      options: given,
      reducesMotion: options.reducedMotion)
    interrupt.player.reducesMotion = options.reducedMotion
    isWindow = options.place == .window
    sheets = Switcher(false, reducesMotion: options.reducedMotion)
    side = Overlay(by: .sliding(Point(24, 0)), reducesMotion: options.reducedMotion)
    empty = EmptyWords(reducesMotion: options.reducedMotion)
    pill = RemovedPill(measuring: options.text, reducesMotion: options.reducedMotion)
    parts = isWindow ? [sheets, side, panel, empty, pill] : [panel, empty]
    places = GalleryPlaces(window: ScreenEntry.gallery.naturalSize)
    connectCards()
    panel.onPress = { [unowned self] in perform($0, at: now) }
    panel.onSlide = { [unowned self] in slide(to: $0) }
    resize(to: places.window, at: .zero)
    tellShortened()
  }

  var options: GalleryOptions { gallery.options }
  var isInterrupt: Bool { options.mode == .interrupt }

  var root: View { isInterrupt ? interrupt.player.root : gallery.stage.root }
  var progress: Double { isInterrupt ? interrupt.player.progress : gallery.progress }
  var change: (any Change)? { isInterrupt ? interrupt.player.change : gallery.change }
  /// The last change that was asked for, which may be over: a carried card ends it.
  private var past: (any Change)?
  func lastChange() -> LastChange? {
    past = change ?? past
    return past.map { LastChange($0) }
  }
  var isRunning: Bool {
    let isHeld =
      hand.isDown || hand.isGliding || list.isDown || interrupt.isDown
    if isHeld || parts.contains(where: \.isRunning) { return true }
    if isInterrupt { return interrupt.player.isMoving }
    return gallery.isRunning || gallery.scroll.isMoving(at: now) || list.isMoving(at: now)
  }
  var isPaused: Bool {
    isInterrupt
      ? interrupt.player.isPaused && !interrupt.isDown
      : gallery.isPaused && !hand.isDown && !hand.isGliding
  }
  var loops: Bool { isInterrupt ? interrupt.player.loops : transport.loops }
  var speed: Double = 1 {
    didSet {
      gallery.stage.speed = speed
      interrupt.player.speed = speed
    }
  }

  var reducesMotion: Bool {
    get { gallery.stage.reducesMotion }
    set {
      gallery.stage.reducesMotion = newValue
      interrupt.player.reducesMotion = newValue
      for part in parts { part.reducesMotion = newValue }
    }
  }

  func resize(to size: Size, at time: Instant) {
    places = GalleryPlaces(window: size, covered: covered)
    letGo(at: time)
    for part in parts { part.resize(to: size, room: size, at: time) }
    if isWindow { gallery.wayOut = WayOut(of: places) }
    gallery.track = ScrubTrack(along: places.track)
    bar.place(around: places.track)
    gallery.resize(window: size, room: places.room, at: time)
    followHand(at: time)
    interrupt.layOut(places, timing: options.timing)
  }

  func recolour(at time: Instant) {
    gallery.recolour(at: time)
    followHand(at: time)
    interrupt.layOut(places, timing: options.timing)
  }

  func makeRoom(_ covered: Insets, at time: Instant) {
    guard covered != self.covered else { return }
    self.covered = covered
    resize(to: places.window, at: time)
  }

  func advance(to time: Instant) {
    now = time
    gallery.advance(to: time)
    transport.follow(gallery)
    for part in parts { part.advance(to: time) }
    turnSheet()
    interrupt.advance(to: time)
    followHand(at: time)
    followCards(at: time)
  }

  /// Keeps what is held where the hand is.
  private func followHand(at time: Instant) {
    list.follow(at: time, gallery)
    if options.mode != .list || hand.isDown || hand.isGliding { hand.follow(at: time, gallery) }
  }

  func update(at time: Instant) {
    gallery.update(at: time)
    interrupt.player.update(at: time)
    turnSheet()
    followCards(at: time)
  }

  func nextPicture(after time: Instant) -> Instant? { pill.nextPicture }

  /// Lets the page and the panel come that are to be seen now.
  private func turnSheet() {
    sheets.show(isInterrupt, by: .fading)
    side.show(hasPanel ? "panel" : nil)
    empty.show(gallery.isEmpty)
  }

  // MARK: Input

  func handle(_ event: InputEvent, at time: Instant) {
    now = time
    follow(event)
    switch event {
    case .press, .move, .release, .cancel: handleInRoom(event, at: time)
    case .wheel(let place, let distance):
      guard !isInterrupt, places.room.contains(place) else { return }
      // What goes out of sight is let go of.
      keys.drop(at: time, gallery)
      gallery.scroll.wheel(by: distance, at: time)
    case .key(let key): handle(key, at: time)
    case .pinch, .hover, .text, .keyUp, .composition: break
    case .resize(let size): resize(to: size, at: time)
    }
  }

  /// To whoever the hand is for; both may be asked to let go.
  private func handleInRoom(_ event: InputEvent, at time: Instant) {
    switch options.mode {
    case .cards: hand.handle(event, at: time, on: gallery)
    case .list where isOnTrack(event): hand.handle(event, at: time, on: gallery)
    case .list: list.handle(event, at: time, on: gallery)
    case .interrupt: interrupt.handle(event, at: time)
    }
  }

  /// True for the hand on the line of time, below the list.
  private func isOnTrack(_ event: InputEvent) -> Bool {
    if case .press(let point) = event {
      return !list.isDown && gallery.track(at: point) != nil && gallery.id(at: point) == nil
    }
    return hand.isDown
  }

  func letGo(at time: Instant) {
    if hand.isDown { hand.cancel(at: time, gallery) }
    if list.isDown { list.cancel(at: time, gallery) }
    keys.drop(at: time, gallery)
    interrupt.handle(.cancel, at: time)
  }

  /// A card in the hand goes back to where it was taken; anything else is let go.
  func stepOut(at time: Instant) -> Bool {
    guard hand.isDown || list.isDown || interrupt.isDown || keys.isCarrying else { return false }
    hand.putBack(at: time, gallery)
    keys.putBack(at: time, gallery)
    letGo(at: time)
    return true
  }

  // MARK: The panel

  /// Not where something else lies on it.
  private var hasPanel: Bool { covered.right == 0 && covered.bottom == 0 }

  func layOutPanels() {
    if hasPanel { panel.show(options, count: gallery.deck.cards.count, in: places) }
    if hasPill { pill.place(in: places) }
    if !isInterrupt { strip.show(shownStrip, in: Rect(origin: .zero, size: places.window)) }
  }

  var inputTrees: [InputTree] {
    // The focus goes through the cards first, then to what lies around them.
    [
      hasPill ? pill.inputTree : nil, hasPanel ? InputTree(panel.root, focusRank: 3) : nil,
      isInterrupt || !isWindow ? nil : InputTree(bar, focusRank: 2), InputTree(root),
    ].compactMap(\.self)
  }

  /// The middle of a control in the window; nil if it is not there.
  func place(of control: PanelControl) -> Point? {
    hasPanel ? panel.frame(of: control)?.center : nil
  }

  private func slide(to share: Double) {
    let range = GalleryOptions.durations
    let seconds = range.lowerBound + share * (range.upperBound - range.lowerBound)
    choose(at: now) { $0.take(duration: (seconds * 20).rounded() / 20) }
  }

  /// Changes what is chosen.
  func choose(at time: Instant, _ body: (inout GalleryOptions) -> Void) {
    var wanted = options
    body(&wanted)
    guard wanted != options else { return }
    letGo(at: time)
    let isNewMode = wanted.mode != options.mode
    gallery.choose(wanted, at: time)
    interrupt.layOut(places, timing: wanted.timing)
    if isNewMode, isInterrupt, !gallery.stage.reducesMotion { interrupt.player.perform(.play) }
  }

  /// Changes how cards move from now on.
  func tune(_ body: (inout GalleryOptions) -> Void) { choose(at: now, body) }

  // MARK: Showing

  /// The pull on the list, as it is seen.
  var pulled: GalleryStrip.Pull {
    options.mode == .list ? list.pulled(gallery, at: now) : GalleryStrip.Pull()
  }

  private var shownStrip: GalleryStrip {
    var change: GalleryStrip.Change?
    if let name = gallery.changeName, let last = gallery.lastChange {
      let give = hand.give / max(1, places.track.width)
      change = GalleryStrip.Change(
        name: name, progress: last.progress + give, duration: last.duration)
    }
    return GalleryStrip(
      places: places, isList: options.mode == .list, change: change, pull: pulled)
  }

  func display() -> DisplayList {
    let room = Path.rect(places.room)
    let page = Path.rect(Rect(origin: .zero, size: places.window))
    var commands: [DrawCommand] = [.fill(page, .color(Palette.page))]
    if isInterrupt {
      commands += builder.commands(for: root)
    } else {
      gallery.refine()
      commands.append(.layer(Layer(clip: room, commands: builder.commands(for: root))))
      commands += gallery.reactions.commands(builder)
      commands += strip.commands(builder) + empty.commands(in: places, builder)
    }
    let panel = hasPanel ? panel.commands(builder) : []
    guard isWindow else { return DisplayList(commands + panel) }
    return DisplayList(
      sheets.commands(.init(ground: Palette.page, commands: commands))
        + side.commands { _ in panel } + (hasPill ? pill.commands(builder) : [])
        + (isInterrupt ? [] : gallery.overhangCommands(builder)))
  }
}
