extension Reconciliation {
  /// True at the places of a longest rising part of a list of numbers, by patience sorting (Fredman
  /// 1975, "On computing the length of longest increasing subsequences"). Numbers below 0 are no
  /// part of it.
  static func longestRise(in numbers: [Int32]) -> [Bool] {
    // For each length of a rising part, the smallest number that such a part ends with, and its
    // place; for each place the one before it in the longest part that ends there.
    var ends = [Int32](repeating: nowhere, count: numbers.count)
    var places = ends
    var before = ends
    let length = find(numbers.span, ends.mutableSpan, places.mutableSpan, before.mutableSpan)
    var rises = [Bool](repeating: false, count: numbers.count)
    guard length > 0 else { return rises }
    var place = Int(places[length - 1])
    while place >= 0 {
      rises[place] = true
      place = Int(before[place])
    }
    return rises
  }

  /// Returns the length of the longest rising part.
  private static func find(
    _ numbers: Span<Int32>, _ ends: consuming MutableSpan<Int32>,
    _ places: consuming MutableSpan<Int32>, _ before: consuming MutableSpan<Int32>
  ) -> Int {
    var longest = 0
    for place in numbers.indices where numbers[place] >= 0 {
      let number = numbers[place]
      let length = length(below: number, ends.span, longest)
      ends[length] = number
      places[length] = Int32(truncatingIfNeeded: place)
      if length > 0 { before[place] = places[length &- 1] }
      longest = max(longest, length &+ 1)
    }
    return longest
  }

  /// The number of ends below a number, by halving. Mostly that is all of them, or all but one.
  @inline(__always)
  private static func length(below number: Int32, _ ends: Span<Int32>, _ longest: Int) -> Int {
    guard longest > 0, ends[longest &- 1] > number else { return longest }
    if longest > 1, ends[longest &- 2] < number { return longest &- 1 }
    var (low, count) = (0, longest)
    while count > 1 {
      let half = count >> 1
      // A step that is taken or not by arithmetic: which half it is can't be guessed.
      low &+= half & Int((ends[low &+ half &- 1] &- number) >> 31)
      count &-= half
    }
    return low
  }
}
