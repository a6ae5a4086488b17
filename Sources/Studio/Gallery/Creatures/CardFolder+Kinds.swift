extension CardFolder {
  /// A kind of card for each picture, of one section.
  var kinds: [CardKind] {
    pictures.enumerated().map { index, picture in
      CardKind(
        index: index, name: picture.name, section: .folder(title),
        figure: PictureFigure(drawing: picture.drawing))
    }
  }
}
