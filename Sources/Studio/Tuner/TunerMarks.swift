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

  /// A circle, with a tick if it is checked.
  static func check(_ isChecked: Bool, _ color: Color) -> ControlMark {
    let circle = Path.circle(center: Point(7, 7), radius: 5.6)
    let tick = Path.line(through: [Point(4.4, 7.2), Point(6.3, 9.2), Point(9.7, 5)])
    guard isChecked else {
      return ControlMark([.stroke(circle, StrokeStyle(width: 1.3), .color(color))])
    }
    return ControlMark([
      .fill(circle, .color(color)),
      .stroke(tick, StrokeStyle(width: 1.6, cap: .round, join: .round), .color(Palette.card)),
    ])
  }

  /// An arrow's head that leads down to more.
  static func down(_ color: Color) -> ControlMark {
    ControlMark([
      .stroke(
        .line(through: [Point(4, 5.5), Point(7, 8.5), Point(10, 5.5)]),
        StrokeStyle(width: 1.5, cap: .round, join: .round), .color(color))
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
