import Engine

/// The mark for the theme: a circle of which one half is filled.
struct ThemeMark: ComposedLayout {
  let layout: any Layout

  init(color: Color) {
    layout = SizeLayout<View>(width: 14, height: 14, alignment: .center) { view in
      view.takesInput = false
      view.content = .drawing(Self.drawing(color))
    }
  }

  private static func drawing(_ color: Color) -> Drawing {
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
    return Drawing(
      viewBox: Rect(0, 0, 14, 14),
      items: [.stroke(ring, StrokeStyle(width: 1.5), .color(color)), .fill(half, .color(color))])
  }
}
