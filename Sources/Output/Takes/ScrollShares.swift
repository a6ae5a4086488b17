package import Engine

/// How the views of a change go along with something that is scrolled when it begins, or will be when it
/// ends: what leaves a list for another place begins where it is seen.
package struct ScrollShares {
  /// The way of a view.
  struct View {
    /// Its id in the take.
    let id: String
    /// Its place at the first moment, where nothing is scrolled.
    let place: Lanes
    /// The points by which it is moved for each point that is scrolled, beside what its parent does.
    let keys: [TrackKey]
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
    of key: String, along axis: Axis, by distance: Double, longest: Double, in change: ChangeTake,
    scrolled: ChangeTake
  ) {
    scroller = key
    let (take, other) = (change.take, scrolled.take)
    guard take.times == other.times else {
      views = []
      return
    }
    let lane = axis == .horizontal ? 0 : 1
    let tolerance = 0.2 / max(1, longest)
    var found: [View] = []
    for (view, moved) in zip(take.placedViews, other.placedViews)
    where view.view.id == moved.view.id {
      let (place, there) = (view.view.place(in: view.parent), moved.view.place(in: moved.parent))
      let own = view.parent?.key == key ? 1.0 : 0
      let values = zip(place.values, there.values).map { ($1[lane] - $0[lane]) / distance + own }
      guard let first = values.first, values.contains(where: { abs($0) > 1e-6 }) else { continue }
      let track = TakeTrack(values: values.map(\.lanes), breaks: place.breaks)
      let keys = take.fitter.keys(of: track, within: tolerance)
      let still = TrackKey(time: 0, value: first.lanes, curve: .linear)
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
