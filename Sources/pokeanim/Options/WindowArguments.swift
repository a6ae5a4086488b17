import ArgumentParser
import Engine
import Studio

/// The options for the window.
struct WindowArguments: ParsableArguments {
  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Window size in points, at least 320x240 (default: the last one, at first 960x720)",
      valueName: "WIDTHxHEIGHT"),
    transform: OptionValue.size)
  var size: Size?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Pixels per point, \(Scales.words) (default: the desktop's)", valueName: "factor"),
    transform: OptionValue.number(Scales.range))
  var scale: Double?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Upper limit of frames per second, 1 to 1000 (default: the display's rate)",
      valueName: "rate"),
    transform: OptionValue.number(1...1000))
  var fpsCap: Double?

  @Option(help: ArgumentHelp("Presentation backend", valueName: "backend"))
  var renderer = RendererOption.auto

  @Option(help: "Creatures of the Story breathe, blink and look around")
  var life = LifeOption.on

  @Flag(help: "Show nothing of the program over what is shown, in a window of its proportions; F8")
  var present = false

  @Flag(help: "Ignore the state of the last run, and do not save this one's")
  var fresh = false

  @Flag(help: "On exit, print frame statistics to standard error")
  var stats = false

  @Flag(help: "With --stats: print them to standard output, as one JSON object")
  var json = false

  func validate() throws {
    guard stats || !json else { throw ValidationError("--json needs --stats here") }
  }
}
