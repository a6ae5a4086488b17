import Engine

/// A dashboard whose sidebar collapses to its icons: the page gets the room and, if it is wide,
/// a card more.
enum SidebarPair {
  static var pair: LayoutPair {
    LayoutPair(
      before: { page($0, isOpen: true) }, after: { page($0, isOpen: false) }, courses: courses)
  }

  /// Names are gone before there is no room for them, and the card that comes follows the one
  /// before it in.
  private static let courses: LayoutPair.Director = { ends in
    var courses: [String: PairCourse] = [:]
    for id in ["logo"] + items.map({ $0.lowercased() }) {
      courses["\(id).name"] = PairCourse(fading: 0...0.35)
    }
    guard let last = ends["card3"], let new = ends["card4"] else { return courses }
    let isBeside = new.to.frame.minX > last.to.frame.minX
    let way = last.from.frame.maxX - last.to.frame.maxX
    courses["card4"] =
      isBeside
      ? PairCourse(fading: 0.45...1, origin: Point(way, 0)) : PairCourse(fading: 0.85...1)
    return courses
  }

  private static let items = ["Home", "Charts", "People", "Files"]

  private static func page(_ canvas: PairCanvas, isOpen: Bool) -> any Layout {
    HStack {
      sidebar(canvas, isOpen: isOpen)
      InsetLayout(
        inset: 24, flexibility: .max,
        sublayout: VStack(spacing: 16) {
          canvas.label("heading", "This week", size: 24, weight: .bold, color: Palette.ink)
          HStack(spacing: 12, distribution: .fillEqualSize) {
            for index in 0..<(canvas.isTall ? 2 : isOpen ? 3 : 4) { card(index, canvas) }
          }
          chart(canvas)
        })
    }
  }

  // MARK: The sidebar

  private static func sidebar(_ canvas: PairCanvas, isOpen: Bool) -> any Layout {
    let width = isOpen ? (canvas.isTall ? 148.0 : 184) : 72
    return canvas.box(
      "sidebar", Palette.current.night, radius: 0, width: width, alignment: .fill,
      InsetLayout(
        insets: Insets(top: 22, left: 12, bottom: 12, right: 12),
        sublayout: VStack(spacing: 6, distribution: .leading) {
          HStack(spacing: 12) {
            logo(canvas)
            if isOpen {
              canvas.label(
                "logo.name", "Orbit", size: 18, weight: .bold, color: .white,
                alignment: .centerLeading)
            }
          }
          SizeLayout<View>(height: 14)
          for item in items { entry(item, canvas, isOpen: isOpen) }
        }))
  }

  private static func logo(_ canvas: PairCanvas) -> any Layout {
    InsetLayout(
      insets: Insets(top: 0, left: 8, bottom: 0, right: 0),
      sublayout: canvas.box(
        "logo", Palette.amber, radius: 16, width: 32, height: 32,
        canvas.box("logo.core", Palette.current.night, radius: 5, width: 10, height: 10)))
  }

  private static func entry(_ item: String, _ canvas: PairCanvas, isOpen: Bool) -> any Layout {
    let isChosen = item == items[0]
    let id = item.lowercased()
    return canvas.box(
      id, isChosen ? Palette.fill(Palette.blue) : Palette.current.night, radius: 12, height: 44,
      alignment: .fill,
      InsetLayout(
        insets: Insets(top: 0, left: 12, bottom: 0, right: 0),
        sublayout: HStack(spacing: 12, distribution: .leading) {
          canvas.icon("\(id).icon", SidebarIcons.drawing(item), .clear, side: 24, radius: 0)
          if isOpen {
            canvas.label(
              "\(id).name", item, size: 15, weight: .semibold,
              color: isChosen ? .white : Palette.current.dusk, alignment: .centerLeading)
          }
        }))
  }

  // MARK: The page

  private static var figures: [(String, String, Color)] {
    [
      ("1,284", "visits", Palette.blue), ("86 %", "came back", Palette.green),
      ("4.7", "rating", Palette.amber), ("12", "new ideas", Palette.red),
    ]
  }

  private static func card(_ index: Int, _ canvas: PairCanvas) -> any Layout {
    let (number, name, color) = figures[index]
    return canvas.box(
      "card\(index + 1)", Palette.paper, radius: 16,
      InsetLayout(
        inset: 14,
        sublayout: VStack(spacing: 4) {
          canvas.box(
            "card\(index + 1).dot", color, radius: 5, width: 10, height: 10,
            alignment: .topLeading)
          canvas.label(
            "card\(index + 1).number", number, size: 24, weight: .bold, color: Palette.ink)
          canvas.label("card\(index + 1).name", name, size: 13)
        }))
  }

  private static let bars = [0.42, 0.6, 0.5, 0.78, 0.66, 1, 0.86]

  private static func chart(_ canvas: PairCanvas) -> any Layout {
    let height = max(1, canvas.size.height - (canvas.isTall ? 276 : 264))
    return canvas.box(
      "chart", Palette.paper, radius: 16, flexibility: .max,
      InsetLayout(
        inset: 18,
        sublayout: HStack(
          spacing: canvas.isTall ? 8 : 14, distribution: .fillEqualSize
        ) {
          for (index, share) in bars.enumerated() {
            canvas.box(
              "bar\(index + 1)", index == 5 ? Palette.blue : Palette.current.bars, radius: 7,
              height: (height * share).rounded(), alignment: .bottomFill)
          }
        }))
  }
}

/// The icons of the dashboard, in white on nothing.
enum SidebarIcons {
  static func drawing(_ name: String) -> Drawing {
    Drawing(
      viewBox: Rect(0, 0, 24, 24),
      items: lines(name).map { path in
        .stroke(path, StrokeStyle(width: 2, cap: .round, join: .round), .color(.white))
      })
  }

  private static func lines(_ name: String) -> [Path] {
    switch name {
    case "Home":
      [
        line([(4, 11.5), (12, 4.5), (20, 11.5)]),
        line([(6.5, 10), (6.5, 19), (17.5, 19), (17.5, 10)]),
      ]
    case "Charts":
      [line([(6, 19), (6, 13)]), line([(12, 19), (12, 5)]), line([(18, 19), (18, 9)])]
    case "People":
      [
        .circle(center: Point(12, 8.5), radius: 3.6),
        line([(5, 19.5), (6.2, 16.6), (8.8, 15), (15.2, 15), (17.8, 16.6), (19, 19.5)]),
      ]
    default:
      [
        line([
          (4, 18.5), (4, 6), (9.5, 6), (11.5, 8.5), (20, 8.5), (20, 18.5), (4, 18.5), (4, 12),
        ])
      ]
    }
  }

  private static func line(_ points: [(Double, Double)]) -> Path {
    .line(through: points.map { Point($0.0, $0.1) })
  }
}
