import Engine

/// A conversation, then the same one laid out from right to left.
enum MirrorPair {
  static var pair: LayoutPair {
    LayoutPair(direction: .rightToLeft, before: chat, after: chat) { ends in
      courses.filter { ends[$0.key]?.from.frame != ends[$0.key]?.to.frame }
    }
  }

  /// The picture hops over the name, and what lies beside it passes above the name too.
  private static let courses: [String: PairCourse] = {
    var courses = Dictionary(
      uniqueKeysWithValues: ["mara", "menu", "online"].map {
        ($0, PairCourse(aside: Point(0, -20), asideScale: 0.6))
      })
    for id in ["name", "status"] { courses[id] = PairCourse(aside: Point(0, 14)) }
    return courses
  }()

  private static func chat(_ canvas: PairCanvas) -> any Layout {
    VStack {
      header(canvas)
      SizeLayout<View>(
        flexibility: .max,
        sublayout: InsetLayout(
          insets: Insets(top: 14, left: 22, bottom: 8, right: 22),
          sublayout: VStack(spacing: 10, distribution: .leading) { messages(canvas) }))
      composer(canvas)
    }
  }

  private static func header(_ canvas: PairCanvas) -> any Layout {
    canvas.box(
      "header", Palette.paper, radius: 0, height: 72, alignment: .fill,
      InsetLayout(
        insets: Insets(top: 0, left: 22, bottom: 0, right: 22),
        sublayout: ZStack {
          InsetLayout(insets: Insets(left: 96, right: 24), sublayout: names(canvas))
          HStack(spacing: 14) {
            canvas.icon("menu", menu, .clear, side: 24, radius: 0)
            canvas.avatar("mara", "M", Palette.violet, side: 44)
            SizeLayout<View>(minWidth: 0, flexibility: .max)
            canvas.box("online", Palette.green, radius: 5, width: 10, height: 10)
          }
        }))
  }

  private static func names(_ canvas: PairCanvas) -> any Layout {
    VStack(spacing: 1, distribution: .center) {
      canvas.label("name", "Mara Quill", size: 16, weight: .bold, color: Palette.ink)
      canvas.label("status", "on the night bus", size: 13)
    }
  }

  @LayoutBuilder private static func messages(_ canvas: PairCanvas) -> [any Layout] {
    theirs("ask", "Does the list read from the right in the other edition?", canvas)
    mine("yes", "All of it does. One layout, and the engine mirrors it.", canvas)
    theirs("what", "Bubbles, faces, the menu too?", canvas)
    mine("boxes", "Every box. Words keep their own direction.", canvas)
    theirs("how", "And on the way there?", canvas)
    mine("drag", "Drag across and look.", canvas)
  }

  private static func theirs(_ id: String, _ text: String, _ canvas: PairCanvas) -> any Layout {
    HStack(spacing: 10, distribution: .leading) {
      canvas.avatar("\(id).face", "M", Palette.violet, side: 30)
      bubble(id, text, Palette.current.bubble, Palette.ink, .centerLeading, canvas)
    }
  }

  private static func mine(_ id: String, _ text: String, _ canvas: PairCanvas) -> any Layout {
    bubble(id, text, Palette.fill(Palette.blue), .white, .centerTrailing, canvas)
  }

  private static func bubble(
    _ id: String, _ text: String, _ color: Color, _ ink: Color, _ alignment: Alignment,
    _ canvas: PairCanvas
  ) -> any Layout {
    canvas.pill(
      id, color, radius: 18, insets: Insets(top: 8, left: 16, bottom: 8, right: 16),
      alignment: alignment,
      SizeLayout<View>(
        maxWidth: canvas.size.width * 0.52,
        sublayout: canvas.label("\(id).text", text, size: 15, color: ink, lineHeight: 20)))
  }

  private static func composer(_ canvas: PairCanvas) -> any Layout {
    InsetLayout(
      insets: Insets(top: 8, left: 22, bottom: 22, right: 22),
      sublayout: HStack(spacing: 12) {
        canvas.box(
          "field", Palette.card, radius: 22, height: 44, border: Palette.current.field,
          alignment: .fill, flexibility: .max,
          InsetLayout(
            insets: Insets(top: 0, left: 18, bottom: 0, right: 18),
            sublayout: canvas.label(
              "hint", "Message", size: 15, color: Palette.faint, alignment: .centerLeading)))
        canvas.icon("send", arrow, Palette.blue, side: 44, radius: 22)
      })
  }

  private static func drawing(_ lines: [[Point]], width: Double, _ color: Color) -> Drawing {
    let path = lines.map(Path.line(through:)).reduce(Path(), +)
    return Drawing(
      viewBox: Rect(0, 0, 24, 24),
      items: [.stroke(path, StrokeStyle(width: width, cap: .round, join: .round), .color(color))])
  }

  private static var menu: Drawing {
    drawing([6, 12, 18].map { [Point(4, $0), Point(20, $0)] }, width: 2.4, Palette.blue)
  }
  private static let arrow = drawing(
    [[Point(8, 12), Point(12, 8), Point(16, 12)], [Point(12, 8.5), Point(12, 16.5)]], width: 1.6,
    .white)
}
