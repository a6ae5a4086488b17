import ArgumentParser
import Engine
import EngineSystem
import JSONText
import Onboarding
import Studio

/// `pokeanim describe`: what is on slides, where they lead, and what moves how.
struct DescribeCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "describe",
    abstract: "Say what is on slides, where they lead, and what moves how.",
    usage: "pokeanim describe <slides> [<options>]",
    discussion: """
      EXAMPLES:
        pokeanim describe tour.slides           an outline
        pokeanim describe tour.slides --json    the same for programs, with all numbers

      Each element has its place in points of the canvas, wherever it lies; each change the elements \
      that enter, leave or move in it, with their delays, durations, and springs or CSS easings.

      \(ExitStatus.words)
      """)

  @Argument(
    help: ArgumentHelp("Folder of slides, or its JSON file", valueName: "slides"),
    completion: .file())
  var slides: String

  @OptionGroup var files: FileArguments

  @Flag(help: "Print one JSON object")
  var json = false

  func run() throws {
    let file = try SlideFolder.file(at: slides)
    do {
      let deck = try DeckFile(try SlideFolder.bytes(of: file, isNamed: file == slides)).deck
      let artwork = try artwork(of: deck)
      let description = DeckDescription(
        deck, motion: .fluid, artwork: artwork,
        typesetter: Typesetter(measuring: try text(of: deck, artwork)))
      if json {
        try StandardOutput.write(description.json.line())
      } else {
        try StandardOutput.write(description.outline)
      }
    } catch let error as DeckFileError {
      throw Failure(lines: error.lines(in: file))
    }
  }

  /// The pictures, if layouts ask for their sizes.
  private func artwork(of deck: Deck) throws -> Artwork {
    deck.isArranged ? try SlideFolder(slides).artwork : Artwork()
  }

  /// The fonts, if layouts ask for the size of words.
  private func text(of deck: Deck, _ artwork: Artwork) throws -> any TextMeasuring {
    guard deck.isArranged else { return MonospacedText() }
    let text = try files.findText(assets: files.findAssets())
    text.take(artwork.families)
    return text
  }
}
