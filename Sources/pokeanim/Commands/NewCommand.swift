import ArgumentParser
import Engine
import EngineSDL
import EngineSystem
import Onboarding
import Studio

/// `pokeanim new`: slides of one's own, or Swift, to begin with.
struct NewCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "new",
    abstract: "Make a folder with slides to begin with, or a Swift file.",
    usage: """
      pokeanim new [--example <name>] <name>.slides
             pokeanim new <name>.slides --from <frame>.svg ...
             pokeanim new <name>.swift
             pokeanim new --example <name> [<folder>]
      """,
    discussion: """
      EXAMPLES:
        pokeanim new tour.slides
        pokeanim new --example fernway walks.slides    an app with four screens, a sheet and a back
        pokeanim new tour.slides --from a.svg b.svg    a slide of each frame of a design tool
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

  @Option(
    parsing: .upToNextOption,
    help: ArgumentHelp(
      """
      SVG files, as Figma, Inkscape or Illustrator write them: each becomes a slide, and what two have \
      in common moves from one to the other
      """,
      valueName: "frame.svg"), completion: .file())
  var from: [String] = []

  @Flag(help: "With --from: say what of each file is taken for the same thing on the next one")
  var matches = false

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
    if let other = from.first(where: { !SlideFolder.isFrame($0) }) {
      throw ValidationError(
        SlideFolder.whyNoFrame(other)
          ?? "--from takes SVG files, and “\(other)” is none; the folder to make stands before it")
    }
    if !from.isEmpty, isFile || example != .starter {
      throw ValidationError("--from makes a folder of slides; leave out --example and .swift")
    }
    if matches, from.count < 2 {
      throw ValidationError("--matches is for --from with two SVG files or more")
    }
    if folder == nil, !example.isSwift {
      throw ValidationError("name the folder to make, as tour.slides, or a file, as Card.swift")
    }
    if isFile, example != .starter {
      throw ValidationError("\(example.rawValue) is a folder; leave out .swift, a file's name")
    }
  }

  func run() throws {
    guard from.isEmpty else { return try makeFolder(ofFrames: folder ?? "") }
    let assets = try AssetFinder(option: assets).find()
    let path = folder ?? example.rawValue
    if isFile {
      try makeFile(path, from: assets + "/Playground/Starter.swift")
    } else {
      try makeFolder(path, from: assets + "/" + example.folder)
    }
    Self.tell(ofMade: path)
  }

  private static func tell(ofMade path: String) {
    printNote("\(path) is made; show it with: pokeanim \(argument(path))")
  }

  private func makeFolder(ofFrames path: String) throws {
    guard !FileSystem.exists(path) else { throw Self.taken(path) }
    let document = try DesignDocument(paths: from, tell: printWarning)
    try FileSystem.makeFolder(path, with: document.files)
    if matches { printPlain(document.matches.joined(separator: "\n")) }
    Self.tell(ofMade: path)
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
