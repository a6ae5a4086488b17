/// The folders that slides and pictures are read from, and the news of slides that somebody edits.
package protocol Library: AnyObject {
  /// The subject at a path.
  func subject(at path: String) -> Subject
  /// The program's own slides.
  func ownSlides() throws -> SlideFolder
  /// A person's slides.
  ///
  /// - Parameters:
  ///   - path: their folder, or the file in it.
  ///   - isStrict: true if pictures that can't be drawn whole are errors.
  ///   - links: the rule for those that lead out of the folder.
  ///   - tell: told in one line of each thing in a picture that isn't drawn.
  func slides(
    at path: String, isStrict: Bool, links: LinkRule, tell: @escaping (String) -> Void
  ) throws -> SlideFolder
  /// The pictures of a folder.
  func cards(
    at path: String, links: LinkRule, tell: @escaping (String) -> Void
  ) throws -> CardFolder

  /// Begins to follow files.
  ///
  /// - Parameter wake: called on other threads when there is something to see, until ``end()``.
  func begin(waking wake: @escaping @Sendable () -> Void)
  /// Follows no files any more, and wakes nobody.
  func end()
  /// True between ``begin(waking:)`` and ``end()``.
  var isFollowing: Bool { get }
  /// Follows the files of slides instead of others, if it follows any.
  func follow(_ slides: SlideFolder)
  /// The same of slides that were read, and perhaps can't be shown.
  func follow(_ slides: ReadSlides)
  /// True if files have changed since the last time.
  func takeNews() -> Bool
  /// Begins to read a person's slides once more, beside the frames.
  func readAgain(_ slides: SlideFolder, links: LinkRule)
  /// The slides that were read; nil: none were, or they are not ready.
  func takeRead() -> ReadSlides?
}
