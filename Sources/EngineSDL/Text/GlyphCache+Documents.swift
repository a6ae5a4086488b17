package import Engine
import EngineSystem

extension GlyphCache: DocumentFonts {
  package func take(_ families: [String: [FontData]]) {
    let new = families.compactMapValues { FontFamily(files: $0) }
    guard new != self.families else { return }
    let kept = Set(new.values.flatMap { $0.members.map(\.face) })
    let isGone = { (face: FontFace) in face.data != nil && !kept.contains(face) }
    outlined = outlined.filter { !isGone($0.key) }
    shelf.forget(isGone)
    let names = Set(new.keys).union(self.families.keys)
    forget(families: names.filter { new[$0] != self.families[$0] })
    self.families = new
  }

  /// The bytes of the fonts of its own and of documents, and the names and sizes of those that they fall
  /// back on.
  package var fingerprint: String {
    let given = families.sorted { $0.key < $1.key }.flatMap { name, family in
      [name] + family.members.map { "\($0.face.data?.digest ?? 0)" }
    }
    let files = own.members.map(\.face.file).sorted().map { file in
      let bytes = try? FileSystem.bytes(of: file, most: FontData.mostBytes)
      return "\(bytes.map { FontData($0, file: file).digest } ?? 0)"
    }
    let others = fallback.catalog.installedFiles.map { file in
      "\(FileSystem.name(of: file)) \(FileSystem.size(of: file) ?? 0)"
    }
    let words = (given + files + others).joined(separator: "\n")
    let digest = FontData(Array(words.utf8), file: "").digest
    return String(digest, radix: 16)
  }

  package func lack(in text: String, font: Font) -> TextLack? {
    let isUnordered = FriBidi.shared == nil && text.unicodeScalars.contains(where: \.isOfDirection)
    let characters = missing(in: text, font: font).map {
      TextLack.Character($0, package: FontCatalog.package(for: $0, in: fallback.catalog))
    }
    return characters.isEmpty && !isUnordered ? nil : TextLack(characters, isUnordered: isUnordered)
  }
}
