extension View {
  /// The place and shape that an appearance gives a view, within what can be shown.
  static func pose(_ appearance: Appearance) -> BoxPose {
    var shown = appearance
    shown.size = Size(max(0, shown.size.width), max(0, shown.size.height))
    return BoxPose(
      toParent: toParent(shown), size: shown.size, borderWidth: max(0, shown.borderWidth))
  }

  /// True if the view is seen in the place and shape in which it rests.
  final var isInPlace: Bool {
    presented.center == rest.center && presented.transform == rest.transform
      && presented.size == Size(max(0, rest.size.width), max(0, rest.size.height))
      && presented.borderWidth == max(0, rest.borderWidth)
  }

  /// Remembers the place that the view rests in, which is about to be another one.
  final func noteDeparture() { departure = Self.pose(rest) }
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
    isPlace || (number == ViewProperty.borderWidth.rawValue && owner is View)
  }
}
