/// The layouts that the nodes of an arena stand for.
///
/// Most come as the list that their parent has anyway: that is kept as it is, and a node only says
/// where in it. To copy every layout would take longer than to measure them.
struct ArenaLayouts {
  /// The place of a node's layout.
  struct Place: Equatable {
    fileprivate var list: Int32
    fileprivate var index: Int32

    /// For a node that was added without a layout.
    @inline(__always)
    static var nowhere: Place { Place(list: -1, index: -1) }
    var isNowhere: Bool { index < 0 }

    fileprivate var isSingle: Bool { list < 0 && !isNowhere }

    /// Moves on to the layout of the next node: the next one in the list.
    @inline(__always)
    mutating func advance() { index &+= 1 }
  }

  private var lists: ContiguousArray<[any Layout]> = []
  /// Layouts that came alone; their places have the list -1.
  private var singles: ContiguousArray<any Layout> = []
  private var freeLists: [Int32] = []
  private var freeSingles: [Int32] = []

  mutating func removeAll() {
    lists.removeAll(keepingCapacity: true)
    singles.removeAll(keepingCapacity: true)
    freeLists.removeAll(keepingCapacity: true)
    freeSingles.removeAll(keepingCapacity: true)
  }

  subscript(place: Place) -> any Layout {
    if place.list >= 0 { return lists[Int(place.list)][Int(place.index)] }
    return place.isNowhere ? NamelessLayout() : singles[Int(place.index)]
  }

  /// - Returns: the place of the first one.
  mutating func add(_ list: [any Layout]) -> Place {
    if let free = freeLists.popLast() {
      lists[Int(free)] = list
      return Place(list: free, index: 0)
    }
    lists.append(list)
    return Place(list: Int32(truncatingIfNeeded: lists.count - 1), index: 0)
  }

  mutating func add(_ layout: any Layout) -> Place {
    if let free = freeSingles.popLast() {
      singles[Int(free)] = layout
      return Place(list: -1, index: free)
    }
    singles.append(layout)
    return Place(list: -1, index: Int32(truncatingIfNeeded: singles.count - 1))
  }

  /// Adds a layout instead of one that is no longer asked for.
  mutating func add(_ layout: any Layout, insteadOf place: Place) -> Place {
    guard place.isSingle else { return add(layout) }
    singles[Int(place.index)] = layout
    return place
  }

  /// Forgets a layout that came alone.
  mutating func removeSingle(at place: Place) {
    guard place.isSingle else { return }
    singles[Int(place.index)] = NamelessLayout()
    freeSingles.append(place.index)
  }

  /// Forgets a layout with all others that came in the same list.
  mutating func removeList(of place: Place) {
    guard place.list >= 0 else { return removeSingle(at: place) }
    guard !lists[Int(place.list)].isEmpty else { return }
    lists[Int(place.list)] = []
    freeLists.append(place.list)
  }
}

/// Stands for a node that was added without a layout.
private struct NamelessLayout: Layout {
  func measurement(within maxSize: Size) -> LayoutMeasurement {
    LayoutMeasurement(layout: self, size: .zero, maxSize: maxSize, sublayouts: [])
  }

  func arrangement(within rect: Rect, measurement: LayoutMeasurement) -> LayoutArrangement {
    LayoutArrangement(layout: self, frame: rect, sublayouts: [])
  }
}
