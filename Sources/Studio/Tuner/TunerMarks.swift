import Engine
import Workbench

/// The marks on the tuner's card.
extension ControlMark {
  /// A circle with an arrow's head: again and again.
  static func loop(_ color: Color) -> ControlMark {
    // Three quarters of a circle, from the right by the foot to the top.
    let (middle, radius, bend) = (Point(6.8, 7.2), 4.4, 4.4 * 0.5523)
    var arc = Path()
    arc.move(to: middle + Point(radius, 0))
    arc.cubic(
      middle + Point(radius, bend), middle + Point(bend, radius), to: middle + Point(0, radius))
    arc.cubic(
      middle + Point(-bend, radius), middle + Point(-radius, bend), to: middle - Point(radius, 0))
    arc.cubic(
      middle + Point(-radius, -bend), middle + Point(-bend, -radius), to: middle - Point(0, radius))
    let head: Path = .polygon([Point(6.4, 0.4), Point(9.6, 2.8), Point(6.4, 5.2)])
    return ControlMark([
      .stroke(arc, StrokeStyle(width: 1.6, cap: .round, join: .round), .color(color)),
      .fill(head, .color(color)),
    ])
  }

  /// A picture of which one half is another: before and after.
  static func before(_ color: Color) -> ControlMark {
    ControlMark([
      .stroke(
        .roundedRect(Rect(2, 3, 10, 8), radius: 1.6), StrokeStyle(width: 1.5), .color(color)),
      .fill(.rect(Rect(2.4, 3.4, 4.6, 7.2)), .color(color)),
    ])
  }
}
