import EngineFilms
import EngineSDL
import Studio

extension Resources {
  /// Finds pictures and fonts, and reads the slides and cards of a launch.
  ///
  /// Without any font there is one warning, and no text.
  ///
  /// - Parameter isStrict: true if pictures that can't be drawn whole are errors.
  init(
    for launch: Launch, _ files: FileArguments, links: LinkRule, isStrict: Bool = false
  ) throws {
    let (assets, known) = (try files.findAssets(), KnownPictures())
    let slides = try launch.slides.map {
      try SlideFolder($0, isStrict: isStrict, links: links, known: known)
    }
    let cards = try launch.cards.map { try CardFolder($0, isStrict: isStrict, links: links) }
    self.init(
      assets: assets, text: try files.findText(assets: assets), slideFolder: slides, known: known,
      cardFolder: cards, links: links)
  }

  /// Saves pictures of the window in a folder.
  mutating func savePictures(in folder: PictureFolder) {
    savePicture = { try folder.save(ImageEncoding.png($0)) }
  }
}
