import Engine
import Workbench

/// The card with the numbers of a Swift file: a slider for each of them.
final class NumberTuner: Part {
  /// A thing that a hand or a key does to the card.
  enum Use {
    /// A slider is drawn to a value; `continuesStep`: the hand has been at it.
    case slide(String, to: Double, continuesStep: Bool)
    /// A key moves a slider to a value.
    case step(String, to: Double)
    /// The value of the file comes back; `continuesStep`: as a part of what was just done.
    case reset(String, continuesStep: Bool)
    case resetAll
    case write
  }

  /// A press on a slider.
  private struct Press {
    let name: String
    let time: Instant
    let x: Double
  }

  /// The numbers that are to be seen; nil: none are.
  var numbers: () -> TunableNumbers? = { nil }
  /// The words at the card's head.
  var title: () -> String = { "" }
  var onUse: (Use) -> Void = { _ in }

  /// Two presses within so many seconds, and so many points of the design, are a double click.
  private static let (doubleTime, doubleReach) = (0.4, 4.0)

  private var page = 0
  private(set) var panel: NumberPanel?
  private var room = Size.zero
  private var now = Instant.zero
  /// The press that a hand slides from; nil: there was none, or it was a double click.
  private var lastPress: Press?
  private let overlay: Overlay
  private let typesetter: Typesetter
  private lazy var pane = Pane<NumberPanel>(timing: ChromeTiming.glide) {
    [unowned self] panel, looks in
    NumberParts(
      panel: panel, typesetter: typesetter, looks: looks,
      slide: { [weak self] in self?.slide($0, $1, to: $2) },
      use: { [weak self] in self?.onUse($0) },
      turnPage: { [weak self] in self?.page = panel.page + $0 }
    ).layout
  }

  init(typesetter: Typesetter, reducesMotion: Bool) {
    self.typesetter = typesetter
    overlay = Overlay(by: .sliding(Point(24, 0)), reducesMotion: reducesMotion)
    pane.reducesMotion = reducesMotion
    // Presses beside the parts are nobody else's.
    pane.root.action = {}
    pane.root.takesFocus = false
  }

  var reducesMotion: Bool {
    get { overlay.reducesMotion }
    set {
      overlay.reducesMotion = newValue
      pane.reducesMotion = newValue
    }
  }
  var isRunning: Bool { overlay.isRunning || panel != nil && pane.isRunning }
  var inputTrees: [InputTree] { panel == nil ? [] : [InputTree(pane.root)] }

  func resize(to window: Size, room: Size, at time: Instant) {
    self.room = room
    overlay.resize(to: window, room: room, at: time)
  }

  func advance(to time: Instant) {
    now = time
    overlay.advance(to: time)
    pane.advance(to: time)
  }

  func update() { overlay.show(numbers() == nil ? nil : "numbers") }

  func layOut() {
    panel = numbers().map { NumberPanel($0, title: title(), window: room, page: page) }
    guard let panel else { return }
    let places = panel.places
    pane.root.paint(
      Palette.card, radius: 18 * places.unit, border: Palette.edge,
      borderWidth: Palette.current.edgeWidth, shadow: Palette.ambient(unit: places.unit))
    pane.show(
      panel, in: places.frame, unit: places.unit, width: places.size.width, overflows: true)
  }

  func commands(_ builder: DisplayListBuilder) -> [DrawCommand] {
    overlay.commands { _ in panel == nil ? [] : pane.commands(builder) }
  }

  /// The place of a view in the window, by its id; nil: it is not there.
  func frame(of id: String) -> Rect? { panel == nil ? nil : pane.frame(of: id) }

  // MARK: A hand on a slider

  private func slide(_ number: TunableNumber, _ tracking: Tracking, to position: Double) {
    if case .began(let point) = tracking {
      let press = Press(name: number.name, time: now, x: point.x)
      lastPress = isDouble(press) ? nil : press
      if lastPress == nil { return onUse(.reset(number.name, continuesStep: true)) }
      return onUse(.slide(number.name, to: number.value(at: position), continuesStep: false))
    }
    guard lastPress?.name == number.name else { return }
    onUse(.slide(number.name, to: number.value(at: position), continuesStep: true))
  }

  private func isDouble(_ press: Press) -> Bool {
    guard let last = lastPress, last.name == press.name else { return false }
    return press.time.seconds(since: last.time) < Self.doubleTime
      && abs(press.x - last.x) < Self.doubleReach
  }
}
