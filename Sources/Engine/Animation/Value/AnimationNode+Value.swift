extension AnimationNode {
  /// The value at a time in seconds since the start, 0…duration.
  func value(atSecond time: Double) -> Value {
    var merged: Value?
    forEachLeaf(atSecond: time) { _, leaf, progress, merge in
      let value = leaf.sample(progress)
      if let sofar = merged, let merge { merged = merge(sofar, value) } else { merged = value }
    }
    guard let merged else { refuse("an animation without leaves") }
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
    var (node, time) = (self, time)
    // The right sides of the parallels above; most animations are a way down to one leaf.
    var pending: [(node: AnimationNode, time: Double)] = []
    while true {
      switch node.kind {
      case .leaf(let leaf):
        visit(node, leaf, Seam.fraction(time, of: node.duration), merge)
        guard !pending.isEmpty else { return }
        (node, time) = pending.removeLast()
      case .sequence(let first, let second):
        let seam = Seam.width(in: node.duration)
        let isLeft = time <= first.duration + seam
        let part = isLeft ? first : second
        let local = isLeft ? time : time - first.duration
        (node, time) = (part, Seam.snapped(local, to: part.duration, width: seam))
      case .parallel(let first, let second, let merging):
        merge = merging
        pending.append((second, min(time, second.duration)))
        (node, time) = (first, min(time, first.duration))
      case .warped(let part, let warp):
        (node, time) = (
          part, Seam.time(at: warp(Seam.fraction(time, of: node.duration)), of: part.duration)
        )
      case .named(let part, _): node = part
      case .endless(let part): (node, time) = (part, Seam.pass(at: time, of: part.duration).time)
      case .released:
        refuse("a released animation can't be evaluated")
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
  @inline(__always)
  static func width(in whole: Double) -> Double { whole.isFinite ? rounding * whole : rounding }

  /// The number of passes through something of a duration before the present one, and the time in
  /// seconds that is gone of this pass. At a seam it is at the end of the earlier pass.
  static func pass(at time: Double, of duration: Double) -> Pass {
    let number = max(0, ((time - width(in: duration)) / duration).rounded(.up) - 1)
    return Pass(number: number, time: min(duration, max(0, time - number * duration)))
  }

  struct Pass {
    let number: Double
    let time: Double
  }

  /// The time at a fraction 0…1 of a part: its beginning is a time also if it has no end.
  @inline(__always)
  static func time(at fraction: Double, of duration: Double) -> Double {
    fraction == 0 ? 0 : fraction * duration
  }

  /// The end where it is reached within rounding, else the time.
  @inline(__always)
  static func snapped(_ time: Double, to end: Double, width: Double) -> Double {
    time >= end - width ? end : time
  }

  /// The fraction of a part that is gone at a time, 0…1: all of it where its end is reached within
  /// rounding.
  ///
  /// - Parameter width: of the seam at its end, in seconds.
  @inline(__always)
  static func fraction(_ time: Double, of duration: Double, width: Double = 0) -> Double {
    let fraction = max(0, time / duration)
    return time >= duration - width || fraction >= 1 - rounding ? 1 : fraction
  }
}
