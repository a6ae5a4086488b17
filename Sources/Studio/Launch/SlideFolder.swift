package import Engine
package import Onboarding

/// Slides with their pictures: the program's own, or a person's from a folder.
package struct SlideFolder: Sendable {
  /// The file of the slides; nil: they are the program's own.
  package var file: String?
  /// The SVG files that they are made of, frame by frame; empty: they are read from their own file.
  package var frames: [String] = []
  /// What of each frame is on the next one, a line each.
  package var matches: [String] = []
  /// True if the file itself was named, and not its folder: it may lie anywhere.
  package var isNamed = false
  /// True if pictures that can't be drawn whole are errors.
  package var isStrict = false
  /// True if some of what they are lies elsewhere, behind links.
  package var isLeft = false
  /// The text of the file.
  package var bytes: [UInt8] = []
  /// All that they say.
  package var texts = SlideTexts()
  /// The slides as they are shown, and as the file has them; nil: that is the same.
  package var deck: Deck
  package var fileDeck: Deck?
  package let artwork: Artwork

  package init(
    file: String? = nil, isNamed: Bool = false, isStrict: Bool = false, isLeft: Bool = false,
    deck: Deck, artwork: Artwork
  ) {
    self.file = file
    self.isNamed = isNamed
    self.isStrict = isStrict
    self.isLeft = isLeft
    self.deck = deck
    self.artwork = artwork
  }
}

extension SlideFolder {
  /// The file by which they are known; nil: they are the program's own.
  package var source: String? { file ?? frames.first }

  /// What fonts, which have those of the slides, can't set of what they say: a line for each.
  package func lacks(in fonts: (any DocumentFonts)?) -> [String] {
    guard let file, let fonts else { return [] }
    return texts.lacks(in: fonts, artwork)?.lines(in: file) ?? []
  }

  /// The same slides as a window has changed them.
  func showing(_ document: EditedDeck) -> SlideFolder {
    var slides = self
    slides.bytes = document.fileText
    (slides.deck, slides.fileDeck) = (document.deck, document.fileDeck)
    return slides
  }
}

/// The groups that have more elements than a screen shows of them, each of which is told once.
struct ShortenedGroups {
  private var reported: Set<String> = []

  mutating func report(_ ids: some Sequence<String>, to tell: (String) -> Void) {
    for id in Set(ids).sorted() where reported.insert(id).inserted {
      tell("of “\(id)” the first \(SlideFrames.mostRows) elements are shown")
    }
  }
}

/// Slides that were read once more, while others are shown.
package struct ReadSlides: Sendable {
  /// The file of the slides.
  package let file: String
  /// All files that they are read from, as far as the file can be understood.
  package let files: Set<String>
  /// A line for each thing in a picture that isn't drawn.
  package let notes: [String]
  /// The slides, or the reason for which they can't be shown.
  package let slides: Result<SlideFolder, any Error>

  package init(
    file: String, files: Set<String>, notes: [String], slides: Result<SlideFolder, any Error>
  ) {
    self.file = file
    self.files = files
    self.notes = notes
    self.slides = slides
  }
}
