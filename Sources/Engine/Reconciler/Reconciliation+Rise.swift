extension Reconciliation {
  /// The places of a longest rising part of a list of numbers, by patience sorting (Fredman 1975,
  /// "On computing the length of longest increasing subsequences"). Numbers below 0 are left out.
  static func longestRise(in numbers: [Int32]) -> [Int] {
    // For each length of a rising part, the smallest number that such a part ends with, and its
    // place; for each place the one before it in the longest part that ends there.
    var ends: [Int32] = []
    var places: [Int] = []
    var before = [Int](repeating: -1, count: numbers.count)
    ends.reserveCapacity(numbers.count)
    places.reserveCapacity(numbers.count)
    for (place, number) in numbers.enumerated() where number >= 0 {
      let length = length(below: number, ends)
      if length > 0 { before[place] = places[length - 1] }
      if length == ends.count {
        ends.append(number)
        places.append(place)
      } else {
        ends[length] = number
        places[length] = place
      }
    }
    var place = places.last ?? -1
    for length in places.indices.reversed() {
      places[length] = place
      place = before[place]
    }
    return places
  }

  /// The number of ends below a number, by halving. Mostly that is all of them, or all but one.
  @inline(__always)
  private static func length(below number: Int32, _ ends: [Int32]) -> Int {
    guard let last = ends.last, last > number else { return ends.count }
    var (low, high) = (0, ends.count - 1)
    if high > 0, ends[high - 1] < number { return high }
    while low < high {
      let middle = (low + high) / 2
      if ends[middle] < number { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
