import ArgumentParser

/// The options for the files that the program reads by itself.
struct FileArguments: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Font file, or a folder of fonts (default: POKEANIM_FONT, then Inter)", valueName: "path"),
    completion: .file())
  var font: String?

  @Option(help: .pictures, completion: .directory)
  var assets: String?
}

extension ArgumentHelp {
  /// The help of `--assets`.
  static var pictures: ArgumentHelp {
    ArgumentHelp(
      "Folder of the program's pictures (default: POKEANIM_ASSETS, then the installed one)",
      valueName: "folder")
  }
}
