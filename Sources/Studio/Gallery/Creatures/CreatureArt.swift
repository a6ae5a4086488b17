import Engine

/// A creature drawn in a box of 90×84: few shapes, for many of them move at once.
struct CreatureArt {
  let creature: Creature
  private static let outline = Color(59, 42, 42)

  /// The body's middle.
  private var center: Point { Point(45, creature.ears == .long ? 52 : 49) }
  /// Half of its width and height.
  private var half: Size {
    switch creature.body {
    case .ball: Size(25, 23)
    case .pear: Size(24, 25)
    case .block: Size(24, 23)
    case .drop: Size(23, 24)
    case .bean: Size(28, 19)
    case .egg: Size(21, 25)
    }
  }

  /// With outlines and marks.
  var detailed: [Drawing.Item] {
    let dark = Paint.color(Self.outline)
    let line = StrokeStyle(width: 5, cap: .round, join: .round)
    return [
      shadow,
      .stroke(silhouette, line, dark),
      .fill(feet + ears, .color(creature.dark)),
      .fill(bodyPath, .color(creature.color)),
    ] + marks + face
  }

  private var shadow: Drawing.Item {
    .fill(CreatureShapes.oval(45, 74, 26, 4), .color(Self.outline.withAlpha(0.13)))
  }

  /// The few shapes that are left of it when it is small.
  var simple: [Drawing.Item] {
    [
      .fill(feet + ears, .color(creature.dark)),
      .fill(bodyPath, .color(creature.color)),
      .fill(eyeDots, .color(Self.outline)),
    ]
  }

  /// In a pose: its shadow stays on the ground.
  func items(isDetailed: Bool, in pose: CreaturePose) -> [Drawing.Item] {
    let standing = isDetailed ? detailed : simple
    guard pose != .standing else { return standing }
    var items: [Drawing.Item] = []
    if isDetailed {
      items = [
        .group(transform: .identity, opacity: pose.shadow * pose.opacity, items: [shadow])
      ]
    }
    items.append(
      .group(
        transform: pose.body, opacity: pose.opacity,
        items: Array(standing.dropFirst(isDetailed ? 1 : 0))))
    return items
  }

  // MARK: Body

  private var silhouette: Path { feet + ears + bodyPath }

  private var bodyPath: Path {
    let (x, y, rx, ry) = (center.x, center.y, half.width, half.height)
    switch creature.body {
    case .ball, .egg, .bean: return CreatureShapes.oval(x, y, rx, ry)
    case .pear: return CreatureShapes.pear(x, y, rx, ry)
    case .block: return CreatureShapes.block(x, y, rx, ry, radius: 15)
    case .drop: return CreatureShapes.drop(x, y, rx, ry)
    }
  }

  private var feet: Path {
    let y = center.y + half.height - 1
    return CreatureShapes.oval(45 - 0.48 * half.width, y, 7, 4.5)
      + CreatureShapes.oval(45 + 0.48 * half.width, y, 7, 4.5)
  }

  private var ears: Path { ear(-1) + ear(1) }

  /// The ear on the left (−1) or right (1).
  private func ear(_ side: Double) -> Path {
    let (top, wide) = (center.y - half.height, half.width)
    func at(_ x: Double, _ y: Double) -> Point { Point(45 + side * x, top + y) }
    switch creature.ears {
    case .round: return CreatureShapes.dot(45 + side * 0.7 * wide, top + 4, 8.5)
    case .long:
      return CreatureShapes.oval(45 + side * 0.44 * wide, top - 7, 5.5, 16, turn: side * 0.22)
    case .pointed:
      return CreatureShapes.petal(
        root: at(0.5 * wide, 8), width: 17, tip: at(0.92 * wide, -13))
    case .horns:
      return CreatureShapes.petal(root: at(0.62 * wide, 6), width: 9, tip: at(0.95 * wide, -14))
    case .feelers:
      return CreatureShapes.petal(root: at(0.2 * wide, 4), width: 4.5, tip: at(0.5 * wide, -15))
        + CreatureShapes.dot(45 + side * 0.5 * wide, top - 13, 4.5)
    case .leaf:
      return CreatureShapes.petal(root: at(0, 3), width: 10, tip: at(0.8 * wide, -14))
    case .fins:
      return CreatureShapes.petal(
        root: at(0.8 * wide, 26), width: 19, tip: at(1.5 * wide, 13))
    case .tuft:
      return CreatureShapes.petal(root: at(0.1 * wide, 4), width: 9, tip: at(0.34 * wide, -13))
        + CreatureShapes.petal(root: at(0.95 * wide, 26), width: 11, tip: at(1.32 * wide, 34))
    }
  }

