/// Finds the fonts to draw with.
///
/// In order: what `--font` says, what POKEANIM_FONT says (a file, or a folder of them), the
/// fonts among the program's pictures, Inter in Debian's places or where fontconfig knows it, DejaVu
/// and Liberation in Debian's places, whatever fontconfig takes for plain text.
struct FontFinder {
  var option: String?
  var environment: Environment = processEnvironment
  /// The folder with the program's pictures.
  var assets: String?
  /// Folders of the system with the families to take there.
  var system: [(folder: String, family: String)] = FontFinder.systemPlaces

  /// Asks fontconfig for a family.
  var match: (String) -> Fontconfig.Match? = Fontconfig.match

  static let systemPlaces = [
    ("/usr/share/fonts/opentype/inter", "Inter"),
    ("/usr/share/fonts/truetype/inter", "Inter"),
    ("/usr/share/fonts/truetype/dejavu", "DejaVuSans"),
    ("/usr/share/fonts/truetype/liberation", "LiberationSans"),
    ("/usr/share/fonts/truetype/liberation2", "LiberationSans"),
  ].map { (folder: $0.0, family: $0.1) }

  /// The fonts; nil if there is none at all. One that was asked for but is not there is an error.
  func find() throws -> FontFiles? {
    if let option { return try given(option, by: "--font") }
    if let variable = environment("POKEANIM_FONT") {
      return try given(variable, by: "POKEANIM_FONT")
    }
    if let assets, let own = FontFiles(folder: assets) { return own }
    return installed("Inter") ?? matching("Inter") ?? installed(nil) ?? matching(nil)
  }

  /// The first of a family in the known folders; nil takes any.
  private func installed(_ family: String?) -> FontFiles? {
    for place in system where family == nil || place.family == family {
      if let found = FontFiles(folder: place.folder, family: place.family) { return found }
    }
    return nil
  }

  /// What fontconfig knows of a family, if it is no other's; nil takes any.
  private func matching(_ family: String?) -> FontFiles? {
    guard let match = match(family ?? "sans-serif"), FileSystem.isFile(match.file),
      family == nil || match.family == family
    else { return nil }
    return FontFiles(file: match.file)
  }

  private func given(_ path: String, by name: String) throws -> FontFiles {
    if FileSystem.isFile(path) { return FontFiles(file: path) }
    guard FileSystem.isFolder(path) else {
      throw Failure("\(name): there is no font file \(path); name an .otf or .ttf file")
    }
    guard let files = FontFiles(folder: path) else {
      throw Failure("\(name): no .otf or .ttf file is in \(path); name a font file")
    }
    return files
  }
}
