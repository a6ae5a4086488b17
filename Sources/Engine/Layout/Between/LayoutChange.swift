/// The change that one layout animation makes to one view.
public struct LayoutChange {
  public let view: View
  /// Entering, present (it was there before and stays), or leaving.
  public let phase: LifePhase
  /// The appearance on screen right after `prepareAnimation`, in the coordinates of the parent the
  /// view has then.
  public let from: Appearance
  /// The appearance with which the view comes to rest, in the same parent's coordinates.
  public let to: Appearance
  /// True if its scale and angle make up for those of a parent until it rests.
  let isTurned: Bool
}
