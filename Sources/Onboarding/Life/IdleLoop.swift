import Engine

/// An element in its loop, with the strength in which that is seen: so nothing jumps when it begins,
/// ends or falls asleep.
struct IdleLoop {
  /// The seconds in which a loop sets in and comes to rest.
  static let ramp = 0.4

  let name: SlideIdle.Name
  /// False: it comes to rest.
  var isMeant = true
  /// The ways of properties, in points of the design.
  private let paths: [(property: ViewProperty, path: StoppedPath)]
  private let fills: FillPath?
  /// True if a round ends elsewhere than it begins.
  private let isOpen: Bool
  private let start: Double
  /// 0…1.
  private(set) var strength = 0.0
  /// True while all of it is seen.
  private var isWhole = false
  /// The part of the round that is over, 0…1.
  private var round = 0.0
  /// The full turns that don't count where it comes to rest: it turns back the shorter way.
  private var turns = 0.0

  /// A loop that begins at a time in seconds.
  init(_ name: SlideIdle.Name, at time: Double) {
    let idle = name.idle
    (self.name, start) = (name, time)
    var stops = idle.keyframes.stops(in: IntroLayout(canvas: IntroLayout.reference))
    stops[.backgroundColor] = nil
    let rest = Appearance()
    paths = stops.map { property, stops in
      let lanes = rest[property]
      return (
        property,
        StoppedPath(
          from: lanes, through: stops, to: lanes, rest: (lanes, lanes),
          curve: idle.curve.ofSegment)
      )
    }
    fills = FillPath(idle)
    isOpen =
      paths.contains { $0.path.value(at: 0) != $0.path.value(at: 1) } || fills?.isOpen == true
  }

  /// Sets in or comes to rest over some seconds, until a time, as far as somebody is awake.
  mutating func follow(until time: Double, over seconds: Double, wakefulness: Double) {
    let change = seconds / Self.ramp
    strength = min(1, max(0, strength + (isMeant ? change : -change)))
    let passed = max(0, time - start - name.idle.delay) / name.idle.duration
    guard isOpen else { return round = passed.fraction }
    let share = share(wakefulness)
    if isWhole != (share == 1) {
      isWhole.toggle()
      turns = isWhole ? 0 : nearestTurns
    }
    let next = round + share * min(passed, seconds / name.idle.duration)
    // Until all of it is seen the round doesn't end: it would jump.
    round = isWhole ? next.fraction : min(1, next)
  }

  /// From 0 to 1 without a jolt.
  private func share(_ wakefulness: Double) -> Double {
    strength * strength * (3 - 2 * strength) * wakefulness
  }

  private var nearestTurns: Double {
    let angle = paths.first { $0.property == .rotation }?.path.value(at: round)[0] ?? 0
    return (angle / (2 * .pi)).rounded()
  }

  /// What differs of a view, as far as somebody is awake, in a layout.
  func sway(in layout: IntroLayout, wakefulness: Double) -> Sway {
    let share = share(wakefulness)
    var sway = Sway()
    for (property, path) in paths {
      let lanes = path.value(at: round)
      switch property {
      case .alpha: sway.opacity = 1 + (lanes[0] - 1) * share
      case .scale: sway.scale = 1 + (lanes[0] - 1) * share
      case .rotation: sway.rotation = (lanes[0] - turns * 2 * .pi) * share
      case .translation:
        sway.translation = Point(layout.across(lanes[0]), layout.scaled(lanes[1])) * share
      default: break
      }
    }
    if let fill = fills?.fill(at: round, share: share) { sway.fills = [fill] }
    return sway
  }
}

/// The way of a box's colour over the one that it is presented in.
private struct FillPath {
  /// The colour times its weight, and the weight.
  private let path: StoppedPath

  /// nil: it has no colours.
  init?(_ idle: SlideIdle) {
    let stops = idle.keyframes.compactMap { frame in
      frame.fill.map { color in
        PropertyStop(
          frame.fraction, factor: 0,
          offset: Lanes(color.red, color.green, color.blue, color.alpha, 1, 0, 0, 0),
          curve: frame.curve)
      }
    }
    guard !stops.isEmpty else { return nil }
    path = StoppedPath(
      from: .zero, through: stops, to: .zero, rest: (.zero, .zero), curve: idle.curve.ofSegment)
  }

  var isOpen: Bool { path.value(at: 0) != path.value(at: 1) }

  /// nil: nothing of it is seen.
  func fill(at round: Double, share: Double) -> Sway.Fill? {
    let lanes = path.value(at: round)
    let weight = lanes[4]
    guard weight > 0, share > 0 else { return nil }
    return Sway.Fill(color: Color(lanes: lanes * (1 / weight)), share: min(1, weight) * share)
  }
}

extension Double {
  /// What is behind the point of a number ≥ 0.
  fileprivate var fraction: Double { self - rounded(.down) }
}
