/// Layouts in rows of equally wide cells: `HStack`s in a `VStack`.
///
///     Grid(columns: 3, spacing: 6) {
///       for name in names { Text(name) }
///     }
public struct Grid: ComposedLayout {
  /// The layout that it stands for.
  public let layout: any Layout

  /// - Parameters:
  ///   - columns: > 0.
  ///   - spacing: between cells, and between rows unless they have one of their own, in points,
  ///     finite.
  ///   - fillsLastRow: true if the cells of a row that is not full share its whole width; else they
  ///     are as wide as the others.
  public init(
    columns: Int, spacing: Double = 0, rowSpacing: Double? = nil, fillsLastRow: Bool = false,
    @LayoutBuilder content: () -> [any Layout], file: StaticString = #fileID, line: UInt = #line
  ) {
    require(columns > 0, "a grid has a column at least", file: file, line: line)
    let cells = content()
    layout = VStack(spacing: rowSpacing ?? spacing) {
      for start in stride(from: 0, to: cells.count, by: columns) {
        let row = cells[start..<min(start + columns, cells.count)]
        HStack(spacing: spacing, distribution: .fillEqualSize) {
          Array(row)
          if !fillsLastRow {
            for _ in row.count..<columns { SizeLayout<View>(width: 0, height: 0) }
          }
        }
      }
    }
  }
}
