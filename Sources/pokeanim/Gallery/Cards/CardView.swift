import Engine

/// A card's view: it shows as much of its creature as can be seen at its size on screen.
final class CardView: View {
  /// The name on it; nil: it was never wide enough for one.
  var label: View? { subviews.first }
  /// True while a hand holds it, which decides how it lies.
  var isHeld = false
  private var creature: Int?
  private var isDetailed = false

  /// Shows a kind of creature.
  func show(_ creature: Int) {
    guard creature != self.creature else { return }
    self.creature = creature
    showPicture(isDetailed: isDetailed)
  }

  /// Shows what is seen of it at its size on screen, alone or in a crowd; each frame.
  func refine(inCrowd: Bool) {
    let wanted = CardArt.isDetailed(width: presented.size.width, inCrowd: inCrowd)
    if wanted != isDetailed { showPicture(isDetailed: wanted) }
  }

  private func showPicture(isDetailed: Bool) {
    guard let creature else { return }
    self.isDetailed = isDetailed
    content = .drawing(CardArt.picture(of: creature, isDetailed: isDetailed))
  }
}
