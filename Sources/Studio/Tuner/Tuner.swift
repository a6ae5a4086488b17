import Engine
import MotionCode
import Workbench

/// The tuner: which motion it shows, what presses on it do, what goes to the clipboard.
final class Tuner {
  private(set) var isShown = false
  /// The screen whose motions it tunes; nil: none is tuned there.
  var screen: () -> (any Tunable)? = { nil }
  /// The motion and the controls on the card, as they were laid out last; nil if it is hidden or
  /// nothing moves on the screen.
  private(set) var panel: TunerPanel?
  /// The card that is to be seen; another screen has another one.
  private(set) var card: TunerCard?
  /// The seconds that the motion on it has reached; nil at rest.
  private var elapsed: Double?
  private let overlay: Overlay
  private var room = Size.zero
  /// The motion a person chose or changed; nil: the longest one that is on its way.
  var chosen: String?
  /// Others that are tuned with it.
  var others: [String] = []
  /// The parameters of each motion, with those of the kinds it is not.
  var models: [String: TunerModel] = [:]
  /// The motions as they were before the last change, and that.
  var before: [String: Moved] = [:]
  var lastChange: LastChange?
  /// What moves otherwise while it is shown as it was before; nil: it is shown as it is.
  var compared: Compared?
  /// The change that is played again and again.
  var loop = TunerLoop()
  /// Plays the last change of the screen again.
  var replay: () -> Void = {}
  /// True while something on the screen moves, or stands still on its way.
  var isMoving: () -> Bool = { false }
  private var format = CodeFormat.swift
  /// The form in which springs are said.
  private(set) var form: SpringForm
  var presets: TunerPresets
  /// True if a person's presets are to be kept on the disk now.
  var wantsKeeping = false
  /// The presets or the motions that are looked through, and the page of those that there is room for;
  /// nil: none are.
  var drawer: Drawer?
  var page = 0
  /// The choices of the window behind those of its screen, and what takes the next one of them.
  var ownKnobs: () -> [TunerKnob] = { [] }
  var turnOwn: (Int) -> Void = { _ in }
  /// Told a name of the document that some of its motions are to have.
  var onName: (DocumentName) -> Void = { _ in }
  /// The name that is typed for a motion; nil: none is.
  var naming: Naming?
  /// The number that is typed for a parameter; nil: none is.
  var typing: Typing?
  /// The parameter whose name a hand draws; nil: none is held.
  var scrub: Scrub?
  /// What the wheel has turned beyond whole steps.
  var wheeled = Wheeled()
  /// The line that was copied last.
  private var copied: String?
  private var clipboard: String?
  private let typesetter: Typesetter
  var reducesMotion: Bool {
    didSet {
      card?.reducesMotion = reducesMotion
      overlay.reducesMotion = reducesMotion
    }
  }
  private(set) var now = Instant.zero

  init(
    typesetter: Typesetter = .standIn, reducesMotion: Bool = false,
    presets: TunerPresets = TunerPresets(), form: SpringForm = .duration
  ) {
    self.presets = presets
    self.form = form
    self.typesetter = typesetter
    self.reducesMotion = reducesMotion
    overlay = Overlay(by: .sliding(Point(24, 0)), reducesMotion: reducesMotion)
  }

  /// Shows it, or puts it away.
  ///
  /// - Parameter name: the motion that it begins with; nil: the longest one that is on its way.
  func toggle(on name: String? = nil) {
    isShown.toggle()
    if loop.isOn { loop.turn(at: now) }
    forget()
    chosen = name
  }

  /// Another screen is shown.
  func forget() {
    (card, panel) = (nil, nil)
    compare(false)
    (before, lastChange) = ([:], nil)
    (chosen, others) = (nil, [])
    copied = nil
    drawer = nil
    (naming, typing) = (nil, nil)
  }

  /// The text for the clipboard; once.
  func takeClipboardText() -> String? {
    defer { clipboard = nil }
    return takeCopied() ?? clipboard
  }

  // MARK: What it shows

  func motion(among motions: [TunableMotion]) -> TunableMotion? {
    if let typing, let motion = motions.first(where: { $0.name == typing.motion }) { return motion }
    if let chosen, let motion = motions.first(where: { $0.name == chosen }) { return motion }
    let moving = motions.filter(\.isOnItsWay)
    return (moving.isEmpty ? motions : moving).max { duration($0) < duration($1) }
  }

  func duration(_ motion: TunableMotion) -> Double { motion.type.timing?.duration ?? 0 }

