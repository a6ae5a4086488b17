/// Something came to its end.
///
/// Of each element and of each transition there is one, told in the frame in which it happens,
/// when everything is in its place: ordered by the times of the ends, then as in the list. What
/// ends with its transition comes before it.
public struct TransitionEvent: Hashable, Sendable {
  /// An element or a whole transition.
  public enum Subject: Hashable, Sendable {
    /// An element, by the keys from the root's children down to it; nil for those without.
    case element([String?])
    case transition
  }

  /// The number of the tree's transition, counted from 1.
  public let transition: Int
  /// The element or transition that ended.
  public let subject: Subject
  /// Finished if it came to where the transition led, cancelled if it went back, retargeted if
  /// something newer took over.
  public let outcome: Outcome
}
