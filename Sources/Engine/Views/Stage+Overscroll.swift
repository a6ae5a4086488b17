extension Stage {
  /// Shifts everything sideways with a hand that is beyond the end of a way, and back again.
  ///
  /// - Parameters:
  ///   - distance: in points; 0 is where everything belongs.
  ///   - springs: whether it goes there by a spring (the hand has let go), or is there at once.
  public func shift(by distance: Double, springs: Bool) {
    let transform = Transform.translation(distance, 0)
    guard transform != root.transform else { return }
    guard springs else { return root.transform = transform }
    let back = SpringCurve(duration: 0.4, damping: 1)
    animate(withDuration: back.duration, curve: .spring(back)) { root.transform = transform }
  }
}
