import ArgumentParser
import Engine
import EngineFilms
import EngineSDL

/// The options of films beside those of their frames.
struct FilmArguments: ParsableArguments {
  @OptionGroup var span: SpanArguments

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Times that \(FilmFormat.names("and", where: \.loops)) play, 1 to 65535 (default: 0, without end)",
      valueName: "times"),
    transform: OptionValue.whole(0...65535))
  var loop: Int?

  @Option(
    help: ArgumentHelp(
      "Background: the screen's, or none for transparent pixels", valueName: "background"))
  var background = BackgroundOption.screen

  @Flag(help: "Film the window's whole page, bars and panels too; 960x720 without --canvas")
  var page = false

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      """
      Motion blur of a 180° shutter: each frame is the mean of so many moments, 2 to 64 \
      (default: 1, no blur)
      """, valueName: "moments"),
    transform: OptionValue.whole(1...64))
  var blur = 1

  @Flag(help: "Print errors only: no progress, and no line at the end")
  var quiet = false

  func validate() throws {
    if page, background == .none {
      throw ValidationError("--page films the window's ground, too; leave out --background none")
    }
  }

  /// Throws if a format can't do what is asked for.
  func check(_ name: FilmName) throws {
    if background == .none, !name.format.hasAlpha {
      throw Failure(
        "\(name.path): .\(name.format.name) has no transparent pixels with soft edges; take"
          + " \(FilmFormat.names(where: \.hasAlpha)), or leave out --background none")
    }
    if loop != nil, !name.format.loops {
      throw Failure(
        "\(name.path): .\(name.format.name) can't say how often it plays; take"
          + " \(FilmFormat.names(where: \.loops)), or leave out --loop")
    }
  }
}
