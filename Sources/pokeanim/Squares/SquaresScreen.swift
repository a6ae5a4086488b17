import Engine

/// Screen 2: pairs of layouts, and the way from one to the other under the hand.
final class SquaresScreen: ScreenUnderControl {
  var root: View { squares.stage.root }
  var progress: Double { squares.progress }
  var isRunning: Bool { squares.isMoving || hand.isDown }
  var isPaused: Bool { !hand.isDown && squares.isPaused }
  var speed: Double = 1 {
    didSet { for stage in stages.values { stage.stage.speed = speed } }
  }

  private let options: ProgramOptions
  private let builder: DisplayListBuilder
  private let guides: PairGuides
  /// The stages of the pairs that have been shown.
  private var stages: [PairName: SquaresStage] = [:]
  private(set) var pair: PairName
  /// The stage of the pair that is shown.
  private(set) var squares: SquaresStage
  private var size: Size
  /// The sides of the window that something else lies on.
  private var covered = Insets.zero
  private var page: SquaresPage
  private var picker = View()
  private var now = Instant.zero
  private var hand = SquaresHand()
  private var showsGuides = false

  init(options: ProgramOptions) {
    self.options = options
    builder = DisplayListBuilder(measuring: options.text)
    guides = PairGuides(measuring: options.text)
    pair = options.pair
    size = pair.pair.naturalSize
    page = SquaresPage(size: size, pair: pair.pair)
    squares = Self.makeStage(pair, options)
    stages[pair] = squares
  }

  private static func makeStage(_ pair: PairName, _ options: ProgramOptions) -> SquaresStage {
    SquaresStage(
      pair: pair.pair, duration: options.duration, reducesMotion: options.reducesMotion,
      typesetter: Typesetter(measuring: options.text, screenScale: options.pixelsPerPoint))
  }

  /// How a pair is played if nobody tunes it.
  var standardPace: (duration: Double, curve: TimingCurve) { (options.duration, .cssEaseInOut) }

  func resize(to size: Size, at time: Instant) {
    self.size = size
    page = SquaresPage(size: size, covered: covered, pair: squares.pair)
    squares.resize(to: options.place == .canvas ? size : page.canvas)
    hand.widthChanged(squares, scale: scale)
    picker = page.picker.makeRoot(in: size, selected: pair) { [unowned self] in show($0, at: now) }
  }

  var inputTrees: [InputTree] {
    guard options.place == .window else { return [InputTree(root)] }
    return [InputTree(picker), InputTree(root, transform: page.toWindow)]
  }

  func makeRoom(_ covered: Insets, at time: Instant) {
    guard covered != self.covered else { return }
    self.covered = covered
    resize(to: size, at: time)
  }

  func advance(to time: Instant) {
    now = time
    squares.advance(to: time)
  }

  // MARK: Input

  func handle(_ event: InputEvent, at time: Instant) {
    switch event {
    case .press, .move, .release, .cancel:
      hand.handle(event, at: time, squares: squares, scale: scale)
      followOverscroll()
    case .key(let key): handle(key, at: time)
    case .hover, .wheel, .text: break
    case .resize(let size): resize(to: size, at: time)
    }
  }

  private func handle(_ key: Key, at time: Instant) {
    switch key {
    case .m: squares.mirror()
    case .g: showsGuides.toggle()
    case .up, .pageUp: turn(by: -1, at: time)
    case .down, .pageDown, .tab: turn(by: 1, at: time)
    default: PlaybackCommand(key: key).map { perform($0, at: time) }
    }
  }

  private func perform(_ command: PlaybackCommand, at time: Instant) {
    letGo(at: time)
    squares.perform(command)
  }

  private func letGo(at time: Instant) {
    hand.cancel(at: time, squares: squares)
    followOverscroll()
  }

  /// Points of the window for one of the canvas.
  private var scale: Double { options.place == .canvas ? 1 : page.scale }

  /// The views go along with a hand beyond the end of the way, and back when it is let go.
  private func followOverscroll() {
    squares.stage.shift(by: hand.overscroll, springs: !hand.isDown && !squares.reducesMotion)
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
    letGo(at: time)
    squares.standStill()
    pair = wanted
    squares = stages[wanted] ?? Self.makeStage(wanted, options)
    stages[wanted] = squares
    squares.stage.speed = speed
    squares.advance(to: time)
    resize(to: size, at: time)
  }

  // MARK: Showing

  func display() -> DisplayList {
    var commands = builder.commands(for: root)
    if showsGuides { commands += guides.commands(for: squares, scale: scale) }
    guard options.place == .window else { return DisplayList(commands) }
    return DisplayList(
      page.commands(of: pair, commands, progress: progress, builder: builder)
        + builder.commands(for: picker))
  }
}
