extension Animation {
  /// The curves that its parts go along, each once, from left to right; even motion is none.
  package var curves: [TimingCurve] {
    var curves: [TimingCurve] = []
    forEachPart { part in
      guard let curve = part.node.kind.curve, curve != .linear, !curves.contains(curve) else {
        return
      }
      curves.append(curve)
    }
    return curves
  }
}

extension AnimationNode.Kind {
  /// The curve along which a leaf goes, or a part's own time; nil: none that is known as data.
  fileprivate var curve: TimingCurve? {
    switch self {
    case .leaf(let leaf): if case .tween(let tween)? = leaf.motion { tween.curve } else { nil }
    case .warped(_, .curve(let curve)): curve
    default: nil
    }
  }
}
