import Engine
import Workbench

/// Screen 2: pairs of layouts, and the way from one to the other under the hand.
final class PairsScreen: AppScreen {
  var root: View { squares.stage.root }
  var progress: Double { squares.progress }
  var change: (any Change)? { squares.change }
  func lastChange() -> LastChange? { squares.lastChange() }
  var isRunning: Bool { squares.isRunning || parts.contains(where: \.isRunning) }
  var isPaused: Bool { squares.isPaused }
  var loops: Bool { squares.transport.loops }
  var speed: Double = 1 {
    didSet { for stage in stages.values { stage.speed = speed } }
  }

  var reducesMotion: Bool {
    get { options.reducedMotion }
    set {
      options.reducedMotion = newValue
      for squares in stages.values { squares.stage.reducesMotion = newValue }
      for part in parts { part.reducesMotion = newValue }
    }
  }

  /// The thing that is on the page: a pair, with what else lies beside it.
  private struct Sheet: Hashable {
    let pair: PairName
    let covered: Insets
  }

  /// Everything on the page but the pair and the picker.
  private struct Paper: Equatable {
    let page: PairsPage
    let pair: PairName
    let progress: Double
  }

  private var options: AppOptions
  private let builder: DisplayListBuilder
  private let guides: PairGuides
  /// The stages of the pairs that have been shown.
  private var stages: [PairName: PairsStage] = [:]
  /// The timings of the pairs that were tuned.
  private(set) var tuned: [PairName: AnimatorTiming]
  private(set) var pair: PairName
  /// The stage of the pair that is shown.
  private(set) var squares: PairsStage
  private var size: Size
  /// The sides of the window that something else lies on.
  private var covered = Insets.zero
  private var page: PairsPage
  private let sheets: Switcher<Sheet>
  private lazy var picker = PillBar(reducesMotion: options.reducedMotion) { [unowned self] in
    show(PairName.allCases[$0], at: now)
  }
  /// Everything on the page beside the pair, from back to front.
  private lazy var parts: [any Part] = hasPicker ? [sheets, picker] : []
  private let paper = Pane<Paper> { shown, _ in
    shown.page.layout(of: shown.pair, progress: shown.progress)
  }
  private var now = Instant.zero
  private(set) var showsGuides = false
  /// The bar between both ends, for the keyboard.
  private lazy var bar = View.trackStop { [unowned self] in
    squares.change ?? squares.begin(reversed: false)
  }
  /// The place over which the pointer hovers, in the window.
  private var pointer: Point?

  init(options: AppOptions) {
    self.options = options
    builder = DisplayListBuilder(measuring: options.text)
    guides = PairGuides(measuring: options.text)
    pair = options.pair
    size = pair.pair.naturalSize
    page = PairsPage(size: size, pair: pair.pair)
    tuned = Self.tunings(in: options.remembered)
    squares = Self.makeStage(pair, options, tuned[pair])
    sheets = Switcher(Sheet(pair: pair, covered: covered), reducesMotion: options.reducedMotion)
    stages[pair] = squares
  }

  private static func makeStage(
    _ pair: PairName, _ options: AppOptions, _ tuned: AnimatorTiming?
  ) -> PairsStage {
    PairsStage(
      pair: pair.pair(for: options.motion), timing: tuned ?? standardTiming(options),
      reducesMotion: options.reducedMotion, typesetter: typesetter(options), warn: options.warn)
  }

  func take(pixelsPerPoint: Double) {
    options.scale = pixelsPerPoint
    for stage in stages.values { stage.typesetter = Self.typesetter(options) }
  }

  private static func typesetter(_ options: AppOptions) -> Typesetter {
    Typesetter(measuring: options.text, screenScale: options.scale)
  }

  /// The timing of a pair if nobody tunes it.
  var standardTiming: AnimatorTiming { Self.standardTiming(options) }

  /// Plays the pair that is shown otherwise from now on; nil: as designed.
  func tune(_ timing: AnimatorTiming?) {
    tuned[pair] = timing
    squares.tune(timing ?? standardTiming)
  }

  /// Plays all pairs otherwise from now on; those that are not named as designed.
  func tune(all timings: [PairName: AnimatorTiming]) {
    tuned = timings
    for (pair, stage) in stages { stage.tune(timings[pair] ?? standardTiming) }
  }

