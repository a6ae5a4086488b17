import Engine
import Workbench

/// One side of an equation on a card: how it is written, a ball that is as high as its value, the
/// curve of all its values, and its bars below, on one axis of time.
final class LawCard {
  let side: LawSide
  private let ball = View()
  private let dot = View()
  private let number = View()
  /// The area of the values 0 to 1.
  private let plot = View()
  private let bars: IntervalBars
  private let whole: Double
  private let rows: Int
  private let key: String

  /// - Parameters:
  ///   - whole: the seconds of the longer side.
  ///   - rows: of the side that has more of them, so that both have the same room.
  ///   - key: the beginning of the card's keys in the trace.
  init(_ side: LawSide, whole: Double, rows: Int, key: String) {
    (self.side, self.whole, self.rows, self.key) = (side, whole, rows, key)
    bars = IntervalBars(side.intervals, whole: whole, labels: Self.labels, room: rows, key: key)
    dot.floats = true
    dot.borderWidth = 2
    dot.borderColor = Palette.card
    for view in [ball, dot] { view.alpha = shows ? 1 : 0 }
  }

  private var shows: Bool { side.values.value(0) != nil }

  // MARK: The layout

  /// The room for the names of the bars, and for the ball above them.
  private static let labels = 52.0

  var layout: any Layout { Box.card(InRoom { [self] in layout(in: $0) }) }

  private func layout(in room: Size) -> any Layout {
    let margin = room.width < 300 ? 16.0 : 24
    let isLow = room.height < 300
    return VStack {
      HStack {
        Label(side.text, size: 18, .semibold, Palette.ink)
        SizeLayout<View>(width: 84).held(by: number)
      }
      .size(height: 40).inset(isLow ? Insets(top: 4, bottom: 12) : Insets(top: 13, bottom: 21))
      graph(isLow: isLow)
    }
    .inset(Insets(left: margin, bottom: isLow ? 10 : 16, right: margin))
  }

  /// The ball and the curve, and the bars below them, on one axis.
  private func graph(isLow: Bool) -> any Layout {
    let bars = IntervalBars.footer + (isLow ? 18 : 26) * Double(max(1, rows))
    let ground = bars + (isLow ? 12 : 20)
    let values = Insets(left: Self.labels, bottom: ground, right: IntervalBars.end)
    return ZStack {
      VStack(distribution: .fillEqualSpacing) {
        for _ in [0, 0.5, 1] { Box(Palette.line, height: 1) }
      }
      .inset(Insets(top: -0.5, bottom: -0.5)).inset(values)
      InRoom { [self] in self.bars.layout(head: $0.height - bars) }
      InRoom.drawing { [self] in
        [.stroke(path(in: $0), Self.pen, .color(Palette.blue.withAlpha(0.4)))]
      }.held(by: plot).inset(values)
      Box(
        Palette.blue, radius: 14, id: key + ".circle", width: 28, height: 28,
        alignment: .bottomLeading
      ).held(by: ball).inset(Insets(left: 2, bottom: ground - 14))
      Box(Palette.blue, radius: 6, width: 12, height: 12, alignment: .bottomLeading)
        .held(by: dot).inset(Insets(bottom: ground - 6))
      if !shows {
        VStack(distribution: .fillEqualSize) {
          Label("nothing plays", size: 15, .regular, Palette.faint, .center)
          Spacer()
        }
        .inset(values)
      }
    }
  }

  // MARK: The time

  /// The effects of the side on the ball, once it has its place.
  var effects: Animation<Effect> {
    let height = plot.size.height
    return side.effects(
      on: EffectTarget(ball.property(.translation)) { Lanes(0, -$0[0] * height, 0, 0, 0, 0, 0, 0) })
  }

  /// The value that is on screen; nil: the side shows nothing.
  var shown: Double? {
    ball.alpha == 0 ? nil : -ball.presented.transform.translation.y / plot.size.height
  }

  /// Follows the time, in seconds.
  func follow(seconds: Double, give: Double, agrees: Bool) {
    bars.update(seconds: seconds, give: give)
    dot.center.x = bars.axis.x(seconds)
    dot.translation = Point(0, ball.presented.transform.translation.y)
    number.content = .text(
      TextContent(
        label: shown.map { PlainNumber.fixed($0, decimals: 2) } ?? "–", size: 26, weight: .bold,
        color: agrees ? Palette.ink : Palette.readable(Palette.red), alignment: .trailing))
  }

  // MARK: The curve

  private static let pen = StrokeStyle(width: 2.5, cap: .round, join: .round)

  /// The side's values from left to right, with a gap where they jump.
  private func path(in size: Size) -> Path {
    var path = Path()
    var last: Double?
    for step in 0...Self.samples {
      let share = Double(step) / Double(Self.samples)
      guard let value = side.value(atSecond: share * whole) else { return path }
      let point = Point(share * size.width, size.height * (1 - value))
      let isWhole = last.map { abs($0 - value) < Self.jump } ?? false
      if isWhole { path.line(to: point) } else { path.move(to: point) }
      last = value
    }
    return path
  }

  private static let samples = 240
  /// The least difference of a value between two samples that counts as a jump.
  private static let jump = 0.06
}
