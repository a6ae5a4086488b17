import Engine

/// A card's view: it shows as much of its creature as can be seen at its size on screen.
final class CardView: View {
  /// The name on it; nil: it was never wide enough for one.
  var label: View? { subviews.first }
  private var creature: Int?
  private var isDetailed = false

  /// Shows a kind of creature.
  func show(_ creature: Int) {
    guard creature != self.creature else { return }
    self.creature = creature
    showPicture()
  }

  /// Shows what is seen of it at its size on screen; each frame.
  func refine() {
    if CardArt.isDetailed(width: presented.size.width) != isDetailed { showPicture() }
  }

  private func showPicture() {
    guard let creature else { return }
    isDetailed = CardArt.isDetailed(width: presented.size.width)
    content = .drawing(CardArt.picture(of: creature, isDetailed: isDetailed))
  }
}
