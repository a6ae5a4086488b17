import Engine
import EngineSDL
import EngineSystem
import Onboarding

/// Finds the folder with the program's pictures.
///
/// In order: the one `--assets` names, the one POKEANIM_ASSETS names, `../share/pokeanim` beside
/// the program's folder (as `make install` lays it), `Assets` in the source tree that the program
/// was built in, and `pokeanim` in the folders of XDG_DATA_HOME and XDG_DATA_DIRS. The current
/// folder is none of them: what lies there is somebody else's.
struct AssetFinder {
  var option: String?
  var environment: Environment = processEnvironment
  var executable = FileSystem.executable

  /// The folder; one that was asked for but is not there is an error, as is finding none.
  func find() throws -> String {
    if let option { return try given(option, by: "--assets") }
    if let variable = environment("POKEANIM_ASSETS") {
      return try given(variable, by: "POKEANIM_ASSETS")
    }
    let places = self.places
    if let found = places.first(where: Self.holdsOurPictures) { return found }
    throw Failure(
      "can't find the program's pictures; looked in \(places.joined(separator: ", "));"
        + " name their folder with --assets or POKEANIM_ASSETS")
  }

  /// The folders that are looked at, in order, each once.
  var places: [String] {
    let bin = FileSystem.folder(of: executable)
    let shared = FileSystem.folder(of: bin) + "/share"
    let folders = [shared] + sharedFolders
    var places = folders.map { $0 + "/pokeanim" }
    if let sources = sourceTree(above: bin) { places.insert(sources + "/Assets", at: 1) }
    var seen: Set<String> = []
    return places.filter { seen.insert($0).inserted }
  }

  /// The folders that the XDG specification keeps data in; those that are not absolute are to be
  /// ignored.
  private var sharedFolders: [String] {
    let home = environment("XDG_DATA_HOME") ?? environment("HOME").map { $0 + "/.local/share" }
    let system = environment("XDG_DATA_DIRS") ?? "/usr/local/share:/usr/share"
    let folders = [home].compactMap(\.self) + system.split(separator: ":").map(String.init)
    return folders.filter { $0.hasPrefix("/") }
  }

  /// The nearest folder above that holds the program's sources.
  private func sourceTree(above folder: String) -> String? {
    var folder = folder
    while folder != "/", folder != "." {
      if FileSystem.isFile(folder + "/Package.swift"),
        FileSystem.isFolder(folder + "/Sources/pokeanim")
      {
        return folder
      }
      folder = FileSystem.folder(of: folder)
    }
    return nil
  }

  private func given(_ folder: String, by name: String) throws -> String {
    guard FileSystem.isFolder(folder) else {
      throw Failure("\(name): \(folder) is not a folder; name the one with the program's pictures")
    }
    guard FileSystem.names(in: folder).contains(where: { $0.hasSuffix(".svg") }) else {
      throw Failure("\(name): \(folder) holds no .svg; name the folder with the program's pictures")
    }
    return folder
  }

  private static func holdsOurPictures(_ folder: String) -> Bool {
    let names = Set(FileSystem.names(in: folder))
    return Deck.builtIn.slides.allSatisfy { names.isSuperset(of: $0.pictures) }
  }
}
