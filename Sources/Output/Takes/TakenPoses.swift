import Engine

/// The appearances of a view at the moments of a take. Of a number that stays as it is one is kept,
/// and not one a moment: most numbers of thousands of views are such.
struct TakenPoses {
  /// A number that changes.
  private struct Column {
    let property: ViewProperty
    let lane: Int
    /// At the moments at which the view is there.
    var values: [Double]
  }

  /// The appearance at the first moment at which the view is there; nil: it never is.
  private(set) var first: Appearance?
  /// The moments before each one at which the view was not there; nil: it isn't there.
  private var gaps = Runs<Int?>()
  private var columns: [Column] = []
  /// The number of moments at which the view is there.
  private var seen = 0

  /// The numbers that are kept, beside those of the first appearance.
  var keptNumbers: Int { columns.reduce(0) { $0 + $1.values.count } }

  /// True at the moments at which the view is there.
  var isThere: [Bool] { gaps.map { $0 != nil } }

  /// True if a property is the same whenever the view is there.
  func stays(_ property: ViewProperty) -> Bool {
    !columns.contains { $0.property == property }
  }

  /// Takes the appearance at the next moment; nil: the view isn't there.
  mutating func append(_ pose: Appearance?) {
    guard let pose else { return gaps.append(nil) }
    gaps.append(count - seen)
    defer { seen += 1 }
    guard let first else {
      self.first = pose
      return
    }
    for index in columns.indices {
      columns[index].values.append(pose[columns[index].property][columns[index].lane])
    }
    for property in ViewProperty.allCases {
      let (old, new) = (first[property], pose[property])
      guard old != new else { continue }
      for lane in 0..<Lanes.scalarCount where old[lane] != new[lane] {
        add(property, lane, from: old[lane], to: new[lane])
      }
    }
  }

  /// Takes nothing at the moments up to a number of them.
  mutating func fill(upTo count: Int) {
    gaps.append(nil, times: count - self.count)
  }

  /// A column for a number that has changed for the first time.
  private mutating func add(
    _ property: ViewProperty, _ lane: Int, from old: Double, to new: Double
  ) {
    guard !columns.contains(where: { $0.property == property && $0.lane == lane }) else { return }
    let values = Array(repeating: old, count: seen) + [new]
    columns.append(Column(property: property, lane: lane, values: values))
  }
}

extension TakenPoses: RandomAccessCollection {
  var startIndex: Int { 0 }
  var endIndex: Int { gaps.endIndex }

  /// The appearance at a moment; nil: the view isn't there.
  subscript(moment: Int) -> Appearance? {
    guard let gap = gaps[moment], var pose = first else { return nil }
    for column in columns { pose[column.property][column.lane] = column.values[moment - gap] }
    return pose
  }
}
