import Engine

/// A card's view: it shows as much of its creature as can be seen at its size on screen.
final class CardView: CreatureView {
  /// The name on it; nil: it was never wide enough for one.
  var label: View? { subviews.first { !($0 is RemoveCross || $0 is CardPage) } }
  /// What is on it, if that is made of views.
  private(set) var page: CardPage?
  /// True while a hand holds it, which decides how it lies.
  var isHeld = false
  private var kind: CardKind?
  private var looks = CardArt.Looks(width: 0, inCrowd: false)

  /// Shows what is on cards of a kind.
  func show(_ kind: CardKind) {
    cursor = .openHand
    guard kind != self.kind else { return }
    self.kind = kind
    let box = CardPage.box(onCardOf: presented.size.width)
    page = CardPage.show(kind, in: self, box: box, instead: page)
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
    if wanted.theme != looks.theme, let kind { label?.content = CardFace.name(of: kind) }
    looks = wanted
    showPicture()
  }

  override func showPicture() {
    guard let kind else { return }
    content = .drawing(CardArt.picture(of: kind, looks, pose))
  }
}
