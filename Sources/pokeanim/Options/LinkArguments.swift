import ArgumentParser
import Studio

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
