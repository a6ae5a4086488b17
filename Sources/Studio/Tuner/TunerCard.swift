import Engine
import Workbench

/// The tuner on screen: a card of parts, and over it the graph, in which something may move.
final class TunerCard {
  /// A thing that a hand does to the card.
  enum Use {
    case previous, next, copy, format, reset
    /// Shows the motions by their names, or no more.
    case list
    /// A motion alone, one more or one less, and all that move.
    case choose(String)
    case check(String)
    case chooseAll
    /// Shows the presets or motions that there was no room for.
    case turnPage
    /// Plays the last change again and again, or no more.
    case loop
    /// Shows the motion as it was before, as long as it is held.
    case compare(isHeld: Bool)
    case kind(TunerModel.Kind)
    /// Springs are said in this form from now on.
    case say(SpringForm)
    case preset(PresetUse)
    /// A knob's next choice, or the one before it.
    case turn(Int, by: Int)
    /// The number of a parameter is pressed: it is typed from now on.
    case type(TunerParameter)
    /// A press or a drag on the name of a parameter.
    case scrub(TunerParameter, Tracking)
    /// A press or a drag in the text that is typed.
    case text(Tracking, LineView)
    /// A slider's knob is drawn to a share of its track, 0…1.
    case slide(TunerParameter, to: Double)
    /// A control point is drawn to a progress and a value.
    case pull(Int, to: Point)
  }

  /// A thing that a hand does to the presets.
  enum PresetUse {
    /// The next one, or the one before it.
    case turn(by: Int)
    case take(TunerPresets.Preset)
    /// Shows all of them, or no more.
    case browse
    /// Asks for a name, or takes the one that is typed.
    case save
    /// Asks for a name of the motion in its document.
    case name
    case delete
    /// Keeps them on the disk, after that has failed.
    case keep
  }

  /// The distance outside the graph at which its control points can be taken, in the design.
  static let graphReach = 4.0

  /// Reaction to a hand on the card.
  var onUse: (Use) -> Void = { _ in }

  private let typesetter: Typesetter
  private var shown: TunerPanel?
  private var theme = Theme.current
  private var plot: TunerPlot?
  /// The preset whose way is gone through; nil: none is.
  private var run: TileRun?
  private var now = Instant.zero
  /// The control point that is held, and the parameter whose slider is; another motion has others.
  private var handle: Int?
  private var slider: TunerParameter?
  private lazy var pane = Pane<TunerPanel>(timing: ChromeTiming.glide) {
    [unowned self] panel, looks in
    TunerParts(
      panel: panel, graph: (plot ?? panel.plot).graph, typesetter: typesetter, looks: looks,
      use: { [weak self] in self?.onUse($0) }, pull: { [weak self] in self?.pull($0) },
      slide: { [weak self] in self?.slide($0, $1, to: $2) }
    ).layout
  }

  init(typesetter: Typesetter, reducesMotion: Bool = false) {
    self.typesetter = typesetter
    pane.reducesMotion = reducesMotion
    // Presses beside the parts are nobody else's.
    root.action = {}
    root.takesFocus = false
  }

  var root: View { pane.root }
  var reducesMotion: Bool {
    get { pane.reducesMotion }
    set { pane.reducesMotion = newValue }
  }
  /// True while something moves on it.
  var isRunning: Bool {
    pane.isRunning || pointedPreset != run?.preset || run?.isRunning(at: now) == true
  }

  func advance(to time: Instant) {
    now = time
    pane.advance(to: time)
    let preset = pointedPreset
    if preset != run?.preset { run = preset.map { TileRun(preset: $0, began: time) } }
  }

  /// The preset under the pointer, or with the keyboard's focus; none is while movement is reduced.
  private var pointedPreset: TunerPresets.Preset? {
    guard !reducesMotion, let tiles = shown?.tiles else { return nil }
    return tiles.all.first { preset in
      guard let view = root.first(key: TunerTiles.id(of: preset)) else { return false }
      return view.look != .plain || view.hasFocus
    }
  }

  /// Shows a panel; what moves in its graph is no part of it.
  func show(_ panel: TunerPanel) {
    guard panel != shown || theme != Theme.current else { return }
    if panel.model.kind != shown?.model.kind || panel.plot.handles.count != plot?.handles.count {
      handle = nil
    }
    (shown, theme) = (panel, Theme.current)
    plot = panel.plot
    let layout = panel.layout
    root.paint(
      Palette.card, radius: 18 * layout.unit, border: Palette.edge,
      borderWidth: Palette.current.edgeWidth, shadow: Palette.ambient(unit: layout.unit))
    pane.show(
      panel, in: layout.frame, unit: layout.unit, width: layout.size.width, overflows: true)
  }

  func commands(elapsed: Double?, _ builder: DisplayListBuilder) -> [DrawCommand] {
    guard let layout = shown?.layout, let plot else { return [] }
    let toPanel = AffineTransform.scale(layout.unit, layout.unit)
      .then(.translation(layout.frame.x, layout.frame.y))
    let moving = shown?.drawer == nil ? plot.commands(elapsed: elapsed) : dot
    return pane.commands(builder) + [.layer(Layer(transform: toPanel, commands: moving))]
  }

  /// The dot that goes through a preset's way, in the card's design.
  private var dot: [DrawCommand] {
    guard let run, run.isRunning(at: now), let layout = shown?.layout,
      let box = pane.frame(of: TunerTiles.pictureID(of: run.preset))
    else { return [] }
    let place = TilePicture(run.preset.model)
      .place(run.progress(at: now), in: box.size * (1 / layout.unit))
    let center = (box.origin - layout.frame.origin) * (1 / layout.unit) + place
    return [
      .fill(.circle(center: center, radius: 5), .color(Palette.well)),
      .fill(.circle(center: center, radius: 3.8), .color(Palette.red)),
    ]
  }

  /// Follows a hand on a slider as long as that is there.
  private func slide(_ parameter: TunerParameter, _ tracking: Tracking, to share: Double) {
    if case .began = tracking { slider = parameter }
    if slider == parameter { onUse(.slide(parameter, to: share)) }
  }

  private func pull(_ tracking: Tracking) {
    guard let point = tracking.point, let plot else { return }
    let place = plot.frame.origin + point - Point(Self.graphReach, Self.graphReach)
    if case .began = tracking { handle = plot.handle(at: place) }
    if let handle { onUse(.pull(handle, to: plot.value(at: place))) }
  }
}

extension TunerCard.Use {
  var isOfComparing: Bool { if case .compare = self { true } else { false } }
}
