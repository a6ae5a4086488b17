import Engine
import Workbench

/// The way between the screens: a quiet pill with their names, a word for the tuner, a mark for the
/// theme and a question mark, and a marker below the name of the one that is shown. It folds away
/// while something is dragged.
///
/// The marker and the pill lie on the stage on which the screens change, so that a change of
/// screens takes the marker along.
final class NavBar {
  /// A part of the pill that is pressed.
  enum Choice: Equatable {
    /// By its place.
    case screen(Int)
    case tuner, theme, help
  }

  private struct Shown: Equatable {
    let names: [String]
    let selected: Int
  }

  /// The id of the question mark.
  static let help = "help"
  /// The id of the tuner's word.
  static let tuner = "tuner"
  /// The id of the theme's mark.
  static let theme = "theme"

  private let names: [String]
  /// The widths of the names, in points of the design.
  private let widths: [Double]
  private let bar = View()
  private let marker = MarkerView()
  private let pane: Pane<Shown>
  private var unit = 1.0
  private(set) var isFolded = false
  /// True if what lies below would hide the words, were it seen; nil before anything does.
  private var isOpaque: Bool?

  /// - Parameters:
  ///   - names: of the screens, in order.
  ///   - stage: that of the change of screens.
  ///   - choose: told what is pressed.
  init(
    _ names: [String], on stage: Stage, typesetter: Typesetter, choose: @escaping (Choice) -> Void
  ) {
    self.names = names
    widths = names.map { typesetter.measuring.width(of: $0, font: Self.font) }
    pane = Pane(reducesMotion: stage.reducesMotion) { shown, looks in
      Self.layout(of: shown, typesetter: typesetter, looks: looks, choose: choose)
    }
    bar.addSubview(marker)
    stage.root.addSubview(bar)
  }

  // MARK: Places

  /// The widths of the tuner's word and of a mark, in points of the design.
  private static let (tunerWidth, markWidth) = (38.0, 18.0)
  private static let margin = 3.0
  /// The room beside a name on its marker, in points of the design.
  private static let padding = 7.0
  private static let font = Font(size: 13, weight: .semibold)

  /// The width of the room for a name, in points of the design: what its letters take on average, so
  /// that the pill's place is known without fonts.
  private static func width(for name: String) -> Double { 7 * Double(name.count) + 12 }

  /// The pill's place in a window.
  private(set) var frame = Rect.zero

  /// The way of a hand from one name to the next on average, in points.
  var step: Double {
    names.reduce(0) { $0 + Self.width(for: $1) } / Double(max(1, names.count)) * unit
  }

  /// The points at a window's top that the pill takes.
  static func height(in window: Size) -> Double { 48 * window.chromeUnit }

  /// The pill's place in a window, with names in it.
  static func frame(
    in window: Size, names: [String] = ScreenEntry.allCases.map(\.title)
  ) -> Rect {
    let unit = window.chromeUnit
    let width =
      names.reduce(0) { $0 + Self.width(for: $1) } + tunerWidth + 2 * markWidth + 2 * margin
    return Rect(
      (14 * unit).rounded(), (9 * unit).rounded(), (width * unit).rounded(), (30 * unit).rounded())
  }

  func resize(to window: Size, selected: Int) {
    unit = window.chromeUnit
    frame = Self.frame(in: window, names: names)
    bar.translation = .zero
    bar.frame = frame
    bar.translation = isFolded ? foldedAway : .zero
    select(selected)
    recolour()
  }

  /// Shows the pill and the marker in the colours of the current theme.
  func recolour() {
    let ground = isOpaque == true ? Palette.page.withAlpha(0.92) : Palette.current.bar
    bar.paint(
      ground, radius: frame.height / 2, border: Palette.edge,
      borderWidth: Palette.current.edgeWidth / 2)
    marker.paint(Palette.marker, radius: marker.size.height / 2)
  }

