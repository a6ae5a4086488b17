import Engine
import EngineSystem

/// The fonts of one family in their weights, upright and italic; one font at least.
package struct FontFamily: Hashable {
  /// One of its fonts.
  struct Member: Hashable {
    var face: FontFace
    var weight: Font.Weight
    var isItalic = false
  }

  var members: [Member]

  /// A family of fonts; nil if there are none.
  init?(_ members: [Member]) {
    guard !members.isEmpty else { return nil }
    self.members = members
  }

  /// The file of its regular font.
  package var file: String { member(.regular).face.file }

  /// True if one of its fonts leans by itself.
  func isItalic(_ face: FontFace) -> Bool { members.contains { $0.face == face && $0.isItalic } }

  /// The font that is nearest to a weight, of those that lean as wanted if there are any.
  func member(_ weight: Font.Weight, isItalic: Bool = false) -> Member {
    let leaning = members.filter { $0.isItalic == isItalic }
    let choice = leaning.isEmpty ? members : leaning
    return choice.min { $0.weight.distance(from: weight) < $1.weight.distance(from: weight) }
      ?? members[0]
  }
}

extension Font.Weight {
  /// The weight whose number is nearest.
  init(number: Int) {
    self = Self.allCases[min(max((number + 50) / 100, 1), 9) - 1]
  }

  /// How far it is from one that is wanted, as CSS has it: of what is regular or medium the other of
  /// these is nearest, then what is thinner; of what is thinner all that is thinner; of what is thicker
  /// all that is thicker.
  fileprivate func distance(from wanted: Font.Weight) -> Int {
    let (own, goal) = (number, wanted.number)
    if own == goal { return 0 }
    if (400...500).contains(goal) {
      if (400...500).contains(own) { return 1 }
      return own < goal ? goal - own : 1_000 + own
    }
    let isFirst = goal < 400 ? own < goal : own > goal
    return abs(own - goal) + (isFirst ? 0 : 1_000)
  }
}

// MARK: Fonts by the names of their files

extension FontFamily {
  /// The fonts of a folder by the endings of their names (`X-Regular.otf`, `X-SemiBold.otf`,
  /// `X-BoldItalic.otf`): those of the first family with a regular font. nil: no font there.
  init?(folder: String, family: String? = nil) {
    let names = FileSystem.names(in: folder).filter(Self.isFont)
    let stems = names.map(Self.stem)
    guard
      let regular = stems.firstIndex(where: { stem in
        family.map { stem == $0 + "-Regular" || stem == $0 } ?? stem.hasSuffix("-Regular")
      }) ?? (family == nil ? names.indices.first : nil)
    else { return nil }
    let name = stems[regular]
    let own = name.hasSuffix("-Regular") ? name.dropLast("-Regular".count) : name
    var members = [Member(face: FontFace(file: folder + "/" + names[regular]), weight: .regular)]
    for (name, stem) in zip(names, stems) where stem.hasPrefix(own + "-") {
      guard let looks = Self.looks(String(stem.dropFirst(own.count + 1))),
        !members.contains(where: { $0.weight == looks.weight && $0.isItalic == looks.isItalic })
      else { continue }
      members.append(
        Member(
          face: FontFace(file: folder + "/" + name), weight: looks.weight, isItalic: looks.isItalic)
      )
    }
    self.members = members
  }

  /// A file for all weights; if its name ends in `-Regular`, the others of its family beside it count.
  init(file: String) {
    let name = Self.stem(of: FileSystem.name(of: file))
    if name.hasSuffix("-Regular"),
      let family = FontFamily(
        folder: FileSystem.folder(of: file), family: String(name.dropLast("-Regular".count))),
      FileSystem.name(of: family.file) == FileSystem.name(of: file)
    {
      self = family
      members[0].face.file = file
    } else {
      members = [Member(face: FontFace(file: file), weight: .regular)]
    }
  }

  /// The weight and slant that the name of a font's file tells; nil: it tells none.
  static func looks(ofName name: String) -> (weight: Font.Weight, isItalic: Bool)? {
    let stem = Self.stem(of: name)
    return stem.lastIndex(of: "-").flatMap { looks(String(stem[stem.index(after: $0)...])) }
  }

  /// The weight and slant that the end of a font's name tells; nil: another kind of font.
  static func looks(_ ending: String) -> (weight: Font.Weight, isItalic: Bool)? {
    var word = ending.lowercased()
    var isItalic = false
    for slant in ["italic", "oblique"] where word.hasSuffix(slant) {
      word.removeLast(slant.count)
      isItalic = true
    }
    if word.hasSuffix("-") { word.removeLast() }
    let weights: [String: Font.Weight] = [
      "": .regular, "regular": .regular, "thin": .ultraLight, "extralight": .thin,
      "ultralight": .thin, "light": .light, "medium": .medium, "semibold": .semibold,
      "demibold": .semibold, "bold": .bold, "extrabold": .heavy, "heavy": .heavy, "black": .black,
    ]
    return weights[word].map { ($0, isItalic) }
  }

  /// A font's name without its ending: there may be a version with a point in it.
  private static func stem(of name: String) -> Substring {
    isFont(name) ? name.dropLast(".otf".count) : name[...]
  }

  private static func isFont(_ name: String) -> Bool {
    name.hasSuffix(".otf") || name.hasSuffix(".ttf")
  }
}
