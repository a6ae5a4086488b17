import Engine

/// The tuner on screen: its picture, drawn anew when it shows something else, and over it a view
/// for each part that takes presses, which stays.
final class TunerCard {
  /// A thing that a hand does to the card.
  enum Use {
    case press(TunerTarget)
    /// A slider's knob is drawn to a share of its track, 0…1.
    case slide(Int, to: Double)
    /// A control point is drawn to a progress and a value.
    case pull(Int, to: Point)
  }

  private(set) var root = View()
  /// Reaction to a hand on the card.
  var onUse: (Use) -> Void = { _ in }

  private var shown: TunerPanel?
  private var plot: TunerPlot?
  private var targets: [TunerTarget: View] = [:]
  private var picture: [DrawCommand]?
  /// The control point that is held.
  private var handle: Int?

  /// Shows a panel; what moves in its graph is no part of it.
  func show(_ panel: TunerPanel) {
    guard panel != shown else { return }
    shown = panel
    picture = nil
    let plot = panel.plot
    self.plot = plot
    let (root, card) = panel.makeView(plot)
    self.root = root
    // Presses beside the parts are nobody else's.
    card.action = {}
    var kept: [TunerTarget: View] = [:]
    for (target, frame) in TunerTarget.all(in: panel.layout) {
      let view = targets[target] ?? makeView(for: target)
      view.frame = frame
      card.addSubview(view)
      kept[target] = view
    }
    targets = kept
  }

  func commands(elapsed: Double?, _ builder: DisplayListBuilder) -> [DrawCommand] {
    guard let layout = shown?.layout, let plot else { return [] }
    let picture = picture ?? builder.commands(for: root)
    self.picture = picture
    let toPanel = AffineTransform.scale(layout.unit, layout.unit)
      .then(.translation(layout.frame.x, layout.frame.y))
    return picture + [.layer(Layer(transform: toPanel, commands: plot.commands(elapsed: elapsed)))]
  }

  /// A view for a part, which a hand may hold longer than there is a card.
  private func makeView(for target: TunerTarget) -> View {
    let view = View()
    switch target {
    case .slider(let index):
      view.tracking = { [weak self, unowned view] in
        self?.slide(index, $0, from: view.frame.origin)
      }
    case .graph:
      view.tracking = { [weak self, unowned view] in self?.pull($0, from: view.frame.origin) }
    case .previous, .next, .copy, .reset, .kind, .knob:
      view.action = { [weak self] in self?.onUse(.press(target)) }
    }
    return view
  }

  /// - Parameter origin: of the slider's view, in the design.
  private func slide(_ index: Int, _ tracking: Tracking, from origin: Point) {
    guard let point = tracking.point, let layout = shown?.layout else { return }
    onUse(.slide(index, to: layout.share(ofSlider: index, at: origin + point)))
  }

  /// - Parameter origin: of the graph's view, in the design.
  private func pull(_ tracking: Tracking, from origin: Point) {
    guard let point = tracking.point, let plot else { return }
    if case .began = tracking { handle = plot.handle(at: origin + point) }
    if let handle { onUse(.pull(handle, to: plot.value(at: origin + point))) }
  }
}
