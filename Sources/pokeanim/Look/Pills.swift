import Engine

/// Names in a row of equal pills, and a filled one that lies below the chosen name and glides to
/// the next; a press on a name chooses it.
struct Pills: ComposedLayout {
  let layout: any Layout

  /// - Parameters:
  ///   - margin: between the pills and the row's edge, in points.
  ///   - looks: the marks on the names.
  ///   - yieldsToDrag: true if a press that becomes a drag goes to the screen.
  init(
    _ names: [String], selected: Int, size: Double, margin: Double, ground: Color,
    looks: (String) -> PressLook, yieldsToDrag: Bool = false, typesetter: Typesetter,
    choose: @escaping (Int) -> Void
  ) {
    let row = HStack(distribution: .fillEqualSize) {
      for (index, name) in names.enumerated() {
        let isSelected = index == selected
        Button(
          name, size: size,
          color: isSelected ? Palette.readable(Palette.blue) : Palette.soft, fill: .clear,
          typesetter: typesetter, id: name, look: isSelected ? .plain : looks(name),
          yieldsToDrag: yieldsToDrag, action: { choose(index) })
      }
    }
    layout = Box(
      ground, radius: 99, border: Palette.rim,
      ZStack {
        Marker(radius: 99, column: selected, of: names.count, id: "marker")
        row
      }
      .inset(margin))
  }
}
