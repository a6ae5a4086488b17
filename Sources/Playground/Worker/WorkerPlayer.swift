import Engine
import JSONText
import Output
import Studio

/// The program's window around the screen that a file shows, frame by frame as a window tells.
final class WorkerPlayer {
  private let app: App
  private let runtime: Runtime
  private let options: AppOptions
  private let entry: ScreenEntry
  private let text: WindowText
  private let numbers: TunableNumbers
  private var writer = WireWriter()
  private var last: Recording<Launch>.Frame?
  private var told: HostWishes?
  private var index = 0

  /// Loads a file's library, runs its code, and makes the screen that it shows.
  init(_ start: WorkerStart, library: String, _ socket: WireSocket) throws {
    text = WindowText(socket)
    entry = .playground(named: start.title)
    var options = AppOptions(
      start.launch, Resources(assets: start.assets, text: text, library: NoLibrary()))
    options.log = WindowLog(socket)
    options.complain = { try? socket.send(WorkerAnswer.warning, Array($0.utf8)) }
    numbers = TunableNumbers(unsaved: start.tuned, past: start.past, writes: start.writes)
    options.numbers = numbers
    let code = try LoadedCode(library)
    let (text, numbers, type) = (text, numbers, start.launch.type)
    options.played = {
      PlaygroundSession.begin(measuring: text, numbers: numbers)
      code.run()
      return try PlaygroundSession.current.screen(of: type)
    }
    self.options = options
    app = try App([entry], options: options)
    if start.keepsState { app.begin(presets: { nil }) {} }
    runtime = Runtime(screen: app, size: Size(start.width, start.height))
    runtime.onDelivery = { [app] in app.noteDelivery(of: $0, to: $1) }
  }

  /// The views before the first frame.
  var views: [UInt8] {
    var writer = WireWriter()
    writer.write(WorkerView.all(below: app.root, in: runtime))
    return writer.bytes
  }

  /// Goes through frames; the bytes of the answer.
  func play(_ run: RecordedRun<Launch>, showing: Bool) throws -> [UInt8] {
    let frames = try run.frames(after: last)
    writer.removeAll()
    writer.write(count: frames.count)
    var report: FrameReport?
    for frame in frames {
      for input in frame.inputs { input.give(to: app) }
      let made = runtime.frame(at: frame.time, events: frame.inputs.compactMap(\.event))
      writer.write(PictureMark(made.display).description)
      keep(made, frame.inputs.compactMap(\.event))
      (last, report) = (frame, made)
    }
    writer.write(showing && report != nil)
    if showing, let report {
      writer.write(
        WorkerPicture(
          report, views: WorkerView.all(below: app.root, in: runtime), wishes: try wishes(report)))
    }
    return writer.bytes
  }

  private func keep(_ report: FrameReport, _ events: [InputEvent]) {
    let frame = FrameSequence.Frame(
      index: index, size: runtime.size, report: report, events: events)
    index += 1
    if let kept = app.finish(frame) { self.kept = kept }
  }
  private var kept: KeptState?

  /// The wishes after a frame as JSON; nil: they are as they were.
  private func wishes(_ report: FrameReport) throws -> [UInt8]? {
    var wishes = HostWishes()
    wishes.wantsQuit = app.wantsQuit
    wishes.wantsFullScreen = app.wantsFullScreen
    wishes.clipboard = app.takeClipboardText()
    wishes.wantsClipboard = app.wantsClipboardText
    wishes.wantsPicture = app.wantsPicture
    wishes.zoom = app.zoom
    wishes.caret = app.caret.map { [Double]($0) }
    wishes.statisticsRoom = app.statisticsRoom.map { [Double]($0) }
    wishes.nextPicture = app.nextPicture(after: report.time)?.nanoseconds
    wishes.heldKeys = app.heldKeys.map(\.rawValue).sorted()
    wishes.takesText = app.takesText
    wishes.isAdjusting = runtime.isAdjusting
    wishes.kept = kept?.state
    wishes.isAsked = kept?.isAsked ?? false
    wishes.writes = numbers.takeWishes()
    wishes.tuned = numbers.chosen
    kept = nil
    guard wishes != told else { return nil }
    told = wishes
    told?.clipboard = nil
    told?.kept = nil
    told?.writes = nil
    return try JSONValue(encoding: wishes).bytes()
  }

  func mayClose() -> Bool { app.mayClose() }

  func result(of job: WorkerJob) throws -> [UInt8] {
    let result = try job.result(options) { [entry] in try App([entry], options: $0) }
    return try JSONValue(encoding: result).bytes()
  }
}
