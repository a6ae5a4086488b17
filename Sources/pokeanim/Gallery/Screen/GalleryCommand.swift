import ArgumentParser
import EngineSDL

/// `pokeanim gallery`: opens the window with the pictures of a folder as cards.
struct GalleryCommand: WindowProgram {
  static let configuration = CommandConfiguration(
    commandName: "gallery",
    abstract: "Show the pictures of a folder as cards.",
    usage: "pokeanim gallery <folder> [<options>]",
    discussion: """
      EXAMPLES:
        pokeanim gallery icons                show the pictures in the folder icons
        pokeanim gallery . --theme dark       those of this folder, in dark colours

      Each .svg and .png of the folder is a card of screen 4, in the order of their names. What \
      can't be drawn is told, and left out. Other commands take the folder with --cards.

      \(CommandLineProgram.Exit.words)
      """)

  @Argument(help: ArgumentHelp("Folder with pictures", valueName: "folder"), completion: .directory)
  var folder: String

  @OptionGroup(title: "Screen") var program: ProgramArguments
  @OptionGroup(title: "Window") var window: WindowArguments
  @OptionGroup(title: "Files") var files: FileArguments
  @OptionGroup(title: "Recording") var recording: RecordArguments

  func validate() throws {
    if let cards = program.cards {
      throw ValidationError("“\(folder)” and --cards \(cards) are two folders; give one")
    }
  }

  func run(making make: ProgramFactory) throws {
    var program = program
    program.cards = folder
    program.screen = program.screen ?? .gallery
    try open(program, making: make)
  }
}
