import Engine

/// An animation of a number, or of several, as its graph over time, with a dot where it is.
final class ValueScreen<Value: Interpolatable>: StageScreen {
  private let animation: Animation<Average<Value>>
  private let graph = View(frame: .zero, key: "graph")
  private let dots: [View]
  /// The numbers at equal times, those of each time together.
  private let samples: [[Double]]
  private let range: ClosedRange<Double>
  private let clock = View(frame: .zero)
  private lazy var held = stage.hold(
    Animation<Effect>.translate(clock, to: Point(1, 0), in: animation.finiteDuration))

  private static var steps: Int { 240 }
  private static var colors: [Color] {
    [Color(74, 108, 247), Color(239, 111, 108), Color(64, 170, 120), Color(246, 166, 60)]
  }

  init(_ animation: Animation<Average<Value>>, measuring: any TextMeasuring) {
    self.animation = animation
    let steps = 0...Self.steps
    let lanes = steps.map { animation.value(Double($0) / Double(Self.steps))?.mean.lanes ?? .zero }
    let used = (0..<4).filter { lane in lane == 0 || lanes.contains { $0[lane] != 0 } }
    samples = lanes.map { numbers in used.map { numbers[$0].isFinite ? numbers[$0] : 0 } }
    let all = samples.joined()
    range = (all.min() ?? 0)...(all.max() ?? 1)
    dots = used.map { _ in View(frame: Rect(0, 0, 14, 14)) }
    super.init(measuring: measuring, stage: Stage())
    root.backgroundColor = .white
    for view in [clock, graph] { root.addSubview(view) }
    for (dot, color) in zip(dots, Self.colors) {
      dot.cornerRadius = 7
      dot.backgroundColor = color
      root.addSubview(dot)
    }
    held.play(reversed: false)
  }

  override var change: (any Change)? { held }
  override func play() { if !setsOff { super.play() } }
  override var path: Point { Point(max(1, area.width), 0) }

  override func layOut(at time: Instant) {
    graph.frame = Rect(origin: .zero, size: size)
    graph.content = .drawing(Drawing(viewBox: graph.frame, items: axis + curves))
    placeDots()
  }

  override func advance(to time: Instant) {
    super.advance(to: time)
    placeDots()
  }

  private var area: Rect { Rect(origin: .zero, size: size).inset(by: min(64, size.height / 8)) }

  private func point(_ step: Double, _ value: Double) -> Point {
    let height = range.upperBound - range.lowerBound
    let share = height > 0 ? (value - range.lowerBound) / height : 0.5
    return Point(area.minX + step * area.width, area.maxY - share * area.height)
  }

  private var axis: [Drawing.Item] {
    let style = StrokeStyle(width: 1)
    return [area.minY, area.maxY].map { y in
      var line = Path()
      line.move(to: Point(area.minX, y))
      line.line(to: Point(area.maxX, y))
      return .stroke(line, style, .color(Color(white: 0.85)))
    }
  }

  private var curves: [Drawing.Item] {
    dots.indices.map { lane in
      var line = Path()
      for (step, numbers) in samples.enumerated() {
        let point = point(Double(step) / Double(Self.steps), numbers[lane])
        step == 0 ? line.move(to: point) : line.line(to: point)
      }
      let style = StrokeStyle(width: 3, cap: .round, join: .round)
      return .stroke(line, style, .color(Self.colors[lane].withAlpha(0.4)))
    }
  }

  private func placeDots() {
    let lanes = animation.value(held.progress)?.mean.lanes ?? .zero
    for (lane, dot) in dots.enumerated() where lanes[lane].isFinite {
      dot.center = point(held.progress, lanes[lane])
    }
  }
}

extension Animation {
  /// Its duration, or a second where it has none that can be played.
  fileprivate var finiteDuration: Double { duration.isFinite && duration > 0 ? duration : 1 }
}
