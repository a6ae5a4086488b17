import Output
import Studio

extension Recording<Launch>.Start {
  /// The options of a program that starts equally, with the pictures and the fonts that are found.
  ///
  /// - Parameter links: the rule for those that lead out of the folders of slides and cards.
  func options(_ files: FileArguments, links: LinkRule) throws -> AppOptions {
    AppOptions(launch, try Resources(for: launch, files, links: links))
  }
}
