import Engine
import EngineSystem

/// The fonts for what a text's own font lacks, in a fixed order by script and language, in Debian's
/// places. No setting of a person's counts: who has the same fonts sees the same film.
struct FontCatalog {
  /// The folder of the system's fonts.
  var root = "/usr/share/fonts"

  /// The fonts that may have a letter of a script, best first; only those that are there.
  ///
  /// - Parameter language: as BCP 47 names it; it chooses among the shapes of Han characters.
  func faces(of script: Script, _ weight: Font.Weight, language: String?) -> [FontFace] {
    var faces: [FontFace] = []
    if let number = Self.number(of: script, language) {
      faces += weighted("opentype/noto/NotoSansCJK", ".ttc", weight, number)
      faces += [FontFace(file: "truetype/droid/DroidSansFallbackFull.ttf")]
    }
    if let name = Self.notoNames[script] {
      faces += weighted("truetype/noto/Noto" + name, ".ttf", weight)
    }
    let bold = weight.isBold
    faces.append(FontFace(file: "truetype/dejavu/DejaVuSans\(bold ? "-Bold" : "").ttf"))
    for name in Self.others { faces += weighted("truetype/" + name, ".ttf", weight) }
    return faces.compactMap(installed)
  }

  /// The fonts with coloured pictures of emoji; only those that are there.
  var emoji: [FontFace] {
    [FontFace(file: "truetype/noto/NotoColorEmoji.ttf")].compactMap(installed)
  }

  /// The Debian package with a font for a character; nil: none is known.
  static func package(
    for scalar: Unicode.Scalar, in catalog: FontCatalog = FontCatalog()
  ) -> String? {
    if scalar.properties.isEmojiPresentation { return "fonts-noto-color-emoji" }
    guard scalar.isShown, let script = Script(of: scalar), script != Script("Zzzz") else {
      return nil
    }
    let isEastern = number(of: script, nil) != nil
    let marker =
      isEastern ? "opentype/noto/NotoSansCJK-Regular.ttc" : "truetype/noto/NotoSans-Regular.ttf"
    // What is there already, and has no such character, is no help.
    guard catalog.installed(FontFace(file: marker)) == nil else { return nil }
    return isEastern ? "fonts-noto-cjk" : "fonts-noto-core"
  }

  private func weighted(
    _ name: String, _ ending: String, _ weight: Font.Weight, _ index: Int = 0
  ) -> [FontFace] {
    (weight.isBold ? ["-Bold", "-Regular"] : ["-Regular"]).map {
      FontFace(file: name + $0 + ending, index: index)
    }
  }

  private func installed(_ face: FontFace) -> FontFace? {
    let file = root + "/" + face.file
    return FileSystem.isFile(file) ? FontFace(file: file, index: face.index) : nil
  }

  /// The number of a script's font in Noto's collection of the East; nil: it isn't of there.
  private static func number(of script: Script, _ language: String?) -> Int? {
    if Script.kana.contains(script) { return 0 }
    if script == .hangul { return 1 }
    guard script == .han || script == Script("Bopo") else { return nil }
    let parts = (language ?? "").lowercased().split(separator: "-")
    switch parts.first {
    case "ja": return 0
    case "ko": return 1
    case "zh" where parts.contains("hk") || parts.contains("mo"): return 4
    case "zh" where parts.contains("hant") || parts.contains("tw"): return 3
    default: return 2
    }
  }

  /// What Noto calls its fonts of scripts.
  private static let notoNames: [Script: String] = [
    .arabic: "SansArabic", Script("Hebr"): "SansHebrew", Script("Syrc"): "SansSyriac",
    Script("Thaa"): "SansThaana", Script("Nkoo"): "SansNKo", Script("Deva"): "SansDevanagari",
    Script("Beng"): "SansBengali", Script("Guru"): "SansGurmukhi", Script("Gujr"): "SansGujarati",
    Script("Orya"): "SansOriya", Script("Taml"): "SansTamil", Script("Telu"): "SansTelugu",
    Script("Knda"): "SansKannada", Script("Mlym"): "SansMalayalam", Script("Sinh"): "SansSinhala",
    Script("Thai"): "SansThai", Script("Laoo"): "SansLao", Script("Khmr"): "SansKhmer",
    Script("Mymr"): "SansMyanmar", Script("Tibt"): "SerifTibetan", Script("Mong"): "SansMongolian",
    Script("Ethi"): "SansEthiopic", Script("Geor"): "SansGeorgian", Script("Armn"): "SansArmenian",
    Script("Cher"): "SansCherokee", Script("Java"): "SansJavanese", Script("Bali"): "SansBalinese",
    Script("Tfng"): "SansTifinagh", Script("Adlm"): "SansAdlam",
    Script("Cans"): "SansCanadianAboriginal", Script("Latn"): "Sans", Script("Grek"): "Sans",
    Script("Cyrl"): "Sans",
  ]

  /// Fonts of many scripts and signs.
  private static let others = [
    "noto/NotoSansSymbols", "noto/NotoSansSymbols2", "noto/NotoSansMath",
    "liberation/LiberationSans",
    "liberation2/LiberationSans",
  ]
}

extension Font.Weight {
  /// True if a bold font is nearer than a regular one.
  var isBold: Bool { self == .semibold || self == .bold || self == .heavy || self == .black }
}
