#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The functions of the C maths library that the engine needs.
///
/// This is the only file of the engine that imports anything. Angles are in radians.
package enum Math {
  package static func sin(_ x: Double) -> Double { _sin(x) }
  package static func cos(_ x: Double) -> Double { _cos(x) }
  package static func tan(_ x: Double) -> Double { _tan(x) }
  static func acos(_ x: Double) -> Double { _acos(x) }
  package static func atan2(_ y: Double, _ x: Double) -> Double { _atan2(y, x) }
  static func exp(_ x: Double) -> Double { _exp(x) }
  /// `exp(x) - 1`, exact also where x is tiny.
  static func expm1(_ x: Double) -> Double { _expm1(x) }
  static func log(_ x: Double) -> Double { _log(x) }
  package static func pow(_ x: Double, _ y: Double) -> Double { _pow(x, y) }
  static func erf(_ x: Double) -> Double { _erf(x) }
  package static func hypot(_ x: Double, _ y: Double) -> Double {
    let length = (x * x + y * y).squareRoot()
    return length.isFinite ? length : _hypot(x, y).cut
  }
}

extension Double {
  /// The same number, or the largest there is where a sum or product became infinite.
  @inline(__always)
  var cut: Double {
    min(max(self, -.greatestFiniteMagnitude), .greatestFiniteMagnitude)
  }
}

extension SIMD where Scalar == Double {
  /// The same numbers, infinite ones as large as there are.
  var cut: Self {
    clamped(
      lowerBound: Self(repeating: -.greatestFiniteMagnitude),
      upperBound: Self(repeating: .greatestFiniteMagnitude))
  }
}

private func _sin(_ x: Double) -> Double { sin(x) }
private func _cos(_ x: Double) -> Double { cos(x) }
private func _tan(_ x: Double) -> Double { tan(x) }
private func _acos(_ x: Double) -> Double { acos(x) }
private func _atan2(_ y: Double, _ x: Double) -> Double { atan2(y, x) }
private func _hypot(_ x: Double, _ y: Double) -> Double { hypot(x, y) }
private func _exp(_ x: Double) -> Double { exp(x) }
private func _expm1(_ x: Double) -> Double { expm1(x) }
private func _log(_ x: Double) -> Double { log(x) }
private func _erf(_ x: Double) -> Double { erf(x) }
private func _pow(_ x: Double, _ y: Double) -> Double { pow(x, y) }
