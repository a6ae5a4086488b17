import Engine

/// A row of postcards that is scrolled by hand or wheel, and comes to rest with one in the middle.
///
/// How far it is scrolled is the progress of the day behind it; a card's place is that of its turn.
final class PostcardsScreen: StageScreen {
  private let sky = View(frame: .zero)
  private let sun = View(frame: Rect(0, 0, 84, 84), backgroundColor: Color(255, 214, 120))
  private let row = ComponentView(frame: .zero)
  private lazy var day = stage.hold(wholeDay)

  override init(measuring: any TextMeasuring, stage: Stage = Stage()) {
    super.init(measuring: measuring, stage: stage)
    sun.cornerRadius = 42
    [sky, sun, row].forEach(root.addSubview)
    (row.scrolling, row.snapping) = (.horizontal, .center())
    row.onScroll = { [unowned self] in scrolled(to: $0.x) }
  }

  override func layOut(at time: Instant) {
    for view in [sky, row] { view.frame = Rect(origin: .zero, size: size) }
    sun.center = Point(size.width * 0.1, size.height * 0.42)
    let (side, top) = ((size.width - card.width) / 2, max(0, size.height - card.height - 40))
    row.component = HStack(spacing: 28) { for number in 0..<5 { card(number) } }
      .inset(Insets(top: top, left: side, right: side))
    day.replace(by: wholeDay)
  }

  override func handle(_ event: InputEvent, at time: Instant) {
    if !row.scroll(with: event, at: time) { super.handle(event, at: time) }
  }

  private var card: Size { Size(min(300, size.width * 0.6), min(300, size.height * 0.62)) }

  /// From dawn to night, with the sun's way over the sky.
  private var wholeDay: Animation<Effect> {
    let (dawn, noon, dusk) = (Color(255, 196, 168), Color(142, 202, 236), Color(246, 164, 118))
    let light =
      Animation.colour(sky, from: dawn, to: noon, in: 1.5)
      * .colour(sky, from: noon, to: dusk)
      * .colour(sky, from: dusk, to: Color(38, 42, 84), in: 0.5)
    let top = Point(size.width * 0.4, -size.height * 0.3)
    let rise = Animation.translate(sun, to: top, in: 1.5).time(.penner(.quad, .out))
    let set = Animation.translate(sun, from: top, to: Point(size.width * 0.8, 0), in: 1.5)
    return light + rise * set.time(.penner(.quad, .in))
  }

  private func scrolled(to offset: Double) {
    let whole = ScrollTimeline(from: 0, to: max(0, row.contentSize.width - size.width))
    day.seek(to: whole.progress(at: offset))
    for id in row.visibleIds {
      guard let view = row.view(id: id), let frame = row.frame(id: id) else { continue }
      let way = ScrollTimeline(of: frame.minX...frame.maxX, in: size.width)
      let side = 2 * way.progress(at: offset) - 1
      view.rotation = -0.22 * side
      view.scale = Point(1 - 0.2 * abs(side), 1 - 0.2 * abs(side))
      view.alpha = 1 - 0.5 * abs(side)
    }
  }

  private func card(_ number: Int) -> any Layout {
    let words = ["Dawn", "Morning", "Noon", "Evening", "Night"]
    return SizeLayout<View>(size: card) { view in
      view.backgroundColor = Color(252, 248, 238)
      view.cornerRadius = 14
      view.shadow = Shadow(blur: 18, offset: Point(0, 8), color: Color(0, 0, 0, alpha: 0.25))
      view.content = .text(TextContent(words[number], font: Font(size: 30), color: .black))
    }.id(words[number])
  }
}
