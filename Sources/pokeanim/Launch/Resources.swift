import Engine
import EngineSDL

/// Everything that a run uses beside its ``Launch``: files that were read, and where others go.
struct Resources {
  /// The folder with the program's pictures.
  var assets: String
  var text: any TextMaker
  /// A person's slides; nil: the program's own.
  var slideFolder: SlideFolder?
  /// The pictures of slides that were read.
  var known = KnownPictures()
  /// The pictures on the gallery's cards; nil: the program's own creatures.
  var cardFolder: CardFolder?
  /// The rule for links that lead out of a folder of slides or cards.
  var links = LinkRule.refuse
  /// The folder for pictures of the window.
  var pictures = PictureFolder(".")
  /// Told of what comes to the program beside events; nil: nobody records.
  var recorder: Recorder?
}

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
}
