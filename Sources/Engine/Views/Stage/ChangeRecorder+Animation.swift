extension ChangeRecorder {
  /// The timing of a block's motion: its delay after the change begins and its duration, in
  /// seconds, and its curve.
  struct Timing: Equatable {
    let duration: Double
    let delay: Double
    let curve: TimingCurve
    /// The angle by which the ways of views' middles turn, in radians.
    let arc: Double

    /// 0 seconds or less are at once, a delay below 0 is none.
    init(
      duration: Double, delay: Double, curve: TimingCurve, arc: Double = 0,
      file: StaticString = #fileID, line: UInt = #line
    ) {
      require(
        duration.isFinite, "a duration must be finite, not \(duration)", file: file, line: line)
      require(delay.isFinite, "a delay must be finite, not \(delay)", file: file, line: line)
      let isAtOnce = duration <= AnimatorTiming.atOnce
      self.duration = isAtOnce ? AnimatorTiming.atOnce : duration
      self.delay = max(0, delay)
      self.arc = arc
      // During a delay the first value is shown, which is the last one of what is there at once.
      self.curve = !isAtOnce ? curve : self.delay > 0 ? .linear : .atOnce
    }

    /// In seconds since the change began.
    var end: Double { delay + duration }
  }

  /// Changes that move together in a reload.
  struct Block {
    let label: Label?
    let timing: Timing
    /// The animation, if it was given as a value.
    var value: Animation<Effect>?
    /// Called once with the block's own outcome.
    var completion: ((Outcome) -> Void)?
  }

  /// In seconds: when the last block that moves something is over; 0 if nothing moves.
  private var length: Double {
    records.compactMap(\.block).map { blocks[$0].timing.end }.max() ?? 0
  }

  /// Everything as one value; what is there at once steps at its very start.
  ///
  /// A change in which nothing moves takes a second, so that it can be gone through by hand.
  var animation: Animation<Effect> {
    let whole = length > 0 ? length : 1
    var ways = [[Animation<Effect>]](repeating: [], count: blocks.count)
    var steps: [Animation<Effect>] = []
    for record in records {
      guard let block = record.block else {
        steps.append(record.way(in: whole, curve: Self.step))
        continue
      }
      guard blocks[block].value == nil else { continue }
      let timing = blocks[block].timing
      let curve = timing.curve == .atOnce ? Self.step : timing.curve
      if ways[block].isEmpty { ways[block].reserveCapacity(2) }
      ways[block].append(record.way(in: timing.duration, curve: curve, arc: timing.arc))
    }
    let parts = parts(ways) + (steps.isEmpty ? [] : [.parallel(steps)])
    return parts.isEmpty ? .one : .parallel(parts)
  }

  /// At its end from the beginning on, but at its very start, to which a hand can go back.
  private static let step = TimingCurve.custom { _ in 1 }

  /// One part for all neighbouring blocks that have one name and one timing.
  private func parts(_ ways: [[Animation<Effect>]]) -> [Animation<Effect>] {
    var parts: [Animation<Effect>] = []
    var index = 0
    while index < blocks.count {
      let block = blocks[index]
      var together = block.value.map { [$0] } ?? ways[index]
      index += 1
      while index < blocks.count, block.isOne(with: blocks[index]) {
        together += ways[index]
        index += 1
      }
      guard !together.isEmpty else { continue }
      let part = Animation<Effect>.parallel(together)
      parts.append(
        (block.label.map { part.named($0.text) } ?? part).delayed(by: block.timing.delay))
    }
    return parts
  }
}

extension ChangeRecorder.Block {
  fileprivate func isOne(with other: ChangeRecorder.Block) -> Bool {
    value == nil && other.value == nil && label == other.label && timing == other.timing
  }
}

extension ChangeRecorder.Record {
  fileprivate func way(
    in duration: Double, curve: TimingCurve, arc: Double = 0
  ) -> Animation<Effect> {
    .tween(
      property, from: block == nil ? before : start, to: to, duration: duration, curve: curve,
      startsFromScreen: true, arc: property.isCenter ? arc : 0)
  }
}
