import ArgumentParser
import Engine
import EngineSDL
import EngineSystem
import Onboarding

/// `pokeanim new`: slides of one's own, or Swift, to begin with.
struct NewCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "new",
    abstract: "Make a folder with slides to begin with, or a Swift file.",
    usage: """
      pokeanim new [--example <name>] <name>.slides
             pokeanim new <name>.swift
             pokeanim new --example <name> [<folder>]
      """,
    discussion: """
      EXAMPLES:
        pokeanim new tour.slides
        pokeanim new --example fernway walks.slides    an app with four screens, a sheet and a back
        pokeanim new Card.swift                        Swift: twenty lines that move
        pokeanim new --example layoutkit               LayoutKit's own playground

      Then "pokeanim tour.slides" shows them, and follows each save of \
      tour.slides/\(DeckFile.usualName), which says what is on them and how it moves. Other \
      commands take them as their first word, too. "pokeanim Card.swift" shows a Swift file in the \
      same way: it runs the code.

      \(ExitStatus.words)
      """)

  /// What one may begin with.
  enum Example: String, CaseIterable, ExpressibleByArgument {
    case starter, fernway, player, settings, layoutkit, uicomponent, deck, katana

    /// The folder below that of the program's pictures.
    var folder: String {
      switch self {
      case .starter: "Starter.slides"
      case .fernway, .player, .settings: "Examples/\(rawValue).slides"
      case .layoutkit, .uicomponent, .deck, .katana: "Playground/Examples/\(rawValue)"
      }
    }

    /// True for a folder of Swift files.
    var isSwift: Bool { folder.hasPrefix("Playground/") }
    /// The file without which it is nothing.
    var mainFile: String { isSwift ? "main.swift" : DeckFile.usualName }
  }

  @Option(
    help: ArgumentHelp(
      """
      Slides to begin with: three of an onboarding, an app for walkers, a music player, or settings; \
      or Swift: the code of LayoutKit, UIComponent, the deck or Katana
      """,
      valueName: "name"))
  var example = Example.starter

  @Argument(
    help: ArgumentHelp(
      "Folder to make, or the Swift file; an example in Swift has its own name", valueName: "folder"
    ), completion: .directory)
  var folder: String?

  @Option(help: .pictures, completion: .directory)
  var assets: String?

  /// The folder as a shell and the program take it: not for several words, nor for a command.
  private static func argument(_ folder: String) -> String {
    let commands = WindowCommand.configuration.subcommands.map { $0._commandName }
    let isOther = commands.contains(folder) || folder == "help" || folder.hasPrefix("-")
    return ShellWord.quoted(isOther ? "./\(folder)" : folder)
  }

  private var isFile: Bool { folder.map(SwiftSource.isName) ?? false }

  func validate() throws {
    if folder == nil, !example.isSwift {
      throw ValidationError("name the folder to make, as tour.slides, or a file, as Card.swift")
    }
    if isFile, example != .starter {
      throw ValidationError("\(example.rawValue) is a folder; leave out .swift, a file's name")
    }
  }

  func run() throws {
    let assets = try AssetFinder(option: assets).find()
    let path = folder ?? example.rawValue
    if isFile {
      try makeFile(path, from: assets + "/Playground/Starter.swift")
    } else {
      try makeFolder(path, from: assets + "/" + example.folder)
    }
    printNote("\(path) is made; show it with: pokeanim \(Self.argument(path))")
  }

  private func makeFolder(_ path: String, from starter: String) throws {
    let names = FileSystem.names(in: starter)
    guard names.contains(example.mainFile) else { throw Self.missing(starter) }
    guard !FileSystem.exists(path) else { throw Self.taken(path) }
    let files = try names.map { (name: $0, bytes: try FileSystem.bytes(of: starter + "/" + $0)) }
    try FileSystem.makeFolder(path, with: files)
  }

  private func makeFile(_ path: String, from starter: String) throws {
    guard FileSystem.isFile(starter) else { throw Self.missing(starter) }
    let bytes = try FileSystem.bytes(of: starter)
    guard try FileSystem.claim(path) else { throw Self.taken(path) }
    do {
      try FileSystem.write(bytes, to: path)
    } catch {
      FileCall.remove(path)
      throw error
    }
  }

  private static func missing(_ path: String) -> Failure {
    Failure("\(path) is not there; install the program anew")
  }

  private static func taken(_ path: String) -> Failure {
    Failure("\(path) is there already; take another name")
  }
}
