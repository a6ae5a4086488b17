import Engine

/// The two layouts of the original example: a big, a little and a red square, before and after.
///
/// The red one lies in the big square before, and in the little one after, which is applied
/// right-to-left.
enum SquaresPair {
  static var pair: LayoutPair {
    LayoutPair(
      designs: [ScreenName.squares.naturalSize], direction: .rightToLeft,
      before: { _ in before }, after: { _ in after })
  }

  private static var before: any Layout {
    page(
      SizeLayout(
        width: 100, height: 100, alignment: .topLeading, viewReuseId: "bigSquare",
        sublayout: SizeLayout(
          width: 10, height: 10, alignment: .bottomTrailing, viewReuseId: "redSquare", config: red),
        config: big),
      SizeLayout(
        width: 80, height: 80, alignment: .bottomTrailing, viewReuseId: "littleSquare",
        config: little))
  }

  private static var after: any Layout {
    page(
      SizeLayout(
        width: 100, height: 100, alignment: .topLeading, viewReuseId: "bigSquare", config: big),
      SizeLayout(
        width: 50, height: 50, alignment: .bottomTrailing, viewReuseId: "littleSquare",
        sublayout: SizeLayout(
          width: 20, height: 20, alignment: .topLeading, viewReuseId: "redSquare", config: red),
        config: little))
  }

  private static func page(_ first: any Layout, _ second: any Layout) -> any Layout {
    InsetLayout(
      inset: 30,
      sublayout: StackLayout(
        axis: .vertical, distribution: .fillEqualSpacing, sublayouts: [first, second]))
  }

  private static func big(_ view: View) { paint(view, Color(74, 108, 247)) }
  private static func little(_ view: View) { paint(view, Color(255, 190, 61)) }
  private static func red(_ view: View) { paint(view, Color(238, 66, 80)) }

  private static func paint(_ view: View, _ color: Color) {
    if view.backgroundColor != color { view.backgroundColor = color }
  }
}
