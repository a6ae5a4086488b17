import Onboarding

/// Slides with their pictures: the program's own, or a person's from a folder.
struct SlideFolder: Sendable {
  /// The file of the slides; nil: they are the program's own.
  var file: String?
  /// True if the file itself was named, and not its folder: it may lie anywhere.
  var isNamed = false
  /// True if pictures that can't be drawn whole are errors.
  var isStrict = false
  /// True if some of what they are lies elsewhere, behind links.
  var isLeft = false
  let deck: Deck
  let artwork: Artwork
}

/// Slides that were read once more, while others are shown.
struct ReadSlides: Sendable {
  /// The file of the slides.
  let file: String
  /// All files that they are read from, as far as the file can be understood.
  let files: Set<String>
  /// A line for each thing in a picture that isn't drawn.
  let notes: [String]
  /// The slides, or the reason for which they can't be shown.
  let slides: Result<SlideFolder, any Error>
}
