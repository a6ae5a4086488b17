/// What one layout animation does to one view.
public struct LayoutChange {
  public let view: View
  /// Entering, present (it was there before and stays), or leaving.
  public let phase: LifePhase
  /// What is on screen right after `prepareAnimation`, in the coordinates of the parent the view
  /// has then.
  public let from: Appearance
  /// Where the view comes to rest, in the same parent's coordinates.
  public let to: Appearance
  /// Whether its scale and angle make up for those of a parent until then.
  let isTurned: Bool
}
