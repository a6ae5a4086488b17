import Engine

/// The tuner's picture: a card with the graph's frame, the numbers, the sliders and the Swift line.
struct TunerPanel: Equatable {
  let layout: TunerLayout
  let name: String
  let use: TunableMotion.Use
  /// True if the motion is as it was designed.
  let isStandard: Bool
  /// The duration the sliders' ranges are made for.
  let standardDuration: Double
  let model: TunerModel
  /// True if there are other motions to choose.
  let hasOthers: Bool
  let knobs: [TunerKnob]
  /// True if the line has been copied as it is.
  var isCopied = false

  init(
    _ motion: TunableMotion, _ model: TunerModel, window: Size, hasOthers: Bool,
    knobs: [TunerKnob] = []
  ) {
    layout = TunerLayout(
      window: window, sliders: model.parameters.count, knobs: knobs.count)
    (name, use) = (motion.name, motion.use)
    isStandard = motion.type == motion.standard
    standardDuration = motion.standard.timing?.duration ?? 0
    self.model = model
    self.hasOthers = hasOthers
    self.knobs = knobs
  }

  var line: String { SwiftLine.text(of: model, name: name, use: use) }
  var plot: TunerPlot { TunerPlot(model, in: layout.graph) }

  /// A root in the window, and in it the card with all but what is in the graph.
  func makeView(_ plot: TunerPlot) -> (root: View, card: View) {
    let (root, panel) = Self.makeCard(layout.frame, unit: layout.unit)
    addHead(to: panel)
    addNumbers(of: plot.graph, to: panel)
    for slider in layout.sliders.indices { addSlider(to: panel, slider) }
    for (knob, place) in zip(knobs, layout.knobs) { add(knob, at: place, to: panel) }
    addFoot(to: panel)
    return (root, panel)
  }

  /// A root in the window, and in it the panel, as large as its design.
  static func makeCard(_ frame: Rect, unit: Double) -> (root: View, panel: View) {
    let root = View(frame: frame)
    let size = Size(frame.width / unit, frame.height / unit)
    let panel = View(
      frame: Rect(center: Point(frame.width / 2, frame.height / 2), size: size))
    panel.scale = Point(unit, unit)
    root.addSubview(panel)
    return (root, PageBuilder.addCard(to: panel, Rect(origin: .zero, size: size)))
  }

  // MARK: Parts

  private func addHead(to panel: View) {
    PageBuilder.addText(
      to: panel, name, layout.title, size: 17, weight: .bold, color: Palette.ink)
    for (place, text) in [(layout.previous, "‹"), (layout.next, "›")] {
      addButton(
        to: panel, place, text, size: 18, fill: Palette.page,
        color: hasOthers ? Palette.soft : Palette.disabled)
    }
    PageBuilder.addBox(
      to: panel, layout.kinds, Color(228, 231, 240), radius: layout.kinds.height / 2)
    for (index, kind) in TunerModel.Kind.allCases.enumerated() {
      let isChosen = kind == model.kind
      addButton(
        to: panel, layout.kind(index), kind.rawValue, size: 13,
        fill: isChosen ? Palette.card : .clear,
        color: isChosen ? Palette.readable(Palette.blue) : Palette.soft)
    }
    PageBuilder.addBox(to: panel, layout.graph, Color(247, 248, 252), radius: 10)
    let legend = Rect(layout.graph.x + 8, layout.graph.maxY - 20, layout.graph.width - 16, 16)
    PageBuilder.addText(
      to: panel, "velocity", legend, size: 11, color: TunerPlot.velocityColor,
      alignment: .trailing)
    PageBuilder.addText(
      to: panel, "value", Rect(legend.x, legend.y, legend.width - 52, 16), size: 11,
      color: Palette.readable(Palette.blue), alignment: .trailing)
  }

