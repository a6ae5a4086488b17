import ArgumentParser
import Engine
import EngineSDL

/// The options of the commands that run a screen on exact times, without a display.
struct FrameArguments: ParsableArguments {
  @Option(
    parsing: .unconditional, help: "The size that is laid out, as WxH (default: the screen's own).",
    transform: OptionValue.size)
  var canvas: Size?

  @Option(
    parsing: .unconditional, help: "Frames a second, 1 to 1000 (default: 60).",
    transform: OptionValue.number(1...1000))
  var fps: Double = 60

  @Option(
    parsing: .unconditional,
    help: "Seconds, 0 to 86400 (default: until no event is left and nothing moves).",
    transform: OptionValue.number(0...86400))
  var duration: Double?

  @Option(
    help: """
      A file of input events, one a line after its time in seconds, such as: 0.50 key Right. \
      Others: press X Y, move X Y, release, cancel, hover X Y, wheel X Y DX DY, text WORDS, \
      resize W H.
      """)
  var script: String?

  @Option(
    parsing: .unconditional,
    help: "The seconds the whole way of a pair takes, 0.01 to 3600 (default: 5).",
    transform: OptionValue.number(0.01...3600))
  var playDuration: Double = 5

  /// Starts the screen and its frames.
  /// - Parameters:
  ///   - scale: the pixels in a point.
  ///   - lives: true if the slides' creatures breathe, blink and look around.
  func sequence(
    _ arguments: ProgramArguments, scale: Double = 1, lives: Bool = false,
    making make: ProgramFactory
  ) throws -> (frames: FrameSequence, options: AppOptions, screen: any HostedScreen) {
    let script = try self.script.map(ScriptFile.read) ?? InputScript()
    var options = try arguments.options(place: .canvas, duration: playDuration)
    options.pixelsPerPoint = scale
    options.lives = lives
    let size = canvas ?? options.naturalSize
    let screen = try make(options)
    let frames = FrameSequence(
      runtime: Runtime(screen: screen, size: size), size: size, rate: fps, duration: duration,
      script: script)
    return (frames, options, screen)
  }
}
