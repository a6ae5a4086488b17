import Engine

extension Drawing {
  /// A hand with a finger on what it moves.
  static func hand(_ ink: Color) -> Drawing {
    func finger(_ x: Double, _ top: Double, _ bottom: Double) -> Item {
      .fill(.roundedRect(Rect(x, top, 4, bottom - top), radius: 2), .color(ink))
    }
    var thumb = Path()
    thumb.move(to: Point(5.2, 12.6))
    thumb.line(to: Point(10.5, 18.4))
    return Drawing(
      viewBox: Rect(0, 0, 24, 24),
      items: [
        finger(8.4, 1.5, 16), finger(12.3, 8.2, 17), finger(16.2, 9.4, 17),
        .fill(.roundedRect(Rect(8.4, 12, 11.8, 10.5), radius: 4.6), .color(ink)),
        .stroke(thumb, StrokeStyle(width: 4, cap: .round), .color(ink)),
      ])
  }
}