  private func addNumbers(of graph: MotionGraph, to panel: View) {
    let place = layout.numbers
    let cells: [(String, String, Color)] = [
      ("Overshoot", PlainSeconds.text(graph.overshoot * 100, decimals: 1) + " %", .clear),
      ("Settles in", PlainSeconds.text(graph.settlingTime, decimals: 2) + " s", .clear),
      ("Top speed", PlainSeconds.text(graph.topSpeed, decimals: 1) + " /s", .clear),
    ]
    let width = place.width / Double(cells.count)
    for (index, cell) in cells.enumerated() {
      let left = place.x + Double(index) * width
      PageBuilder.addText(
        to: panel, cell.0, Rect(left, place.y + 4, width - 4, 18), size: 12,
        color: Palette.faint)
      PageBuilder.addText(
        to: panel, cell.1, Rect(left, place.y + 22, width - 4, 24), size: 17,
        weight: .semibold, color: Palette.ink)
    }
  }

  private func addSlider(to panel: View, _ index: Int) {
    let (row, track) = (layout.sliders[index], layout.track(index))
    let parameter = model.parameters[index]
    let words = Rect(row.x, track.y - 23, row.width, 18)
    PageBuilder.addText(to: panel, parameter.name, words, size: 13)
    PageBuilder.addText(
      to: panel, parameter.text(model[parameter]), words, size: 13, weight: .semibold,
      color: Palette.ink, alignment: .trailing)
    let share = parameter.share(of: model[parameter], standard: standardDuration)
    let end = track.x + share * track.width
    let bar = Rect(row.x, track.y, row.width, track.height)
    PageBuilder.addBox(to: panel, bar, Palette.track, radius: 3)
    PageBuilder.addBox(
      to: panel, Rect(bar.x, bar.y, end - bar.x, bar.height), Palette.blue, radius: 3)
    let knob = Rect(center: Point(end, track.center.y), size: Size(16, 16))
    PageBuilder.addBox(to: panel, knob, Palette.blue, radius: 8)
    PageBuilder.addBox(to: panel, knob.inset(by: 4), Palette.card, radius: 4)
  }

  private func add(_ knob: TunerKnob, at place: Rect, to panel: View) {
    PageBuilder.addBox(to: panel, place, Palette.page, radius: 10)
    PageBuilder.addText(
      to: panel, knob.name, Rect(place.x, place.y + 4, place.width, 14), size: 11,
      color: Palette.faint, alignment: .center)
    PageBuilder.addText(
      to: panel, knob.choice, Rect(place.x + 14, place.y + 18, place.width - 28, 18), size: 12.5,
      weight: .semibold, color: Palette.readable(Palette.blue), alignment: .center)
    for (sign, alignment) in [("‹", TextContent.Alignment.leading), ("›", .trailing)] {
      PageBuilder.addText(
        to: panel, sign, Rect(place.x + 6, place.y + 17, place.width - 12, 18), size: 14,
        color: Palette.faint, alignment: alignment)
    }
  }

  private func addFoot(to panel: View) {
    PageBuilder.addBox(to: panel, layout.code, Palette.page, radius: 10)
    PageBuilder.addText(
      to: panel, line, layout.code.inset(by: 6), size: 12, color: Palette.ink)
    addButton(
      to: panel, layout.copy, isCopied ? "Copied" : "Copy", size: 14,
      fill: Palette.readable(isCopied ? Palette.green : Palette.blue), color: Palette.card)
    addButton(
      to: panel, layout.reset, "Reset", size: 14, fill: Palette.page,
      color: isStandard ? Palette.disabled : Palette.soft)
  }

  private func addButton(
    to panel: View, _ place: Rect, _ text: String, size: Double, fill: Color, color: Color
  ) {
    PageBuilder.addBox(to: panel, place, fill, radius: place.height / 2)
    PageBuilder.addText(
      to: panel, text, place, size: size, weight: .semibold, color: color, alignment: .center)
  }
}
