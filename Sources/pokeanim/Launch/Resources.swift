import Engine

/// Everything that a run uses beside its ``Launch``: files that were read, and where others go.
struct Resources {
  /// The folder with the program's pictures.
  var assets: String
  var text: any TextMaker
  /// The reader of slides and cards.
  var library: any Library
  /// A person's slides; nil: the program's own.
  var slideFolder: SlideFolder?
  /// The pictures on the gallery's cards; nil: the program's own creatures.
  var cardFolder: CardFolder?
  /// The rule for links that lead out of a folder of slides or cards.
  var links = LinkRule.refuse
  /// Saves a picture of the window and returns the name of its file; nil: none are saved.
  var savePicture: ((Bitmap) throws -> String)?
  /// Told in a line of a problem that the program goes on with.
  var warn: (String) -> Void = { _ in }
  /// Told why it could not do what it was asked to.
  var complain: (String) -> Void = { _ in }
  /// Told of what comes to the program beside events; nil: nobody records.
  var log: (any InputLog)?
}
