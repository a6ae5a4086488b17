import Engine
import EngineSystem

/// The font file of each weight; weights may share one.
package struct FontFiles: Hashable {
  package internal(set) var regular: String
  var semibold: String
  var bold: String

  subscript(weight: Font.Weight) -> String {
    switch weight {
    case .regular: regular
    case .semibold: semibold
    case .bold: bold
    }
  }

  /// The fonts of a folder by the endings of their names (`X-Regular.otf`, `X-SemiBold.otf`,
  /// `X-Bold.otf`): those of the first family with a regular font. Without a semibold font bold
  /// takes its place, without a bold one semibold, without either regular. nil: no font there.
  init?(folder: String, family: String? = nil) {
    let names = FileSystem.names(in: folder).filter(Self.isFont)
    let stems = names.map(Self.stem)
    guard
      let regular = stems.firstIndex(where: { stem in
        family.map { stem == $0 + "-Regular" || stem == $0 } ?? stem.hasSuffix("-Regular")
      }) ?? (family == nil ? names.indices.first : nil)
    else { return nil }
    let name = stems[regular]
    let stem = name.hasSuffix("-Regular") ? name.dropLast("-Regular".count) : name
    func file(_ ending: String) -> String? {
      stems.firstIndex { $0 == stem + "-" + ending }.map { folder + "/" + names[$0] }
    }
    let semibold = file("SemiBold")
    let bold = file("Bold")
    self.regular = folder + "/" + names[regular]
    self.semibold = semibold ?? bold ?? self.regular
    self.bold = bold ?? semibold ?? self.regular
  }

  /// A file for all weights; if its name ends in `-Regular`, the other weights beside it count.
  init(file: String) {
    let name = Self.stem(of: FileSystem.name(of: file))
    if name.hasSuffix("-Regular"),
      let family = FontFiles(
        folder: FileSystem.folder(of: file), family: String(name.dropLast("-Regular".count))),
      FileSystem.name(of: family.regular) == FileSystem.name(of: file)
    {
      self = family
      regular = file
    } else {
      regular = file
      semibold = file
      bold = file
    }
  }

  /// A font's name without its ending: there may be a version with a point in it.
  private static func stem(of name: String) -> Substring {
    isFont(name) ? name.dropLast(".otf".count) : name[...]
  }

  private static func isFont(_ name: String) -> Bool {
    name.hasSuffix(".otf") || name.hasSuffix(".ttf")
  }
}
