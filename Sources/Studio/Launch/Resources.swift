package import Engine
package import Onboarding

/// Everything that a run uses beside its ``Launch``: files that were read, and where others go.
package struct Resources {
  /// Puts a text in place of that of slides.
  ///
  /// It returns the text in the file if that is another one by now: then nothing is written. It throws an
  /// error that says why the file can't be written.
  package typealias SlideWriting = (SlideFolder, [UInt8]) throws -> [UInt8]?

  /// The folder with the program's pictures.
  package var assets: String
  package var text: any TextMaker
  /// The same, if documents may add fonts; nil: they may not.
  package var fonts: (any DocumentFonts)?
  /// The reader of slides and cards.
  package var library: any Library
  /// A person's slides; nil: the program's own.
  package var slideFolder: SlideFolder?
  /// The pictures on the gallery's cards; nil: the program's own creatures.
  package var cardFolder: CardFolder?
  /// The rule for links that lead out of a folder of slides or cards.
  package var links = LinkRule.refuse
  /// Makes the screen of a Swift file that was compiled and loaded; nil: none was.
  package var played: (() throws -> any Screen)?
  /// Opens a window of its own for a Swift file or folder, whose code is run; nil: none is opened.
  package var runCode: ((String) throws -> Void)?
  /// The numbers of its code that are tuned; nil: there is no such code.
  package var numbers: TunableNumbers?
  /// Told how long it took from a saved file to its picture; nil: nobody wants to know.
  package var tellTimes: ((String) -> Void)?
  /// Saves a picture of the window and returns the name of its file; nil: none are saved.
  package var savePicture: ((Bitmap) throws -> String)?
  /// Writes another text into the file of slides; nil: none is written.
  package var saveSlides: SlideWriting?
  /// What an earlier window has changed of the slides in a file and has not written; nil: nothing of the
  /// kind is kept.
  package var draft: ((String) -> [DeckEdit])?
  /// Told in a line of a problem that the program goes on with.
  package var warn: (String) -> Void = { _ in }
  /// Told why it could not do what it was asked to.
  package var complain: (String) -> Void = { _ in }
  /// Told of what comes to the program beside events; nil: nobody records.
  package var log: (any InputLog)?

  package init(
    assets: String, text: any TextMaker, library: any Library, slideFolder: SlideFolder? = nil,
    cardFolder: CardFolder? = nil, links: LinkRule = LinkRule.refuse,
    savePicture: ((Bitmap) throws -> String)? = nil, warn: @escaping (String) -> Void = { _ in },
    complain: @escaping (String) -> Void = { _ in }, log: (any InputLog)? = nil
  ) {
    self.assets = assets
    self.text = text
    self.library = library
    self.slideFolder = slideFolder
    self.cardFolder = cardFolder
    self.links = links
    self.savePicture = savePicture
    self.warn = warn
    self.complain = complain
    self.log = log
  }
}
