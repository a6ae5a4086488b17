public import Engine

/// What slides show from files beside their own: pictures and fonts.
public struct Artwork: Hashable, Sendable {
  private var drawings: [String: Drawing]
  /// The files of the document's families of fonts, by their names.
  package var fonts: [String: [FontData]] = [:]

  /// - Parameter drawings: by the names of their files; an element without one shows no picture.
  public init(_ drawings: [String: Drawing] = [:]) { self.drawings = drawings }

  package subscript(name: String) -> Content { drawings[name].map(Content.drawing) ?? .empty }

  /// The same with the texts in pictures as their letters' outlines, in the document's fonts, too.
  func setting(by measuring: any TextMeasuring) -> Artwork {
    var artwork = self
    artwork.drawings = drawings.mapValues {
      $0.withFamilies(named: familyName).setting(by: measuring)
    }
    return artwork
  }

  /// The name by which texts ask for a family: one whose files are others has another one, so that all
  /// that was laid out in it is laid out anew.
  func familyName(_ family: String) -> String {
    fonts[family].map { FontData.familyName(family, of: $0) } ?? family
  }

  /// The families by the names by which texts ask for them.
  package var families: [String: [FontData]] {
    Dictionary(uniqueKeysWithValues: fonts.map { (FontData.familyName($0, of: $1), $1) })
  }
}
