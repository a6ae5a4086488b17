import Engine
import Workbench

/// Names in a row of equal pills, and a filled one that lies below the chosen name and glides to
/// the next; a press on a name chooses it.
struct Pills: ComposedLayout {
  let layout: any Layout

  /// - Parameters:
  ///   - margin: between the pills and the row's edge, in points.
  ///   - looks: the marks on the names.
  ///   - yieldsToDrag: true if a press that becomes a drag goes to the screen.
  ///   - marker: the id of the pill below the chosen name.
  init(
    _ names: [String], selected: Int, size: Double, margin: Double, ground: Color,
    looks: (String) -> PressLook, yieldsToDrag: Bool = false, marker: String = "marker",
    choose: @escaping (Int) -> Void
  ) {
    let row = HStack(distribution: .fillEqualSize) {
      for (index, name) in names.enumerated() {
        Choice(
          name, size: size, isChosen: index == selected, radius: 99, id: name, look: looks(name),
          yieldsToDrag: yieldsToDrag
        ) { choose(index) }
      }
    }
    layout = Box(
      ground, radius: 99, border: Palette.rim,
      ZStack {
        ChoiceMarker(radius: 99, column: selected, of: names.count, id: marker)
        row
      }
      .inset(margin))
  }
}

/// One of several names, above the marker if it is the chosen one; its colour goes over with that.
struct Choice: ComposedLayout {
  let layout: any Layout

  /// - Parameters:
  ///   - radius: of the mark behind it, in points.
  ///   - id: its view's.
  ///   - look: the mark on it, unless it is chosen.
  init(
    _ name: String, size: Double, isChosen: Bool, radius: Double, id: String, look: PressLook,
    yieldsToDrag: Bool = false, choose: @escaping () -> Void
  ) {
    func title(_ color: Color, isSeen: Bool, _ part: String) -> any Layout {
      LabelLayout<View>(
        content: TextContent(
          label: name, size: size, weight: .semibold, color: color, alignment: .center),
        alignment: .fill, viewReuseId: id + part
      ) { view in
        view.takesInput = false
        view.alpha = isSeen ? 1 : 0
      }
    }
    layout = ZStack {
      Box(Palette.ground(.clear, isChosen ? .plain : look), radius: radius).inset(1)
      ZStack {
        title(Palette.soft, isSeen: !isChosen, "-soft")
        title(Palette.readable(Palette.blue), isSeen: isChosen, "-chosen")
      }
      .inset(Insets(left: 2, right: 2))
    }
    .onPress(id, yieldsToDrag: yieldsToDrag, cornerRadius: radius, perform: choose)
  }
}
