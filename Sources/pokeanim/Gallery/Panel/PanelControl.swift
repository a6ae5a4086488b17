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

  /// True if it changes the cards, which are not seen while interruptions are.
  var changesCards: Bool {
    switch self {
    case .add, .remove, .shuffle, .sort, .reverse, .clear, .fill: true
    default: false
    }
  }
}

/// A control at its place, with its word and whether it is chosen.
struct PanelItem: Hashable {
  enum Style: Hashable {
    /// A title above a group.
    case title
    /// A line of plain words.
    case words
    /// The box behind a row of choices.
    case track
    case button
    /// One of several, of which one is chosen.
    case choice(isChosen: Bool)
    /// A word on the left and the choice on the right.
    case stepper(String)
    case slider(share: Double)
    case toggle(isOn: Bool)
  }

  var control: PanelControl?
  let frame: Rect
  let text: String
  let style: Style
  var isEnabled = true
}
