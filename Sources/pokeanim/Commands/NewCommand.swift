import ArgumentParser
import Engine
import EngineSDL
import EngineSystem
import Onboarding

/// `pokeanim new`: slides of one's own to begin with.
struct NewCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "new",
    abstract: "Make a folder with slides to begin with.",
    usage: "pokeanim new [--example <name>] <name>.slides",
    discussion: """
      EXAMPLES:
        pokeanim new tour.slides
        pokeanim new --example fernway walks.slides    an app with four screens, a sheet and a back

      Then "pokeanim tour.slides" shows them, and follows each save of \
      tour.slides/\(DeckFile.usualName), which says what is on them and how it moves. Other \
      commands take them as their first word, too.

      \(ExitStatus.words)
      """)

  /// What one may begin with.
  enum Example: String, CaseIterable, ExpressibleByArgument {
    case starter, fernway, player, settings

    /// The folder below that of the program's pictures.
    var folder: String {
      switch self {
      case .starter: "Starter.slides"
      case .fernway, .player, .settings: "Examples/\(rawValue).slides"
      }
    }
  }

  @Option(
    help: ArgumentHelp(
      "Slides to begin with: three of an onboarding, an app for walkers, a music player, or settings",
      valueName: "name"))
  var example = Example.starter

  @Argument(help: ArgumentHelp("Folder to make", valueName: "folder"), completion: .directory)
  var folder: String

  @Option(help: .pictures, completion: .directory)
  var assets: String?

  /// The folder as a shell and the program take it: not for several words, nor for a command.
  private static func argument(_ folder: String) -> String {
    let commands = WindowCommand.configuration.subcommands.map { $0._commandName }
    let isOther = commands.contains(folder) || folder == "help" || folder.hasPrefix("-")
    let name = isOther ? "./\(folder)" : folder
    let isPlain = name.allSatisfy { $0.isLetter || $0.isNumber || "-._/+,:@%".contains($0) }
    return isPlain ? name : "'" + name.replacing("'", with: "'\\''") + "'"
  }

  func run() throws {
    let starter = try AssetFinder(option: assets).find() + "/" + example.folder
    let names = FileSystem.names(in: starter)
    guard names.contains(DeckFile.usualName) else {
      throw Failure("\(starter) is not there; install the program anew")
    }
    guard !FileSystem.exists(folder) else {
      throw Failure("\(folder) is there already; take another name")
    }
    let files = try names.map { (name: $0, bytes: try FileSystem.bytes(of: starter + "/" + $0)) }
    try FileSystem.makeFolder(folder, with: files)
    printNote("\(folder) is made; show it with: pokeanim \(Self.argument(folder))")
  }
}
