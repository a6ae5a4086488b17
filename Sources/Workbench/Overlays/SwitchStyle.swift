package import Engine

/// The way one content follows another in the same place: where the new one comes from, where the
/// old one goes to, and when each fades.
package struct SwitchStyle {
  /// A place beside the one that contents rest at.
  struct Pose {
    var translation = Point.zero
    var scale = 1.0
  }

  /// A part of the change in which a content fades, in seconds.
  struct Fade {
    var delay = 0.0
    let duration: Double
  }

  var enters = Pose()
  var leaves = Pose()
  let way: AnimatorTiming
  let fadeIn: Fade
  let fadeOut: Fade

  /// Neighbours along an axis, as the screens are.
  ///
  /// - Parameter distance: the way of each, in points; above 0 the new one comes from the right.
  package static func sharedAxis(_ distance: Double) -> SwitchStyle {
    SwitchStyle(
      enters: Pose(translation: Point(distance, 0)), leaves: Pose(translation: Point(-distance, 0)),
      way: .spring(duration: 0.42, damping: 0.9), fadeIn: Fade(delay: 0.06, duration: 0.21),
      fadeOut: Fade(duration: 0.09))
  }

  /// Another thing on the same stage, as the pairs of layouts are.
  package static let growing = SwitchStyle(
    enters: Pose(scale: 0.98), way: .easeOut(duration: 0.18), fadeIn: Fade(duration: 0.18),
    fadeOut: Fade(duration: 0.12))

  /// A card that comes to lie over everything, or goes: what it is put over stays where it is.
  package static let popping = SwitchStyle(
    enters: Pose(scale: 0.94), leaves: Pose(scale: 0.94),
    way: .spring(duration: 0.25, damping: 0.9), fadeIn: Fade(duration: 0.16),
    fadeOut: Fade(duration: 0.11))

  /// Words that others take the place of.
  package static let fading = SwitchStyle(
    way: .easeOut(duration: 0.15), fadeIn: Fade(duration: 0.15), fadeOut: Fade(duration: 0.12))

  /// A panel that comes in from a side, or goes there.
  ///
  /// - Parameter distance: in points; above 0 it comes from the right and from below.
  package static func sliding(_ distance: Point) -> SwitchStyle {
    SwitchStyle(
      enters: Pose(translation: distance), leaves: Pose(translation: distance),
      way: .spring(duration: 0.3, damping: 0.9), fadeIn: Fade(duration: 0.24),
      fadeOut: Fade(duration: 0.16))
  }
}
