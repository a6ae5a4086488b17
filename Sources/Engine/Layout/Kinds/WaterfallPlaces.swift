/// Which column each item of a waterfall is in, and where it starts.
///
/// The columns are kept as a heap whose top is the shortest one, so that an item costs the
/// logarithm of the number of columns.
struct WaterfallPlaces {
  struct Place: Hashable {
    var column: Int
    var start: Double
  }

  private struct Column {
    var index: Int
    /// The start of its next item: behind the spacing, if it has items.
    var next: Double

    func comesBefore(_ other: Column) -> Bool {
      next < other.next || (next == other.next && index < other.index)
    }
  }

  private(set) var places: [Place] = []
  /// The end of the longest column; at least 0.
  private(set) var length = 0.0
  private var heap: [Column]

  /// - Parameter columns: at least 1.
  init(columns: Int) { heap = (0..<columns).map { Column(index: $0, next: 0) } }

  mutating func reserve(_ count: Int) { places.reserveCapacity(count) }

  /// Puts the next item, of that length, into the shortest column.
  mutating func add(_ length: Double, spacing: Double) {
    let column = heap[0]
    places.append(Place(column: column.index, start: column.next))
    self.length = max(self.length, column.next + length)
    heap[0].next = column.next + length + spacing
    sink()
  }

  private mutating func sink() {
    var parent = 0
    while true {
      var first = parent
      for child in 2 * parent + 1..<2 * parent + 3
      where child < heap.count && heap[child].comesBefore(heap[first]) {
        first = child
      }
      guard first != parent else { return }
      heap.swapAt(first, parent)
      parent = first
    }
  }
}
