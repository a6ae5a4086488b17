import ArgumentParser
import Engine
import EngineFilms
import EngineSDL
import EngineSystem

/// `pokeanim icons`: the program's icon in all its sizes, for `make build`; in no help.
struct IconsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "icons", abstract: "Write the program's icon for desktops.", shouldDisplay: false)

  @Option(name: .shortAndLong, help: "Folder of an icon theme", completion: .directory)
  var output: String

  @OptionGroup var files: FileArguments

  func run() throws {
    for icon in try Pictures.icon(in: try AssetFinder(option: files.assets).find()) {
      let folder = "\(output)/\(icon.width)x\(icon.height)/apps"
      try FileSystem.makeFolders(folder)
      try FileSystem.write(
        ImageEncoding.png(icon, isTransparent: true), to: folder + "/pokeanim.png")
    }
  }
}
