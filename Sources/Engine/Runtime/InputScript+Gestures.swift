/// What a hand does with a view, as entries of a script.
extension InputScript {
  /// A press at a view, and its release at the same time.
  package static func tap(_ key: String, at time: Instant, line: Int = 1) -> [Entry] {
    [
      Entry(time: time, event: .press(.zero), line: line, origin: .view(key)),
      Entry(time: time, event: .release, line: line),
    ]
  }

  /// A press at a view, moves as often as there are frames at 60 a second, and the release.
  ///
  /// - Parameters:
  ///   - way: in points of the design.
  ///   - seconds: the time that it takes, ≥ 0.
  package static func drag(
    _ key: String, by way: Point, over seconds: Double = 0.3, at time: Instant, line: Int = 1
  ) -> [Entry] {
    let count = max(1, (seconds * 60 - 1e-9).rounded(.up))
    let moves = (1...Int(count)).map { step in
      let share = Double(step) / count
      return Entry(
        time: time.advanced(bySeconds: seconds * share), event: .move(way * share), line: line,
        origin: .press)
    }
    return [Entry(time: time, event: .press(.zero), line: line, origin: .view(key))] + moves
      + [Entry(time: time.advanced(bySeconds: seconds), event: .release, line: line)]
  }
}
