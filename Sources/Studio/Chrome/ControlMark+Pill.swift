import Engine
import Workbench

/// The marks in the pill.
extension ControlMark {
  /// The theme: a circle of which one half is filled.
  static func theme(_ color: Color) -> ControlMark {
    // The left half of a circle, by two quarters.
    let (middle, radius, bend) = (Point(7, 7), 5.0, 5 * 0.5523)
    var half = Path()
    half.move(to: middle - Point(0, radius))
    half.cubic(
      middle - Point(bend, radius), middle - Point(radius, bend), to: middle - Point(radius, 0))
    half.cubic(
      middle - Point(radius, -bend), middle - Point(bend, -radius), to: middle + Point(0, radius))
    half.close()
    let ring = Path.circle(center: middle, radius: radius)
    return ControlMark([
      .stroke(ring, StrokeStyle(width: 1.5), .color(color)), .fill(half, .color(color)),
    ])
  }
}
