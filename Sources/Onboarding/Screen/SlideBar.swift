import Engine

/// The parts of the slides that only a window has: dots, a light on the button, a quiet way back and
/// a word about dragging. They are no elements of the slides, and no trace knows them.
final class SlideBar {
  /// The looks of the parts at a moment.
  struct Look {
    var shares: SlideShares
    /// The colour of what lies on the slide.
    var ink = Color.black
    /// True if a dot a slide shows where one is, and leads there.
    var hasDots = true
    /// The word of the way back, and the slides that show it; nil: none does.
    var back: (title: String, slides: [Int])?
    /// The opacity of the word about dragging.
    var hint: Double
    var reducesMotion: Bool
  }

  /// The smallest canvas in which something of it can be made out, in shares of the design.
  private static let least = 0.15

  /// In the canvas's coordinates.
  let root = View()
  /// Moves what answers to a press.
  let stage: Stage
  /// The light on the button while the pointer is there, or presses it.
  private let light = View()
  /// Has the scale of the button's word, which gives to a press.
  private let press = View()
  /// The areas in which dots are hit, each with its dot.
  let dots: [View]
  let mark = View()
  /// The way back to the first slide, and its word.
  let back = View()
  private let backWord = View()
  private let hint = View()
  private let sign = View()
  private let hintWord = View()
  private var row: DotRow
  private var ink = Color.black

  init(slides: Int) {
    stage = Stage(root: root)
    dots = (0..<slides).map { _ in View() }
    row = DotRow(count: slides, layout: IntroLayout(canvas: IntroLayout.reference))
    root.addSubview(light)
    light.addSubview(press)
    light.backgroundColor = .white
    light.alpha = 0
    for area in dots {
      let dot = View()
      dot.alpha = Self.dotAlpha(.plain)
      area.addSubview(dot)
      root.addSubview(area)
    }
    back.addSubview(backWord)
    backWord.alpha = Self.backAlpha(.plain)
    for view in [mark, back, hint] { root.addSubview(view) }
    for view in [sign, hintWord] { hint.addSubview(view) }
    for view in [light, mark, hint, backWord] { view.takesInput = false }
    for view in dots + [back] { view.yieldsToDrag = true }
    for area in dots {
      area.onLook = { [unowned self, unowned area] look in
        change(to: look) { area.subviews[0].alpha = Self.dotAlpha(look) }
      }
    }
    back.onLook = { [unowned self] look in
      change(to: look) { backWord.alpha = Self.backAlpha(look) }
    }
  }

  /// Gives everything that stays its place in a slide's canvas.
  func place(in layout: IntroLayout) {
    row = DotRow(count: dots.count, layout: layout)
    root.frame = Rect(origin: .zero, size: layout.canvas)
    root.alpha = layout.placed(1) < Self.least ? 0 : 1
    for (index, area) in dots.enumerated() {
      area.frame = row.area(index)
      area.subviews[0].frame = row.dot(index).offset(by: Point.zero - area.frame.origin)
      area.subviews[0].cornerRadius = row.diameter / 2
    }
    mark.cornerRadius = row.diameter / 2
    light.frame = layout.button
    light.cornerRadius = layout.cornerRadius
    back.frame = row.aside
    backWord.frame = back.bounds
    hint.frame = row.hint
    let height = row.hint.height
    sign.frame = Rect(0.35 * height, 0, height, height)
    hintWord.frame = Rect(1.5 * height, 0, 1.7 * height, height)
    writeHint()
  }

  /// Writes the word about dragging, and its sign.
  private func writeHint() {
    sign.content = .drawing(.hand(ink))
    hintWord.content = .text(
      TextContent(
        "drag", font: Font(size: row.layout.placed(18), weight: .semibold), color: ink,
        alignment: .leading, minimumScale: 0.5))
  }

  /// The factor of the size of the button's word under a press.
  var wordScale: Double { press.presented.transform.scale.x }

  /// Lets the button answer to the pointer.
  func light(for look: PressLook) {
    let (alpha, size) =
      switch look {
      case .plain: (0.0, 1.0)
      case .hovered: (0.16, 1.0)
      case .pressed: (0.4, 0.97)
      }
    change(to: look) {
      light.alpha = alpha
      press.scale = Point(size, size)
    }
  }

  /// Lets something look otherwise under the pointer, by a change.
  private func change(to look: PressLook, _ body: () -> Void) {
    let duration =
      switch look {
      case .plain: 0.2
      case .hovered: 0.12
      case .pressed: 0.08
      }
    stage.animate(withDuration: duration, curve: .cssEaseOut, animations: body)
  }

  /// Shows everything as it is at a moment.
  func show(_ look: Look) {
    if look.ink != ink {
      ink = look.ink
      writeHint()
    }
    showDots(look)
    showBack(look)
    hint.alpha = 0.72 * look.hint
  }

  // MARK: Parts

  private func showDots(_ look: Look) {
    for area in dots {
      (area.alpha, area.takesInput) = (look.hasDots ? 1 : 0, look.hasDots)
    }
    guard look.hasDots else { return mark.alpha = 0 }
    mark.backgroundColor = ink.withAlpha(0.85)
    var (first, last) = look.shares.ends
    mark.alpha = 1
    if look.reducesMotion {
      let slide = look.shares.heaviest
      (first, last) = (Double(slide), Double(slide))
      mark.alpha = look.shares.opacity(of: [slide])
    }
    mark.frame = row.mark(from: first, to: last)
    mark.floats = first != last
    for (index, area) in dots.enumerated() {
      let covered = row.dot(index).intersection(mark.frame).width / row.diameter
      let shown = 1 - max(0, covered) * mark.alpha
      area.subviews[0].backgroundColor = ink.withAlpha(shown)
    }
  }

  private static func dotAlpha(_ look: PressLook) -> Double {
    switch look {
    case .plain: 0.5
    case .hovered: 0.62
    case .pressed: 0.72
    }
  }

  private func showBack(_ look: Look) {
    back.alpha = look.back.map { look.shares.opacity(of: $0.slides) } ?? 0
    guard let word = look.back?.title else { return }
    backWord.content = .text(
      TextContent(
        word, font: Font(size: row.asideSize, weight: .semibold), color: ink,
        alignment: .trailing, minimumScale: 0.5))
  }

  private static func backAlpha(_ look: PressLook) -> Double {
    switch look {
    case .plain: 0.72
    case .hovered: 1
    case .pressed: 0.4
    }
  }
}
