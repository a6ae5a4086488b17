/// The fate of a motion when another one takes over its property.
public enum Interruption: String, Hashable, Sendable, CaseIterable {
  /// It is forgotten: the new motion starts where the old one was going, with a jump.
  case jump
  /// It runs on underneath, and what is left of it is added to the new motion.
  case additive
  /// A spring leads the place and the speed that it had on screen over to the new motion.
  case velocity
}

extension PropertyMotion {
  /// Replaces all layers of some lanes by a spring that starts at the place and the speed on
  /// screen, seen from a motion that takes over there and from the rest value where that begins.
  mutating func carry(_ property: Property, over to: Playback, at time: Double, rest: Lanes) {
    guard let track = to.program.track(of: property) else { return }
    let property = property.only(movedLanes.intersection(property.lanes))
    guard !property.lanes.isEmpty else { return }
    let distance = property.lanes.replace(.zero, by: value(at: time, rest: rest) - rest)
    let speed = property.lanes.replace(
      .zero, by: speed(at: time, rest: rest) - to.speed(of: property, at: time))
    forget(property.lanes)
    guard distance != .zero || speed != .zero else { return }
    let spring = to.program.spring(ofTrack: track)
    add(
      Residue(
        spring: spring.spring, for: spring.duration, from: distance, velocity: speed, since: time),
      in: property.lanes)
  }

  /// The velocity of the value on screen from a time on, in units a second.
  func speed(at time: Double, rest: Lanes) -> Lanes {
    let step = 1e-5
    return (value(at: time + step, rest: rest) - value(at: time, rest: rest)) / step
  }
}

extension Playback {
  /// The velocity of a property's value at a time, in units a second of the program; 0 if the
  /// program doesn't move it, or a hand does.
  fileprivate func speed(of property: Property, at time: Double) -> Lanes {
    let (step, position) = (min(1e-5, program.duration), position(at: time))
    guard !isPaused, step > 0, let here = sampler.value(of: property, at: position),
      let next = sampler.value(of: property, at: position + step)
    else { return .zero }
    return (next - here) / step
  }
}

/// A spring, and the seconds that it needs to come to rest.
private struct RestingSpring {
  let spring: Spring
  let duration: Double
}

extension Program {
  /// The spring that leads over to a track's way: its own one, or one without overshoot as long.
  fileprivate func spring(ofTrack index: Int) -> RestingSpring {
    let track = tracks[index]
    if case .spring(let curve) = table.curves[track.lead.curve] {
      return RestingSpring(spring: curve.spring, duration: curve.duration * 1.5)
    }
    let length = max(1e-3, min(track.lead.duration, 1e3))
    return RestingSpring(
      spring: SpringCurve(duration: length, damping: 1).spring, duration: length * 1.5)
  }
}
