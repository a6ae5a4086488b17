import Engine

extension Benchmark {
  /// The original example: prepared, applied and committed, there and back; time for one way.
  static func animatingSquares() -> Benchmark {
    let stage = Stage(root: View(frame: Rect(0, 0, 350, 250)))
    let before = squares(100, square(10, "red"), 80, nil)
    let after = squares(100, nil, 50, square(20, "red"))
    before.makeViews(in: stage.root)
    return Benchmark(name: "squares: prepare + apply", items: 2) {
      var sum = 0.0
      for (arrangement, direction) in [
        (after, LayoutDirection.rightToLeft), (before, .leftToRight),
      ] {
        let animation = arrangement.prepareAnimation(for: stage.root, direction: direction)
        animation.apply()
        animation.change.commit()
        sum += stage.root.first(key: "red")?.presentedBox.minX ?? .nan
      }
      return sum
    }
  }

  /// Views made again from a row of 1,000, all of them there already; time per view.
  static func reusingViews() -> Benchmark {
    let count = 1_000
    let host = View(frame: Rect(0, 0, 10_000, 100))
    let row = StackLayout(
      axis: .horizontal, spacing: 2, distribution: .leading,
      sublayouts: (0..<count).map { square(5, String($0)) }
    ).arrangement(width: 10_000, height: 100)
    row.makeViews(in: host)
    return Benchmark(name: "make views again", items: count) {
      row.makeViews(in: host)
      return host.subviews.reduce(0) { $0 + $1.frame.maxX }
    }
  }

  private static func square(
    _ side: Double, _ id: String, _ alignment: Alignment = .topLeading, _ child: (any Layout)? = nil
  ) -> any Layout {
    SizeLayout<View>(
      width: side, height: side, alignment: alignment, viewReuseId: id, sublayout: child)
  }

  private static func squares(
    _ big: Double, _ inBig: (any Layout)?, _ little: Double, _ inLittle: (any Layout)?
  ) -> LayoutArrangement {
    InsetLayout(
      inset: 30,
      sublayout: StackLayout(
        axis: .vertical, distribution: .fillEqualSpacing,
        sublayouts: [
          square(big, "big", .topLeading, inBig),
          square(little, "little", .bottomTrailing, inLittle),
        ])
    ).arrangement(width: 350, height: 250)
  }
}
