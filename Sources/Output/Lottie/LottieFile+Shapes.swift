import Engine
import JSONText

/// The shapes of views: their boxes, and the drawings in them.
extension LottieFile {
  /// The shapes of a view, in front of others first.
  func shapes(of view: TakenView) -> [JSONValue] {
    var shapes = view.gradients.map { box(of: view, $0) }
    if shapes.isEmpty, view.color.isSeen {
      let fill = LottieShapes.fill(color(view.color), opacity: alpha(view.color))
      shapes.append(LottieShapes.group("box", [box(view.size, view.radius), fill]))
    }
    if view.hasBorder { shapes.append(border(of: view)) }
    for face in view.faces {
      if case .drawing(let drawing) = face.content { shapes.append(group(drawing, face, view)) }
    }
    return shapes.reversed()
  }

  /// The members of a layer that cut its shapes at the edges of a view's box.
  func mask(of view: TakenView) -> JSONValue {
    guard view.cutsFaces || view.clips || view.hasRoundSides else { return [:] }
    let masks = outline(view.size, view.radius).map { outline -> JSONValue in
      ["inv": .bool(false), "mode": "a", "pt": outline, "o": .still(100), "x": .still(0)]
    }
    return ["hasMask": .bool(true), "masksProperties": .array(masks)]
  }

  private func box(_ size: TakeTrack, _ radius: TakeTrack) -> JSONValue {
    [
      "ty": "rc", "d": 1, "p": .still([0, 0]),
      "s": motion.property(size, within: Self.length) { [$0[0], $0[1]] },
      "r": motion.property(radius, within: Self.length) { [$0[0]] },
    ]
  }

  /// The outline of a box, which begins at its top left and runs clockwise.
  private func outline(_ size: TakeTrack, _ radius: TakeTrack) -> [JSONValue] {
    let track = TakeTrack(
      values: zip(size.values, radius.values).map { Lanes($0[0], $0[1], $1[0], 0, 0, 0, 0, 0) },
      breaks: size.breaks + radius.breaks)
    let isRound = radius.values.contains { $0[0] > 0 }
    return motion.outlines(track, within: Self.length) { lanes in
      let box = Rect(center: .zero, size: Size(lanes[0], lanes[1]))
      return isRound ? .rounded(box, Size(lanes[2], lanes[2])) : .rect(box)
    }
  }

  private func color(_ track: TakeTrack) -> JSONValue {
    motion.property(track.map { Lanes($0[0], $0[1], $0[2], 1, 0, 0, 0, 0) }, within: Self.share) {
      [$0[0], $0[1], $0[2], 1]
    }
  }

  private func alpha(_ track: TakeTrack) -> JSONValue {
    motion.property(track.map { $0[3].lanes }, within: Self.share) { [$0[0] * 100] }
  }

  private func group(_ drawing: Drawing, _ face: TakenFace, _ view: TakenView) -> JSONValue {
    var pose = LottieShapes.Pose()
    pose.anchor = drawing.viewBox.center
    pose.scale = motion.property(view.fit(of: face), within: 0.0005) { [$0[0] * 100, $0[1] * 100] }
    pose.opacity = motion.steps(TakeTrack(Array(face.isShown))) { [$0[0] * 100] }
    return LottieShapes.group(
      "picture", LottieShapes.items(drawing.items, trim: view.trim.map(trim)), pose)
  }

  // MARK: Gradients

  private func box(of view: TakenView, _ gradient: TakenGradient) -> JSONValue {
    let fill: JSONValue = [
      "ty": "gf", "r": 1, "g": colors(of: gradient.stops),
      "o": motion.property(gradient.alpha, within: Self.share) { [$0[0] * 100] },
    ]
    guard let angle = gradient.angle else { return radialBox(of: view, fill) }
    let size = view.size
    let half = TakeTrack(
      values: zip(angle.values, size.values).map {
        MixedGradient.halfLine($0[0], in: Size(lanes: $1)).lanes
      }, breaks: angle.breaks + size.breaks)
    let line: JSONValue = [
      "t": 1, "s": motion.property(half, within: Self.length) { [-$0[0], -$0[1]] },
      "e": motion.property(half, within: Self.length) { [$0[0], $0[1]] },
    ]
    return LottieShapes.group("box", [box(size, view.radius), fill + line])
  }

