import Engine

/// One side of an equation on a card: how it is written, a ball that is as high as its value, the
/// curve of all its values, and its bars below, on one axis of time.
final class LawCard {
  let side: LawSide
  private let ball: View
  private let dot: View
  private let number: View
  private let bars: IntervalBars
  /// The points between the values 0 and 1.
  private let height: Double

  /// - Parameters:
  ///   - whole: the seconds of the longer side.
  ///   - rows: of the side that has more of them, so that both have the same room.
  ///   - key: the beginning of the card's keys in the trace.
  init(in page: View, _ frame: Rect, side: LawSide, whole: Double, rows: Int, key: String) {
    self.side = side
    let card = PageBuilder.addCard(to: page, frame)
    let places = LawCardPlaces(frame.size, rows: rows)
    height = places.plot.height
    PageBuilder.addText(
      to: card, side.text, places.text, size: 18, weight: .semibold, color: Palette.ink)
    number = PageBuilder.addText(to: card, "", places.number, size: 26)
    Self.addLevels(to: card, places)
    bars = IntervalBars(
      in: card, places.bars, intervals: side.intervals, whole: whole,
      labels: LawCardPlaces.labels, top: places.plot.y, room: rows, key: key)
    Self.addCurve(to: card, places.plot, side, whole: whole)
    let shows = side.values.value(0) != nil
    ball = PageBuilder.addBox(
      to: card,
      Rect(center: Point(places.bars.x + 16, places.plot.maxY), size: Size(28, 28)),
      Palette.blue, radius: 14, key: key + ".circle")
    dot = PageBuilder.addBox(
      to: card, Rect(center: Point(0, places.plot.maxY), size: Size(12, 12)), Palette.blue,
      radius: 6)
    dot.floats = true
    dot.borderWidth = 2
    dot.borderColor = Palette.card
    for view in [ball, dot] { view.alpha = shows ? 1 : 0 }
    if !shows {
      PageBuilder.addText(
        to: card, "nothing plays",
        Rect(places.plot.x, places.plot.y, places.plot.width, height / 2), size: 15,
        color: Palette.faint, alignment: .center)
    }
  }

  /// The effects of the side on the ball.
  var effects: Animation<Effect> {
    let height = height
    return side.effects(
      on: EffectTarget(ball.property(.translation)) { Lanes(0, -$0[0] * height, 0, 0, 0, 0, 0, 0) })
  }

  /// The value that is on screen; nil: the side shows nothing.
  var shown: Double? {
    ball.alpha == 0 ? nil : -ball.presented.transform.translation.y / height
  }

  /// Follows the time, in seconds.
  func follow(seconds: Double, agrees: Bool) {
    bars.update(seconds: seconds)
    dot.center.x = bars.axis.x(seconds)
    dot.translation = Point(0, ball.presented.transform.translation.y)
    number.content = PageBuilder.text(
      shown.map { PlainNumber.fixed($0, decimals: 2) } ?? "–", size: 26, weight: .bold,
      color: agrees ? Palette.ink : Palette.readable(Palette.red), alignment: .trailing)
  }

  // MARK: The curve

  private static func addLevels(to card: View, _ places: LawCardPlaces) {
    for level in [0, 0.5, 1] {
      let y = places.plot.maxY - level * places.plot.height
      PageBuilder.addBox(
        to: card, Rect(places.plot.x, y - 0.5, places.plot.width, 1), Palette.line, radius: 0)
    }
  }

  private static func addCurve(to card: View, _ plot: Rect, _ side: LawSide, whole: Double) {
    guard whole > 0, !plot.isEmpty else { return }
    let curve = View(frame: plot)
    curve.content = .drawing(
      Drawing(
        viewBox: Rect(origin: .zero, size: plot.size),
        items: [
          .stroke(
            path(of: side, in: plot.size, whole: whole),
            StrokeStyle(width: 2.5, cap: .round, join: .round),
            .color(Palette.blue.withAlpha(0.4)))
        ]))
    card.addSubview(curve)
  }

  /// The side's values from left to right, with a gap where they jump.
  private static func path(of side: LawSide, in size: Size, whole: Double) -> Path {
    var path = Path()
    var last: Double?
    for step in 0...samples {
      let share = Double(step) / Double(samples)
      guard let value = side.value(atSecond: share * whole) else { return path }
      let point = Point(share * size.width, size.height * (1 - value))
      if let last, abs(last - value) < jump { path.line(to: point) } else { path.move(to: point) }
      last = value
    }
    return path
  }

  private static let samples = 240
  /// The least difference of a value between two samples that counts as a jump.
  private static let jump = 0.06
}

/// The places of everything on a law's card.
struct LawCardPlaces {
  /// The room for the names of the bars, and for the ball above them.
  static let labels = 52.0

  let text: Rect
  let number: Rect
  let plot: Rect
  let bars: Rect

  init(_ size: Size, rows: Int) {
    let side = size.width < 300 ? 16.0 : 24
    let isLow = size.height < 300
    let (top, bottom) = isLow ? (56.0, 10.0) : (74, 16)
    text = Rect(side, top / 2 - 24, size.width - 2 * side - 84, 40)
    number = Rect(size.width - side - 84, top / 2 - 24, 84, 40)
    let height = IntervalBars.footer + (isLow ? 18 : 26) * Double(max(1, rows))
    bars = Rect(side, size.height - bottom - height, size.width - 2 * side, height)
    let left = bars.x + Self.labels
    plot = Rect(left, top, bars.maxX - left - 8, max(20, bars.y - top - (isLow ? 12 : 20)))
  }
}
