import Engine
import Workbench

/// Screen 3: the algebra of animations, on pages that play.
final class AlgebraScreen: AppScreen {
  let pages: [any AlgebraPage]
  /// The thing that is shown: a page, and which part of it.
  private struct Sheet: Hashable {
    let page: Int
    let part: Int
  }

  private let builder: DisplayListBuilder
  private let sheets: Switcher<Sheet>
  /// False where one picture follows another as it is asked for, as on a canvas.
  private let isWindow: Bool
  private(set) var index = 0
  private var canvas = AlgebraCanvas(window: ScreenEntry.algebra.naturalSize)
  private let hand = ScrubHand()
  private let measuring: any TextMeasuring
  /// The last key, if it began to edit the page's line.
  private var editKey: Key?
  private lazy var tabs = PillBar {
    [unowned self] in turn(to: $0)
  }
  /// Everything beside the page, from back to front.
  private lazy var parts: [any Part] = [sheets, tabs]

  init(options: AppOptions) {
    measuring = options.text
    isWindow = options.place == .window
    sheets = Switcher(Sheet(page: 0, part: 0))
    builder = DisplayListBuilder(measuring: options.text)
    pages = [
      ExamplePage(), LawPage(measuring: options.text), ScenePage(),
      ExpressionPage(
        options.expression, measuring: options.text, blinks: isWindow && options.life),
    ]
    if options.expression != nil { index = pages.count - 1 }
    reducesMotion = options.reducedMotion
    layOut()
    // A window opens on what the scenes look like, not on what they begin with.
    guard options.place == .window else { return }
    for page in pages where page.player.isFresh { page.player.pose(at: 0.6) }
  }

  private var page: any AlgebraPage { pages[index] }
  private var player: PagePlayer { page.player }

  /// The page of the expression line; nil: another one is shown.
  var expressionPage: ExpressionPage? { page as? ExpressionPage }

  var sourceForm: SourceForm {
    guard let page = expressionPage, let shapes = page.shapes else { return .change }
    return .expression(
      page.expression, parts: LinePart.animations(on: shapes), in: shapes.container)
  }

  var root: View { player.root }
  var progress: Double { player.progress }
  var change: (any Change)? { player.change }
  var isRunning: Bool {
    player.isMoving || hand.isDown || hand.isGliding
      || parts.contains(where: \.isRunning) || player.stage.isRunning
  }
  var isPaused: Bool { player.isPaused && !hand.isDown && !hand.isGliding }
  var loops: Bool { player.loops }
  var takesText: Bool { page.takesText }
  var caret: Rect? { page.caret }
  var wantsClipboardText: Bool { page.wantsClipboardText }
  func takeClipboardText() -> String? { page.takeClipboardText() }
  func nextPicture(after time: Instant) -> Instant? { page.nextPicture(after: time) }
  var speed: Double = 1 {
    didSet { for page in pages { page.player.speed = speed } }
  }

  var reducesMotion: Bool {
    get { sheets.reducesMotion }
    set {
      for page in pages { page.player.reducesMotion = newValue }
      for part in parts { part.reducesMotion = newValue }
    }
  }

  func resize(to size: Size, at time: Instant) {
    for part in parts { part.resize(to: size, room: size, at: time) }
    let wanted = AlgebraCanvas(window: size)
    guard wanted != canvas else { return }
    canvas = wanted
    layOut()
    hand.pathChanged(at: player.now, on: player)
  }

  func recolour(at time: Instant) {
    layOut()
    page.follow()
    hand.changeReplaced(on: player)
  }

  private func layOut() {
    for page in pages {
      page.player.length = canvas.window.width
      page.layOut(canvas)
    }
    showTabs()
  }

  private func showTabs() {
    tabs.show(
      PillRow(tabs: pages.map(\.name), on: canvas), selected: index, in: canvas.window,
      unit: canvas.unit)
  }

  var inputTrees: [InputTree] { [InputTree(tabs.root), InputTree(root)] }

  func advance(to time: Instant) {
    for page in pages { page.player.advance(to: time) }
    for part in parts { part.advance(to: time) }
    turnSheet()
    hand.follow(at: time, on: player)
    followPage()
  }

  func update(at time: Instant) {
    player.update(at: time)
    followPage()
    turnSheet()
  }

  private func followPage() {
    player.give = hand.give
    page.follow()
  }

  func display() -> DisplayList {
    let page = builder.commands(for: root)
    guard isWindow else { return DisplayList(page + tabs.commands(builder)) }
    return DisplayList(
      sheets.commands(.init(ground: Palette.page, commands: page)) + tabs.commands(builder))
  }

  /// Lets what is shown now come in from the side on which it lies.
  private func turnSheet() {
    let (old, new) = (sheets.shown, Sheet(page: index, part: page.part))
    let isFurther = (new.page, new.part) > (old.page, old.part)
    let distance = new.page == old.page ? 40 * canvas.unit : 0.06 * canvas.window.width
    sheets.show(new, by: .sharedAxis(isFurther ? distance : -distance))
  }

  // MARK: Input

  func handle(_ event: InputEvent, at time: Instant) {
    switch event {
    case .press, .move, .release, .cancel:
      hand.handle(event, at: time, on: player)
    case .key(let key): handle(key, event, at: time)
    case .hover, .wheel, .pinch, .keyUp: break
    case .text(let text):
      // The key began the edit, and so did what the keyboard makes of it.
      defer { editKey = nil }
      if editKey?.hasWritten(text) == true { return }
      if page.takesText { letGo(at: time) }
      _ = page.handle(event)
    case .composition: _ = page.handle(event)
    case .resize(let size): resize(to: size, at: time)
    }
  }

  private func handle(_ key: Key, _ event: InputEvent, at time: Instant) {
    if page.isComposing {
      _ = page.handle(event)
      return
    }
    if let turn = Self.turn(key) {
      letGo(at: time)
      self.turn(to: index + turn)
      return
    }
    editKey = nil
    if togglesEdit(key) {
      letGo(at: time)
      if page.handle(.key(.tab)), page.takesText { editKey = key }
      return
    }
    // The page may play something else, as another law.
    if page.takesText || [.left, .right].contains(key) { letGo(at: time) }
    if page.handle(event) { return }
    guard !page.takesText || [.return, .f5].contains(key),
      let command = PlaybackCommand(key: key)
    else { return }
    letGo(at: time)
    player.perform(command)
  }

  /// The hand holds no more what may be another thing from now on.
  private func letGo(at time: Instant) { hand.cancel(at: time, on: player) }

  func stepOut(at time: Instant) -> Bool {
    if page.handle(.key(.escape)) { return true }
    guard hand.isDown else { return false }
    letGo(at: time)
    return true
  }

  /// True for a key that begins to edit the page's line, or leaves it.
  private func togglesEdit(_ key: Key) -> Bool {
    page.takesText ? key == .tab || key == .shiftTab : key == "E"
  }

  /// The number of pages that a key goes on, below 0 to go back; nil if it turns none.
  private static func turn(_ key: Key) -> Int? {
    switch key {
    case .up, .pageUp: -1
    case .down, .pageDown: 1
    default: nil
    }
  }

  /// Shows another page; what played on the old one stands still.
  private func turn(to wanted: Int) {
    let wanted = min(max(wanted, 0), pages.count - 1)
    guard wanted != index else { return }
    if player.isMoving { player.pause() }
    index = wanted
    showTabs()
  }
}