  private static func standardTiming(_ options: AppOptions) -> AnimatorTiming {
    AnimatorTiming(curve: .cssEaseInOut, duration: options.duration)
  }

  func resize(to size: Size, at time: Instant) {
    self.size = size
    page = PairsPage(size: size, covered: covered, pair: squares.pair)
    squares.toWindow = options.place == .canvas ? .identity : page.toWindow
    squares.track = options.place == .canvas ? nil : ScrubTrack(along: page.track)
    squares.resize(to: options.place == .canvas ? size : page.canvas, at: time)
    for part in parts { part.resize(to: size, room: size, at: time) }
    showPicker()
  }

  private func showPicker() {
    bar.place(around: page.track)
    picker.show(
      page.picker, selected: PairName.allCases.firstIndex(of: pair) ?? 0, in: size)
  }

  func recolour(at time: Instant) {
    for stage in stages.values { stage.recolour() }
    showPicker()
  }

  private var hasPicker: Bool { options.place == .window }

  var inputTrees: [InputTree] {
    guard hasPicker else { return [InputTree(root)] }
    return [InputTree(picker.root), InputTree(bar), InputTree(root, transform: page.toWindow)]
  }

  func makeRoom(_ covered: Insets, at time: Instant) {
    // What lies at the top grows with the window: no other page comes for that.
    let covered = Insets(bottom: covered.bottom, right: covered.right)
    guard covered != self.covered else { return }
    self.covered = covered
    resize(to: size, at: time)
  }

  func advance(to time: Instant) {
    now = time
    squares.advance(to: time)
    for part in parts { part.advance(to: time) }
    turnSheet()
  }

  func update(at time: Instant) {
    squares.update(at: time)
    turnSheet()
  }

  /// Lets what is on the page now come.
  private func turnSheet() { sheets.show(Sheet(pair: pair, covered: covered), by: .growing) }

  // MARK: Input

  func handle(_ event: InputEvent, at time: Instant) {
    switch event {
    case .press, .move, .release, .cancel:
      squares.handle(event, at: time)
    case .key(let key): handle(key, at: time)
    case .hover(let point): pointer = point
    case .wheel, .pinch, .text, .keyUp, .composition: break
    case .resize(let size): resize(to: size, at: time)
    }
  }

  private func handle(_ key: Key, at time: Instant) {
    switch key {
    case .m: squares.mirror()
    case .g: showsGuides.toggle()
    case .up, .pageUp: turn(by: -1, at: time)
    case .down, .pageDown: turn(by: 1, at: time)
    default: squares.handle(.key(key), at: time)
    }
  }

  func stepOut(at time: Instant) -> Bool {
    if showsGuides {
      showsGuides = false
      return true
    }
    guard squares.hand.isDown else { return false }
    squares.handle(.cancel, at: time)
    return true
  }

  // MARK: Pairs

  /// Beyond the last pair comes the first one.
  private func turn(by step: Int, at time: Instant) {
    let all = PairName.allCases
    let index = all.firstIndex(of: pair) ?? 0
    show(all[(index + step + all.count) % all.count], at: time)
  }

  /// Shows another pair, where it was left; what played on the old one stands still.
  private func show(_ wanted: PairName, at time: Instant) {
    guard wanted != pair else { return }
    squares.standStill(at: time)
    pair = wanted
    squares = stages[wanted] ?? Self.makeStage(wanted, options, tuned[wanted])
    stages[wanted] = squares
    squares.speed = speed
    squares.advance(to: time)
    resize(to: size, at: time)
  }

  // MARK: Showing

  /// The share of its track by which the knob gives beyond an end.
  private var give: Double {
    page.track.width > 0 ? squares.hand.give / page.track.width : 0
  }

  func display() -> DisplayList {
    var commands = builder.commands(for: root)
    if showsGuides {
      let toCanvas = squares.toHand.inverse
      commands += guides.commands(
        for: squares, pointer: pointer.flatMap { toCanvas?.apply(to: $0) },
        scale: squares.toWindow.a)
    }
    guard options.place == .window else { return DisplayList(commands) }
    paper.show(
      Paper(page: page, pair: pair, progress: progress + give), in: Rect(origin: .zero, size: size))
    return DisplayList(
      sheets.commands(
        .init(ground: Palette.page, commands: paper.commands(builder) + [page.layer(commands)]))
        + picker.commands(builder))
  }
}
