import Engine

/// Something that can be pressed on the panel.
enum PanelControl: Hashable {
  case mode(GalleryMode)
  case add, remove, shuffle, sort, reverse, clear, fill
  case motion(MotionKind)
  case cascade(Cascade)
  case pace(MotionPace)
  case duration
  case perComponent
  case size(CardSize)
  /// In the short panel: the next choice of a kind.
  case nextMotion, nextCascade, nextPace, nextDuration, nextSize

  /// The id of its view.
  var id: String { "\(self)" }

  /// True if it changes the cards, which are not seen while interruptions are.
  var changesCards: Bool {
    switch self {
    case .add, .remove, .shuffle, .sort, .reverse, .clear, .fill: true
    default: false
    }
  }
}
