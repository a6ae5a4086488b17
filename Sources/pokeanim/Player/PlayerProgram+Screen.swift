import Engine
import EngineSystem
import Output
import Playground
import Studio

/// What the host asks, as the worker has said it last.
extension PlayerProgram {
  private var wishes: HostWishes {
    live?.problem == nil ? live?.wishes ?? HostWishes() : HostWishes()
  }
  private var report: FrameReport? { live?.picture?.report }

  var progress: Double { report?.progress ?? 0 }
  var isRunning: Bool {
    guard builds != nil else { return report?.isRunning ?? false }
    let plays = live?.problem == nil && (report?.isRunning ?? false || live?.isDone == false)
    let waits = coming != nil || other?.isDone == false || !inputs.isEmpty
    return plays || waits || page.isRunning
  }
  var cursor: Cursor? { report?.cursor ?? .arrow }
  var isAdjusting: Bool { wishes.isAdjusting }
  var takesText: Bool { wishes.takesText }
  var heldKeys: Set<Key> { Set(wishes.heldKeys.map { Key(rawValue: $0) }) }
  var inputTrees: [InputTree] { [] }

  // MARK: The host

  var wantsQuit: Bool { wantsToLeave || wishes.wantsQuit }
  func mayClose() -> Bool { live?.mayClose() ?? true }
  var wantsFullScreen: Bool { wishes.wantsFullScreen }
  func takeClipboardText() -> String? { live?.takeClipboard() }
  var wantsClipboardText: Bool { wishes.wantsClipboard }
  var zoom: Double { wishes.zoom }
  var caret: Rect? { wishes.caret?.rect }
  var statisticsRoom: Rect? { wishes.statisticsRoom?.rect }
  var wantsPicture: Bool { wishes.wantsPicture }

  func take(clipboardText: String) { note(.clipboard(clipboardText)) }
  func take(pixelsPerPoint: Double) { note(.pixelsPerPoint(pixelsPerPoint)) }
  func take(settings: DesktopSettings) { note(.settings(settings)) }
  func takeSaved(_ words: String) { note(.saved(words)) }
  func takeNotWritten(_ words: String) { note(.notWritten(words)) }
  func take(_ news: TunerPresets.News) { note(.presets(news)) }

  /// Code that is dropped is run, in a window of its own, if the next key says so.
  func take(dropped path: String) {
    if case .swift = Subject(path: path) {
      page.question = CodeQuestion(path)
    } else {
      let name = PlainLine.text(ShellWord.quoted(path))
      page.tell("Open it in a window of its own: pokeanim \(name)", for: 6)
    }
  }

  /// Takes the key that answers whether dropped code is run; false: nobody has asked, or the key means
  /// something else, too.
  func answer(_ key: Key) -> Bool {
    guard let asked = page.question else { return false }
    page.question = nil
    guard asked.isYes(key) else { return key == .escape }
    do { try options.runCode?(asked.path) } catch { page.tell("\(error)", for: 6) }
    return true
  }

  func take(picture: Bitmap) {
    do {
      takeSaved(try options.savePicture?(picture) ?? "No pictures are saved here")
    } catch {
      takeSaved("\(error)")
    }
  }

  func note(_ input: ProgramInput) {
    options.log?.note(input)
    add(input)
  }

  func nextPicture(after time: Instant) -> Instant? {
    wishes.nextPicture.map { Instant(nanoseconds: $0 + history.start.nanoseconds) }
  }

  func finish(_ frame: FrameSequence.Frame) -> KeptState? {
    guard let kept = live?.takeKept() else { return nil }
    var state = kept.state
    // A window without a subject shows one of the program's own.
    state.screen = options.remembered.screen
    return KeptState(state: state, isAsked: kept.isAsked, unsaved: [:])
  }

  var shownRun: ShownRun? {
    guard builds != nil else { return nil }
    return ShownRun(
      size: history.size, isCut: history.isLost, numbers: history.tuned,
      frames: history.frames.enumerated().map { index, frame in
        let mark = history.comparable.indices.contains(index) ? frame.mark : nil
        return ShownFrame(time: frame.time, inputs: frame.inputs, mark: mark?.description)
      })
  }
}
