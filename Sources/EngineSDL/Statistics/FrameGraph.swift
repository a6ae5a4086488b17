import Engine

/// A bar for each of the last frames, the newest at the right, each phase in its colour.
struct FrameGraph {
  let history: FrameHistory
  /// The time between two pictures of the display, in nanoseconds, > 0.
  let interval: Int64

  /// The time that the graph is high, in nanoseconds: the shortest that holds all bars, or the
  /// longest of them.
  var height: Int64 {
    let longest = history.frames.map(\.sum).max() ?? 0
    let heights: [Int64] = [2_000_000, 4_000_000, 8_000_000, interval, 2 * interval].sorted()
    return heights.first { $0 >= longest } ?? 2 * interval
  }

  /// The bars, a path a phase, and the line of the interval, if the graph is so high.
  func commands(in place: Rect) -> [DrawCommand] {
    let width = place.width / Double(FrameHistory.longest)
    let whole = self.height
    let height = place.height / Double(whole)
    var bars = [Path](repeating: Path(), count: FramePhase.allCases.count)
    for (index, frame) in history.frames.enumerated() {
      let x = place.x + place.width - width * Double(history.frames.count - index)
      var foot = place.y + place.height
      for phase in FramePhase.allCases where frame[phase] > 0 {
        let top = max(place.y, foot - Double(frame[phase]) * height)
        bars[phase.rawValue].add(Rect(x, top, width - 0.5, foot - top))
        foot = top
      }
    }
    let line = place.y + place.height - Double(interval) * height
    let bound = Rect(place.x, line, place.width, 1)
    return [.fill(.rect(place), .color(.white.withAlpha(0.07)))]
      + FramePhase.allCases.map { .fill(bars[$0.rawValue], .color($0.color)) }
      + (whole > interval ? [.fill(.rect(bound), .color(.white.withAlpha(0.4)))] : [])
  }
}

extension Path {
  fileprivate mutating func add(_ rect: Rect) {
    move(to: rect.origin)
    line(to: Point(rect.x + rect.width, rect.y))
    line(to: Point(rect.x + rect.width, rect.y + rect.height))
    line(to: Point(rect.x, rect.y + rect.height))
    close()
  }
}
