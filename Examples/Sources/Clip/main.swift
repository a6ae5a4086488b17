import Engine
import EngineFilms
import EngineSDL
import Foundation

// A film of a screen, without a window: `swift run Clip hello.gif`, or .apng, .mp4, .png, %03d.png.

/// A word that jumps up, turns blue and lands.
final class HelloScreen: StageScreen {
  private let word = View(frame: .zero, key: "word")
  private lazy var jump = stage.hold(
    Animation.translate(word, to: Point(0, -40), in: 0.25).time(.penner(.quad, .out))
      * Animation.translate(word, from: Point(0, -40), to: .zero, in: 0.6)
      .time(.penner(.bounce, .out))
      + .colour(word, from: Color(236, 238, 244), to: Color(74, 108, 247), in: 0.4))

  override init(measuring: any TextMeasuring, stage: Stage = Stage()) {
    super.init(measuring: measuring, stage: stage)
    root.backgroundColor = .white
    let font = Font(size: 28, weight: .bold)
    word.content = .text(TextContent("Hello", font: font, color: Color(22, 26, 48)))
    word.cornerRadius = 16
    root.addSubview(word)
  }

  override var change: (any Change)? { jump }

  override func layOut(at time: Instant) {
    word.frame = Rect((size.width - 120) / 2, (size.height - 56) / 2, 120, 56)
  }
}

do {
  guard CommandLine.arguments.count == 2 else {
    throw Failure("one argument, the film's name; for example hello.gif")
  }
  let text = try Desktop.text()
  var film = Film(HelloScreen(measuring: text), text: text, size: Size(320, 180))
  film.rate = 50
  film.script = try InputScript(parsing: "0.1 key Space")
  try film.write(CommandLine.arguments[1])
} catch {
  FileHandle.standardError.write(Data("Clip: \(error)\n".utf8))
  exit(1)
}
