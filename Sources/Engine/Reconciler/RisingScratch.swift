/// Finds a longest rising part of a list of numbers, by patience sorting; its memory is kept.
struct RisingScratch: Sendable {
  private typealias Numbers = UnsafeMutableBufferPointer<Int32>

  /// Which places hold a number.
  private var places: [Int32] = []
  /// The smallest number that a rising part of each length ends with, and its place. Length 0
  /// ends with -1, which is nowhere.
  private var ends: [Int32] = []
  private var endPlaces: [Int32] = []
  /// For each place the one before it in the longest part that ends there.
  private var previous: [Int32] = []

  /// Turns the numbers that are not part of the longest rising one into -2 - number; how many.
  ///
  /// -1 is no number, and stays. Takes O(n log n).
  mutating func markMoves(in numbers: inout [Int32], _ range: Range<Int>) -> Int {
    places.grow(to: range.count + 1)
    ends.grow(to: range.count + 1)
    endPlaces.grow(to: range.count + 1)
    previous.grow(to: range.upperBound)
    return numbers.withUnsafeMutableBufferPointer { numbers in
      places.withUnsafeMutableBufferPointer { places in
        ends.withUnsafeMutableBufferPointer { ends in
          endPlaces.withUnsafeMutableBufferPointer { endPlaces in
            previous.withUnsafeMutableBufferPointer { previous in
              let count = Self.list(numbers, range, places)
              let longest = Self.find(numbers, places, count, ends, endPlaces, previous)
              for place in range { numbers[place] = -2 &- numbers[place] }
              var place = Int(endPlaces[longest])
              while place >= 0 {
                numbers[place] = -2 &- numbers[place]
                place = Int(previous[place])
              }
              return count - longest
            }
          }
        }
      }
    }
  }

  /// Lists the places that hold a number; how many.
  private static func list(_ numbers: Numbers, _ range: Range<Int>, _ places: Numbers) -> Int {
    var count = 0
    for place in range {
      places[count] = Int32(truncatingIfNeeded: place)
      // A step that is taken or not by arithmetic: a branch would be guessed wrongly too often.
      count &+= 1 &+ Int(numbers[place] >> 31)
    }
    return count
  }

  /// The length of the longest rising part.
  private static func find(
    _ numbers: Numbers, _ places: Numbers, _ count: Int, _ ends: Numbers, _ endPlaces: Numbers,
    _ previous: Numbers
  ) -> Int {
    (ends[0], endPlaces[0]) = (-1, -1)
    var longest = 0
    // The last two ends are at hand: mostly a number follows the longest part, or takes the place
    // of its end, and there is no need to search.
    var (end, endPlace, before, placeBefore) = (Int32(-1), Int32(-1), Int32(-1), Int32(-1))
    for step in 0..<count {
      let place = places[step]
      let number = numbers[Int(place)]
      var length = longest
      if number > end {
        longest &+= 1
        length = longest
        (before, placeBefore) = (end, endPlace)
        (end, endPlace) = (number, place)
        previous[Int(place)] = placeBefore
      } else if number > before {
        (end, endPlace) = (number, place)
        previous[Int(place)] = placeBefore
      } else {
        length = firstLength(below: longest, ends, endingAbove: number)
        previous[Int(place)] = endPlaces[length &- 1]
        if length == longest &- 1 { (before, placeBefore) = (number, place) }
      }
      ends[length] = number
      endPlaces[length] = place
    }
    return longest
  }

  /// The first length whose end is above a number, as the last one's is, by halving.
  @inline(__always)
  private static func firstLength(
    below longest: Int, _ ends: Numbers, endingAbove number: Int32
  ) -> Int {
    var (low, count) = (1, longest &- 1)
    while count > 1 {
      let half = count >> 1
      // Again by arithmetic: which half it is can't be guessed.
      low &+= half & Int((ends[low &+ half &- 1] &- number) >> 31)
      count &-= half
    }
    return low
  }
}
