package import Engine

/// How the views of a change go along with something that is scrolled when it begins, or will be when it
/// ends: what leaves a list for another place begins where it is seen.
package struct ScrollFactors {
  /// The way of a view.
  struct View {
    /// Its id in the take.
    let id: String
    /// Its place at the first moment, where nothing is scrolled.
    let place: Lanes
    /// The points by which it is moved across and down for each point that is scrolled, beside what its
    /// parent does.
    let keys: [TrackKey]
  }

  /// The axes along which something scrolls on the old slide of a change, and on the new one.
  package struct Axes {
    let old, new: Axis

    package init(old: Axis, new: Axis) { (self.old, self.new) = (old, new) }

    /// The way of what is scrolled by a point, across and down, at a share of the change.
    func way(at share: Double) -> Lanes {
      let point = old.point * (1 - share) + new.point * share
      return point.lanes
    }
  }

  /// The key of what is scrolled.
  let scroller: String
  let views: [View]

  /// Compares a change with the same one while something is scrolled.
  ///
  /// - Parameters:
  ///   - distance: how far it is scrolled, in points; not 0.
  ///   - longest: the farthest that it can be scrolled.
  package init(
    of key: String, along axes: Axes, by distance: Double, longest: Double, in change: ChangeTake,
    scrolled: ChangeTake
  ) {
    scroller = key
    let (take, other) = (change.take, scrolled.take)
    guard take.times == other.times else {
      views = []
      return
    }
    let tolerance = 0.2 / max(1, longest)
    let ways = take.times.map { axes.way(at: $0 / max(1e-9, take.duration)) }
    var found: [View] = []
    for (view, moved) in zip(take.placedViews, other.placedViews)
    where view.view.id == moved.view.id {
      let (place, there) = (view.view.place(in: view.parent), moved.view.place(in: moved.parent))
      let isInside = view.parent?.key == key
      let values = zip(zip(place.values, there.values), ways).map { places, way in
        (places.1 - places.0) / distance + (isInside ? way : .zero)
      }
      guard let first = values.first, values.contains(where: \.isSeen) else { continue }
      let track = TakeTrack(values: values, breaks: place.breaks)
      let keys = take.fitter.keys(of: track, within: tolerance)
      let still = TrackKey(time: 0, value: first, curve: .linear)
      found.append(
        View(id: view.view.id, place: place.values[0], keys: keys.isEmpty ? [still] : keys))
    }
    views = found
  }
}

extension Take {
  /// All views with those that they are in.
  fileprivate var placedViews: [(view: TakenView, parent: TakenView?)] {
    func all(_ views: [TakenView], in parent: TakenView?) -> [(view: TakenView, parent: TakenView?)]
    {
      views.flatMap { [($0, parent)] + all($0.children, in: $0) }
    }
    return all(views, in: nil)
  }
}

extension Axis {
  /// A point along it.
  fileprivate var point: Point { self == .horizontal ? Point(1, 0) : Point(0, 1) }
}

extension Lanes {
  /// True if a view that goes so far for a point is seen to move.
  fileprivate var isSeen: Bool { abs(self[0]) > 1e-6 || abs(self[1]) > 1e-6 }
}
