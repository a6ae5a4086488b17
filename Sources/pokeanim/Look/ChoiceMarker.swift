import Engine

/// The filled shape below the chosen one of equal cells.
struct ChoiceMarker: ComposedLayout {
  let layout: any Layout

  /// - Parameters:
  ///   - column, row: counted from 0; of so many.
  ///   - margin: between the shape and its cell's edge, in points.
  init(
    radius: Double, shadow: Shadow? = nil, margin: Double = 0, column: Int, of columns: Int,
    row: Int = 0, of rows: Int = 1, id: String
  ) {
    let cell = Alignment { _, room in
      let size = Size(room.width / Double(columns), room.height / Double(rows))
      let corner = Point(Double(column) * size.width, Double(row) * size.height)
      return Rect(origin: room.origin + corner, size: size).inset(by: margin)
    }
    layout = SizeLayout<MarkerView>(alignment: cell, viewReuseId: id) { view in
      view.paint(Palette.marker, radius: radius, shadow: shadow)
    }
  }
}

/// The view of a marker: the faster it goes, the longer it is in the direction of its way.
final class MarkerView: View {
  private static let longest = 0.12
  /// The velocity at which it is longer by three quarters of what it can be, in points a second.
  private static let fast = 500.0

  /// Becomes as long as its way wants it now.
  func stretch() {
    guard let velocity = stage?.velocity(of: self) else { return }
    let pace = max(abs(velocity.x), abs(velocity.y)) / Self.fast
    let longer = 1 + Self.longest * pace / (pace + 1 / 3)
    let isAcross = abs(velocity.x) >= abs(velocity.y)
    let wanted = isAcross ? Point(longer, 1) : Point(1, longer)
    if scale != wanted { scale = wanted }
  }
}
