import Engine

/// A picture that lives: its named parts, and how they look at a moment.
///
/// Parts are known by their ids, up to the first `-`: see Assets/README.md. A picture has those
/// that it has; without any it stands still.
struct Creature {
  /// Everything that the looks depend on.
  struct Moment: Hashable {
    /// The time, in seconds.
    var seconds: Double
    /// 0 asleep, 1 awake.
    var wakefulness = 1.0
    /// A point of the unit disc.
    var gaze = Point.zero
    /// In shares of the creature's height; below 0 squashed.
    var hop = 0.0
    /// The height that loose parts still have of it, in shares of the creature's height.
    var laggingHop = 0.0
    /// The way from the creature to what follows it, in points of the design.
    var lag = Point.zero
    /// In points of the design a second.
    var velocity = Point.zero
  }

  private enum Role: String { case shadow, body, face, eye, gaze, ear, tail, glow }

  private struct Member {
    let role: Role
    let id: String
    let box: Rect
    /// The box that the member must not leave: an eye's, for its gaze.
    var room: Rect
  }

  let drawing: Drawing
  let blinks: Blinks
  private let breathing = Vital.breathing
  private let glowing = Vital.glowing
  private let members: [Member]
  /// The height of the largest part that never rests, in the drawing's width.
  let extent: Double

  init(_ drawing: Drawing, seed: Int) {
    self.drawing = drawing
    blinks = Blinks(seed: seed)
    let parts = drawing.parts
    members = parts.compactMap { part in
      let name = part.id.prefix { $0 != "-" }
      guard let role = Role(rawValue: String(name)) else { return nil }
      let eye = parts.first { role == .gaze && $0.id == "eye" + part.id.dropFirst(name.count) }
      return Member(role: role, id: part.id, box: part.box, room: eye?.box ?? part.box)
    }
    let restless = members.filter { $0.role == .body || $0.role == .glow }
    extent = (restless.map(\.box.height).max() ?? 0) / drawing.viewBox.width
  }

  /// The amount of air it has in, from −1, breathed out, to 1, breathed in.
  func breath(at seconds: Double) -> Double { breathing.strength(at: seconds) }

  /// The looks of its parts.
  func poses(at moment: Moment) -> [String: Drawing.Pose] {
    var poses: [String: Drawing.Pose] = [:]
    for member in members { poses[member.id] = pose(of: member, at: moment) }
    return poses
  }

  private func pose(of member: Member, at moment: Moment) -> Drawing.Pose {
    switch member.role {
    case .body: Drawing.Pose(transform: stance(of: member.box, at: moment))
    case .shadow: shadow(member.box, at: moment)
    case .face: Drawing.Pose(transform: turn(of: member.box, at: moment))
    case .ear, .tail: Drawing.Pose(transform: sway(of: member.box, at: moment))
    case .eye: Drawing.Pose(transform: lid(of: member.box, at: moment))
    case .gaze: look(in: member.room, at: moment)
    case .glow: glow(member.box, at: moment)
    }
  }

  // MARK: Parts

  /// On its feet: breathing, in the air or squashed, and stretched along its way.
  private func stance(of body: Rect, at moment: Moment) -> AffineTransform {
    let breath = breath(at: moment.seconds) * moment.wakefulness
    let speed = (abs(moment.velocity.y) - abs(moment.velocity.x)) / 6000
    let stretch =
      min(0.08, max(-0.08, speed)) * moment.wakefulness + Hop.stretch(at: moment.hop)
    return AffineTransform.scaled(
      1 - 0.004 * breath - stretch, 1 + 0.012 * breath + stretch,
      around: Point(body.midX, body.maxY)
    ).then(.translation(0, -max(0, moment.hop) * body.height))
  }

  /// Narrower the more there is above it, and paler under a leap.
  private func shadow(_ shadow: Rect, at moment: Moment) -> Drawing.Pose {
    let breath = breath(at: moment.seconds) * moment.wakefulness
    let width = 1 - 0.015 * breath - 2.2 * moment.hop
    return Drawing.Pose(
      transform: .scaled(width, 1, around: shadow.center), opacity: 1 - 3 * max(0, moment.hop))
  }

  /// A round head turns: what is in front moves farther.
  private func turn(of face: Rect, at moment: Moment) -> AffineTransform {
    let gaze = moment.gaze * (moment.wakefulness * face.width)
    return .translation(0.025 * gaze.x, 0.018 * gaze.y)
  }

  /// Weaker light reaches less far.
  private func glow(_ light: Rect, at moment: Moment) -> Drawing.Pose {
    let strength = 1 - (1 - glowing.strength(at: moment.seconds)) * moment.wakefulness
    let reach = 1 - 0.25 * (1 - strength)
    return Drawing.Pose(
      transform: .scaled(reach, reach, around: light.center), opacity: strength)
  }

  /// Fixed at its lower edge, with its upper one behind the rest, but never far.
  private func sway(of part: Rect, at moment: Moment) -> AffineTransform {
    let behind = moment.lag.x * moment.wakefulness
    let shear = 0.4 * behind / (abs(behind) + 60)
    let height = 1 + 1.5 * (moment.laggingHop - moment.hop)
    return AffineTransform.translation(-part.midX, -part.maxY)
      .then(AffineTransform(a: 1, b: 0, c: -shear, d: height, tx: 0, ty: 0))
      .then(.translation(part.midX, part.maxY))
  }

  private func lid(of eye: Rect, at moment: Moment) -> AffineTransform {
    let openness = 1 - (1 - blinks.openness(at: moment.seconds)) * moment.wakefulness
    return .scaled(1, openness, around: eye.center)
  }

  /// The lights of an eye move by 5 % of its size, and close ranks so that they don't leave it; a
  /// closed eye shows none.
  private func look(in eye: Rect, at moment: Moment) -> Drawing.Pose {
    let gaze = moment.gaze * (0.05 * moment.wakefulness)
    let size = 1 - Point.zero.distance(to: gaze)
    let openness = 1 - (1 - blinks.openness(at: moment.seconds)) * moment.wakefulness
    return Drawing.Pose(
      transform: AffineTransform.scaled(size, size, around: eye.center)
        .then(.translation(gaze.x * eye.width, gaze.y * eye.height)),
      opacity: min(1, max(0, (openness - 0.1) / 0.3)))
  }
}

extension AffineTransform {
  /// A scale that leaves one point where it is.
  fileprivate static func scaled(
    _ x: Double, _ y: Double, around point: Point
  ) -> AffineTransform {
    translation(-point.x, -point.y).then(scale(x, y)).then(translation(point.x, point.y))
  }
}
