import Engine
import EngineSDL

/// The marks in the pill.
extension ControlMark {
  /// The tuner: two sliders.
  static func tuner(_ color: Color) -> ControlMark {
    let style = StrokeStyle(width: 1.5, cap: .round)
    let (left, right, radius) = (2.0, 12.0, 1.8)
    let sliders = [Point(9.5, 4.5), Point(4.5, 9.5)].flatMap { knob -> [Drawing.Item] in
      var line = Path()
      line.move(to: Point(left, knob.y))
      line.line(to: knob - Point(radius, 0))
      line.move(to: knob + Point(radius, 0))
      line.line(to: Point(right, knob.y))
      let ring = Path.circle(center: knob, radius: radius)
      return [.stroke(line, style, .color(color)), .stroke(ring, style, .color(color))]
    }
    return ControlMark(sliders)
  }

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
