import Engine

/// A view with a creature, which reacts in it.
class CreatureView: View {
  /// The creature's stand; whoever reacts has another one each frame.
  final var pose = CreaturePose.standing {
    didSet { if pose != oldValue { showPicture() } }
  }

  /// The box of the picture, in its own units.
  var box: Rect { Rect(origin: .zero, size: CardArt.box) }
  /// The place in the box from which hearts fly.
  var head: Point { Point(50, 38) }
  /// The units of the box in a point of the hearts' design.
  var unit: Double { 0.5 }

  /// Shows the creature in its pose.
  func showPicture() {}

  /// A reaction's hearts and stars above the view, in the coordinates of its tree's root.
  final func sparks(
    of reaction: Reaction, at time: Double, _ builder: DisplayListBuilder
  ) -> [DrawCommand] {
    let items = reaction.sparks(at: time, from: head, unit: unit)
    guard !items.isEmpty, superview != nil else { return [] }
    let sheet = View(frame: Rect(origin: .zero, size: presented.size))
    sheet.content = .drawing(Drawing(viewBox: box, items: items))
    return [
      .layer(
        Layer(
          transform: presentedToRoot, opacity: presented.alpha,
          commands: builder.commands(for: sheet)
        ))
    ]
  }
}

/// A creature without its card, as a row has it.
final class PortraitView: CreatureView {
  /// The kind of the card.
  var kind: CardKind? {
    didSet {
      guard kind != oldValue else { return }
      let box = Rect(origin: .zero, size: kind.map(Self.room) ?? .zero)
      page = CardPage.show(kind, in: self, box: box, instead: page)
      showPicture()
    }
  }
  private var page: CardPage?

  /// Its size in a row, in points: what is broad has more room.
  static func room(of kind: CardKind) -> Size {
    Size(min(190, max(46, 43 * kind.figure.shape.rounded(.down))), 43)
  }

  override var box: Rect { CardArt.portraitBox }
  override var head: Point { Point(45, 36) }
  override var unit: Double { 0.7 }

  override func showPicture() {
    if let kind { content = .drawing(CardArt.portrait(of: kind, pose)) }
  }
}
