import Engine
import MotionCode

/// Everything that the tuner's card shows, but what moves in its graph.
struct TunerPanel: Equatable {
  let layout: TunerLayout
  let name: String
  let use: TunableMotion.Use
  /// The seconds for which the motion waits.
  let delay: Double
  /// Those for which it was designed to wait.
  let standardDelay: Double
  /// The parameters that have a slider, by rows from top to bottom.
  let rows: [[TunerParameter]]
  /// True if the motion is as it was designed.
  let isStandard: Bool
  /// The duration the sliders' ranges are made for.
  let standardDuration: Double
  let model: TunerModel
  /// True if there are other motions to choose.
  let hasOthers: Bool
  let knobs: [TunerKnob]
  var preset = Preset()
  /// The number that is typed; nil: none is.
  var typing: Typing?
  /// The presets or the motions, if they are looked through.
  let drawer: Drawer?
  /// The language of the line.
  var format = CodeFormat.swift
  /// The number of motions that are tuned with it.
  var others = 0
  /// The parameters in which they differ.
  var mixed: Set<TunerParameter> = []
  /// True if the change is played again and again, and if it is shown as it was before.
  var loops = false
  var isCompared = false
  /// True if the line has been copied as it is.
  var isCopied = false

  /// A number that is typed.
  struct Typing: Equatable {
    let parameter: TunerParameter
    let line: LineEditor
    /// True if the parameter can't be what is typed.
    let isRefused: Bool
  }

  /// Everything of a kind, in the place of graph and sliders.
  enum Drawer: Equatable {
    case presets(Tiles)
    case motions(List)
  }

  /// The motions of a screen.
  struct List: Equatable {
    struct Row: Equatable {
      let name: String
      let isChosen: Bool
      /// True if it takes part in what moves now, or would next.
      let moves: Bool
    }

    let rows: [Row]
    /// True if several can be tuned at once.
    let choosesSeveral: Bool
    let page: Int
  }

  /// The presets that are looked through.
  struct Tiles: Equatable {
    let all: [TunerPresets.Preset]
    /// The one that the motion is.
    let chosen: TunerPresets.Preset?
    /// The page of those that there is room for, however many there are.
    let page: Int
    /// True if the motion can be given a name in its document.
    let takesName: Bool
  }

  /// The row of the presets.
  struct Preset: Equatable {
    var name = ""
    var source = TunerPresets.Source.program
    /// True if the motion is one of the presets, and if it is a person's own.
    var isKnown = false
    var isOwn = false
    /// The way of a person's own to the disk.
    var keeping = TunerPresets.Keeping.kept
    /// The name that is typed; nil: none is.
    var naming: LineEditor?
    /// True if it is that of a motion in its document.
    var namesMotion = false
  }

  init(
    _ motion: TunableMotion, _ model: TunerModel, window: Size, hasOthers: Bool,
    knobs: [TunerKnob] = [], drawer: Drawer? = nil
  ) {
    let shape = TunerLayout(window: window, rows: [], knobs: knobs.count).shape
    rows = Self.rows(model, motion.delay == nil ? [] : [.delay], in: shape)
    layout = TunerLayout(
      window: window, rows: rows.map(\.count), knobs: knobs.count,
      hasForms: model.kind == .spring, hasDrawer: drawer != nil)
    self.drawer = drawer
    (name, use) = (motion.name, motion.use)
    delay = motion.delay ?? 0
    standardDelay = motion.standardDelay
    isStandard = motion.type == motion.standard && delay == standardDelay
    standardDuration = motion.standard.timing?.duration ?? 0
    self.model = model
    self.hasOthers = hasOthers
    self.knobs = knobs
  }

  private static func rows(
    _ model: TunerModel, _ delay: [TunerParameter], in shape: TunerLayout.Shape
  ) -> [[TunerParameter]] {
    let rows = model.rows
    switch (model.kind, shape) {
    // Words have no room there beside others.
    case (.steps, .small): return (model.parameters + delay).map { [$0] }
    case (.spring, .small) where model.form == .physics,
      (.spring, .tall) where model.form == .physics:
      return [[.stiffness], [.friction], [.velocity], [.mass] + delay]
    // The forms take a row.
    case (.spring, .wide): return rows.dropLast() + [(rows.last ?? []) + delay]
    default: return delay.isEmpty ? rows : rows + [delay]
    }
  }

  var parameters: [TunerParameter] { rows.flatMap(\.self) }

  /// True if a parameter's slider lies beside another one.
  func isShared(_ parameter: TunerParameter) -> Bool {
    rows.contains { $0.count > 1 && $0.contains(parameter) }
  }

  func value(of parameter: TunerParameter) -> Double {
    parameter == .delay ? delay : model[parameter]
  }

  var tiles: Tiles? { if case .presets(let tiles) = drawer { tiles } else { nil } }
  var list: List? { if case .motions(let list) = drawer { list } else { nil } }
  var title: String { others == 0 ? name : "\(name) and \(others) more" }

  /// A parameter's value with its unit; a dash if there are several.
  func text(of parameter: TunerParameter) -> String {
    mixed.contains(parameter) ? "–" : parameter.text(value(of: parameter))
  }

  /// The motion as code.
  var line: String {
    format == .swift
      ? SwiftLine.text(of: model, name: name, use: use, delay: delay)
      : format.text(CodedMotion(model.type, delay: delay))
  }

  /// As much of the line as can be read on the card.
  var shownLine: String {
    let line = line
    return line.count > Self.longest ? line.prefix(Self.longest) + "…" : line
  }

  private static let longest = 150
  var plot: TunerPlot { TunerPlot(model, in: layout.frame(of: .graph)) }
}
