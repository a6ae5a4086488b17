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
    let pair: String
    let covered: Insets
  }

  /// Everything on the page but the pair and the picker.
  private struct Paper: Equatable {
    let page: PairsPage
    let story: String
    let progress: Double
  }

  private var options: AppOptions
  private let builder: DisplayListBuilder
  private let guides: PairGuides
  /// The pairs that there are, in the picker's order, no two of one name.
  private(set) var sources: [any PairSource]
  /// The one that is shown.
  private(set) var shown: any PairSource
  /// The stages of the pairs that have been shown, by their names.
  private var stages: [String: PairsStage] = [:]
  /// The timings of the pairs that were tuned, by their names.
  private(set) var tuned: [String: AnimatorTiming]
  /// The stage of the pair that is shown.
  private(set) var squares: PairsStage
  private var size: Size
  /// The sides of the window that something else lies on.
  private var covered = Insets.zero
  private(set) var page: PairsPage
  private let sheets: Switcher<Sheet>
  private lazy var picker = PillBar(reducesMotion: options.reducedMotion) { [unowned self] in
    show(sources[pickable.lowerBound + $0].name)
  }
  /// Everything on the page beside the pair, from back to front.
  private lazy var parts: [any Part] = hasPicker ? [sheets, picker] : []
  private let paper = Pane<Paper> { shown, _ in
    shown.page.layout(of: shown.story, progress: shown.progress)
  }
  private var now = Instant.zero
  private(set) var showsGuides = false
  /// The bar between both ends, for the keyboard.
  private lazy var bar = View.trackStop { [unowned self] in
    squares.change ?? squares.begin(reversed: false)
  }
  /// The place over which the pointer hovers, in the window.
  private var pointer: Point?
  private var shortened = ShortenedGroups()

  init(options: AppOptions) {
    self.options = options
    builder = DisplayListBuilder(measuring: options.text)
    guides = PairGuides(measuring: options.text)
    let own = options.slidePairs
    sources = own.isEmpty ? PairName.allCases : own
    shown = own.first ?? options.pair
    tuned = Self.tunings(in: options.remembered)
    squares = Self.makeStage(shown, options, tuned[shown.name])
    size = squares.pair.naturalSize
    page = PairsPage(size: size, pair: squares.pair)
    sheets = Switcher(
      Sheet(pair: shown.name, covered: covered), reducesMotion: options.reducedMotion)
    stages[shown.name] = squares
    tellShortened()
  }

  /// Says once of each group that it has more elements than are shown.
  private func tellShortened() {
    shortened.report(sources.flatMap(\.shortened), to: options.warn)
  }

  private static func makeStage(
    _ source: any PairSource, _ options: AppOptions, _ tuned: AnimatorTiming?
  ) -> PairsStage {
    PairsStage(
      pair: source.pair(for: options.motion), timing: tuned ?? standardTiming(options),
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
    tuned[shown.name] = timing
    squares.tune(timing ?? standardTiming)
  }

  /// Plays all pairs otherwise from now on; those that are not named as designed.
  func tune(all timings: [String: AnimatorTiming]) {
    tuned = timings
    for (name, stage) in stages { stage.tune(timings[name] ?? standardTiming) }
  }

  private static func standardTiming(_ options: AppOptions) -> AnimatorTiming {
    AnimatorTiming(curve: .cssEaseInOut, duration: options.duration)
  }

  func resize(to size: Size, at time: Instant) {
    self.size = size
    page = PairsPage(
      size: size, covered: covered, pair: squares.pair, titles: sources[pickable].map(\.title))
    squares.toWindow = options.place == .canvas ? .identity : page.toWindow
    squares.track = options.place == .canvas ? nil : ScrubTrack(along: page.track)
    squares.resize(to: options.place == .canvas ? size : page.canvas, at: time)
    for part in parts { part.resize(to: size, room: size, at: time) }
    showPicker()
  }

  private func showPicker() {
    bar.place(around: page.track)
    picker.show(page.picker, selected: place - pickable.lowerBound, in: size)
  }

  /// The place of the pair that is shown among all.
  private var place: Int { sources.firstIndex { $0.name == shown.name } ?? 0 }
  /// The places of those that the picker has room for.
  private var pickable: Range<Int> { PillRow.pairs(around: place, of: sources.count) }

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
  private func turnSheet() {
    sheets.show(Sheet(pair: shown.name, covered: covered), by: .growing)
  }

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
    case .up, .pageUp: turn(by: -1)
    case .down, .pageDown: turn(by: 1)
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
  private func turn(by step: Int) {
    show(sources[(place + step + sources.count) % sources.count].name)
  }

  /// Shows another pair, where it was left; what played on the old one stands still.
  func show(_ name: String) {
    guard name != shown.name, let wanted = sources.first(where: { $0.name == name }) else { return }
    squares.standStill(at: now)
    shown = wanted
    squares = stages[name] ?? Self.makeStage(wanted, options, tuned[name])
    stages[name] = squares
    squares.speed = speed
    squares.advance(to: now)
    resize(to: size, at: now)
  }

  /// Shows the pairs of other slides, or as they are by now: those that are still there move to where
  /// they belong.
  func take(_ slides: SlideFolder) {
    let isSame = slides.file == options.slideFolder?.file
    options.slideFolder = slides
    if !isSame { options.showsOwnPairs = nil }
    let own = options.slidePairs
    // Somebody who takes all pairs out of a file may be about to write others.
    guard !(isSame && own.isEmpty) else { return }
    let wanted: [any PairSource] = own.isEmpty ? PairName.allCases : own
    let old = sources
    let isNew = { (pair: any PairSource) in !old.contains { $0.isSame(as: pair) } }
    guard wanted.count != old.count || wanted.contains(where: isNew) else { return }
    let oldPlace = place
    sources = wanted
    for (name, stage) in stages where name != shown.name {
      guard let source = wanted.first(where: { $0.name == name }) else {
        stages[name] = nil
        continue
      }
      if isNew(source) { stage.take(source.pair(for: options.motion)) }
    }
    follow(placeBefore: oldPlace, isNew)
    resize(to: size, at: now)
    tellShortened()
  }

  /// Goes on with the pair that is shown as it is by now, or, if it is gone, with the one in its place.
  private func follow(placeBefore: Int, _ isNew: (any PairSource) -> Bool) {
    let name = shown.name
    guard let source = sources.first(where: { $0.name == name }) else {
      stages[name] = nil
      return show(sources[min(placeBefore, sources.count - 1)].name)
    }
    guard isNew(source) else { return }
    shown = source
    squares.take(source.pair(for: options.motion))
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
      Paper(page: page, story: shown.story, progress: progress + give),
      in: Rect(origin: .zero, size: size))
    return DisplayList(
      sheets.commands(
        .init(ground: Palette.page, commands: paper.commands(builder) + [page.layer(commands)]))
        + picker.commands(builder))
  }
}
