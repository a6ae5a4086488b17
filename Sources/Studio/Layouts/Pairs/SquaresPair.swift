import Engine

/// The two layouts of the original example: a big, a little and a red square, before and after.
///
/// The red one lies in the big square before, and in the little one after, which is applied
/// right-to-left.
struct SquaresPair {
  private let big, little, red: Color

  /// - Parameter isOriginal: true if it has the original's colours.
  static func pair(isOriginal: Bool = false) -> LayoutPair {
    let squares =
      isOriginal
      ? SquaresPair(
        big: Color(128, 128, 128), little: Color(170, 170, 170), red: Color(255, 0, 0))
      : SquaresPair(
        big: Color(74, 108, 247), little: Color(255, 190, 61), red: Color(238, 66, 80))
    return LayoutPair(
      designs: [ScreenEntry.squares.naturalSize, Size(575, 250)], direction: .rightToLeft,
      before: { _ in squares.before }, after: { _ in squares.after })
  }

  private var before: any Layout {
    page(
      SizeLayout(
        width: 100, height: 100, alignment: .topLeading, viewReuseId: "bigSquare",
        sublayout: SizeLayout(
          width: 10, height: 10, alignment: .bottomTrailing, viewReuseId: "redSquare",
          config: paint(red)),
        config: paint(big)),
      SizeLayout(
        width: 80, height: 80, alignment: .bottomTrailing, viewReuseId: "littleSquare",
        config: paint(little)))
  }

  private var after: any Layout {
    page(
      SizeLayout(
        width: 100, height: 100, alignment: .topLeading, viewReuseId: "bigSquare",
        config: paint(big)),
      SizeLayout(
        width: 50, height: 50, alignment: .bottomTrailing, viewReuseId: "littleSquare",
        sublayout: SizeLayout(
          width: 20, height: 20, alignment: .topLeading, viewReuseId: "redSquare",
          config: paint(red)),
        config: paint(little)))
  }

  private func page(_ first: any Layout, _ second: any Layout) -> any Layout {
    InsetLayout(
      inset: 30,
      sublayout: StackLayout(
        axis: .vertical, distribution: .fillEqualSpacing, sublayouts: [first, second]))
  }

  private func paint(_ color: Color) -> (View) -> Void {
    { view in
      if view.backgroundColor != color { view.backgroundColor = color }
    }
  }
}
