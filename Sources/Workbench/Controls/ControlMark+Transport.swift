import Engine

/// The marks of the timeline's controls.
extension ControlMark {
  /// A triangle, or the two bars of a pause.
  static func play(isPlaying: Bool, _ color: Color) -> ControlMark {
    let bars: Path =
      .roundedRect(Rect(3.2, 2.5, 2.8, 9), radius: 0.8)
      + .roundedRect(Rect(8, 2.5, 2.8, 9), radius: 0.8)
    return ControlMark([.fill(isPlaying ? bars : arrow(from: 4, to: 12), .color(color))])
  }

  /// A triangle at a bar, which it leads to.
  static func step(_ direction: Double, _ color: Color) -> ControlMark {
    let forward: Path = .rect(Rect(3, 3.5, 1.6, 7)) + arrow(from: 5.6, to: 11.4, height: 3.5)
    let map = direction > 0 ? AffineTransform.identity : mirrored
    return ControlMark([
      .group(transform: map, opacity: 1, items: [.fill(forward, .color(color))])
    ])
  }

  /// Two arrows against each other.
  static func reverse(_ color: Color) -> ControlMark {
    let one = [Point(2, 4.6), Point(11.5, 4.6), Point(8.9, 2)]
    let items: [Drawing.Item] = [stroke(one, color)]
    return ControlMark(
      items + [
        .group(transform: turned, opacity: 1, items: items)
      ])
  }

  /// A cross that closes something.
  static func close(_ color: Color) -> ControlMark {
    ControlMark([
      stroke([Point(3.5, 3.5), Point(10.5, 10.5)], color),
      stroke([Point(10.5, 3.5), Point(3.5, 10.5)], color),
    ])
  }

  private static let mirrored = AffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 14, ty: 0)
  private static let turned = AffineTransform(a: -1, b: 0, c: 0, d: -1, tx: 14, ty: 14)

  private static func arrow(from x: Double, to tip: Double, height: Double = 5) -> Path {
    .polygon([Point(x, 7 - height), Point(tip, 7), Point(x, 7 + height)])
  }

  private static func stroke(_ points: [Point], _ color: Color) -> Drawing.Item {
    .stroke(
      .line(through: points), StrokeStyle(width: 1.6, cap: .round, join: .round), .color(color))
  }
}
