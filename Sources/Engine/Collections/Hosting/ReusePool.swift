/// Views that were used and wait to be used again, by reuse key and kind.
///
/// A leaving view is not in it before it is off the tree. Component views may share one.
public final class ReusePool {
  private struct Entry {
    let view: View
    let time: Double
  }

  private struct Key: Hashable {
    let name: String
    let kind: ObjectIdentifier
  }

  private var entries: [Key: [Entry]] = [:]

  /// The time that a view waits before it is freed, in seconds of its stage.
  public let lifetime: Double

  /// An empty pool.
  ///
  /// - Parameter lifetime: in seconds, ≥ 0.
  public init(lifetime: Double = 5) { self.lifetime = lifetime }

  /// The number of views that wait.
  public var count: Int { entries.values.reduce(0) { $0 + $1.count } }

  func put(_ view: View, name: String, kind: ObjectIdentifier, at time: Double) {
    entries[Key(name: name, kind: kind), default: []].append(Entry(view: view, time: time))
  }

  /// The view that was put in last.
  func take(name: String, kind: ObjectIdentifier) -> View? {
    entries[Key(name: name, kind: kind)]?.popLast()?.view
  }

  func purge(at time: Double) {
    guard !entries.isEmpty else { return }
    for key in entries.keys {
      entries[key]?.removeAll { $0.time + lifetime < time }
      if entries[key]?.isEmpty ?? false { entries[key] = nil }
    }
  }
}
