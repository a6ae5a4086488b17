/// The view of an element.
final class MountedView: View {
  private var census: ViewCensus?

  required init() { super.init() }

  convenience init(counted census: ViewCensus) {
    self.init()
    self.census = census
    census.made += 1
  }

  deinit { census?.freed += 1 }
}

/// The numbers of views that a tree has made and freed.
final class ViewCensus {
  fileprivate(set) var made = 0
  fileprivate(set) var freed = 0
}
