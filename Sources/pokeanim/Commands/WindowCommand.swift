import ArgumentParser
import Engine
import EngineSDL

/// `pokeanim`: opens the window.
struct WindowCommand: ProgramCommand {
  static let configuration = CommandConfiguration(
    commandName: "pokeanim",
    abstract: "Animated screens that are dragged, played and rewound.",
    discussion: """
      Without a subcommand a window opens. Keys of all screens: \
      \(ScreenEntry.all.common.map(\.text).joined(separator: "; ")). A screen's own keys are in its \
      list, which H shows.

      Exit codes: 0 done, 1 environment or input, 2 usage.
      """,
    subcommands: [
      RenderCommand.self, TraceCommand.self, SelfTestCommand.self, DoctorCommand.self,
    ])

  @OptionGroup var program: ProgramArguments

  @Option(
    parsing: .unconditional,
    help: """
      The window's size in points, as WxH, at least 320x240 (default: the last one, at first 960x720).
      """,
    transform: OptionValue.size)
  var size: Size?

  @Option(
    parsing: .unconditional, help: "Pixels in a point, 0.25 to 8 (default: the desktop's).",
    transform: OptionValue.number(0.25...8))
  var scale: Double?

  @Option(
    parsing: .unconditional,
    help: "The most frames a second, 1 to 1000 (default: the display's rate).",
    transform: OptionValue.number(1...1000))
  var fpsCap: Double?

  @Option(help: "How pictures reach the window: auto, surface or texture (default: auto).")
  var renderer = RendererOption.auto

  @Option(
    help: "Whether the slides' creatures breathe, blink and look around: on or off (default: on).")
  var life = LifeOption.on

  @Flag(help: "Start as for the first time; nothing is remembered for the next.")
  var fresh = false

  @Flag(help: "Say at the end, on the standard error, what the window did and how evenly.")
  var stats = false

  @Option(
    parsing: .unconditional,
    help: "The seconds the whole way of a pair takes, 0.01 to 3600 (default: 5).",
    transform: OptionValue.number(0.01...3600))
  var duration: Double = 5

  func run(making make: ProgramFactory) throws {
    let file = fresh ? nil : StateFile(environment: processEnvironment)
    let remembered = file?.read(warn: printError) ?? Remembered()
    var options = try program.options(
      place: .window, duration: duration, remembered: remembered)
    let desktop = try open(with: options.text, at: remembered.window?.placement)
    options.pixelsPerPoint = desktop.pixelsPerPoint
    options.lives = life == .on
    options.pictures = PictureFolder(environment: processEnvironment)
    desktop.setIcon(try Pictures.icon(in: options.assets))
    let screen = try make(options)
    defer { if stats { report(desktop) } }
    defer { if let file { remember(screen, in: desktop, file) } }
    try desktop.run(screen)
  }

  private func open(with text: any TextMaker, at last: WindowPlacement?) throws -> Desktop {
    do {
      return try Desktop(
        title: "pokeanim", size: size ?? last?.size ?? Size(960, 720),
        options: Desktop.Options(
          scale: scale, minimumSize: Size(320, 240), name: "pokeanim", renderer: renderer.name,
          cap: fpsCap, text: text, origin: last?.origin))
    } catch let missing as NoDisplay {
      throw missing.failure
    }
  }

  private func remember(_ screen: any HostedScreen, in desktop: Desktop, _ file: StateFile) {
    guard let app = screen as? App else { return }
    var state = app.remembered
    state.window = Remembered.WindowPlace(desktop.placement)
    do {
      try file.write(state)
    } catch {
      printError("nothing is remembered for the next start: \(error)")
    }
  }

  private func report(_ desktop: Desktop) {
    let lines = desktop.counters.lines + ["renderer \(desktop.renderer.rawValue)"]
    for line in lines { printError(line) }
  }
}
