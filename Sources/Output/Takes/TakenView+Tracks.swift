import Engine

/// The tracks of a view: its properties over the moments of a take.
extension TakenView {
  /// - Parameters:
  ///   - properties: those that the values depend on.
  private func track(
    _ properties: [ViewProperty], _ value: (Appearance) -> Lanes
  ) -> TakeTrack {
    let first = poses.first ?? goal
    let stays = properties.allSatisfy { poses.stays($0) && first[$0] == goal[$0] }
    return TakeTrack(
      values: stays
        ? Array(repeating: value(goal), count: poses.count) : filled.map(value),
      breaks: breaks(of: properties))
  }

  /// The times at which one of some properties may begin or end to move.
  func breaks(of properties: [ViewProperty]) -> [Double] {
    properties.flatMap { breaks[$0] ?? [] }
  }

  /// The middle, as shifted, in a parent whose origin is the middle of its own box, or its corner.
  ///
  /// - Parameter parent: the parent, if its origin is its middle.
  func place(in parent: TakenView?) -> TakeTrack {
    var place = track([.center, .translation]) { ($0.center + $0.transform.translation).lanes }
    guard let parent else { return place }
    let sizes = parent.size
    for index in place.values.indices { place.values[index] -= sizes.values[index] / 2 }
    if sizes.moves { place.breaks += sizes.breaks }
    return place
  }

  var scale: TakeTrack { track([.scale]) { $0.transform.scale.lanes } }
  /// In radians.
  var rotation: TakeTrack { track([.rotation]) { $0.transform.rotation.lanes } }
  var alpha: TakeTrack { track([.alpha]) { $0.alpha.lanes } }
  var size: TakeTrack { track([.size]) { $0.size.lanes } }
  var color: TakeTrack { track([.backgroundColor]) { $0.backgroundColor.lanes } }

  /// The radius of the box's corners as it is drawn.
  var radius: TakeTrack {
    track([.cornerRadius, .size]) { pose in
      min(pose.cornerRadius, pose.size.width / 2, pose.size.height / 2).lanes
    }
  }

  var borderColor: TakeTrack { track([.borderColor]) { $0.borderColor.lanes } }
  /// The width of the border as it is drawn.
  var borderWidth: TakeTrack {
    track([.borderWidth, .size]) { pose in
      min(pose.borderWidth, pose.size.width / 2, pose.size.height / 2).lanes
    }
  }

  /// True if a border is ever seen.
  var hasBorder: Bool {
    borderColor.isSeen && borderWidth.values.contains { $0[0] > 0 }
  }

  /// The size of the rectangle along which the border is drawn, which lies inside the box.
  var borderSize: TakeTrack {
    let (size, width) = (size, borderWidth)
    return TakeTrack(
      values: zip(size.values, width.values).map {
        Size(max(0, $0[0] - $1[0]), max(0, $0[1] - $1[0])).lanes
      }, breaks: size.breaks + (width.moves ? width.breaks : []))
  }

  /// The radius of that rectangle's corners.
  var borderRadius: TakeTrack {
    let (radius, width) = (radius, borderWidth)
    return TakeTrack(
      values: zip(radius.values, width.values).map { max(0, $0[0] - $1[0] / 2).lanes },
      breaks: radius.breaks + (width.moves ? width.breaks : []))
  }

  /// The shadows that the box throws, in paint order.
  var shadows: [TakenShadow] {
    let named = TakenShadow(
      color: track([.shadow]) { $0.shadow.color.lanes },
      offset: track([.shadow]) { $0.shadow.offset.lanes },
      blur: track([.shadow]) { $0.shadow.blur.lanes },
      spread: track([.shadow]) { $0.shadow.spread.lanes })
    return (named.color.isSeen ? [named] : [])
      + ViewProperty.outerShadows.reversed().compactMap(shadow)
  }

  /// The shadows that fall into the box, in paint order.
  var innerShadows: [TakenShadow] {
    ViewProperty.innerShadows.reversed().compactMap(shadow)
  }

  /// True if a property is not always as where nothing is said of it, which is 0.
  func says(_ property: ViewProperty) -> Bool {
    !poses.stays(property) || poses.first?[property] != .zero || goal[property] != .zero
  }

  /// A shadow beside the one that has a name; before it comes it is where it is when it does.
  /// nil: it is never seen.
  private func shadow(_ property: ViewProperty) -> TakenShadow? {
    guard says(property) else { return nil }
    let shadows = filled.map { Shadow(fading: $0[property]) }
    guard shadows.contains(where: { $0 != nil }) else { return nil }
    let seen = shadows.filled(or: .clear)
    func track(_ value: (Shadow) -> Lanes) -> TakeTrack {
      TakeTrack(values: seen.map(value), breaks: breaks[property] ?? [])
    }
    var color = track(\.color.lanes)
    for index in shadows.indices where shadows[index] == nil { color.values[index][3] = 0 }
    return TakenShadow(
      color: color, offset: track(\.offset.lanes), blur: track(\.blur.lanes),
      spread: track(\.spread.lanes))
  }

  /// The fit of a face: the shift of its lines, or the scale of its drawing.
  func fit(of face: TakenFace) -> TakeTrack {
    TakeTrack(values: face.fits.map(\.lanes), breaks: breaks(of: [.size, .contentFit]))
  }

  /// The size of a text's letters, as a share of that in which it is set.
  func scale(of way: TakenFace.Way) -> TakeTrack {
    TakeTrack(values: way.scales.map { Lanes(repeating: $0) }, breaks: [])
  }

  func alpha(of way: TakenFace.Way) -> TakeTrack {
    TakeTrack(values: way.opacities.map { Lanes(repeating: $0) }, breaks: [])
  }

  /// True at the moments at which the view is there.
  var isThere: [Bool] { poses.isThere }
}

extension TakeTrack {
  /// True if not all values are the same.
  var moves: Bool { values.contains { $0 != values.first } }

  /// True if a colour is ever seen.
  var isSeen: Bool { values.contains { $0[3] > 0 } }

  /// A track of two values: 1 where something holds, else 0.
  init(_ holds: [Bool]) { self.init(values: holds.map { Lanes(repeating: $0 ? 1 : 0) }) }

  /// The same moments with other numbers, an affine map of its own.
  func map(_ body: (Lanes) -> Lanes) -> TakeTrack {
    TakeTrack(values: values.map(body), breaks: breaks)
  }
}
