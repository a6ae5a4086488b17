import Engine

/// A player at the foot of its page, or as large as the page: two layouts, and the way between.
///
/// Views are told by their ids: `prepareAnimation` makes one change of all that stay, come and go.
final class LayoutsScreen: StageScreen {
  private var isLarge = false
  private var move: LayoutAnimation?

  override func layOut(at time: Instant) {
    root.backgroundColor = Color(30, 30, 46)
    move?.change.commit()
    arrangement.makeViews(in: root)
  }

  override var change: (any Change)? { move?.change.outcome == nil ? move?.change : nil }
  override var path: Point { Point(0, isLarge ? -size.height / 2 : size.height / 2) }
  override func tapped(_ point: Point, at time: Instant) { play() }

  override func begin(reversed: Bool) -> (any Change)? {
    isLarge.toggle()
    move = arrangement.prepareAnimation(for: root)
    move?.timing = .spring(duration: 0.7, damping: 0.8)
    move?.change.onEnd { [unowned self] in if $0 == .cancelled { isLarge.toggle() } }
    return move?.change
  }

  private var arrangement: LayoutArrangement {
    (isLarge ? large : small).inset(20).arrangement(width: size.width, height: size.height)
  }

  private var small: any Layout {
    let row = HStack(spacing: 14, distribution: .fillEqualSpacing, alignment: .centerFill) {
      box("cover", Size(56, 56), radius: 12, Color(255, 138, 101))
      VStack(spacing: 8, alignment: .center) { lines }
      box("play", Size(40, 40), radius: 20, Color(255, 214, 102))
    }
    return box(
      "card", Size(size.width - 40, 84), radius: 20, Color(58, 56, 84), around: row.inset(14))
  }
  private var large: any Layout {
    let page = Size(size.width - 40, size.height - 40)
    let side = max(80, min(page.width - 80, page.height - 280))
    let column = VStack(spacing: 24, distribution: .center, alignment: .fill) {
      HStack(distribution: .fillEqualSpacing, alignment: .centerFill) {
        box("close", Size(28, 28), radius: 14, Color(124, 104, 186))
        box("more", Size(28, 28), radius: 14, Color(124, 104, 186))
      }.inset(Insets(left: 20, right: 20))
      box("cover", Size(side, side), radius: 28, Color(255, 138, 101))
      VStack(spacing: 12, alignment: .center) { lines }
      box("play", Size(76, 76), radius: 38, Color(255, 214, 102))
    }
    return box("card", page, radius: 32, Color(84, 66, 140), around: column)
  }

  @LayoutBuilder private var lines: [any Layout] {
    box("title", Size(150, 14), radius: 7, .white)
    box("singer", Size(96, 10), radius: 5, Color(168, 160, 200))
  }

  private func box(
    _ id: String, _ size: Size, radius: Double, _ color: Color, around inner: (any Layout)? = nil
  ) -> any Layout {
    let place = inner == nil ? Alignment.center : .bottomCenter
    return SizeLayout<View>(size: size, alignment: place, viewReuseId: id, sublayout: inner) {
      $0.backgroundColor = color
      $0.cornerRadius = radius
    }
  }
}
