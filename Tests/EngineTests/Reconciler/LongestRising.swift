/// The length of a longest rising part, by trying all parts.
func longestByTrying(_ numbers: [Int]) -> Int {
  (0..<(1 << numbers.count)).map { choice in
    let part = numbers.indices.filter { choice >> $0 & 1 == 1 }.map { numbers[$0] }
    return zip(part, part.dropFirst()).allSatisfy { $0 < $1 } ? part.count : 0
  }.max() ?? 0
}

/// The same, from the longest one that ends at each place.
func longestByTable(_ numbers: [Int]) -> Int {
  var lengths: [Int] = []
  for (place, number) in numbers.enumerated() {
    var longest = 0
    for earlier in 0..<place where numbers[earlier] < number {
      longest = max(longest, lengths[earlier])
    }
    lengths.append(longest + 1)
  }
  return lengths.max() ?? 0
}
