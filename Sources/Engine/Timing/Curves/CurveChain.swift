/// Curves one after the other, each fed with what the one before gives, some of them mirrored.
///
/// A flat list, however it was put together: as mirroring a composition mirrors its parts, and
/// chains within chains are spliced in, neither evaluation nor release recurses.
public struct CurveChain: Hashable, Sendable {
  struct Link: Hashable, Sendable {
    /// Not a chain.
    let curve: TimingCurve
    var isMirrored: Bool

    func value(at progress: Double) -> Double {
      isMirrored ? 1 - curve.value(at: 1 - progress) : curve.value(at: progress)
    }

    func slope(at progress: Double) -> Double {
      curve.slope(at: isMirrored ? 1 - progress : progress)
    }
  }

  /// The first is fed with the progress.
  let links: [Link]

  var curve: TimingCurve {
    links.count == 1 && !links[0].isMirrored ? links[0].curve : .chain(self)
  }

  func value(at progress: Double) -> Double {
    var value = progress
    for link in links { value = link.value(at: value) }
    return value
  }

  /// The product of the links' slopes. A link does not see what is outside 0…1, so it is flat
  /// there; flat times vertical is taken from differences.
  func slope(at progress: Double) -> Double {
    var (value, slope) = (progress, 1.0)
    for link in links {
      slope *= 0...1 ~= value ? link.slope(at: value) : 0
      value = link.value(at: value)
    }
    return slope.isNaN ? Differences.slope(at: progress, of: self.value(at:)) : slope
  }
}

extension TimingCurve {
  /// The curve run backwards and turned over, 1 − f(1 − t): slow starts become slow ends.
  ///
  /// Mirrored twice is the curve itself.
  public var mirrored: TimingCurve {
    switch self {
    case .linear, .easeInOut: return self
    case .penner(let family, .in): return .penner(family, .out)
    case .penner(let family, .out): return .penner(family, .in)
    case .penner(_, .inOut): return self
    default:
      let links = links.reversedFlags
      return CurveChain(links: links).curve
    }
  }

  /// The curve that feeds this one with what another gives: t → self(first(t)).
  ///
  /// What `first` gives outside 0…1 counts as 0 or 1.
  public func composed(after first: TimingCurve) -> TimingCurve {
    if case .linear = self { return first }
    if case .linear = first { return self }
    return CurveChain(links: first.links + links).curve
  }

  private var links: [CurveChain.Link] {
    if case .chain(let chain) = self { return chain.links }
    return [CurveChain.Link(curve: self, isMirrored: false)]
  }
}

extension [CurveChain.Link] {
  fileprivate var reversedFlags: [CurveChain.Link] {
    map { CurveChain.Link(curve: $0.curve, isMirrored: !$0.isMirrored) }
  }
}
