import Engine

extension Benchmark {
  /// Whole pictures of 1920×1080 pixels, and layers of 300×200; times are per picture.
  static var paintingFills: [Benchmark] {
    let picture = Path.rect(Rect(0, 0, 1920, 1080))
    let stops = [
      GradientStop(0, Color(250, 200, 90)), GradientStop(0.4, Color(240, 120, 90)),
      GradientStop(1, Color(60, 40, 120)),
    ]
    let diagonal = Paint.linearGradient(start: .zero, end: Point(1920, 1080), stops: stops)
    return [
      large("a fill of alpha 0.5, 1080p", .fill(picture, .color(half)), atMost: 1.25),
      large("a diagonal gradient, 1080p", .fill(picture, diagonal), atMost: 0.05),
      small("a faded layer of two shapes", Layer(opacity: 0.5, commands: shapes), atMost: 0.7),
      small(
        "a layer clipped by a rounded rectangle",
        Layer(clip: .roundedRect(small, radius: 20), commands: shapes), atMost: 0.9),
    ]
  }

  private static let half = Color(60, 120, 220, alpha: 0.5)
  private static let small = Rect(0, 0, 300, 200)

  /// A ground and a circle on it.
  private static var shapes: [DrawCommand] {
    [
      .fill(.rect(small), .color(Color(240, 230, 200))),
      .fill(.circle(center: Point(150, 100), radius: 80), .color(Color(200, 80, 60))),
    ]
  }

  private static func large(
    _ name: String, _ command: DrawCommand, atMost ratio: Double
  ) -> Benchmark {
    painting(name, [DisplayList([command])], width: 1920, height: 1080, atMost: ratio)
  }

  private static func small(_ name: String, _ layer: Layer, atMost ratio: Double) -> Benchmark {
    painting(name, [DisplayList([.layer(layer)])], width: 300, height: 200, atMost: ratio)
  }
}
