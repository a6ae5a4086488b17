/// The change that one layout animation makes to one view.
package struct LayoutChange {
  package let view: View
  /// Entering, present (it was there before and stays), or leaving.
  package let phase: LifePhase
  /// The appearance on screen right after `prepareAnimation`, in the coordinates of the parent the
  /// view has then.
  package let from: Appearance
  /// The appearance with which the view comes to rest, in the same parent's coordinates.
  package let to: Appearance
  /// True if its scale and angle make up for those of a parent until it rests.
  let isTurned: Bool
}
