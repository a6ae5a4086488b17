import Engine

/// The pictures of a folder, each of which is on a kind of card.
struct CardFolder {
  /// One of them.
  struct Picture {
    /// As a card has room for it.
    let name: String
    let drawing: Drawing
  }

  let path: String
  /// The folder's name, in the words of a title.
  let title: String
  /// In the order of their names; not empty.
  let pictures: [Picture]
  /// True if some of them lie elsewhere, behind links.
  let isLeft: Bool

  /// As many cards as there may be.
  static let most = 2000
}
