package import Onboarding

/// The motions that a person has tuned in a window, as a document can have them.
package struct TunedSlides: Equatable {
  package var motions: [DeckTuning]
  /// The set whose motions were tuned.
  package var set: MotionSet
}
