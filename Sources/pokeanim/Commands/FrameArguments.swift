import ArgumentParser
import Engine
import EngineSDL
import Output
import Studio

/// The options of the commands that run a screen on exact times, without a display.
struct FrameArguments: ParsableArguments {
  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Layout size (default: the screen's own)", valueName: "WIDTHxHEIGHT"),
    transform: OptionValue.size)
  var canvas: Size?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Frames per second, 1 to 1000 (default: 60; 50 for .gif, its most; 120 to 480 for export)",
      valueName: "rate"),
    transform: OptionValue.number(1...1000))
  var fps: Double?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Length, 0 to 86400 seconds (default: until no event is left and nothing moves)",
      valueName: "seconds"),
    transform: OptionValue.number(0...86400))
  var duration: Double?

  @Option(
    help: ArgumentHelp(
      """
      File of input events, - for standard input: one a line after its time in seconds, as in \
      “0.50 key Right”; also tap ID, drag ID down POINTS, press X Y, move X Y, release, cancel, \
      hover X Y, wheel X Y DX DY, text WORDS, resize W H; an id may stand for X Y
      """, valueName: "file"), completion: .file())
  var script: String?

  /// The input of every command: the script's; without a script the screen's own change, which no
  /// time at all has no room for.
  ///
  /// - Parameter most: the changes of slides that lead anywhere, at most.
  func input(_ options: AppOptions, most: Int = 1) throws -> InputScript {
    if let script { return try ScriptFile.read(script) }
    return duration == 0
      ? InputScript() : try options.ownInput(in: size(options), most: most)
  }

  /// The frames that the options ask for.
  func times(_ options: AppOptions) throws -> RunTimes {
    RunTimes(rate: fps ?? 60, script: try input(options), duration: duration)
  }

  /// Puts together what a screen is started with; it asks no desktop, even for a window's page.
  func options(
    _ arguments: ProgramArguments, _ files: FileArguments, place: Launch.Place = .canvas,
    scale: Double = 1, lives: Bool = false
  ) throws -> AppOptions {
    var options = try arguments.options.appOptions(
      of: arguments.wordSubject, place: .canvas, files: files)
    options.place = place
    options.scale = scale
    options.life = lives
    return options
  }

  /// Starts the screen, to be run.
  func start(
    _ options: AppOptions, _ times: RunTimes, making make: ProgramFactory
  ) throws -> Run {
    Run(try make(options), size: size(options), times)
  }

  /// Starts the screen, for frames that are given one by one.
  func start(
    _ options: AppOptions, steps: [Run.Step], making make: ProgramFactory
  ) throws -> Run {
    Run(try make(options), size: size(options), steps: steps)
  }

  private func size(_ options: AppOptions) -> Size {
    canvas ?? (options.place == .window ? Size(960, 720) : options.naturalSize)
  }
}
