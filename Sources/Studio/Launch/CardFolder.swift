package import Engine

/// The pictures of a folder, each of which is on a kind of card.
package struct CardFolder {
  /// One of them.
  package struct Picture {
    /// As a card has room for it.
    package let name: String
    package let drawing: Drawing

    package init(name: String, drawing: Drawing) {
      self.name = name
      self.drawing = drawing
    }
  }

  package let path: String
  /// The folder's name, in the words of a title.
  package let title: String
  /// In the order of their names; not empty.
  package let pictures: [Picture]
  /// True if some of them lie elsewhere, behind links.
  package let isLeft: Bool

  package init(path: String, title: String, pictures: [Picture], isLeft: Bool) {
    self.path = path
    self.title = title
    self.pictures = pictures
    self.isLeft = isLeft
  }

  /// As many cards as there may be.
  package static let most = 2000
}
