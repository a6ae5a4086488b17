/// The rule for links that lead out of a folder of slides or cards: somebody else's folder is not to
/// take along what is private here.
package enum LinkRule: Hashable {
  /// They are errors.
  case refuse
  /// They are followed; what they lead to is in no recording.
  case show
  /// They are followed.
  case follow
}
