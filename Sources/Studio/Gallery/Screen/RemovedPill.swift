import Engine
import Workbench

/// "Removed Zibbo · Undo" at the foot of the cards, for a while after one or all were taken away.
final class RemovedPill: Part {
  private struct Removed {
    let name: String
    /// The cards that are left: as soon as they are others it is too late.
    let cards: [GalleryCard]
    var end: Instant
  }

  private struct Shown: Equatable {
    let words: String
    /// Of the words, in points of the design.
    let width: Double
  }

  /// The time for which it is there, and how much longer while the pointer or the focus is on it, in
  /// seconds.
  static let duration = 4.0
  private static let grace = 1.0
  private static let height = 36.0
  /// Below it, in points of the design.
  private static let margin = 12.0

  /// Reaction to a press on "Undo".
  var onUndo: () -> Void = {}
  private var removed: Removed?
  private let overlay: Overlay
  private let measuring: any TextMeasuring
  private let pane: Pane<Shown>

  init(measuring: any TextMeasuring, reducesMotion: Bool) {
    self.measuring = measuring
    overlay = Overlay(by: .sliding(Point(0, 12)), reducesMotion: reducesMotion)
    let typesetter = Typesetter(measuring: measuring)
    var press: () -> Void = {}
    pane = Pane(reducesMotion: reducesMotion) { shown, looks in
      Self.layout(shown, typesetter, look: looks(Self.undo)) { press() }
    }
    press = { [unowned self] in onUndo() }
  }

  /// The words; nil: there are none.
  var words: String? { removed.map { "Removed \($0.name)" } }

  var reducesMotion: Bool {
    get { overlay.reducesMotion }
    set {
      overlay.reducesMotion = newValue
      pane.reducesMotion = newValue
    }
  }

  var isRunning: Bool { overlay.isRunning || pane.isRunning }

  /// The time at which it goes.
  var nextPicture: Instant? { removed?.end }

  // MARK: Coming and going

  /// A card of that name has gone, or so many, and these are left.
  func tell(of name: String, leaving cards: [GalleryCard], at time: Instant) {
    removed = Removed(name: name, cards: cards, end: time.advanced(bySeconds: Self.duration))
  }

  func advance(to time: Instant) {
    pane.advance(to: time)
    overlay.advance(to: time)
  }

  /// Goes when its time is over, or there are other cards.
  func follow(_ cards: [GalleryCard], isHidden: Bool, at time: Instant) {
    if let removed, removed.end <= time {
      self.removed = isWanted ? removed : nil
      self.removed?.end = time.advanced(bySeconds: Self.grace)
    }
    if isHidden || removed?.cards != cards { removed = nil }
    overlay.show(words)
  }

  /// True while somebody is about to press it.
  private var isWanted: Bool {
    guard let button = pane.root.first(key: Self.undo) else { return false }
    return button.look != .plain || button.hasFocus
  }

  func resize(to window: Size, room: Size, at time: Instant) {
    overlay.resize(to: window, room: room, at: time)
  }

  // MARK: Showing

  /// The id of the button.
  static let undo = "undo"
  private static let font = Font(size: 14, weight: .regular)

  /// The height of what it covers at the foot of a room, in points.
  static func reach(in places: GalleryPlaces) -> Double { (height + margin) * places.unit }

  /// Lays it out at the foot of a room.
  func place(in places: GalleryPlaces) {
    guard let words else { return }
    let unit = places.unit
    let shown = Shown(words: words, width: measuring.width(of: words, font: Self.font) + 12)
    let width = shown.width + Self.buttonWidth + Self.insets.left + Self.insets.right
    let size = Size(max(0, min(places.room.width - 8, width * unit)), Self.height * unit)
    let center = Point(places.room.midX, places.room.maxY - Self.margin * unit - size.height / 2)
    let frame = Rect(center: center, size: size)
    pane.root.paint(
      Palette.current.panel, radius: size.height / 2, border: Palette.edge, borderWidth: 1,
      shadow: Palette.lifted(unit: unit / 2))
    pane.show(
      shown, in: Rect(frame.x.rounded(), frame.y.rounded(), size.width, size.height), unit: unit)
  }

  /// Takes presses while it is there; the focus comes to it from what it is about.
  var inputTree: InputTree? { words == nil ? nil : InputTree(pane.root, focusRank: 1) }

  /// The place of the button in the window; nil: it is not there.
  var button: Rect? { words == nil ? nil : pane.frame(of: Self.undo) }

  func commands(_ builder: DisplayListBuilder) -> [DrawCommand] {
    overlay.commands { _ in pane.commands(builder) }
  }

  private static let buttonWidth = 64.0
  private static let insets = Insets(left: 16, right: 5)

  private static func layout(
    _ shown: Shown, _ typesetter: Typesetter, look: PressLook, press: @escaping () -> Void
  ) -> any Layout {
    HStack {
      Label(shown.words, size: 14, .regular, .white).size(width: shown.width, height: height)
      Button(
        "Undo", size: 14, color: Color(183, 200, 255), fill: Color(58, 55, 68),
        typesetter: typesetter, id: undo, look: look, action: press
      ).size(width: buttonWidth, height: height - 10)
    }
    .inset(insets)
  }
}
