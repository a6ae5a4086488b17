import Engine

/// An element in its loop, with the strength in which that is seen: so nothing jumps when it begins,
/// ends or falls asleep.
struct IdleLoop {
  /// An element's loop.
  struct Name: Hashable {
    let key: String
    let idle: SlideIdle
    /// The colour of the element's box at rest.
    let fill: Color
  }

  /// The seconds in which a loop sets in and comes to rest.
  static let ramp = 0.4

  private let paths: [(property: ViewProperty, path: StoppedPath)]
  private let idle: SlideIdle
  private let start: Double
  /// 0…1.
  private(set) var strength = 0.0

  /// A loop that begins at a time in seconds.
  init(_ name: Name, in layout: IntroLayout, at time: Double) {
    let idle = name.idle
    (self.idle, start) = (idle, time)
    let rest = Appearance(backgroundColor: name.fill)
    paths = idle.keyframes.stops(in: layout).map { property, stops in
      let lanes = rest[property]
      return (
        property,
        StoppedPath(
          from: lanes, through: stops, to: lanes, rest: (lanes, lanes),
          curve: idle.curve.ofSegment)
      )
    }
  }

  /// Sets in or comes to rest over some seconds.
  mutating func follow(isMeant: Bool, over seconds: Double) {
    let change = seconds / Self.ramp
    strength = min(1, max(0, strength + (isMeant ? change : -change)))
  }

  /// What differs of a view at a time, as far as somebody is awake.
  func sway(at time: Double, wakefulness: Double) -> Sway {
    let passed = max(0, time - start - idle.delay) / idle.duration
    // From 0 to 1 without a jolt.
    let share = strength * strength * (3 - 2 * strength) * wakefulness
    var sway = Sway()
    for (property, path) in paths {
      let lanes = path.value(at: passed - passed.rounded(.down))
      switch property {
      case .alpha: sway.opacity = 1 + (lanes[0] - 1) * share
      case .scale: sway.scale = 1 + (lanes[0] - 1) * share
      case .rotation: sway.rotation = lanes[0] * share
      case .translation: sway.translation = Point(lanes: lanes) * share
      case .backgroundColor: sway.fill = Sway.Fill(color: Color(lanes: lanes), share: share)
      default: break
      }
    }
    return sway
  }
}
