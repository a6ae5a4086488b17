import Engine
import Onboarding

/// The thing on a card.
protocol CardFigure: Sendable {
  /// True if it is one of the program's own, whose pictures are kept, and takes poses.
  var isCreature: Bool { get }
  /// The thing in a box of 90×84, drawn.
  func items(isDetailed: Bool, in pose: CreaturePose) -> [Drawing.Item]
  /// The width for one of its height.
  var shape: Double { get }
  /// The same made of views, in their own size; nil: it is drawn.
  func makeView() -> View?
}

extension CardFigure {
  var isCreature: Bool { false }
  var shape: Double { 90.0 / 84 }
  func makeView() -> View? { nil }
}

extension Creature: CardFigure {
  var isCreature: Bool { true }
  func items(isDetailed: Bool, in pose: CreaturePose) -> [Drawing.Item] {
    CreatureArt(creature: self).items(isDetailed: isDetailed, in: pose)
  }
}

/// A person's picture, which keeps its shape.
struct PictureFigure: CardFigure {
  let drawing: Drawing

  func items(isDetailed: Bool, in pose: CreaturePose) -> [Drawing.Item] {
    let place = Image(drawing).frame(in: Rect(5, 4, 80, 76))
    let map = AffineTransform.translation(-drawing.viewBox.minX, -drawing.viewBox.minY)
      .then(.scale(place.width / drawing.viewBox.width, place.height / drawing.viewBox.height))
      .then(.translation(place.minX, place.minY))
    return [.group(transform: map.then(pose.body), opacity: pose.opacity, items: drawing.items)]
  }
}

/// An element of a person's slides, with all that is in it.
struct ElementFigure: CardFigure {
  let item: SlideCollection.Item

  var shape: Double { item.size.height > 0 ? item.size.width / item.size.height : 1 }
  func items(isDetailed: Bool, in pose: CreaturePose) -> [Drawing.Item] { [] }
  func makeView() -> View? { item.makeView() }
}