  // MARK: Marks

  private var marks: [Drawing.Item] {
    let (x, y, rx, ry) = (center.x, center.y, half.width, half.height)
    let light = Paint.color(creature.light)
    switch creature.mark {
    case .belly: return [.fill(CreatureShapes.oval(x, y + 0.5 * ry, 0.6 * rx, 0.42 * ry), light)]
    case .mask:
      return [
        .fill(
          CreatureShapes.oval(x - 0.34 * rx, y - 0.06 * ry, 0.4 * rx, 0.44 * ry)
            + CreatureShapes.oval(x + 0.34 * rx, y - 0.06 * ry, 0.4 * rx, 0.44 * ry), light)
      ]
    case .spots:
      return [
        .fill(
          CreatureShapes.dot(x + 0.52 * rx, y - 0.5 * ry, 3.6)
            + CreatureShapes.dot(x + 0.7 * rx, y - 0.2 * ry, 2.4)
            + CreatureShapes.dot(x - 0.6 * rx, y + 0.5 * ry, 3), .color(creature.dark))
      ]
    case .stripes:
      return [
        .fill(
          CreatureShapes.petal(root: Point(x, y - ry + 2), width: 7, tip: Point(x, y - 0.4 * ry))
            + CreatureShapes.petal(
              root: Point(x - rx + 2, y + 7), width: 6, tip: Point(x - 0.55 * rx, y + 8))
            + CreatureShapes.petal(
              root: Point(x + rx - 2, y + 7), width: 6, tip: Point(x + 0.55 * rx, y + 8)),
          .color(creature.dark))
      ]
    }
  }

  // MARK: Face

  private var eyeY: Double { center.y - 0.1 * half.height }
  private var eyeX: Double { 0.36 * half.width }

  private var eyeDots: Path {
    if creature.eyes == .single { return CreatureShapes.dot(45, eyeY - 1, 6.5) }
    return CreatureShapes.oval(45 - eyeX, eyeY, 3.6, 4.6)
      + CreatureShapes.oval(45 + eyeX, eyeY, 3.6, 4.6)
  }

  private var face: [Drawing.Item] {
    let dark = Paint.color(Self.outline)
    let line = StrokeStyle(width: 2, cap: .round, join: .round)
    let cheeks =
      CreatureShapes.oval(45 - 0.66 * half.width, eyeY + 8, 3.6, 2.4)
      + CreatureShapes.oval(45 + 0.66 * half.width, eyeY + 8, 3.6, 2.4)
    let blush = Drawing.Item.fill(cheeks, .color(Color(255, 120, 120, alpha: 0.45)))
    let mouth = Drawing.Item.stroke(CreatureShapes.smile(45, eyeY + 8, 8, 3), line, dark)
    return [blush] + eyes + [mouth]
  }

  private var eyes: [Drawing.Item] {
    let dark = Paint.color(Self.outline)
    let white = Paint.color(.white)
    switch creature.eyes {
    case .bright:
      return [.fill(eyeDots, dark), .fill(glints(radius: 1.5), white)]
    case .wide:
      return [
        .fill(
          CreatureShapes.dot(45 - eyeX, eyeY, 6) + CreatureShapes.dot(45 + eyeX, eyeY, 6), white),
        .fill(
          CreatureShapes.dot(45 - eyeX + 1, eyeY, 3.4)
            + CreatureShapes.dot(45 + eyeX - 1, eyeY, 3.4),
          dark),
      ]
    case .single:
      return [
        .fill(CreatureShapes.dot(45, eyeY - 1, 8), white),
        .fill(CreatureShapes.dot(45, eyeY - 1, 4.6), dark),
        .fill(CreatureShapes.dot(46.6, eyeY - 2.6, 1.6), white),
      ]
    case .sleepy:
      let line = StrokeStyle(width: 2.2, cap: .round, join: .round)
      return [
        .stroke(
          CreatureShapes.smile(45 - eyeX, eyeY - 0.5, 8, 2.2)
            + CreatureShapes.smile(45 + eyeX, eyeY - 0.5, 8, 2.2), line, dark)
      ]
    }
  }

  private func glints(radius: Double) -> Path {
    CreatureShapes.dot(45 - eyeX + 1.2, eyeY - 1.6, radius)
      + CreatureShapes.dot(45 + eyeX + 1.2, eyeY - 1.6, radius)
  }
}
