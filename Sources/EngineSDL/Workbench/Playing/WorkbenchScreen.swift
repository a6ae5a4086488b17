import Engine

/// Any screen with the workbench's tools over it, which keys show and hide.
///
/// The timeline takes the window's foot, the screen the room above. Changes are those of a
/// ``StageScreen``, or of another screen that is a ``TransportTarget``.
final class WorkbenchScreen: HostedScreen {
  private let screen: any Screen
  /// The screen, if it asks for more than pictures.
  private let program: (any HostedScreen)?
  private let keys: WorkbenchKeys
  private let builder: DisplayListBuilder
  private let typesetter: Typesetter
  private var size = Size.zero
  private var now = Instant.zero
  private var settings = DesktopSettings()
  /// A word about a tool, and until when it is said.
  private var notice: (words: String, end: Instant)?
  /// The change that was there last.
  private var past: PastChange?
  private(set) lazy var workbench = Workbench(
    typesetter: typesetter, reducesMotion: settings.reducesMotion ?? false, subject: subject)
  private lazy var words = Pane(in: { [unowned self] in AnyHashable(colors) }) {
    [unowned self] (text: String, _) in
    Label(text, size: 13, .semibold, colors.panelWords, .center).inset(8)
  }

  init(_ screen: any Screen, keys: WorkbenchKeys, measuring: any TextMeasuring) {
    self.screen = screen
    self.keys = keys
    program = screen as? any HostedScreen
    builder = DisplayListBuilder(measuring: measuring)
    typesetter = Typesetter(measuring: measuring)
  }

  private var subject: WorkbenchSubject {
    WorkbenchSubject(
      change: { [unowned self] in screen.change },
      last: { [unowned self] in past?.asItIs(in: screen.root.size) },
      trees: { [unowned self] in screen.inputTrees },
      press: { [unowned self] in screen.handle(.key($0), at: now) },
      speed: { [unowned self] in (screen as? StageScreen)?.speed ?? 1 },
      setSpeed: { [unowned self] in (screen as? StageScreen)?.speed = $0 },
      colors: { [unowned self] in colors })
  }

  private var colors: WorkbenchColors { settings.colorScheme == .dark ? .dark : .light }
  private var timeline: TimelinePanel { workbench.timeline }
  /// Everything beside the screen, from back to front.
  private var parts: [any Part] { [workbench, timeline] }
  /// The part of the window that is the screen's.
  private var room: Size {
    Size(size.width, max(1, size.height - timeline.height(in: size)))
  }

  // MARK: The frame

  func resize(to size: Size, at time: Instant) {
    self.size = size
    fit(at: time)
  }

  private func fit(at time: Instant) {
    for part in parts { part.resize(to: size, room: room, at: time) }
    screen.resize(to: room, at: time)
  }

  func advance(to time: Instant) {
    now = time
    if let notice, notice.end <= time { self.notice = nil }
    let room = room
    for part in parts { part.advance(to: time) }
    screen.advance(to: time)
    if self.room != room { fit(at: time) }
    look()
  }

  func layOutPanels() {
    screen.layOutPanels()
    for part in parts { part.layOut() }
    layOutNotice()
  }

  /// Looks what the screen's change has become.
  private func look() {
    if let change = screen.change, past?.isLike(change) != true {
      past = PastChange(change, in: screen.root.size)
    }
    if workbench.isOutdated(notice?.words) { notice = nil }
    for part in parts { part.update() }
  }

  func handle(_ event: InputEvent, at time: Instant) {
    switch event {
    case .key(keys.timeline): if let words = workbench.turnTimeline(in: size) { say(words) }
    case .key(keys.onionSkin): say(workbench.turnOnion())
    default: if !workbench.takes(event) { screen.handle(event, at: time) }
    }
  }

  private func say(_ words: String) { notice = (words, now.advanced(bySeconds: 1.5)) }

  func update(at time: Instant) {
    screen.update(at: time)
    look()
  }

  func display() -> DisplayList {
    DisplayList(
      screen.display().commands + parts.flatMap { $0.commands(builder) }
        + (notice == nil ? [] : words.commands(builder)))
  }

  private func layOutNotice() {
    guard let notice else { return }
    words.root.paint(colors.panel, radius: 8)
    words.show(notice.words, in: Rect(4, 4, max(1, size.width - 8), 34))
  }

  // MARK: The screen's own

  func inSurroundings<Result>(_ work: () -> Result) -> Result { screen.inSurroundings(work) }
  var progress: Double { screen.progress }
  var isRunning: Bool { screen.isRunning || parts.contains(where: \.isRunning) }
  var root: View { screen.root }
  var inputTrees: [InputTree] {
    parts.reversed().flatMap(\.inputTrees) + screen.inputTrees
  }
  var takesText: Bool { screen.takesText }

  var wantsQuit: Bool { program?.wantsQuit ?? false }
  var wantsFullScreen: Bool { program?.wantsFullScreen ?? false }
  func takeClipboardText() -> String? { program?.takeClipboardText() }
  var wantsClipboardText: Bool { program?.wantsClipboardText ?? false }
  func take(clipboardText: String) { program?.take(clipboardText: clipboardText) }
  var caret: Rect? { program?.caret }
  var zoom: Double { program?.zoom ?? 1 }
  func take(pixelsPerPoint: Double) { program?.take(pixelsPerPoint: pixelsPerPoint) }
  var wantsPicture: Bool { program?.wantsPicture ?? false }
  func take(picture: Bitmap) { program?.take(picture: picture) }
  func take(dropped path: String) { program?.take(dropped: path) }
  func takeNews() { program?.takeNews() }
  var statisticsRoom: Rect? { program?.statisticsRoom ?? Rect(origin: .zero, size: room) }

  func take(settings: DesktopSettings) {
    self.settings = settings
    for part in parts { part.reducesMotion = settings.reducesMotion ?? false }
    program?.take(settings: settings)
  }

  func nextPicture(after time: Instant) -> Instant? {
    [program?.nextPicture(after: time), notice?.end].compactMap(\.self).min()
  }
}

/// The keys that show the workbench's tools and put them away; nil: none does.
struct WorkbenchKeys {
  let timeline: Key?
  let onionSkin: Key?

  var isEmpty: Bool { timeline == nil && onionSkin == nil }
}
