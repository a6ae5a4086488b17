extension Spring {
  /// The position of a vector (`SIMD2`, `SIMD4`, `Lanes`) after a time in seconds, each
  /// component by itself.
  public func value<Vector: SIMD>(
    at time: Double, from: Vector, to: Vector, velocity: Vector = .zero
  ) -> Vector where Vector.Scalar == Double {
    guard time > 0 else { return from }
    let state = step(after: time).applied(displacement: (from - to).cut, velocity: velocity)
    return (to + state.displacement.cut).cut
  }

  /// The velocity of a vector after a time in seconds.
  public func velocity<Vector: SIMD>(
    at time: Double, from: Vector, to: Vector, velocity: Vector = .zero
  ) -> Vector where Vector.Scalar == Double {
    guard time > 0 else { return velocity }
    return step(after: time).applied(displacement: (from - to).cut, velocity: velocity).velocity.cut
  }
}
