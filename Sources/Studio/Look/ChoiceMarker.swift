import Engine
import Workbench

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
