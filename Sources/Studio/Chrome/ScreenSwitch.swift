import Engine
import Workbench

/// The screens of a window, of which one is shown, and the change from one to another: by a key, by
/// a press on the pill of their names, or by a hand that draws along the pill.
final class ScreenSwitch: ScrubTarget, Part {
  typealias Picture = Switcher<ScreenEntry>.Picture

  /// The screen that is shown, as it is now.
  var live: () -> Picture = { Picture(commands: []) }
  /// Told that the screen that is shown is about to leave.
  var onLeave: () -> Void = {}
  /// Told that another screen is shown, before anything of it is.
  var onShow: () -> Void = {}
  /// Reaction to a press on the question mark.
  var onHelp: () -> Void = {}
  /// Reaction to a press on the tuner's mark.
  var onTuner: () -> Void = {}
  /// Reaction to a press on the theme's mark.
  var onTheme: () -> Void = {}

  private let entries: [ScreenEntry]
  private let switcher: Switcher<ScreenEntry>
  private let hand = ScrubHand()
  /// 1 while the change leads to a screen further right in the pill, −1 to one further left.
  private var direction = 1.0
  private(set) lazy var bar = NavBar(
    entries.map(\.title), on: switcher.stage, typesetter: typesetter
  ) { [unowned self] in
    switch $0 {
    case .screen(let index): show(entries[index])
    case .tuner: onTuner()
    case .theme: onTheme()
    case .help: onHelp()
    }
  }
  private let typesetter: Typesetter

  init(
    _ entries: [ScreenEntry], showing shown: ScreenEntry, typesetter: Typesetter,
    reducesMotion: Bool
  ) {
    (self.entries, self.typesetter) = (entries, typesetter)
    switcher = Switcher(shown, reducesMotion: reducesMotion)
  }

  var reducesMotion: Bool {
    get { stage.reducesMotion }
    set {
      stage.reducesMotion = newValue
      bar.reducesMotion = newValue
    }
  }

  var shown: ScreenEntry { switcher.shown }
  private var index: Int { entries.firstIndex(of: shown) ?? 0 }

  // MARK: Time and place

  var isRunning: Bool { switcher.isRunning || bar.isRunning || hand.isDown }

  func advance(to time: Instant) {
    switcher.advance(to: time)
    hand.follow(at: time, on: self)
    bar.advance(to: time)
  }

  /// Does what the events of a frame have asked for.
  func finish() { stage.update() }

  func resize(to window: Size, room: Size, at time: Instant) {
    switcher.resize(to: window, room: room, at: time)
    bar.resize(to: room, selected: index)
    hand.pathChanged(at: time, on: self)
  }

  /// Shows the pill in the colours of the current theme.
  func recolour() { bar.recolour() }

  // MARK: Going

  /// Goes to a screen.
  func show(_ entry: ScreenEntry) {
    if entry != shown { begin(entry).play() }
  }

  /// Shows a screen at once.
  func cut(to entry: ScreenEntry) {
    guard entry != shown else { return }
    onLeave()
    switcher.cut(to: entry)
    onShow()
  }

  private func begin(_ entry: ScreenEntry) -> Playback {
    let (from, to) = (index, entries.firstIndex(of: entry) ?? 0)
    direction = to < from ? -1 : 1
    let distance = 0.08 * switcher.stage.root.size.width * direction
    onLeave()
    let change = switcher.begin(
      entry, by: .sharedAxis(distance), along: { bar.select(to) },
      onBack: { [weak self] in self?.onShow() })
    onShow()
    return change
  }

  // MARK: The hand on the pill

  /// True while a hand that pressed the pill is down.
  private var isHeld: Bool { hand.isDown }
  /// The place of a press that is the screen's; nil: there is none.
  private var press: Point?

  /// Lets go of the pill; returns false if no hand holds it.
  func letGo(at time: Instant) -> Bool {
    guard isHeld else { return false }
    hand.cancel(at: time, on: self)
    return true
  }

  /// Takes the pointer's events from a press on the pill on; at all others it only looks whether
  /// something is dragged, and folds the pill away meanwhile.
  func takes(_ event: InputEvent, at time: Instant) -> Bool {
    if case .press(let point) = event, isHeld || press == nil && bar.frame.contains(point) {
      hand.handle(event, at: time, on: self)
      return true
    }
    guard !isHeld else {
      hand.handle(event, at: time, on: self)
      return true
    }
    switch event {
    case .press(let point): press = point
    case .move(let point):
      if let press, press.distance(to: point) > DragRecognizer.mouseSlop { bar.fold(true) }
    default:
      press = nil
      bar.fold(false)
    }
    return false
  }

  var stage: Stage { switcher.stage }
  var change: (any Change)? { switcher.change.flatMap { $0.outcome == nil ? $0 : nil } }
  var path: Point { Point(direction * bar.step, 0) }
  let givesAtEnds = true
  func held(at point: Point, in change: any Change) -> View? { nil }
  func track(at point: Point) -> ScrubTrack? { nil }

  /// The next screen's change to the right, the previous one's to the left; at the pill's ends, and
  /// where the hand pressed, there is none.
  func change(towards direction: Double) -> (any Change)? {
    if let change {
      if direction == self.direction { return change }
      change.rollBack()
      stage.update()
    }
    let wanted = index + Int(direction)
    guard direction != 0, entries.indices.contains(wanted) else { return nil }
    return begin(entries[wanted])
  }

  /// The way by which the pill gives to a hand that is beyond its ends, in points: where the stage would,
  /// it does, and less, since little room is beside it.
  private var give: Double {
    let offset = stage.root.presented.transform.translation.x
    let hand = RubberBand.overshoot(offset: offset, dimension: bar.step)
    return RubberBand.offset(overshoot: hand, dimension: ScrubTrack.give)
  }

  // MARK: Showing

  var inputTrees: [InputTree] { [bar.inputTree] }

  func layOut() { bar.show(selected: index) }

  /// Everything of the screens that is to be seen, and the pill.
  func commands(_ builder: DisplayListBuilder) -> [DrawCommand] {
    switcher.commands(live()) + bar.commands(builder, givingWay: give)
  }
}
