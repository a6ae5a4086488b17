extension AnimationNode {
  /// The value at a time in seconds since the start, 0…duration.
  func value(atSecond time: Double) -> Value {
    var merged: Value?
    forEachLeaf(atSecond: time) { _, leaf, progress, merge in
      let value = leaf.sample(progress)
      if let sofar = merged, let merge { merged = merge(sofar, value) } else { merged = value }
    }
    guard let merged else { preconditionFailure("an animation without leaves") }
    return merged
  }

  /// The leaves that are shown at a time in seconds since the start, from left to right, each with
  /// its progress 0…1 and how to merge its value with those before it.
  ///
  /// At a seam the left part wins. A shorter side of a parallel holds its last value.
  func forEachLeaf(
    atSecond time: Double,
    _ visit: (
      AnimationNode, Leaf<Value>, _ progress: Double, _ merge: ((Value, Value) -> Value)?
    ) -> Void
  ) {
    var merge: ((Value, Value) -> Value)?
    var pending = [(node: self, time: time)]
    while let (node, time) = pending.popLast() {
      switch node.kind {
      case .leaf(let leaf): visit(node, leaf, Seam.fraction(time, of: node.duration), merge)
      case .sequence(let first, let second):
        let isLeft = Seam.isLeft(time, of: first.duration, in: node.duration)
        let part = isLeft ? first : second
        let local = isLeft ? time : time - first.duration
        pending.append((part, Seam.snapped(local, to: part.duration, in: node.duration)))
      case .parallel(let first, let second, let merging):
        merge = merging
        pending.append((second, min(time, second.duration)))
        pending.append((first, min(time, first.duration)))
      case .warped(let part, let warp):
        pending.append((part, warp(Seam.fraction(time, of: node.duration)) * part.duration))
      case .named(let part, _): pending.append((part, time))
      case .endless(let part): pending.append((part, Seam.passed(time, in: part.duration).time))
      case .released:
        preconditionFailure("a released animation can't be evaluated")
      }
    }
  }
}

/// The boundary at which one part of a sequence ends and the next begins.
///
/// What lies within 1e-12 of a seam is only rounding and counts as the seam itself. So the end of
/// a part is its end exactly: a spring, which snaps there, would else be caught short of it.
enum Seam {
  private static let rounding = 1e-12

  /// Seconds that count as nothing in a whole of that duration.
  static func width(in whole: Double) -> Double { whole.isFinite ? rounding * whole : rounding }

  /// The number of passes through something of a duration before the present one, and the time in
  /// seconds that is gone of this pass. At a seam it is at the end of the earlier pass.
  static func passed(_ time: Double, in duration: Double) -> (passes: Double, time: Double) {
    let passes = max(0, ((time - width(in: duration)) / duration).rounded(.up) - 1)
    return (passes, min(duration, max(0, time - passes * duration)))
  }

  /// True if a time still belongs to the left part; the seam does.
  static func isLeft(_ time: Double, of leftDuration: Double, in whole: Double) -> Bool {
    time <= leftDuration + width(in: whole)
  }

  /// The end where it is reached within rounding, else the time.
  static func snapped(_ time: Double, to end: Double, in whole: Double) -> Double {
    time >= end - width(in: whole) ? end : time
  }

  /// The fraction of a part that is gone at a time, 0…1.
  static func fraction(_ time: Double, of duration: Double) -> Double {
    let fraction = time / duration
    return fraction >= 1 - rounding ? 1 : max(0, fraction)
  }
}
