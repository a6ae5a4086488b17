import Engine
import Onboarding

/// A creature's stand in its picture: on its feet, or above the ground in a hop.
struct CreaturePose: Hashable {
  /// As a hop tells it, in shares of its own height; below 0 it is squashed.
  var hop = 0.0
  /// 0…1.
  var opacity = 1.0

  static let standing = CreaturePose()

  /// The highest point of a hop, in units of the creature's box: 18 points on a card of 18 cards in
  /// the window that the gallery was designed for.
  static let height = 15.0

  /// The creature's feet in its box.
  private static let feet = Point(45, 78)

  /// The place of everything but the shadow.
  var body: AffineTransform {
    let stretch = Hop.stretch(at: hop)
    return AffineTransform.translation(-Self.feet.x, -Self.feet.y)
      .then(.scale(1 - stretch, 1 + stretch))
      .then(.translation(Self.feet.x, Self.feet.y - rise))
  }

  /// The distance from the ground, in units of the creature's box.
  private var rise: Double { max(0, hop) / Hop.height * Self.height }

  /// The share of the shadow that is seen: the less the higher the creature.
  var shadow: Double { 1 - 0.5 * rise / Self.height }
}
