package import Engine
import EngineSystem

extension FontData {
  /// The most bytes of a font's file that are read.
  package static let mostBytes = FontTables.mostBytes

  /// Throws if a file has more bytes than are read.
  package static func check(_ count: Int, file: String) throws {
    guard count > mostBytes else { return }
    throw Failure("\(file) \(FontTables.Flaw.large(count).words)")
  }

  /// A font of a file's bytes that can be used, and what is not shown of it, each in a sentence that names
  /// the file.
  ///
  /// - Throws: a `Failure` that says why it can't be used.
  package static func checked(
    _ bytes: [UInt8], file: String
  ) throws -> (font: FontData, notes: [String]) {
    let data = FontData(bytes, file: file)
    let tables: FontTables
    do {
      tables = try FontTables(data.bytes)
    } catch {
      throw Failure("\(file) \(error.words)")
    }
    let family = FontFamily(files: [data])
    guard let family, (try? FontShelf(family: family)) != nil else {
      throw Failure("\(file) \(FontTables.Flaw.strange.words)")
    }
    return (data, tables.notes.map { "\(file) \($0)" })
  }

  /// The files of a family that another one of it takes the place of, each in a sentence.
  package static func hidden(in files: [FontData]) -> [String] {
    let family = FontFamily(files: files)?.members ?? []
    return family.indices.compactMap { place in
      let member = family[place]
      let first = family[..<place].first {
        ($0.weight, $0.isItalic) == (member.weight, member.isItalic)
      }
      guard let first else { return nil }
      let looks = "\(member.weight.number)\(member.isItalic ? " and italic" : "")"
      return "\(member.face.file) is never shown: \(FileSystem.name(of: first.face.file)) is of the"
        + " weight \(looks), too"
    }
  }
}

extension FontTables {
  /// What is not shown of a font that can be used, behind the name of its file.
  var notes: [String] {
    [
      isVariable ? "is a variable font, of which only the usual weight and slant are shown" : nil,
      isCollection ? "is a collection of fonts, of which only the first is shown" : nil,
    ].compactMap(\.self)
  }
}

extension FontTables.Flaw {
  /// What is wrong, and what would be right, behind the name of a file.
  var words: String {
    switch self {
    case .empty: "is empty; name an .otf or .ttf file"
    case .foreign: "is no font; name an .otf or .ttf file"
    case .web: "is a font for web pages; name the .otf or .ttf file that it was made of"
    case .cut: "is cut off: it is shorter than it says itself; copy it again"
    case .strange: "is broken, and can't be used as a font; copy it again"
    case .pictures: "has pictures of one size instead of outlines; name a font of letters"
    case .lacking(let table): "is no whole font: it has no table “\(table)”; copy it again"
    case .large(let count):
      "has \(count) bytes; of a font at most \(FontTables.mostBytes) are read, so leave letters out"
    }
  }
}

extension FontFamily {
  /// The fonts of a document's own files; nil: there is none that can be read.
  init?(files: [FontData]) {
    self.init(
      files.compactMap { data in
        guard let tables = try? FontTables(data.bytes) else { return nil }
        let named = Self.looks(ofName: FileSystem.name(of: data.file))
        let looks = tables.looks ?? named ?? (.regular, false)
        return Member(
          face: FontFace(file: data.file, data: data), weight: looks.weight,
          isItalic: looks.isItalic)
      })
  }
}
