import Engine

/// Names in a row of equal pills, of which one is filled; a press on a name chooses it.
struct Pills: ComposedLayout {
  let layout: any Layout

  /// - Parameters:
  ///   - margin: between the pills and the row's edge, in points.
  ///   - yieldsToDrag: true if a press that becomes a drag goes to the screen.
  init(
    _ names: [String], selected: Int, size: Double, margin: Double, ground: Color,
    yieldsToDrag: Bool = false, typesetter: Typesetter, choose: @escaping (Int) -> Void
  ) {
    layout = Box(
      ground, radius: 99,
      HStack(distribution: .fillEqualSize) {
        for (index, name) in names.enumerated() {
          let isSelected = index == selected
          Button(
            name, size: size,
            color: isSelected ? Palette.readable(Palette.blue) : Palette.soft,
            fill: isSelected ? Palette.card : .clear, typesetter: typesetter, id: name,
            yieldsToDrag: yieldsToDrag, action: { choose(index) })
        }
      }
      .inset(margin))
  }
}
