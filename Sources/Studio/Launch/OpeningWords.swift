/// The things that there may be to say to somebody who has just come.
package enum OpeningWords: String {
  /// The ways on from the program's own slides.
  case ways
  /// A document whose slides are empty.
  case emptyDocument
}
