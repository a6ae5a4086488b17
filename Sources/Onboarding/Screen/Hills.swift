import Engine

/// Soft hills behind the slides of a window, each row in a shade of the slide's colour: the nearer
/// a row, the larger it is and the farther it goes from slide to slide.
///
/// A round of the slides on, each row has gone a whole hill, and looks as before.
struct Hills {
  private struct Row {
    /// The way from slide to slide, in shares of the window's larger side.
    var way: Double
    /// The places of its valleys and summits below the top, in shares of the window's height.
    var valley: Double
    var summit: Double
    /// The place of a valley, in hills.
    var start: Double
    /// The share of white, or below 0 of black, in the slide's colour.
    var shade: Double
  }

  private static let rows = [
    Row(way: 0.08, valley: 0.825, summit: 0.765, start: 0.35, shade: 0.13),
    Row(way: 0.115, valley: 0.895, summit: 0.82, start: 0.75, shade: 0.04),
    Row(way: 0.16, valley: 0.975, summit: 0.895, start: 0.15, shade: -0.055),
  ]

  /// The window's.
  let size: Size
  /// The slide's.
  let color: Color
  /// The number of slides.
  let count: Int

  /// The hills seen from a place, counted in slides.
  func drawing(at place: Double) -> Drawing {
    Drawing(
      viewBox: Rect(origin: .zero, size: size),
      items: Self.rows.map { row in
        .group(
          transform: .translation(-place * way(row), 0), opacity: 1,
          items: [.fill(outline(row), .color(shade(row.shade)))])
      })
  }

  private func way(_ row: Row) -> Double { row.way * max(size.width, 0.8 * size.height) }

  private func shade(_ share: Double) -> Color {
    color.interpolated(to: share > 0 ? .white : .black, at: abs(share))
  }

  /// A row from beyond the window's left side to beyond the right one, at all places.
  private func outline(_ row: Row) -> Path {
    let hill = Double(count) * way(row)
    let left = (row.start - (size.width / hill).rounded(.up) - 1) * hill
    let summits = Int(((2 * size.width + hill - left) / hill).rounded(.up))
    let (valley, summit) = (row.valley * size.height, row.summit * size.height)
    var path = Path()
    path.move(to: Point(left, valley))
    for number in 0..<summits {
      let x = left + Double(number) * hill
      path.addSlope(from: Point(x, valley), to: Point(x + hill / 2, summit))
      path.addSlope(from: Point(x + hill / 2, summit), to: Point(x + hill, valley))
    }
    path.line(to: Point(left + Double(summits) * hill, 2 * size.height))
    path.line(to: Point(left, 2 * size.height))
    path.close()
    return path
  }
}

extension Path {
  /// Half a cosine wave, but for less than a hundredth of its height.
  fileprivate mutating func addSlope(from: Point, to: Point) {
    let bend = 0.364 * (to.x - from.x)
    cubic(Point(from.x + bend, from.y), Point(to.x - bend, to.y), to: to)
  }
}
