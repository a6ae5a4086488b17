package import Engine

extension Workbench {
  /// A screen with tools over it.
  ///
  /// - Parameter tools: by the keys that show them and put them away, which the screen never gets.
  package static func screen(
    _ content: any Screen, tools: [Key: WorkbenchTool], measuring: any TextMeasuring
  ) -> any Screen {
    tools.isEmpty ? content : WorkbenchScreen(content, tools: tools, measuring: measuring)
  }
}

/// Any screen with the workbench's tools over it, which keys show and hide.
///
/// The timeline takes the window's foot, the screen the room above.
final class WorkbenchScreen: WindowScreen {
  let content: any Screen
  /// The screen, if it asks for more than pictures.
  private let program: (any HostedScreen)?
  private let tools: [Key: WorkbenchTool]
  private let builder: DisplayListBuilder
  private let typesetter: Typesetter
  var size = Size.zero
  var now = Instant.zero
  private var settings = DesktopSettings()
  var notice: Notice?
  /// The change that was there last.
  private var past: PastChange?
  private(set) lazy var workbench = Workbench(
    typesetter: typesetter, reducesMotion: settings.reducesMotion ?? false, subject: subject)
  private lazy var words = NoticePill(measuring: typesetter.measuring) { [unowned self] in
    NoticePill.Colors(ground: colors.panel, edge: colors.edge)
  }
  private(set) lazy var parts: [any Part] = [workbench, workbench.timeline, words]

  /// - Parameter tools: by the keys that show them and put them away.
  init(_ screen: any Screen, tools: [Key: WorkbenchTool], measuring: any TextMeasuring) {
    content = screen
    self.tools = tools
    program = screen as? any HostedScreen
    builder = DisplayListBuilder(measuring: measuring)
    typesetter = Typesetter(measuring: measuring)
    words.text = { [unowned self] in notice?.text }
  }

  private var subject: WorkbenchSubject {
    WorkbenchSubject(
      change: { [unowned self] in change },
      last: { [unowned self] in past?.asItIs(in: root.size) },
      trees: { [unowned self] in content.inputTrees },
      press: { [unowned self] in content.handle(.key($0), at: now) },
      speed: { [unowned self] in (content as? StageScreen)?.speed ?? 1 },
      setSpeed: { [unowned self] in (content as? StageScreen)?.speed = $0 },
      colors: { [unowned self] in colors })
  }

  private var colors: WorkbenchColors { settings.colorScheme == .dark ? .dark : .light }

  // MARK: The frame

  func advance(to time: Instant) {
    advanceAll(to: time)
    follow()
  }

  func update(at time: Instant) {
    content.update(at: time)
    follow()
  }

  /// Looks what the screen's change has become.
  private func follow() {
    if let change, past?.isLike(change) != true { past = PastChange(change, in: root.size) }
    updateParts()
  }

  var root: View { content.root }
  var change: (any Change)? { content.change }
  var progress: Double { content.progress }
  var takesText: Bool { content.takesText }
  var heldKeys: Set<Key> { content.heldKeys }

  func layOutPanels() {
    content.layOutPanels()
    for part in parts { part.layOut() }
  }

  var inputTrees: [InputTree] { parts.reversed().flatMap(\.inputTrees) + content.inputTrees }

  func handle(_ event: InputEvent, at time: Instant) {
    if case .key(let key) = event, let tool = tools[key] { return turn(tool) }
    if !workbench.takes(event) { content.handle(event, at: time) }
  }

  func display() -> DisplayList {
    DisplayList(content.display().commands + parts.flatMap { $0.commands(builder) })
  }

  func inSurroundings<Result>(_ work: () -> Result) -> Result { content.inSurroundings(work) }

  // MARK: What the screen asks of the host

  var wantsQuit: Bool { program?.wantsQuit ?? false }
  func mayClose() -> Bool { program?.mayClose() ?? true }
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
