import Engine

extension Benchmark {
  /// Many equal shapes in 1280×720 pixels; times are per shape.
  static var paintingShapes: [Benchmark] {
    let box = Path.roundedRect(Rect(0, 0, 40, 40), radius: 8)
    let card = Path.roundedRect(Rect(2, 2, 296, 196), radius: 20)
    return [
      shapes("a rounded rectangle", .fill(box, fillPaint), count: 1_000, atMost: 0.28),
      shapes(
        "a turned rounded rectangle", .fill(box, fillPaint), count: 1_000, turn: 0.01, atMost: 0.2),
      shapes("a circle of 40", .fill(circle(40), fillPaint), count: 1_000, atMost: 0.25),
      shapes("a circle of 300", .fill(circle(300), fillPaint), count: 60, atMost: 0.25),
      shapes(
        "a stroke around a rounded rectangle", .stroke(card, StrokeStyle(width: 4), fillPaint),
        count: 60, atMost: 0.4),
    ]
  }

  private static let fillPaint = Paint.color(
    Color(red: 0.3, green: 0.5, blue: 0.9, alpha: 0.8))

  private static func circle(_ size: Double) -> Path { .ellipse(in: Rect(0, 0, size, size)) }

  /// - Parameter turn: the angle of each, as a multiple of its number.
  private static func shapes(
    _ name: String, _ command: DrawCommand, count: Int, turn: Double = 0, atMost ratio: Double
  ) -> Benchmark {
    let list = DisplayList(
      (0..<count).map { index in
        let place = Point(Double(index % 40) * 24, Double(index / 40) * 27)
        let map = AffineTransform.rotation(Double(index) * turn)
          .then(.translation(place.x, place.y))
        return .layer(Layer(transform: map, commands: [command]))
      })
    return painting(name, [list], width: 1280, height: 720, items: count, atMost: ratio)
  }
}
