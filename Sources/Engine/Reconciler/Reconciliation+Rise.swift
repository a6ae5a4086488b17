extension Reconciliation {
  /// Marks the places of a longest rising part of a list of numbers, by patience sorting (Fredman
  /// 1975, "On computing the length of longest increasing subsequences"). Numbers below 0 are no
  /// part of it.
  static func markLongestRise(in numbers: [Int32], with mark: Bool, _ marks: inout [Bool]) {
    // For each place the one before it in the longest part that ends there.
    var before = [Int32](repeating: nowhere, count: numbers.count)
    var place = Int(lastOfLongestRise(in: numbers.span, before.mutableSpan))
    var marks = marks.mutableSpan
    while place >= 0 {
      marks[place] = mark
      place = Int(before[place])
    }
  }

  /// Returns the last place of the longest rising part.
  private static func lastOfLongestRise(
    in numbers: Span<Int32>, _ before: consuming MutableSpan<Int32>
  ) -> Int32 {
    // For each length of a rising part, the smallest number that such a part ends with, and its
    // place; the part of length 0 ends below every number, nowhere.
    var parts = [(number: Int32, place: Int32)](
      repeating: (nowhere, nowhere), count: numbers.count + 1)
    var ends = parts.mutableSpan
    var longest = 0
    for place in numbers.indices where numbers[place] >= 0 {
      let number = numbers[place]
      let length = length(below: number, ends.span, longest)
      before[place] = ends[length].place
      ends[length &+ 1] = (number, Int32(truncatingIfNeeded: place))
      longest = max(longest, length &+ 1)
    }
    return parts[longest].place
  }

  /// The length of the longest part that ends below a number, by halving. Mostly that is the
  /// longest of all, or the one before.
  @inline(__always)
  private static func length(
    below number: Int32, _ ends: Span<(number: Int32, place: Int32)>, _ longest: Int
  ) -> Int {
    if ends[longest].number < number { return longest }
    if ends[longest &- 1].number < number { return longest &- 1 }
    var (low, count) = (0, longest)
    while count > 1 {
      let half = count >> 1
      // A step that is taken or not by arithmetic: which half it is can't be guessed.
      low &+= half & Int((ends[low &+ half].number &- number) >> 31)
      count &-= half
    }
    return low
  }
}
