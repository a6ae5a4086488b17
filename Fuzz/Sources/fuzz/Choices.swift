/// Bytes as decisions: whatever the fuzzer makes up is some world, and a small change of the bytes
/// is a small change of the world. When they are used up, every decision is the first one.
struct Choices {
  private var rest: ArraySlice<UInt8>

  init(_ bytes: [UInt8]) { rest = bytes[...] }

  var isOver: Bool { rest.isEmpty }

  /// A number from 0 until `count`, which is in 1…256.
  mutating func index(below count: Int) -> Int { Int(rest.popFirst() ?? 0) % count }

  mutating func bool() -> Bool { index(below: 2) == 1 }

  /// In steps of the range's 255th part, both ends possible.
  mutating func number(_ range: ClosedRange<Double>) -> Double {
    range.lowerBound + (range.upperBound - range.lowerBound) * Double(index(below: 256)) / 255
  }

  mutating func element<Element>(of list: [Element]) -> Element { list[index(below: list.count)] }

  /// Seconds > 0, often equal to others.
  mutating func seconds() -> Double { Double(1 + index(below: 16)) / 8 }
}