  /// Circles are as round as their group: one of a hundred by a hundred is stretched to the box.
  private func radialBox(of view: TakenView, _ fill: JSONValue) -> JSONValue {
    let (size, radius) = (view.size, view.radius)
    let radii = TakeTrack(
      values: zip(size.values, radius.values).map {
        Size(100 * $1[0] / max(1e-9, $0[0]), 100 * $1[0] / max(1e-9, $0[1])).lanes
      }, breaks: size.breaks + radius.breaks)
    let square = Rect(center: .zero, size: Size(100, 100))
    let outline = motion.shapes(radii, within: Self.length) {
      .rounded(square, Size(lanes: $0))
    }
    let circle: JSONValue = [
      "t": 2, "s": .still([0, 0]), "e": .still(.numbers(100 * 0.5.squareRoot(), 0)),
      "h": .still(0), "a": .still(0),
    ]
    var pose = LottieShapes.Pose()
    pose.scale = motion.property(size, within: Self.length) { [$0[0], $0[1]] }
    return LottieShapes.group("box", outline + [fill + circle], pose)
  }

  private func colors(of stops: [TakenGradient.Stop]) -> JSONValue {
    let isOpaque = stops.allSatisfy { $0.color.values.allSatisfy { $0[3] >= 1 } }
    let count = stops.count
    let tracks = stops.map(\.offset) + stops.map(\.color)
    let colors = motion.property(tracks, within: Self.share) { lanes in
      let (offsets, colors) = (lanes.prefix(count), lanes.suffix(count))
      let inks = zip(offsets, colors).flatMap { [$0[0], $1[0], $1[1], $1[2]] }
      return isOpaque ? inks : inks + zip(offsets, colors).flatMap { [$0[0], $1[3]] }
    }
    return ["p": .number(Double(count)), "k": colors]
  }

  // MARK: Borders

  private func border(of view: TakenView) -> JSONValue {
    let ink: JSONValue = ["c": color(view.borderColor), "o": alpha(view.borderColor)]
    func pen(_ width: TakeTrack, _ dash: TakeTrack? = nil) -> JSONValue {
      ["ty": "st"] + ink + [
        "w": motion.property(width, within: Self.length) { [$0[0]] }, "lc": 1, "lj": 1, "ml": 4,
      ] + (dash.map(dashes) ?? [:])
    }
    guard let line = view.line else {
      return LottieShapes.group(
        "border", [box(view.borderSize, view.borderRadius), pen(view.borderWidth)])
    }
    let dash = line.dash
    switch line.shape {
    case .ring(let ring):
      let outlines = motion.shapes(ring, within: Self.length) { TakenLine.ring($0) }
      return LottieShapes.group("border", outlines + [["ty": "fl"] + ink + ["r": 1]])
    case .outline:
      let outline = outline(view.borderSize, view.borderRadius).map { path -> JSONValue in
        ["ty": "sh", "ks": path]
      }
      let part = line.trim.map { [trim($0).shape(of: 1)] } ?? []
      return LottieShapes.group("border", outline + part + [pen(view.borderWidth, line.dash)])
    case .sides(let sides):
      let groups = sides.map { side in
        let line = motion.shapes(side.ends, within: Self.length) { TakenLine.side($0) }
        return LottieShapes.group("side", line + [pen(side.width, dash)])
      }
      return LottieShapes.group("border", groups)
    }
  }

  private func dashes(_ dash: TakeTrack) -> JSONValue {
    func part(_ kind: JSONValue, _ value: JSONValue) -> JSONValue { ["n": kind, "v": value] }
    return [
      "d": [
        part("d", motion.property(dash, within: TakenLine.dashTolerance) { [$0[0]] }),
        part("g", motion.property(dash, within: TakenLine.dashTolerance) { [$0[1]] }),
        part("o", .still(0)),
      ]
    ]
  }

  private func trim(_ trim: TakeTrack) -> LottieShapes.Trim {
    LottieShapes.Trim(
      start: motion.property(trim.map { $0[0].lanes }, within: Self.share) { [$0[0] * 100] },
      end: motion.property(trim.map { max($0[0], $0[1]).lanes }, within: Self.share) {
        [$0[0] * 100]
      })
  }
}

extension TakenView {
  /// True if its border is lines at sides that the box's corners cut.
  fileprivate var hasRoundSides: Bool {
    guard case .sides? = line?.shape else { return false }
    return radius.values.contains { $0[0] > 0 }
  }
}
