import Engine

/// The tuner under the hand: which motion it shows, what is pressed, what goes to the clipboard.
struct Tuner {
  private(set) var isShown = false
  /// What is held since a press on the panel.
  private var grip: TunerTarget?
  /// The motion a person chose or changed; nil: the longest one that is on its way.
  private var chosen: String?
  /// The parameters of each motion, with those of the kinds it is not.
  private var models: [String: TunerModel] = [:]
  /// The line that was copied last.
  private var copied: String?
  private var clipboard: String?

  /// Whether a press on the panel is held.
  var isDown: Bool { grip != nil }

  mutating func toggle() {
    isShown.toggle()
    forget()
  }

  /// Another screen is shown.
  mutating func forget() {
    grip = nil
    chosen = nil
    copied = nil
  }

  /// The text for the clipboard; once.
  mutating func takeClipboardText() -> String? {
    defer { clipboard = nil }
    return clipboard
  }

  // MARK: What it shows

  private func motion(of screen: any Tunable) -> TunableMotion? {
    let motions = screen.motions
    if let chosen, let motion = motions.first(where: { $0.name == chosen }) { return motion }
    let moving = motions.filter(\.isOnItsWay)
    return (moving.isEmpty ? motions : moving).max { duration($0) < duration($1) }
  }

  private func duration(_ motion: TunableMotion) -> Double { motion.type.timing?.duration ?? 0 }

  /// The panel for a screen in a window; nil if it is hidden or nothing moves there.
  func panel(for screen: (any Tunable)?, in window: Size) -> TunerPanel? {
    guard isShown, let screen, let motion = motion(of: screen) else { return nil }
    var model = models[motion.name] ?? TunerModel(motion.type)
    model.take(motion.type)
    var panel = TunerPanel(
      motion, model, window: window, hasOthers: screen.motions.count > 1,
      knobs: screen.knobs, isCopied: false)
    panel.isCopied = copied == panel.line
    return panel
  }

  // MARK: The hand

  /// Takes an event if it is the panel's; returns whether it was.
  mutating func handle(_ event: InputEvent, on screen: (any Tunable)?, in window: Size) -> Bool {
    guard let screen, let panel = panel(for: screen, in: window) else {
      grip = nil
      return false
    }
    switch event {
    case .press(let point):
      guard grip == nil else { return true }
      grip = TunerTarget(at: point, panel.layout, plot: panel.plot)
      if let grip { press(grip, at: panel.layout.place(point), panel, screen) }
      return grip != nil
    case .move(let point):
      guard let grip else { return false }
      drag(grip, to: panel.layout.place(point), panel, screen)
      return true
    case .release, .cancel:
      defer { grip = nil }
      return grip != nil
    case .hover, .wheel, .key, .text, .resize: return false
    }
  }

  private mutating func press(
    _ target: TunerTarget, at place: Point, _ panel: TunerPanel, _ screen: any Tunable
  ) {
    switch target {
    case .previous: choose(by: -1, from: panel, screen)
    case .next: choose(by: 1, from: panel, screen)
    case .copy:
      clipboard = panel.line
      copied = panel.line
    case .reset:
      choose(panel.motion.name, screen)
      screen.tune(panel.motion.name, to: nil)
    case .kind(let kind):
      var model = panel.model
      model.kind = kind
      set(model, panel, screen)
    case .knob(let knob, let isBack): screen.turn(knob, by: isBack ? -1 : 1)
    case .slider, .handle: drag(target, to: place, panel, screen)
    case .card: break
    }
  }

  private mutating func choose(by step: Int, from panel: TunerPanel, _ screen: any Tunable) {
    let names = screen.motions.map(\.name)
    guard let index = names.firstIndex(of: panel.motion.name) else { return }
    choose(names[(index + step + names.count) % names.count], screen)
  }

  private mutating func choose(_ name: String, _ screen: any Tunable) {
    chosen = screen.choose(name) ? nil : name
  }

  private mutating func drag(
    _ target: TunerTarget, to place: Point, _ panel: TunerPanel, _ screen: any Tunable
  ) {
    var model = panel.model
    let standard = panel.standardDuration
    switch target {
    case .slider(let index) where panel.layout.sliders.indices.contains(index):
      let parameter = model.parameters[index]
      model[parameter] = parameter.value(
        at: panel.layout.share(ofSlider: index, at: place), standard: standard)
    case .handle(let index):
      let (x, y): (TunerParameter, TunerParameter) = index == 0 ? (.x1, .y1) : (.x2, .y2)
      let wanted = panel.plot.value(at: place)
      model[x] = x.nearest(wanted.x, standard: standard)
      model[y] = y.nearest(wanted.y, standard: standard)
    case .slider, .previous, .next, .copy, .reset, .kind, .knob, .card: return
    }
    set(model, panel, screen)
  }

  private mutating func set(_ model: TunerModel, _ panel: TunerPanel, _ screen: any Tunable) {
    choose(panel.motion.name, screen)
    models[panel.motion.name] = model
    if model.type != panel.motion.type { screen.tune(panel.motion.name, to: model.type) }
  }
}
