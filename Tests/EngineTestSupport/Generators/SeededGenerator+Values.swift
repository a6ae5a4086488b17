extension SeededGenerator {
  /// A number of the range, both ends possible.
  public mutating func double(in range: ClosedRange<Double>) -> Double {
    Double.random(in: range, using: &self)
  }

  /// A whole number of the range, both ends possible.
  public mutating func int(in range: ClosedRange<Int>) -> Int {
    Int.random(in: range, using: &self)
  }

  /// True as often as the probability (0…1) says.
  public mutating func chance(_ probability: Double) -> Bool {
    double(in: 0...1) < probability
  }

  /// Seconds: often on a grid, so that different parts end together.
  package mutating func seconds() -> Double {
    chance(0.5) ? Double(int(in: 1...8)) / 4 : double(in: 0.05...2)
  }

  /// One of the elements, each as likely as the others; there must be at least one.
  public mutating func element<Elements: Collection>(of elements: Elements) -> Elements.Element {
    guard let element = elements.randomElement(using: &self) else {
      preconditionFailure("an element of an empty collection was asked for")
    }
    return element
  }

  /// A list of a length of that range, its elements made one after the other.
  public mutating func list<Element>(
    count: ClosedRange<Int>, of make: (inout SeededGenerator) -> Element
  ) -> [Element] {
    (0..<int(in: count)).map { _ in make(&self) }
  }
}
