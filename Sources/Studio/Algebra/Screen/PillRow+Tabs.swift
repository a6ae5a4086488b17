import Engine

extension PillRow {
  /// The pages' names in a row at the foot of the algebra's screen.
  init(tabs names: [String], on canvas: AlgebraCanvas) {
    let width = min(116 * Double(names.count), canvas.size.width - 2 * canvas.margin)
    self.init(
      frame: Rect(
        center: Point(canvas.size.width / 2, canvas.size.height - 42), size: Size(width, 44)),
      names: names)
  }
}
