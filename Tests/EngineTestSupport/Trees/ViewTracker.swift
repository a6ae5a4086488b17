package import Engine

/// The views that were seen below a container, followed without being kept alive, and without
/// keeping it.
package final class ViewTracker {
  private struct Sighting {
    weak var view: View?
  }

  private weak var container: View?
  private var sightings: [ObjectIdentifier: Sighting] = [:]
  /// The number of views that were ever seen.
  package private(set) var count = 0

  package init(_ container: View) { self.container = container }

  /// Notes the views that are there now.
  package func look() {
    container?.forEachInPaintOrder { view in
      guard view !== container, sightings[ObjectIdentifier(view)]?.view == nil else { return }
      sightings[ObjectIdentifier(view)] = Sighting(view: view)
      count += 1
    }
  }

  /// The keys of the views that are not in the container any more, but still alive; of all that
  /// are alive, once it is gone.
  package var kept: [String] {
    sightings.values.compactMap(\.view).filter { view in
      !(container.map(view.isDescendant) ?? false)
    }
    .map { $0.key ?? "-" }.sorted()
  }
}
