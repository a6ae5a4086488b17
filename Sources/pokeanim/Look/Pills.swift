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
        ZStack {
          Button(
            "", size: size, color: .clear, fill: .clear, typesetter: typesetter, id: name,
            look: isSelected ? .plain : looks(name), yieldsToDrag: yieldsToDrag,
            action: { choose(index) })
          Self.title(name, size, Palette.soft, isSeen: !isSelected, id: name + "-soft")
          Self.title(
            name, size, Palette.readable(Palette.blue), isSeen: isSelected, id: name + "-chosen")
        }
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

  /// One of a name's two colours, which go over into each other with the marker.
  private static func title(
    _ name: String, _ size: Double, _ color: Color, isSeen: Bool, id: String
  ) -> any Layout {
    LabelLayout<View>(
      content: TextContent(
        label: name, size: size, weight: .semibold, color: color, alignment: .center),
      alignment: .fill, viewReuseId: id
    ) { view in
      view.takesInput = false
      view.alpha = isSeen ? 1 : 0
    }
  }
}
