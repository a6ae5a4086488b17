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

  /// Writes tuned motions into the files of slides.
  mutating func writeSlides() {
    saveSlides = { slides, tuned in
      guard let file = slides.file else { preconditionFailure("only slides of a file are written") }
      let path = slides.isNamed ? file : FileSystem.folder(of: file)
      let made = try SlideFolder.edit(
        path,
        tuned.motions.map { motion in { deck, json in motion.edits(in: json, of: deck, tuned.set) }
        })
      let name = FileSystem.name(of: file)
      return switch made.count {
      case 0: "\(name) has nothing to be changed by that"
      case 1: "\(name): 1 motion written"
      default: "\(name): \(made.count) motions written"
      }
    }
  }

  /// Writes what a person asks for: pictures of the window into a folder, and tuned motions.
  mutating func writeFiles(picturesIn folder: PictureFolder) {
    savePicture = { try folder.save(ImageEncoding.png($0)) }
    writeSlides()
  }
}
