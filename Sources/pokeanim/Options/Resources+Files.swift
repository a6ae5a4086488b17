import Engine
import EngineFilms
import EngineSDL
import EngineSystem
import Onboarding
import Studio

extension Resources {
  /// Finds pictures and fonts, and reads the slides and cards of a launch.
  ///
  /// Without any font there is one warning, and no text.
  ///
  /// - Parameter isStrict: true if pictures that can't be drawn whole, and texts that can't be set, are
  ///   errors.
  init(
    for launch: Launch, _ files: FileArguments, links: LinkRule, isStrict: Bool = false
  ) throws {
    let (assets, known) = (try files.findAssets(), KnownPictures())
    let slides =
      try launch.frames.map { try SlideFolder(frames: $0, isStrict: isStrict) }
      ?? launch.slides.map {
        try SlideFolder($0, isStrict: isStrict, links: links, known: known)
      }
    let text = try files.findText(assets: assets)
    if let slides {
      text.take(slides.artwork.families)
      let lacks = slides.lacks(in: text)
      guard !isStrict || lacks.isEmpty else { throw Failure(lines: lacks) }
      lacks.forEach(printWarning)
    }
    let cards = try launch.cards.map { try CardFolder($0, isStrict: isStrict, links: links) }
    self.init(
      assets: assets, text: text, slideFolder: slides, known: known, cardFolder: cards, links: links
    )
    fonts = text
  }

  /// Writes what is changed of slides into their files.
  mutating func writeSlides() {
    saveSlides = { slides, bytes in
      guard let file = slides.file else { preconditionFailure("only slides of a file are written") }
      let path = slides.isNamed ? file : FileSystem.folder(of: file)
      return try SlideFolder.write(bytes, to: path, replacing: slides.bytes)
    }
  }

  /// Writes what a person asks for: pictures of the window into a folder, and slides.
  ///
  /// - Parameter drafts: has what earlier windows have not written; nil: nothing of the kind is kept.
  mutating func writeFiles(picturesIn folder: PictureFolder, _ drafts: DraftKeeper? = nil) {
    draft = drafts.map { drafts in { drafts.draft(of: $0) } }
    savePicture = { try folder.save(ImageEncoding.png($0)) }
    runCode = { try OwnWindow.open(swift: $0) }
    writeSlides()
  }
}
