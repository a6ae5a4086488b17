package import Engine

/// A change that was looked at from one end to the other, whether it plays or a hand moves it.
package struct ChangeTake {
  /// Its views at the times of a change that plays evenly; the first and the last moment are those at
  /// rest.
  package let take: Take
  /// The points that it brings whatever goes farthest, in equal steps of its way.
  let distances: [Double]
}

extension TakeRun {
  /// What is shown for a moment only, at the ends of a change: seconds.
  private static let edge = 1e-5

  /// The take of a change of views at rest.
  ///
  /// - Parameters:
  ///   - isReversed: true if it is at its end at first, to be taken back.
  ///   - kept: the keys of views that are needed even if they show nothing.
  ///   - begin: begins it.
  /// - Throws: a `Failure` if it has too many moments.
  package func take(
    in root: View, reversed isReversed: Bool, keeping kept: Set<String>, begin: () -> any Change
  ) throws -> ChangeTake {
    var recorder = TakeRecorder(DisplayListBuilder(measuring: text), names: names)
    recorder.look(at: root)
    let change = begin()
    let end = max(4 * Self.edge, change.duration / speed)
    var moves = TakenMoves(speed: speed, direction: direction)
    moves.add(change, from: 0, reversed: isReversed)
    let distances = ReleasePace.distances(of: change, in: root)
    let inner = moments(until: end, moves.times)
    guard inner.count <= Self.mostMoments else { throw Self.tooLong }
    for time in inner {
      let progress = time / end
      change.seek(to: isReversed ? 1 - progress : progress)
      recorder.look(at: root)
    }
    isReversed ? change.rollBack() : change.commit()
    recorder.look(at: root)
    let take = Take(
      size: size, ground: ground, times: [0] + inner + [end],
      views: recorder.views(breaks: moves.breaks, keeping: kept),
      spans: [TakenChange(start: 0, end: end, direction: direction)], curves: moves.curves,
      paces: moves.paces, leftOut: [], outlines: text.outlines, file: text.file)
    return ChangeTake(take: take, distances: isReversed ? distances.reversed() : distances)
  }

  /// The take of views that stand still.
  package func take(of root: View, keeping kept: Set<String>) -> Take {
    var recorder = TakeRecorder(DisplayListBuilder(measuring: text), names: names)
    recorder.look(at: root)
    return Take(
      size: size, ground: ground, times: [0], views: recorder.views(breaks: [:], keeping: kept),
      spans: [], curves: [], paces: [], leftOut: [], outlines: text.outlines, file: text.file)
  }

  /// The moments within a change, in seconds.
  private func moments(until end: Double, _ marks: Set<Double>) -> [Double] {
    let rate = self.rate ?? min(480, max(120, (480 / max(1, end)).rounded()))
    let grid = (0...Int(end * rate)).map { Double($0) / rate }
    let ends = [Self.edge, end - Self.edge]
    let all = grid + ends + marks.flatMap { [$0, $0 - Self.edge] }
    return Set(all).filter { ends[0]...ends[1] ~= $0 }.sorted()
  }
}
