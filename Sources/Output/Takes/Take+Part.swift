import Engine

extension Take {
  /// A part of it, from one time to another in seconds, as a take of its own.
  func part(from start: Double, to end: Double) -> Take {
    let range = times.indices.filter { start - 1e-7...end + 1e-7 ~= times[$0] }
    guard let first = range.first, let last = range.last else { return self }
    return Take(
      size: size, ground: ground, times: times[first...last].map { $0 - times[first] },
      views: views.map { $0.part(first...last, earlier: start) },
      spans: spans.filter { $0.start < end - 1e-7 && $0.end > start + 1e-7 }.map {
        TakenChange(start: $0.start - start, end: $0.end - start, direction: $0.direction)
      }, curves: curves,
      paces: paces.map {
        ChangePace(start: $0.start - start, end: $0.end - start, curve: $0.curve)
      }, leftOut: leftOut, outlines: outlines, file: file)
  }
}

extension TakenView {
  fileprivate func part(_ moments: ClosedRange<Int>, earlier start: Double) -> TakenView {
    var poses = TakenPoses()
    for moment in moments { poses.append(self.poses[moment]) }
    let isLast = moments.upperBound == self.poses.count - 1
    return TakenView(
      id: id, key: key, poses: poses,
      goal: isLast ? goal : self.poses[moments.upperBound] ?? goal,
      faces: faces.compactMap { face in
        let isShown = moments.map { face.isShown[$0] }
        guard isShown.contains(true) else { return nil }
        return TakenFace(
          content: face.content, isShown: Runs(isShown), fits: Runs(moments.map { face.fits[$0] }),
          way: face.way.map { way in
            TakenFace.Way(
              scales: Runs(moments.map { way.scales[$0] }),
              opacities: Runs(moments.map { way.opacities[$0] }))
          })
      }, clips: clips, cutsFaces: cutsFaces, cutsContent: cutsContent,
      breaks: breaks.mapValues { $0.map { $0 - start } },
      children: children.map { $0.part(moments, earlier: start) })
  }

  /// The places of one view among its neighbours as one: a view that goes over another one has two.
  static func merged(_ places: [TakenView]) -> TakenView? {
    guard let last = places.last(where: { $0.isThere.contains(true) }) else { return places.first }
    guard places.count > 1 else { return last }
    var poses = TakenPoses()
    for moment in last.poses.indices {
      poses.append(places.lazy.compactMap { $0.poses[moment] }.first)
    }
    let breaks = places.reduce(into: [:]) { $0.merge($1.breaks) { $0 + $1 } }
    return TakenView(
      id: places[0].id, key: last.key, poses: poses, goal: last.goal,
      faces: places.flatMap(\.faces), clips: last.clips, cutsFaces: last.cutsFaces,
      cutsContent: last.cutsContent,
      breaks: breaks, children: places.flatMap(\.children))
  }
}