  /// Puts the marker below a name and shows which one it is; recorded, it goes there in a change.
  func select(_ index: Int) {
    let margin = Self.margin * unit
    let before = names.prefix(index).reduce(0) { $0 + Self.width(for: $1) }
    let middle = margin + (before + Self.width(for: names[index]) / 2) * unit
    let width = (widths[index] + 2 * Self.padding) * unit
    marker.frame = Rect(
      max(margin / 2, middle - width / 2), margin, width, frame.height - 2 * margin)
  }

  /// Follows what the pill lies on, by a change: in a light theme nothing dark, and no content, is
  /// seen through it.
  ///
  /// - Parameters:
  ///   - ground: the colour around what is shown.
  ///   - isOnContent: true if what is shown may reach below the pill.
  func follow(_ ground: Color, isOnContent: Bool = false) {
    let isOpaque = Palette.page.brightness > 0.45 && (isOnContent || ground.brightness < 0.45)
    guard isOpaque != self.isOpaque else { return }
    let wasKnown = self.isOpaque != nil
    self.isOpaque = isOpaque
    guard wasKnown, let stage = bar.stage else { return recolour() }
    stage.animate(withDuration: 0.2) { recolour() }
  }

  // MARK: Folding

  private var foldedAway: Point { Point(0, -(frame.maxY + 4)) }

  /// Folds the pill away, or brings it back, by a change.
  func fold(_ isWanted: Bool) {
    guard isWanted != isFolded, let stage = bar.stage else { return }
    isFolded = isWanted
    stage.animate(
      withDuration: isWanted ? 0.18 : 0.35, delay: isWanted ? 0 : 0.25, curve: .cssEaseInOut
    ) {
      bar.translation = isWanted ? foldedAway : .zero
      bar.alpha = isWanted ? 0 : 1
    }
  }

  /// The way that the pill has come from its place.
  private var folding: AffineTransform {
    .translation(bar.presented.transform.translation.x, bar.presented.transform.translation.y)
  }

  // MARK: Showing

  /// Of what is pressed; the pill and its marker are the stage's.
  var reducesMotion: Bool {
    get { pane.reducesMotion }
    set { pane.reducesMotion = newValue }
  }

  var isRunning: Bool { pane.isRunning }

  func advance(to time: Instant) {
    pane.advance(to: time)
    marker.stretch()
  }

  func show(selected: Int) {
    pane.show(Shown(names: names, selected: selected), in: frame, unit: unit)
  }

  var inputTree: InputTree { InputTree(pane.root) }

  /// - Parameter give: the way by which all of it gives to a hand, in points.
  func commands(_ builder: DisplayListBuilder, givingWay give: Double = 0) -> [DrawCommand] {
    let labels = Layer(
      transform: folding, opacity: bar.presented.alpha, commands: pane.commands(builder))
    let commands = builder.commands(for: bar) + [.layer(labels)]
    return give == 0
      ? commands : [.layer(Layer(transform: .translation(give, 0), commands: commands))]
  }

  private static func layout(
    of shown: Shown, typesetter: Typesetter, looks: @escaping (String) -> PressLook,
    choose: @escaping (Choice) -> Void
  ) -> any Layout {
    func button(
      _ title: String, id: String, isSelected: Bool = false, _ choice: Choice
    ) -> any Layout {
      Button(
        title, size: font.size, color: Palette.ink.withAlpha(isSelected ? 1 : 0.92), fill: .clear,
        typesetter: typesetter, id: id,
        look: isSelected ? .plain : looks(id), yieldsToDrag: true, keepsRingInside: true,
        action: { choose(choice) })
    }
    return HStack {
      for (index, name) in shown.names.enumerated() {
        button(name, id: name, isSelected: index == shown.selected, .screen(index))
          .size(width: width(for: name))
      }
      button("Tune", id: tuner, .tuner).size(width: tunerWidth)
      ZStack {
        button("", id: theme, .theme)
        ControlMark.theme(Palette.ink.withAlpha(0.92))
      }
      .size(width: markWidth)
      button("?", id: help, .help).size(width: markWidth)
    }
    .inset(margin)
  }
}
