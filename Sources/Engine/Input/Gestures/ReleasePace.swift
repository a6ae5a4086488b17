/// The distances that a change brings what is fastest in it, from progress 0 to 1, and the speed that
/// it is not to pass when a hand lets go of it.
public struct ReleasePace: Hashable, Sendable {
  /// The distances from the start, at equal steps of progress; each is above the one before it.
  let places: [Double]
  /// The fastest that it goes, in points a second.
  let limit: Double
  /// True if half of the way decides where it ends, and not half of the time.
  let isJudgedByWay: Bool

  /// - Parameters:
  ///   - steps: the distances of what is fastest in each of equal steps of progress; in points, > 0.
  ///   - limit: in points a second, > 0.
  ///   - isJudgedByWay: true if half of the way decides where it ends, and not half of the time.
  package init(steps: [Double], limit: Double, isJudgedByWay: Bool = false) {
    var places = [0.0]
    for step in steps { places.append((places.last ?? 0) + step) }
    (self.places, self.limit, self.isJudgedByWay) = (places, limit, isJudgedByWay)
  }

  private var count: Int { places.count - 1 }

  /// The distance at a progress, 0…1; smooth, and rising.
  func place(at progress: Double) -> Double {
    let step = min(count - 1, max(0, Int(progress * Double(count))))
    let share = progress * Double(count) - Double(step)
    let (from, to) = (slope(at: step), slope(at: step + 1))
    let way = places[step + 1] - places[step]
    let bend = (from - way) * (1 - share) + (way - to) * share
    return places[step] + share * way + share * (1 - share) * bend
  }

  /// The progress at a distance.
  func progress(at place: Double) -> Double {
    if place <= 0 { return 0 }
    if place >= places[count] { return 1 }
    var (low, high) = (0, count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if places[middle] <= place { low = middle } else { high = middle }
    }
    let ends = (Double(low) / Double(count), Double(high) / Double(count))
    return Bisection.crossing(from: ends.0, to: ends.1) { self.place(at: $0) >= place }
  }

  /// The share of the way at a progress, and the shares a second of a velocity of progress.
  func way(at progress: Double, _ velocity: Double) -> (share: Double, velocity: Double) {
    let whole = places[count]
    return (place(at: progress) / whole, velocity * slope(atProgress: progress) / whole)
  }

  /// The distance for a whole progress, as it goes at a progress.
  func slope(atProgress progress: Double) -> Double {
    let step = 1e-5
    let (from, to) = (max(0, progress - step), min(1, progress + step))
    return (place(at: to) - place(at: from)) / (to - from)
  }

  /// The distance for a step, as it goes at the end of a step; not so much that it would turn.
  private func slope(at step: Int) -> Double {
    guard step > 0 else { return places[1] }
    guard step < count else { return places[count] - places[count - 1] }
    let (before, after) = (places[step] - places[step - 1], places[step + 1] - places[step])
    return 2 * before * after / (before + after)
  }
}
