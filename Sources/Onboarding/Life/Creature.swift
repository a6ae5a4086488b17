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
  }

  private enum Role: String { case shadow, body, face, eye, gaze, glow }

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
  /// The body's height in the drawing's width, which is what breathing moves.
  let height: Double

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
    let body = members.first { $0.role == .body }
    height = (body?.box.height ?? 0) / drawing.viewBox.width
  }

  /// How much air it has in, −1…1.
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
    case .eye: Drawing.Pose(transform: lid(of: member.box, at: moment))
    case .gaze: Drawing.Pose(transform: look(in: member.room, at: moment))
    case .glow:
      Drawing.Pose(opacity: 1 - (1 - glowing.strength(at: moment.seconds)) * moment.wakefulness)
    }
  }

  // MARK: Parts

  /// On its feet: breathing, in the air or squashed.
  private func stance(of body: Rect, at moment: Moment) -> AffineTransform {
    let breath = breath(at: moment.seconds) * moment.wakefulness
    let squash = max(0, -moment.hop) / Hop.depth * 0.06
    let stretch = max(0, moment.hop) / Hop.height * 0.03
    return AffineTransform.scaled(
      1 - 0.004 * breath + squash - stretch, 1 + 0.012 * breath - squash + stretch,
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

  private func lid(of eye: Rect, at moment: Moment) -> AffineTransform {
    let openness = 1 - (1 - blinks.openness(at: moment.seconds)) * moment.wakefulness
    return .scaled(1, openness, around: eye.center)
  }

  /// The lights of an eye move by 5 % of its size, and close ranks so that they don't leave it.
  private func look(in eye: Rect, at moment: Moment) -> AffineTransform {
    let gaze = moment.gaze * (0.05 * moment.wakefulness)
    let size = 1 - Point.zero.distance(to: gaze)
    return AffineTransform.scaled(size, size, around: eye.center)
      .then(.translation(gaze.x * eye.width, gaze.y * eye.height))
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
