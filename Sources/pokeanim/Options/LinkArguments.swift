import ArgumentParser

/// The option for links in folders of slides and cards.
struct LinkArguments: ParsableArguments {
  @Flag(
    help: """
      Read what links lead to outside of the folder of slides or cards; windows that are not \
      recorded always do
      """)
  var followLinks = false

  /// - Parameter isShown: true for a window, of which nothing is written down.
  func rule(isShown: Bool = false) -> LinkRule {
    followLinks ? .follow : isShown ? .show : .refuse
  }
}

/// The rule for links that lead out of a folder of slides or cards: somebody else's folder is not to
/// take along what is private here.
enum LinkRule: Hashable {
  /// They are errors.
  case refuse
  /// They are followed; what they lead to is in no recording.
  case show
  /// They are followed.
  case follow
}
