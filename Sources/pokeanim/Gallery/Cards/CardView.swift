import Engine
import EngineSDL

/// A card's view: it shows as much of its creature as can be seen at its size on screen.
final class CardView: CreatureView {
  /// The name on it; nil: it was never wide enough for one.
  var label: View? { subviews.first { !($0 is RemoveCross) } }
  /// True while a hand holds it, which decides how it lies.
  var isHeld = false
  private var creature: Int?
  private var looks = CardArt.Looks(width: 0, inCrowd: false)

  /// Shows a kind of creature.
  func show(_ creature: Int) {
    cursor = .openHand
    guard creature != self.creature else { return }
    self.creature = creature
    showPicture()
  }

  /// True if its edge on screen is that of a card of its size on screen.
  var liesAsItsSize: Bool {
    let edge = CardEdge(width: presented.size.width)
    return presented.cornerRadius == edge.cornerRadius && presented.shadow == edge.shadow
  }

  /// Shows what is seen of it at its size on screen, alone or in a crowd; each frame.
  func refine(inCrowd: Bool) {
    let wanted = CardArt.Looks(width: presented.size.width, inCrowd: inCrowd)
    guard wanted != looks else { return }
    if wanted.theme != looks.theme, let creature {
      label?.content = CardFace.name(of: Creature.all[creature % Creature.all.count])
    }
    looks = wanted
    showPicture()
  }

  override func showPicture() {
    guard let creature else { return }
    content = .drawing(CardArt.picture(of: creature, looks, pose))
  }
}
