/// A line or a curve of a path, and how far along it each time is.
struct MeasuredPiece {
  private let curve: CubicPiece
  /// The length of the path before it.
  let start: Double
  private let isLine: Bool
  /// The lengths up to equal steps of time, beginning with 0.
  private let steps: [Double]

  var length: Double { steps[steps.count - 1] }

  /// The steps into which a curve is cut to be measured.
  private static let count = 64

  init(_ element: Path.Element, from point: Point, at start: Double) {
    self.start = start
    switch element {
    case .quad(let control, let to):
      let (first, second) = Path.cubicControls(point, control, to)
      curve = CubicPiece(start: point, first: first, second: second, end: to)
      isLine = false
    case .cubic(let first, let second, let to):
      curve = CubicPiece(start: point, first: first, second: second, end: to)
      isLine = false
    case .move, .line, .close:
      let to = element.endPoint
      curve = CubicPiece(start: point, first: point, second: to, end: to)
      isLine = true
    }
    guard !isLine else {
      steps = [0, point.distance(to: curve.end)]
      return
    }
    var steps = [0.0]
    for index in 0..<Self.count {
      let from = Double(index) / Double(Self.count)
      steps.append(steps[index] + curve.length(from: from, to: from + 1 / Double(Self.count)))
    }
    self.steps = steps
  }

  /// The time at which so much of the length lies behind.
  func time(at place: Double) -> Double {
    guard place > 0, length > 0 else { return 0 }
    guard place < length else { return 1 }
    if isLine { return place / length }
    var (low, high) = (0, steps.count - 1)
    while high - low > 1 {
      let middle = (low + high) / 2
      if steps[middle] <= place { low = middle } else { high = middle }
    }
    let wanted = place - steps[low]
    let share = wanted / max(steps[high] - steps[low], .leastNormalMagnitude)
    let from = Double(low) / Double(Self.count)
    return curve.time(
      after: wanted, from: from, to: from + 1 / Double(Self.count),
      guess: from + share / Double(Self.count))
  }

  func point(at place: Double) -> Point {
    guard place < length else { return curve.end }
    let time = time(at: place)
    return isLine ? curve.start * (1 - time) + curve.end * time : curve.point(at: time)
  }

  /// The way ahead at a place: of any length; nil if the piece has none.
  func direction(at place: Double) -> Point? {
    guard length > 0 else { return nil }
    return isLine ? curve.end - curve.start : curve.direction(at: time(at: place))
  }

  func add(from: Double, to: Double, to path: inout Path) {
    if isLine {
      path.line(to: to >= length ? curve.end : point(at: to))
    } else {
      let part = curve.part(from: time(at: from), to: time(at: to))
      path.cubic(part.first, part.second, to: part.end)
    }
  }
}

extension CubicPiece {
  /// The change of the place with the time.
  private func velocity(at time: Double) -> Point {
    let rest = 1 - time
    let turn = (second - first) * (2 * rest * time)
    return ((first - start) * (rest * rest) + turn + (end - second) * (time * time)) * 3
  }

  /// The way ahead; where the curve stands still for a moment, that into it or out of it.
  fileprivate func direction(at time: Double) -> Point? {
    let here = velocity(at: time)
    let least = 1e-9 * (start.distance(to: first) + first.distance(to: second))
    if here.distance(to: .zero) > least { return here }
    let (before, after) = (point(at: max(0, time - 1e-4)), point(at: min(1, time + 1e-4)))
    return before == after ? nil : after - before
  }

  /// The length between two times, by Gauss's rule with five places: exact to a millionth of a
  /// millionth where the curve bends as little as it does in a 64th of most.
  fileprivate func length(from: Double, to: Double) -> Double {
    let (middle, half) = ((from + to) / 2, (to - from) / 2)
    func speed(_ place: Double) -> Double {
      velocity(at: middle + half * place).distance(to: .zero)
    }
    let outer = speed(-0.906_179_845_938_664) + speed(0.906_179_845_938_664)
    let inner = speed(-0.538_469_310_105_683) + speed(0.538_469_310_105_683)
    return half
      * (0.236_926_885_056_189 * outer + 0.478_628_670_499_366 * inner
        + 0.568_888_888_888_889 * speed(0))
  }

  /// The time at which a length lies behind since another one, by Newton's steps within a bracket.
  fileprivate func time(
    after length: Double, from start: Double, to end: Double, guess: Double
  ) -> Double {
    var (low, high, time) = (start, end, guess)
    for _ in 0..<6 {
      let miss = self.length(from: start, to: time) - length
      if miss > 0 { high = time } else { low = time }
      let speed = velocity(at: time).distance(to: .zero)
      let next = speed > 0 ? time - miss / speed : (low + high) / 2
      let better = next >= low && next <= high ? next : (low + high) / 2
      if abs(better - time) < 1e-15 { break }
      time = better
    }
    return time
  }
}
