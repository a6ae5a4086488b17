import Engine
import Onboarding
import Workbench

/// The program: its screens, which of them is shown, and the keys that are the same on all.
package final class App: ProgramScreen, WindowScreen {
  var wantsQuit = false
  var wantsFullScreen = false

  let screens: Screens
  let entries: [ScreenEntry]
  let place: Launch.Place
  private let followsDesktop: Bool
  /// The desktop's settings, once they are known.
  private(set) var desktop: DesktopSettings?
  let keys: KeysPanel
  private let words: NoticePill
  private let firstWords: FirstWords
  private let themes: ThemeSwitch
  let chosen: ScreenSwitch
  var size: Size
  /// The id of the view that was pressed last on the screen; nil: it has none.
  var pressed: String?
  var notice: Notice?
  var zooming = Zoom()
  var wantsPicture = false
  /// True if a recording is to begin, or to end, after the frame.
  var wantsRecording = false
  /// True if the tuner takes the text on the clipboard for a motion.
  var wantsMotion = false
  let savePicture: ((Bitmap) throws -> String)?
  let log: (any InputLog)?
  let library: any Library
  /// Looks for news of presets on their way to the disk; nil: nothing is kept.
  var presetNews: (() -> TunerPresets.News?)?
  /// The time of the frame.
  var now = Instant.zero
  let tuner: Tuner
  /// The tuner's card where it is numbers that are tuned.
  let numberTuner: NumberTuner
  /// The timeline in the window's foot, and what lies over the screen for it.
  private(set) lazy var workbench = Workbench(
    typesetter: typesetter, reducesMotion: reducesMotion, subject: subject)
  /// Everything in the window beside the screen, from back to front.
  private(set) lazy var parts: [any Part] = [
    chosen, firstWords, workbench, tuner, numberTuner, timeline, keys, words, themes,
  ]
  /// The trees that take input, as they were laid out last.
  private(set) var inputTrees: [InputTree] = []
  /// Two of the screen that is shown, while motions are compared.
  var comparison: Comparison?
  /// The question about code that was dropped; nil: nothing was.
  var question: CodeQuestion?
  /// True while a person's slides are read, beside the frames.
  var isReadingSlides = false
  /// The words that were said about pictures.
  var slidesNotes: Set<String> = []
  /// The slides that others were dropped over, the last ones last.
  var slidesBefore: [SlidesBefore] = []
  /// The reason for which edited slides can't be shown; nil: those that are shown are the latest.
  var slidesProblem: String?
  /// True if the files were read for the first time since they have changed.
  var isFirstLook = false
  /// What was changed in the window.
  var edits = WindowEdits()
  /// The time from which on the files of the slides are read, zero at first; nil: they have not
  /// changed.
  var slidesReading: Instant?
  private let typesetter: Typesetter
  let builder: DisplayListBuilder
  /// The last key, if it meant something to the program and not to the screen.
  private var ownKey: Key?

  /// - Parameter entries: the screens, in the order of the keys that show them.
  package init(_ entries: [ScreenEntry] = ScreenEntry.all, options: AppOptions) throws {
    self.entries = entries
    place = options.place
    followsDesktop = options.followsDesktop
    savePicture = options.savePicture
    log = options.log
    library = options.library
    size = options.naturalSize
    typesetter = Typesetter(measuring: options.text)
    let reducesMotion = options.reducedMotion
    tuner = Tuner(
      typesetter: typesetter, reducesMotion: reducesMotion,
      presets: TunerPresets(
        own: options.remembered.presets ?? [:], isKept: options.keepsPresets == true),
      form: options.remembered.springs ?? .duration)
    numberTuner = NumberTuner(typesetter: typesetter, reducesMotion: reducesMotion)
    chosen = ScreenSwitch(
      entries, showing: options.screen, typesetter: typesetter, reducesMotion: reducesMotion)
    keys = KeysPanel(reducesMotion: reducesMotion)
    firstWords = FirstWords(measuring: options.text, reducesMotion: reducesMotion)
    words = NoticePill(
      measuring: options.text, reducesMotion: reducesMotion, colors: { .current })
    builder = DisplayListBuilder(measuring: options.text)
    themes = ThemeSwitch(options.theme, reducesMotion: reducesMotion)
    screens = try Theme.$current.withValue(themes.shown) {
      let screens = try Screens(entries, options: options)
      _ = screens[options.screen]
      return screens
    }
    wantsFullScreen = options.remembered.isFullScreen ?? false
    connect()
  }

  /// The start of the next run, but for the window's place.
  var remembered: Remembered {
    var state = screens.remembered
    (state.isFullScreen, state.screen, state.theme) = (
      wantsFullScreen, current, themeChoice
    )
    comparison?.remember(in: &state)
    state.springs = tuner.form == .duration ? nil : tuner.form
    state.presets = tuner.presets.own.isEmpty ? nil : tuner.presets.own
    return state
  }

  private func connect() {
    if entries.contains(.squares) {
      screens[.onboarding]?.onFinish = { [unowned self] in show(.squares) }
    }
    keys.rows = { [unowned self] in entries.rows(of: current) }
    firstWords.words = { [unowned self] in
      place == .canvas || tuner.isShown || timeline.isShown ? nil : screen.firstWords
    }
    firstWords.ground = { [unowned self] in screen.ground }
    words.text = { [unowned self] in pill }
    words.place = { [unowned self] in
      NoticePill.Place(covered: covered.right, bar: chosen.bar.frame)
    }
    connectTuner()
    connectNumberTuner()
    chosen.live = { [unowned self] in
      ScreenSwitch.Picture(ground: screen.ground, commands: screen.display().commands)
    }
    chosen.onHelp = { [unowned self] in showsKeys = true }
    chosen.onTuner = { [unowned self] in turnTuner(at: now) }
    chosen.onTheme = { [unowned self] in turnTheme() }
    chosen.onLeave = { [unowned self] in
      stopComparing()
      screen.handle(.cancel, at: now)
    }
    chosen.onShow = { [unowned self] in bringUp() }
  }

  /// Makes a screen that comes ready: whatever was picked on the last one is not there.
  func bringUp() {
    tuner.forget()
    pressed = nil
    workbench.forget()
    screen.advance(to: now)
    recolour(at: now)
    tuner.layOut()
    makeRoom(at: now)
    screen.resize(to: room, at: now)
  }

  /// The options for another screen like one.
  func options(for entry: ScreenEntry) -> AppOptions {
    var options = options
    options.remembered = remembered
    options.pair = options.remembered.pair ?? options.pair
    return options
  }

  var showsKeys: Bool {
    get { keys.isShown }
    set { keys.isShown = newValue }
  }

  /// The screen that is shown, or comes.
  var current: ScreenEntry { chosen.shown }

  var screen: any AppScreen {
    if let comparison { return comparison }
    guard let screen = screens[current] else { preconditionFailure("no screen \(current)") }
    return screen
  }

  var content: any Screen { screen }
  var root: View { screen.root }
  var change: (any Change)? { screen.change }
  package var sourceForm: SourceForm { screen.sourceForm }
  var progress: Double { screen.progress }

  var tunable: (any Tunable)? { screen as? any Tunable }

  /// The factor by which everything goes faster than designed, > 0.
  var speed: Double {
    get { screens.speed }
    set {
      screens.speed = newValue
      comparison?.speed = newValue
    }
  }

  /// True if nothing of the program lies over the screen.
  var presents: Bool { screens.presents }

  /// Presents the screen, or shows the program around it again. What was open is closed.
  func turnPresent(at time: Instant) {
    if !presents {
      showsKeys = false
      if tuner.isShown { turnTuner(at: time) }
      if timeline.isShown { turn(.timeline) }
      if workbench.onion.isShown { turn(.onionSkin) }
      if comparison != nil { stopComparing() }
    }
    screens.presents.toggle()
    fitContent(at: time)
  }

  /// True if the program's own parts lie over the screen.
  var hasParts: Bool { place == .window && !presents }

  func layOutPanels() {
    screen.layOutPanels()
    guard hasParts else { return inputTrees = screen.inputTrees }
    for part in parts { part.layOut() }
    inputTrees = parts.reversed().flatMap(\.inputTrees) + screen.inputTrees
  }
  var zoom: Double { zooming.factor }
  func take(pixelsPerPoint: Double) {
    log?.note(.pixelsPerPoint(pixelsPerPoint))
    screens.take(pixelsPerPoint: pixelsPerPoint)
    comparison?.take(pixelsPerPoint: pixelsPerPoint)
  }
  func nextPicture(after time: Instant) -> Instant? {
    let writing = edits.areWrittenAtOnce ? edits.writing : nil
    return [
      screen.nextPicture(after: time), tuner.nextPicture(after: time), notice?.end,
      isReadingSlides ? nil : slidesReading, writing,
    ]
    .compactMap(\.self).min()
  }

  func fitContent(at time: Instant) {
    tuner.layOut()
    makeRoom(at: time)
    screen.resize(to: room, at: time)
  }

  /// Below the pill and above the bars and names at the foot of pages; in a small window beside the
  /// pill.
  var statisticsRoom: Rect? {
    let (top, bar) = (NavBar.height(in: room), chosen.bar.frame)
    guard min(room.width / 640, room.height / 480) >= 1 else {
      return Rect(bar.maxX + 4, 0, room.width - bar.maxX - 4, 32)
    }
    let foot = 100 * min(room.width / 960, room.height / 720)
    return Rect(0, top, room.width, max(0, room.height - top - foot))
  }

  func advance(to time: Instant) {
    now = time
    readSlides(at: time)
    advanceAll(to: time)
    if themes.begin() { recolour(at: time) }
    follow()
  }

  func update(at time: Instant) {
    chosen.finish()
    screen.update(at: time)
    follow()
  }

  /// Lets the window follow what has become of the screen.
  private func follow() {
    noteTuning()
    if let words = screen.takeNews() { say(words, for: 4) }
    chosen.bar.follow(
      screen.ground, isOnContent: screen.mayShowContent(in: chosen.bar.frame))
    updateParts()
    if timeline.isHolding { comparison?.follow() }
  }

  func handle(_ event: InputEvent, at time: Instant) {
    switch event {
    case .key(let key):
      let isMine = handle(key, at: time)
      ownKey = isMine ? key : nil
      if isMine { return }
    case .text(let text):
      // The key was the program's, so is what the keyboard makes of it: `3` is not written down.
      defer { ownKey = nil }
      if ownKey?.hasWritten(text) == true { return }
    case .press, .move, .release, .cancel:
      if case .move = event {} else { edits.isHeld = false }
      if case .press(let point) = event {
        question = nil
        edits.isHeld = true
        tuner.naming = nil
        tuner.endTyping()
        pressed = workbench.key(at: point)
      }
      if hasParts, chosen.takes(event, at: time) { return }
    case .wheel, .pinch: if showsKeys { return }
    case .hover, .keyUp, .composition, .resize: break
    }
    if !presents, workbench.takes(event) || tuner.takes(event, at: time) { return }
    screen.handle(event, at: time)
  }

  func display() -> DisplayList {
    guard place == .window else { return screen.display() }
    guard hasParts else { return DisplayList(themes.commands(screen.display().commands)) }
    return DisplayList(themes.commands(parts.flatMap { $0.commands(builder) }))
  }

  /// The text of the pill; nil: there is none.
  private var pill: String? {
    if let question { return question.words }
    if let notice { return notice.text }
    if let slidesProblem { return Self.firstLine(of: slidesProblem) }
    if tuner.compared != nil { return "As it was before" }
    if tuner.isShown, tunable == nil, numbers == nil { return Self.nothingToTune }
    if showsKeys { return nil }
    return NoticePill.status(
      speed: speed, isPaused: screen.isPaused && !timeline.isRound,
      loops: screen.loops || tuner.loop.isOn)
  }

  // MARK: The theme

  /// The theme that the window is shown in.
  var theme: Theme { themes.shown }

  /// The theme that the person wants; another one comes by a change.
  var themeChoice: ThemeChoice {
    get { themes.choice }
    set { themes.choice = newValue }
  }

  /// The theme that the desktop wants; another one comes by a change, if the person leaves it to
  /// the desktop.
  var desktopTheme: Theme {
    get { themes.desktop }
    set { themes.desktop = newValue }
  }

  func inSurroundings<Result>(_ work: () -> Result) -> Result {
    themes.takeUp()
    return Theme.$current.withValue(themes.shown, operation: work)
  }

  func turnTheme() {
    themeChoice = themeChoice.following(on: desktopTheme)
    say("Theme: \(themeChoice.rawValue)", for: 1.5)
  }

  /// Lays the pill and the screen that is shown out in the theme of the frame.
  private func recolour(at time: Instant) {
    for part in parts { part.recolour() }
    if let comparison { return comparison.recolour(at: time) }
    Theme.$current.withValue(themes.shown) { screens.recolour(current, at: time) }
  }

  // MARK: The desktop's settings

  func take(settings: DesktopSettings) {
    log?.note(.settings(settings))
    desktop = settings
    desktopTheme = Theme(on: settings)
    if followsDesktop, let reduces = settings.reducesMotion { reducesMotion = reduces }
  }

  /// Movement becomes a short fade, from the next change on.
  var reducesMotion: Bool {
    get { chosen.reducesMotion }
    set {
      for part in parts { part.reducesMotion = newValue }
      screens.reducesMotion = newValue
      comparison?.reducesMotion = newValue
    }
  }

  // MARK: Screens

  /// The sides of the window on which the tuner lies.
  var covered: Insets {
    var covered = tuner.panel?.layout.covered(of: room) ?? .zero
    if place == .window { covered.top = NavBar.height(in: room) }
    return covered
  }

  func makeRoom(at time: Instant) {
    tunable?.makeRoom(covered, at: time)
  }
}
