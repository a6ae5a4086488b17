import Engine

/// The places of the points of a motion's graph in the panel's design.
struct TunerPlot {
  let graph: MotionGraph
  let model: TunerModel
  /// The graph's frame in the design.
  let frame: Rect
  /// The area of the axes, from start to end and from the lowest to the highest value.
  let area: Rect
  /// The values at the bottom and at the top.
  let reach: ClosedRange<Double>
  /// The speed that is as high as the whole way, in whole distances a second.
  private let speedScale: Double

  init(_ model: TunerModel, in frame: Rect) {
    self.model = model
    self.frame = frame
    graph = MotionGraph(model.curve, duration: model[.duration])
    area = Rect(frame.x + 12, frame.y + 12, frame.width - 24, frame.height - 36)
    let isPulled = model.kind == .bezier || model.kind == .lines
    let most = isPulled ? 6 / model[.duration] : .infinity
    speedScale = max(1e-9, min(graph.topSpeed, most))
    let slowest = (graph.velocities.filter(\.isFinite).min() ?? 0) / speedScale
    let low = min(graph.reach.lowerBound, max(-1, slowest))
    let values = model.kind == .lines ? model.stops.map(\.value) : []
    reach =
      isPulled
      ? min(-0.5, values.min() ?? 0)...max(1.5, values.max() ?? 0)
      : (low * 4).rounded(.down) / 4...(graph.reach.upperBound * 4).rounded(.up) / 4
  }

  func x(_ progress: Double) -> Double { area.x + progress * area.width }

  func y(_ value: Double) -> Double {
    let share = (value - reach.lowerBound) / (reach.upperBound - reach.lowerBound)
    return area.maxY - min(1, max(0, share)) * area.height
  }

  func point(_ progress: Double, _ value: Double) -> Point { Point(x(progress), y(value)) }

  /// Value and velocity at a time, where they are drawn.
  func points(atSecond time: Double) -> (value: Point, velocity: Point) {
    let progress = min(1, max(0, time / model[.duration]))
    let speed = model.curve.slope(at: progress) / model[.duration]
    return (
      point(progress, model.curve.value(at: progress)), point(progress, speed / speedScale)
    )
  }

  /// The way of the value, with the corners that steps and lines have.
  var valueLine: [Point] {
    switch model.curve {
    case .steps(let steps):
      let heights = (0..<steps.count).map { steps.value(at: Double($0) / Double(steps.count)) }
      return [point(0, 0)]
        + heights.enumerated().flatMap { index, height in
          [index, index + 1].map { point(Double($0) / Double(steps.count), height) }
        } + [point(1, 1)]
    case .piecewiseLinear(let lines):
      let inner = lines.stops.filter { 0...1 ~= $0.position }
      return [point(0, lines.value(at: 0))] + inner.map { point($0.position, $0.value) }
        + [point(1, lines.value(at: 1))]
    default: return line(graph.values)
    }
  }
  var velocityLine: [Point] { line(graph.velocities.map { $0 / speedScale }) }

  private func line(_ numbers: [Double]) -> [Point] {
    numbers.enumerated().map { point(Double($0) / Double(numbers.count - 1), $1) }
  }

  // MARK: The control points

  /// The control points of cubic-bezier, or the inner ends of straight lines; none but of these.
  var handles: [Point] {
    switch model.kind {
    case .bezier: [point(model[.x1], model[.y1]), point(model[.x2], model[.y2])]
    case .lines where model.stops.count <= TunerModel.mostStops:
      model.stops.dropFirst().dropLast().map { point($0.position, $0.value) }
    default: []
    }
  }

  /// The control point within reach of a place, the nearer one.
  func handle(at place: Point) -> Int? {
    let near = handles.indices.filter { handles[$0].distance(to: place) <= 16 }
    return near.min { handles[$0].distance(to: place) < handles[$1].distance(to: place) }
  }

  /// The progress and the value of a place.
  func value(at place: Point) -> Point {
    let share = (area.maxY - place.y) / area.height
    return Point(
      (place.x - area.x) / area.width,
      reach.lowerBound + share * (reach.upperBound - reach.lowerBound))
  }
}
