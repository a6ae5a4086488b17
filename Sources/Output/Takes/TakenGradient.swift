import Engine

/// A gradient of a view's box, which lies over those before it.
struct TakenGradient {
  /// A colour and its place.
  struct Stop {
    /// 0…1.
    let offset: TakeTrack
    let color: TakeTrack
  }

  /// Clockwise from upwards, in radians; nil: it is radial.
  let angle: TakeTrack?
  let alpha: TakeTrack
  /// In the order of their places.
  let stops: [Stop]
}

extension TakenView {
  /// The gradients that fill the box, with its colour where it has one in place of them: a linear
  /// and a radial one where it goes from one to the other.
  var gradients: [TakenGradient] {
    guard says(.gradient) else { return [] }
    let looks = filled
    let mixes = looks.map(\.mixedGradient)
    let seen = mixes.compactMap(\.self)
    guard let first = seen.first else { return [] }
    let known = mixes.filled(or: first)
    let breaks = breaks(of: Array(ViewProperty.gradients) + [.backgroundColor])
    func track(_ values: [Lanes]) -> TakeTrack { TakeTrack(values: values, breaks: breaks) }
    let stops = Self.stops(looks, mixes, known).map {
      TakenGradient.Stop(offset: track($0.offsets), color: track($0.colors))
    }
    let radial = known.map(\.radialShare)
    let isOpaque = stops.allSatisfy { $0.color.values.allSatisfy { $0[3] >= 1 } }
    var gradients: [TakenGradient] = []
    if radial.contains(where: { $0 < 1 }) {
      let angles = known.map { $0.radialShare < 1 ? $0.angle : nil }.filled(or: 0)
      // What is opaque is covered; else both are seen by their shares.
      let alpha = radial.map { (isOpaque ? 1 : 1 - $0).lanes }
      gradients.append(
        TakenGradient(angle: track(angles.map(\.lanes)), alpha: track(alpha), stops: stops))
    }
    if radial.contains(where: { $0 > 0 }) {
      gradients.append(
        TakenGradient(angle: nil, alpha: track(radial.map(\.lanes)), stops: stops))
    }
    return gradients
  }

  /// The stops at all moments. A colour alone is a gradient of equal stops; before something is seen it
  /// is where it will be.
  private static func stops(
    _ looks: [Appearance], _ mixes: [MixedGradient?], _ known: [MixedGradient]
  ) -> [(offsets: [Lanes], colors: [Lanes])] {
    let count = known.map(\.stops.count).max() ?? 0
    return (0..<count).map { number in
      var stop: (offsets: [Lanes], colors: [Lanes]) = ([], [])
      for (moment, mix) in known.enumerated() {
        let own = mix.stops[min(number, mix.stops.count - 1)]
        var color = own.color
        if mixes[moment] == nil {
          let plain = looks[moment].backgroundColor
          color = plain.alpha > 0 ? plain : color.withAlpha(0)
        }
        stop.offsets.append(own.offset.lanes)
        stop.colors.append(color.lanes)
      }
      return stop
    }
  }
}

extension TakenGradient {
  /// The same with stops that stay in their places, as many as it takes.
  var withStillStops: TakenGradient {
    guard stops.contains(where: \.offset.moves) else { return self }
    let ends = stops.flatMap { [$0.offset.values.first, $0.offset.values.last] }.compactMap(\.self)
    let grid = (0...Self.steps).map { Double($0) / Double(Self.steps) }
    let places = Set(grid + ends.map { $0[0] }).sorted()
    let edges = hardEdges
    let still = places.flatMap { place in
      [stop(at: place, isEnd: true)]
        + (edges.contains(place) ? [stop(at: place, isEnd: false)] : [])
    }
    return TakenGradient(angle: angle, alpha: alpha, stops: still)
  }

  /// The places at which two stops lie at the beginning, or at the end.
  private var hardEdges: Set<Double> {
    let ends = [0, alpha.values.count - 1].map { moment in
      let places = stops.map { $0.offset.values[moment][0] }
      return zip(places, places.dropFirst()).filter { $0 == $1 }.map(\.0)
    }
    return Set(ends.joined())
  }

  /// A stop that stays.
  ///
  /// - Parameter isEnd: of two stops in its place it is the first one.
  private func stop(at place: Double, isEnd: Bool) -> Stop {
    let moments = alpha.values.indices
    return Stop(
      offset: TakeTrack(values: moments.map { _ in place.lanes }),
      color: TakeTrack(
        values: moments.map { color(at: place, isEnd: isEnd, $0) }, breaks: stops[0].color.breaks))
  }

  private static let steps = 32

  /// The colour at a place at a moment.
  private func color(at place: Double, isEnd: Bool, _ moment: Int) -> Lanes {
    let (places, colors) = (
      stops.map { $0.offset.values[moment][0] }, stops.map { $0.color.values[moment] }
    )
    let next =
      places.firstIndex { isEnd ? $0 >= place : $0 > place } ?? colors.count
    guard next > 0 else { return colors[0] }
    guard next < colors.count else { return colors[next - 1] }
    let (low, high) = (places[next - 1], places[next])
    return lerp(colors[next - 1], colors[next], (place - low) / (high - low))
  }
}
