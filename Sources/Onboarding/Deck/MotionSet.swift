package import Engine

/// The motions of the slides' elements: two tables for the same slides.
public enum MotionSet: String, CaseIterable, Hashable, Sendable {
  /// Made to be dragged and caught: everything goes one way in one time, so that titles stay under
  /// the hand, and no two of them are ever read at once.
  case fluid
  /// As the original has it, to the last number.
  case original

  /// The motion of the colour from slide to slide.
  package var backgroundType: AnimationType {
    switch self {
    case .fluid: SlideMotion.fluidType
    case .original: .linear(duration: 0.3)
    }
  }
}
