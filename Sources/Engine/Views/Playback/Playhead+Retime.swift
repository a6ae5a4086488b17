extension Playhead {
  /// The share of its curve's time that has passed, 0…1; nil if it goes along no curve, or along
  /// one without length.
  func curveProgress(at time: Double) -> Double? {
    guard case .eased(let since, let length, _) = motion, length > 0 else { return nil }
    return min(1, max(0, (time - since) * speed / length))
  }

  /// Goes on along another curve and at another pace, from the place on the new curve that is as
  /// far on its way as the old one; only for a playhead that goes along a curve.
  ///
  /// A curve that is never as far begins anew from here.
  mutating func retime(at time: Double, whole: Double, curve: TimingCurve) {
    guard case .eased(let since, let length, let old) = motion, length > 0, duration > 0,
      (time - since) * speed < length
    else { return }
    let here = position(at: time)
    let gone = (time - since) * speed / length
    let place = old == curve ? gone : Self.place(on: curve, asFarAs: old.value(at: gone))
    guard let place else {
      ease(at: time, in: whole * abs(target - here) / duration, curve: curve)
      return
    }
    let wanted = whole * abs(target - from) / duration
    let value = curve.value(at: place)
    let start = value < 0.999 ? (here - target * value) / (1 - value) : from
    restart(from: start, since: time - place * wanted / speed, in: wanted, curve: curve)
  }

  /// The progress at which a curve first has a value; nil if it never has.
  private static func place(on curve: TimingCurve, asFarAs value: Double) -> Double? {
    guard 0...1 ~= value else { return nil }
    let place = Bisection.crossing(from: 0, to: 1) { curve.value(at: $0) >= value }
    return abs(curve.value(at: place) - value) < 1e-6 ? place : nil
  }
}
