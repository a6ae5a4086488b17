import ArgumentParser
import EngineSDL
import Studio

/// `pokeanim gallery`: opens the window with the pictures of a folder as cards.
struct GalleryCommand: WindowProgram {
  static let configuration = CommandConfiguration(
    commandName: "gallery",
    abstract: "Show the pictures of a folder as cards.",
    usage: "pokeanim gallery [<folder>] [<options>]",
    discussion: """
      EXAMPLES:
        pokeanim gallery icons                show the pictures in the folder icons
        pokeanim gallery . --theme dark       those of this folder, in dark colours

      Each .svg and .png of the folder is a card of screen 4, in the order of their names. What \
      can't be drawn is told, and left out. Without a folder the cards are the program's own. Other \
      commands take the folder as their subject, or with --cards.

      \(ExitStatus.words)
      """)

  @Argument(help: ArgumentHelp("Folder with pictures", valueName: "folder"), completion: .directory)
  var folder: String?

  @OptionGroup(title: "Screen") var options: ProgramOptions
  @OptionGroup(title: "Window") var window: WindowArguments
  @OptionGroup(title: "Files") var files: FileArguments
  @OptionGroup(title: "Recording") var recording: RecordArguments

  func validate() throws {
    try options.check(folder.map { .cards($0) } ?? .screen(.gallery), named: folder ?? "gallery")
  }

  var subject: Subject? { folder.map { .cards($0) } ?? .screen(.gallery) }
}
