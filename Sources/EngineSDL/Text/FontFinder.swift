package import Engine
import EngineSystem

/// Finds the fonts to draw with.
///
/// In order: the one asked for, those in a folder of one's own, Inter in Debian's places or where
/// fontconfig knows it, DejaVu and Liberation in Debian's places, whatever fontconfig takes for
/// plain text.
package struct FontFinder {
  /// A font that somebody wants.
  package struct Wish {
    /// A font file, or a folder of them.
    var path: String
    /// Names, in errors, where the wish was said.
    var source: String

    package init(path: String, source: String) {
      self.path = path
      self.source = source
    }
  }

  /// A folder, and the family whose files are taken there.
  struct Place {
    let folder: String
    let family: String
  }

  var wish: Wish?
  /// A folder whose fonts come before the system's.
  var folder: String?
  /// Folders of the system with the families to take there.
  var system = FontFinder.systemPlaces

  /// Asks fontconfig for a family.
  var match: (String) -> Fontconfig.Match? = Fontconfig.match

  static let systemPlaces = [
    Place(folder: "/usr/share/fonts/opentype/inter", family: "Inter"),
    Place(folder: "/usr/share/fonts/truetype/inter", family: "Inter"),
    Place(folder: "/usr/share/fonts/truetype/dejavu", family: "DejaVuSans"),
    Place(folder: "/usr/share/fonts/truetype/liberation", family: "LiberationSans"),
    Place(folder: "/usr/share/fonts/truetype/liberation2", family: "LiberationSans"),
  ]

  package init(wish: Wish? = nil, folder: String? = nil) {
    self.wish = wish
    self.folder = folder
  }

  /// The fonts; nil if there is none at all. One that was asked for but is not there is an error.
  package func find() throws -> FontFamily? {
    if let wish { return try given(wish) }
    if let folder, let own = FontFamily(folder: folder) { return own }
    return installed("Inter") ?? matching("Inter") ?? installed(nil) ?? matching(nil)
  }

  /// Text in the fonts that are found; without any it takes its place and is not drawn, and
  /// `warn` is called.
  package func text(warn: () -> Void) throws -> any TextMaker & DocumentFonts {
    if let family = try find() { return try GlyphCache(family: family) }
    warn()
    return SilentText()
  }

  /// The first of a family in the known folders; nil takes any.
  private func installed(_ family: String?) -> FontFamily? {
    for place in system where family == nil || place.family == family {
      if let found = FontFamily(folder: place.folder, family: place.family) { return found }
    }
    return nil
  }

  /// The fonts that fontconfig knows of a family, if it is no other's; nil takes any.
  private func matching(_ family: String?) -> FontFamily? {
    guard let match = match(family ?? "sans-serif"), FileSystem.isFile(match.file),
      family == nil || match.family == family
    else { return nil }
    return FontFamily(file: match.file)
  }

  private func given(_ wish: Wish) throws -> FontFamily {
    let path = wish.path
    if FileSystem.isFile(path) { return FontFamily(file: path) }
    guard FileSystem.isFolder(path) else {
      throw Failure("\(wish.source): there is no font file \(path); name an .otf or .ttf file")
    }
    guard let files = FontFamily(folder: path) else {
      throw Failure("\(wish.source): no .otf or .ttf file is in \(path); name a font file")
    }
    return files
  }
}
