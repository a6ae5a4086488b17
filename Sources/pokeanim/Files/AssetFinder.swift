import EngineSDL

/// Finds the folder with the program's pictures.
///
/// In order: what `--assets` says, what POKEANIM_ASSETS says, `Assets` beside the executable, in
/// the current folder, and in the folders above the executable (a build inside the repository).
struct AssetFinder {
  var option: String?
  var environment: Environment = processEnvironment
  var executable = FileSystem.executable
  var currentFolder = FileSystem.currentFolder

  /// The folder; one that was asked for but is not there is an error, as is finding none.
  func find() throws -> String {
    if let option { return try given(option, by: "--assets") }
    if let variable = environment("POKEANIM_ASSETS") {
      return try given(variable, by: "POKEANIM_ASSETS")
    }
    let places = self.places
    if let found = places.first(where: Self.holdsPictures) { return found }
    throw Failure(
      "no folder with the program's pictures (.svg); looked at \(places.joined(separator: ", "));"
        + " say where it is with --assets or POKEANIM_ASSETS")
  }

  /// The paths at which an `Assets` folder is looked for, in order, each once.
  var places: [String] {
    let beside = FileSystem.folder(of: executable)
    var folders = [beside, currentFolder]
    var folder = beside
    while folder != "/", folder != "." {
      folder = FileSystem.folder(of: folder)
      folders.append(folder)
    }
    var places: [String] = []
    for folder in folders {
      let place = folder == "/" ? "/Assets" : folder + "/Assets"
      if !places.contains(place) { places.append(place) }
    }
    return places
  }

  private func given(_ folder: String, by name: String) throws -> String {
    guard FileSystem.isFolder(folder) else {
      throw Failure("\(name): \(folder) is not a folder; name the one with the program's pictures")
    }
    guard Self.holdsPictures(folder) else {
      throw Failure("\(name): \(folder) holds no .svg; name the folder with the program's pictures")
    }
    return folder
  }

  private static func holdsPictures(_ folder: String) -> Bool {
    FileSystem.names(in: folder).contains { $0.hasSuffix(".svg") }
  }
}
