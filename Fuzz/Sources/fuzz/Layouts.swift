internal import Engine

/// A tree of layouts that is updated or laid out anew: every frame the same.
func changeLayouts(_ given: Choices) {
  var choices = given
  var tree = LayoutTree(layout(&choices, depth: 0))
  for _ in 0..<4 {
    let next = layout(&choices, depth: 0)
    tree.update(to: next)
    for room in [(choices.number(0...400), 90.0), (300, choices.number(0...400))] {
      let got = tree.arrangement(width: room.0, height: room.1).absoluteFrames()
      let wanted = next.arrangement(width: room.0, height: room.1).absoluteFrames()
      expect(got == wanted, "a tree lays out as anew: \(got) is not \(wanted)")
      expect(got.allSatisfy(\.isFinite), "a frame has no end: \(got)")
    }
  }
}

private func layout(_ choices: inout Choices, depth: Int) -> any Layout {
  let kind = depth > 6 || choices.isOver ? 0 : choices.index(below: 5)
  let alignment = Alignment(
    vertical: choices.element(of: Array(Alignment.Vertical.allCases)),
    horizontal: choices.element(of: Array(Alignment.Horizontal.allCases)))
  switch kind {
  case 1:
    return InsetLayout(
      inset: choices.number(-10...30), sublayout: layout(&choices, depth: depth + 1))
  case 2, 3:
    return StackLayout(
      axis: kind == 2 ? .horizontal : .vertical, spacing: choices.number(-5...20),
      distribution: choices.element(of: Array(StackDistribution.allCases)), alignment: alignment,
      sublayouts: children(&choices, depth))
  case 4:
    return OverlayLayout(
      primary: children(&choices, depth), background: children(&choices, depth + 3),
      overlay: children(&choices, depth + 3), alignment: alignment)
  default:
    return SizeLayout<View>(
      minWidth: choices.number(0...200), maxWidth: choices.bool() ? choices.number(0...200) : nil,
      minHeight: choices.number(0...80), maxHeight: choices.bool() ? 90 : nil, alignment: alignment,
      sublayout: choices.bool() ? layout(&choices, depth: depth + 1) : nil)
  }
}

private func children(_ choices: inout Choices, _ depth: Int) -> [any Layout] {
  (0..<choices.index(below: 4)).map { _ in layout(&choices, depth: depth + 1) }
}

extension Rect {
  fileprivate var isFinite: Bool { [x, y, width, height].allSatisfy(\.isFinite) }
}
