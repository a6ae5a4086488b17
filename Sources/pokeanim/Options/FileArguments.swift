import ArgumentParser
import Engine
import EngineSDL

/// The options for the files that the program reads by itself.
struct FileArguments: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Font file, or a folder of fonts (default: POKEANIM_FONT, then Inter)", valueName: "path"),
    completion: .file())
  var font: String?

  @Option(help: .pictures, completion: .directory)
  var assets: String?

  /// The folder with the program's pictures.
  func findAssets() throws -> String { try AssetFinder(option: assets).find() }

  /// The fonts; without any there is one warning, and no text.
  ///
  /// - Parameter assets: the folder with the program's pictures.
  func findText(assets: String) throws -> any TextMaker & DocumentFonts {
    try FontFinder(option: font, assets: assets).text {
      printWarning("no font found, so no text is drawn; install fonts-inter or give --font FILE")
    }
  }
}

extension ArgumentHelp {
  /// The help of `--assets`.
  static var pictures: ArgumentHelp {
    ArgumentHelp(
      "Folder of the program's pictures (default: POKEANIM_ASSETS, then the installed one)",
      valueName: "folder")
  }
}
