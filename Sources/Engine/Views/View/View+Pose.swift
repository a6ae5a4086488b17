extension View {
  /// The place and shape that an appearance gives a view, within what can be shown.
  static func pose(_ appearance: Appearance) -> BoxPose {
    var shown = appearance
    shown.size = Size(max(0, shown.size.width), max(0, shown.size.height))
    return BoxPose(
      toParent: toParent(shown), size: shown.size, borderWidth: max(0, shown.borderWidth))
  }

  /// Remembers the place that the view rests in, which is about to be another one.
  final func noteDeparture() { departure = Self.pose(rest) }
}

/// The place in which a view is seen, and how strongly.
struct ViewPlace: Equatable {
  let center: Point
  let size: Size
  let transform: Transform
  /// 0…1.
  let alpha: Double

  /// From the view's own coordinates to its parent's.
  var toParent: AffineTransform {
    AffineTransform.translation(-size.width / 2, -size.height / 2).then(transform.matrix)
      .then(.translation(center.x, center.y))
  }
}

extension Appearance {
  /// The part of it that says where a view is.
  var place: ViewPlace {
    ViewPlace(center: center, size: size, transform: transform, alpha: alpha)
  }

  /// True if, as shown, it has the place and shape of a view that rests so.
  func isInPlace(of rest: Appearance) -> Bool {
    place.liesWhere(rest.place) && hasShape(of: rest)
  }

  /// True if, as shown, it has the size and border of a view that rests so.
  func hasShape(of rest: Appearance) -> Bool {
    size == Size(max(0, rest.size.width), max(0, rest.size.height))
      && borderWidth == max(0, rest.borderWidth)
  }
}

extension ViewPlace {
  /// True if both have their middles in one place, and are turned and scaled alike.
  func liesWhere(_ other: ViewPlace) -> Bool {
    center == other.center && transform == other.transform
  }
}

extension ViewProperty {
  /// True if it is asked for in every frame: see ``View/revision``.
  var isOfPlace: Bool {
    switch self {
    case .center, .alpha, .translation, .scale, .rotation: true
    default: false
    }
  }
}

extension Stage {
  /// Lets the views whose rest a playback is about to change remember where they rested.
  func noteDepartures(of playback: Playback) {
    for property in playback.program.properties where property.isPose {
      guard let view = property.owner as? View,
        let goal = properties.read(property, { $0.goal(of: playback) }),
        goal != view.restLanes(of: property.number)
      else { continue }
      view.noteDeparture()
    }
  }
}

extension Property {
  /// True if it is a part of a view's place or shape.
  fileprivate var isPose: Bool {
    (isPlace && !isText) || (number == ViewProperty.borderWidth.rawValue && owner is View)
  }
}
