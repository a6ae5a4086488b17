import ArgumentParser
import Engine
import EngineFilms
import EngineSDL
import EngineSystem
import JSONText
import Studio

/// A command that opens the window.
protocol WindowProgram: ProgramCommand {
  /// The subject at first; nil: that of the last run.
  var subject: Subject? { get }
  var options: ProgramOptions { get }
  var window: WindowArguments { get }
  var files: FileArguments { get }
  var recording: RecordArguments { get }
}

/// `pokeanim`: opens the window.
struct WindowCommand: SubjectCommand, WindowProgram {
  static let configuration = CommandConfiguration(
    commandName: "pokeanim",
    abstract: "Explore, tune and render UI animations.",
    usage: """
      pokeanim [<subject>] [<options>]
      pokeanim <command> [<subject>] [<options>]
      """,
    discussion: """
      EXAMPLES:
        pokeanim                                  open the window; H lists keys
        pokeanim tour.slides                      show your own slides; make some with "new"
        pokeanim a.svg b.svg                      show the transition between two frames
        pokeanim Card.swift                       play a Swift file: this runs its code
        pokeanim gallery pictures --theme dark    show a folder's pictures as cards
        pokeanim render tour.slides -o tour.gif   make a film; needs no display
        pokeanim doctor                           see what this machine lacks

      A subject is a screen's name, slides, SVG files, a Swift file, a folder of pictures, or an \
      expression, as in "fadeIn * rotate". A file or a folder of a name comes before a screen; \
      ./render is a folder, and render the command.

      \(ExitStatus.words)
      """,
    version: Version.number,
    subcommands: [
      RenderCommand.self, TraceCommand.self, ReplayCommand.self, TimelineCommand.self,
      StripCommand.self, ExportCommand.self, GalleryCommand.self, NewCommand.self,
      CheckCommand.self, TuneCommand.self, DescribeCommand.self,
      SelfTestCommand.self, DoctorCommand.self, IconsCommand.self,
    ])

  @OptionGroup(title: "Screen") var program: ProgramArguments
  @OptionGroup(title: "Window") var window: WindowArguments
  @OptionGroup(title: "Files") var files: FileArguments
  @OptionGroup(title: "Recording") var recording: RecordArguments

  var subject: Subject? { program.wordSubject }
  var options: ProgramOptions { program.options }
}

/// `pokeanim` as shells complete it: without the subject, for which they would take the name of each
/// command.
struct CompletedCommand: ParsableCommand {
  static let configuration = WindowCommand.configuration

  @OptionGroup var options: ProgramOptions
  @OptionGroup var window: WindowArguments
  @OptionGroup var files: FileArguments
  @OptionGroup var recording: RecordArguments
}

extension WindowProgram {
  /// Opens the window, and runs until it is closed.
  func run(making make: @escaping ProgramFactory) throws {
    let file = window.fresh ? nil : StateFile(environment: processEnvironment)
    let (state, drafts) = (file.map { StateKeeper($0) }, file.map { DraftKeeper(beside: $0) })
    let remembered = state?.remembered ?? Remembered()
    var options = try options.appOptions(
      of: subject, place: .window, files: files, isShown: recording.record == nil,
      remembered: remembered)
    if window.present { options.presents = true }
    let desktop = try open(options)
    // Until here there is nothing to close; and a second thread slows down the reading of the
    // keyboard's tables, which Xlib does byte by byte.
    StopSignal.watch()
    (options.scale, options.life) = (desktop.pixelsPerPoint, window.life == .on)
    let pictures = PictureFolder(environment: processEnvironment)
    options.resources.writeFiles(picturesIn: pictures, drafts)
    options.keepsPresets = state.map { _ in true }
    options.tellTimes = window.stats ? { printNote($0) } : nil
    desktop.setIcon(try Pictures.icon(in: options.assets))
    let recorder = try recording.recorder(options, isKept: true, orSavingIn: pictures)
    options.log = recorder
    let screen = try make(options)
    screen.begin(presets: state.map { $0.takeNews }) { Desktop.wake() }
    recorder.follow(screen)
    defer { screen.end() }  // Before the window goes, which news wake.
    let end = Result {
      try keeping(recorder, [state, drafts], picturesIn: pictures) { keeper in
        recorder.keeper = keeper
        try StopSignal.closing {
          try desktop.run(screen) { frame in
            recorder.take(frame)
            if let kept = screen.finish(frame) {
              state?.take(kept, at: placement(of: desktop, remembered), keeper)
              drafts?.take(kept, keeper)
            }
          }
        }
      }
    }
    try ending(end) { if window.stats { try report(desktop) } }
  }

  /// Ends with what was thrown first, having told all the same.
  private func ending(_ end: Result<Void, any Error>, _ tell: () throws -> Void) throws {
    let told = Result { try tell() }
    try end.get()
    try told.get()
  }

  /// The place to open the next window at: that of a presentation is for this time alone.
  private func placement(of desktop: Desktop, _ remembered: Remembered) -> WindowPlacement {
    window.present ? remembered.window?.placement ?? desktop.placement : desktop.placement
  }

  /// Runs a window whose recording and state are on the disk afterwards, however it ends.
  private func keeping(
    _ recorder: Recorder, _ kept: [(any Kept)?], picturesIn pictures: PictureFolder,
    _ run: (Keeper) throws -> Void
  ) throws {
    let keeper = Keeper([recorder.lines] + kept.compactMap(\.self))
    QuietThread.start { LockedEntry.clear(pictures.path) }
    let last: @Sendable () -> Void = { keeper.writeLast() }
    StopSignal.prepare(last)
    WindowLoss.prepare(last)
    defer {
      keeper.writeLast()
      WindowLoss.prepare(nil)
      StopSignal.prepare(nil)
    }
    let end = Result { try run(keeper) }
    // A window that is lost leaves its recording.
    try recorder.finish()
    try end.get()
  }

  /// The size of a window that shows nothing but a canvas, in its proportions: as it was designed, or
  /// as large as most displays have room for.
  static func size(presenting canvas: Size) -> Size {
    let room = Size(1440, 860)
    let factor = min(1, room.width / canvas.width, room.height / canvas.height)
    let least = max(1, 320 / (canvas.width * factor), 240 / (canvas.height * factor))
    return Size(
      (canvas.width * factor * least).rounded(), (canvas.height * factor * least).rounded())
  }

  private func open(_ start: AppOptions) throws -> Desktop {
    let last = start.remembered.window?.placement
    let size = window.present ? Self.size(presenting: start.naturalSize) : last?.size
    let drivers = DriverWatch(environment: processEnvironment)
    var options = Desktop.Options(
      scale: window.scale, minimumSize: Size(320, 240), name: "pokeanim",
      renderer: window.renderer.name, cap: window.fpsCap, text: start.text, origin: last?.origin,
      statistics: .f3)
    options.drivers = drivers
    options.hearsStopRequests = false
    do {
      let desktop = try Desktop(
        title: "pokeanim", size: window.size ?? size ?? Size(960, 720),
        options: options)
      for fault in drivers.faults { printWarning("\(fault), so “\(desktop.driver)” is taken") }
      return desktop
    } catch let missing as NoDisplay {
      throw missing.failure
    }
  }

  private func report(_ desktop: Desktop) throws {
    let statistics = Statistics(desktop.counters, renderer: desktop.renderer)
    if window.json {
      try StandardOutput.write(statistics.json.line())
    } else {
      for line in statistics.lines { printNote(line) }
    }
  }
}
