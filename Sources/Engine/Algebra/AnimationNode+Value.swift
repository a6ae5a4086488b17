extension AnimationNode {
  /// The value at a time in seconds since the start, 0…duration.
  ///
  /// At a seam the left part wins. A shorter side of a parallel holds its last value.
  func value(atSecond time: Double) -> Value {
    var merged: Value?
    var merge: ((Value, Value) -> Value)?
    var pending = [(node: self, time: time)]
    while let (node, time) = pending.popLast() {
      switch node.kind {
      case .leaf(let leaf):
        let value = leaf.sample(min(1, max(0, time / node.duration)))
        if let sofar = merged, let merge { merged = merge(sofar, value) } else { merged = value }
      case .sequence(let first, let second):
        pending.append(
          Seam.isLeft(time, of: first.duration, in: node.duration)
            ? (first, time) : (second, time - first.duration))
      case .parallel(let first, let second, let merging):
        merge = merging
        pending.append((second, min(time, second.duration)))
        pending.append((first, min(time, first.duration)))
      case .warped(let part, let warp):
        pending.append((part, warp(min(1, time / node.duration)) * part.duration))
      case .released:
        preconditionFailure("a released animation can't be evaluated")
      }
    }
    guard let merged else { preconditionFailure("an animation without leaves") }
    return merged
  }
}

/// Where one part of a sequence ends and the next begins.
enum Seam {
  /// Whether a time still belongs to the left part: the seam itself does, and so does what lies
  /// within 1e-12 of the whole behind it, which is only rounding.
  static func isLeft(_ time: Double, of leftDuration: Double, in whole: Double) -> Bool {
    time <= leftDuration + 1e-12 * whole
  }
}
