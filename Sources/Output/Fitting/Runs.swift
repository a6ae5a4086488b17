/// Values of which long runs are equal: one of each run is kept.
struct Runs<Value: Equatable> {
  private var values: [Value] = []
  /// The index behind each run.
  private var ends: [Int] = []

  init() {}

  init(_ values: some Sequence<Value>) {
    for value in values { append(value) }
  }

  mutating func append(_ value: Value) { append(value, times: 1) }

  mutating func append(_ value: Value, times: Int) {
    guard times > 0 else { return }
    let end = count + times
    if let last = values.last, last == value {
      ends[ends.count - 1] = end
    } else {
      values.append(value)
      ends.append(end)
    }
  }
}

extension Runs: RandomAccessCollection {
  var startIndex: Int { 0 }
  var endIndex: Int { ends.last ?? 0 }

  /// Complexity: O(log n) of the runs.
  subscript(index: Int) -> Value {
    var (low, high) = (0, ends.count)
    while low < high {
      let middle = (low + high) / 2
      if ends[middle] <= index { low = middle + 1 } else { high = middle }
    }
    return values[low]
  }
}