  private func panel(
    of motion: TunableMotion, hasOthers: Bool, on screen: any Tunable
  ) -> TunerPanel {
    let presets = presets.all + screen.namedMotions
    let preset = presets.first { $0.model.type == motion.type }
    let model = model(of: motion)
    var panel = TunerPanel(
      motion, model, window: room, hasOthers: hasOthers, knobs: screen.knobs + ownKnobs(),
      drawer: drawer(presets, preset, motion, screen))
    panel.format = format
    panel.preset = row(of: preset, motion)
    panel.typing = typing.map {
      TunerPanel.Typing(
        parameter: $0.parameter, line: $0.input.line, isRefused: $0.isRefused)
    }
    let all = targets(motion.name, screen)
    panel.others = all.count - 1
    panel.mixed = mixed(among: all, panel.parameters)
    (panel.loops, panel.isCompared) = (loop.isOn, compared != nil)
    panel.isCopied = copied == panel.line
    return panel
  }

  private func show(_ panel: TunerPanel, of screen: any Tunable) {
    let card = card ?? TunerCard(typesetter: typesetter, reducesMotion: reducesMotion)
    if self.card == nil { card.advance(to: now) }
    self.card = card
    card.onUse = { [unowned self, unowned screen] in use($0, panel, screen) }
    card.show(panel)
  }

  // MARK: Presses

  private func use(_ use: TunerCard.Use, _ panel: TunerPanel, _ screen: any Tunable) {
    if case .text(let tracking, let view) = use { return follow(tracking, in: view) }
    endTyping()
    if compared != nil, !use.isOfComparing { compare(false) }
    if case .preset(let use) = use { return self.use(use, panel, screen) }
    naming = nil
    switch use {
    case .preset, .text: break
    case .type(let parameter): type(parameter, panel)
    case .scrub(let parameter, let tracking): scrub(parameter, tracking, panel, screen)
    case .previous: choose(by: -1, from: panel, screen)
    case .next: choose(by: 1, from: panel, screen)
    case .copy:
      clipboard = panel.line
      copied = panel.line
    case .format: format = format.following
    case .reset: reset(panel, screen)
    case .kind(let kind):
      drawer = nil
      change(panel.name, screen) { $0.turn(into: kind) }
    case .list: open(.motions)
    case .choose(let name):
      others = []
      choose(name, screen)
    case .check(let name): check(name, beside: panel.name, screen)
    case .chooseAll: chooseAll(beside: panel.name, screen)
    case .turnPage: page += 1
    case .loop: loop.turn(at: now)
    case .compare(let isHeld): compare(isHeld)
    case .turn(let knob, let step):
      let own = knob - screen.knobs.count
      own < 0 ? screen.turn(knob, by: step) : turnOwn(own)
    case .say(let form): self.form = form
    case .slide(let parameter, let share): slide(parameter, to: share, panel, screen)
    case .pull(let handle, let place): pull(handle, to: place, panel, screen)
    }
  }

  func model(of motion: TunableMotion) -> TunerModel {
    var model = models[motion.name] ?? TunerModel(motion.type)
    model.take(motion.type)
    model.say(in: form)
    return model
  }
}

extension Tuner: Part {
  /// True while something moves on its card, or it comes or goes.
  var isRunning: Bool { overlay.isRunning || card?.isRunning ?? false }
  var inputTrees: [InputTree] {
    panel == nil ? [] : [card].compactMap { $0.map { InputTree($0.root) } }
  }

  func resize(to window: Size, room: Size, at time: Instant) {
    self.room = room
    overlay.resize(to: window, room: room, at: time)
  }

  func advance(to time: Instant) {
    now = time
    overlay.advance(to: time)
    card?.advance(to: time)
  }

  func update() {
    overlay.show(isShown && screen() != nil ? "tuner" : nil)
    if isShown, screen() != nil, loop.isDue(isMoving: isMoving() || loop.isHeld, at: now) {
      replay()
    }
  }

  /// The time at which something begins by itself; nil: nothing does.
  func nextPicture(after time: Instant) -> Instant? { isShown ? loop.next : nil }

  /// Looks the screen's motions up, once.
  func layOut() {
    (panel, elapsed) = (nil, nil)
    guard isShown, let screen = screen() else { return }
    let motions = screen.motions
    guard let motion = motion(among: motions) else { return }
    let panel = panel(of: motion, hasOthers: motions.count > 1, on: screen)
    (self.panel, elapsed) = (panel, motion.elapsed)
    show(panel, of: screen)
  }

  /// The picture of the card, with what moves in its graph.
  func commands(_ builder: DisplayListBuilder) -> [DrawCommand] {
    overlay.commands { _ in
      panel == nil ? [] : card?.commands(elapsed: elapsed, builder) ?? []
    }
  }
}
