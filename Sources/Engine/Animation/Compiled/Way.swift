extension Program {
  /// A straight way of a property in the whole's own time: of a plain number, or of all lanes.
  struct Way<Value: WayValue> {
    let start: Double
    let duration: Double
    let from: Value
    let to: Value
    /// The number of its curve; −1: evenly.
    let curve: Int32

    @inline(__always)
    func fraction(at time: Double, _ seam: Double) -> Double {
      Seam.fraction(time - start, of: duration, width: seam)
    }

    @inline(__always)
    func value(_ share: Double) -> Value { Value.lerp(from, to, share) }
  }
}

/// A value that ways lead to: a plain number, or lanes.
protocol WayValue {
  static var zero: Self { get }
  init(lanes: Lanes)
  var lanes: Lanes { get }
  static func lerp(_ from: Self, _ to: Self, _ share: Double) -> Self
  static func += (sum: inout Self, value: Self)
  static func / (sum: Self, count: Double) -> Self
}

extension Double: WayValue {
  @inline(__always)
  static func lerp(_ from: Double, _ to: Double, _ share: Double) -> Double {
    Engine.lerp(from, to, share)
  }
}

extension SIMD8: WayValue where Scalar == Double {
  init(lanes: Lanes) { self = lanes }
  var lanes: Lanes { self }
  @inline(__always)
  static func lerp(_ from: Lanes, _ to: Lanes, _ share: Double) -> Lanes {
    Engine.lerp(from, to, share)
  }
}

extension Lanes {
  /// True if it is a plain number: all other lanes are nothing.
  var isNumber: Bool {
    var others = self
    others[0] = 0
    return others == .zero
  }
}
