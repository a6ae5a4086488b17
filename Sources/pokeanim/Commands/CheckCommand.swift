import ArgumentParser
import EngineSDL
import EngineSystem
import JSONText

/// `pokeanim check`: everything that is wrong with slides.
struct CheckCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Say everything that is wrong with slides, and what is doubtful.",
    usage: "pokeanim check <slides> [<options>]",
    discussion: """
      EXAMPLES:
        pokeanim check tour.slides           a line for each mistake, with its place
        pokeanim check tour.slides --json    the same for programs

      Doubtful are elements that show nothing, slides that nothing leads to, what leads nowhere, and \
      what is not drawn of pictures, and letters that no font here has; with --strict these are \
      mistakes, too.

      EXIT STATUS:
        0 nothing is wrong, 1 something is, 2 wrong usage,
        \(ExitStatus.signals)
      """)

  @Argument(
    help: ArgumentHelp("Folder of slides, or its JSON file", valueName: "slides"),
    completion: .file())
  var slides: String

  @Flag(help: "Count what is doubtful as wrong")
  var strict = false

  @Flag(help: "Print one JSON object")
  var json = false

  @OptionGroup var links: LinkArguments

  func run() throws {
    let assets = try? AssetFinder(option: nil).find()
    let text = try FontFinder(option: nil, assets: assets).text {}
    let check = try SlideCheck(slides, links: links.rule(isShown: false), text: text)
    if json {
      try StandardOutput.write(check.json.line())
    } else {
      try StandardOutput.write(check.text)
    }
    if check.hasErrors || strict && !check.findings.isEmpty {
      throw ExitCode(ExitStatus.failure)
    }
  }
}
