extension LayoutMove {
  package func animation(duration: Double, curve: TimingCurve = .linear) -> Animation<Effect> {
    let recorded = host.recording { setGoal() }.changes
    return .parallel(
      recorded.map { change in
        .tween(
          change.property, from: change.shown, to: change.to, duration: duration, curve: curve,
          startsFromScreen: true, arc: change.property.isCenter ? ownTiming.arc : 0)
      })
  }
}

extension View {
  /// The way of the view's place and opacity between two appearances.
  package final func ways(
    from: Appearance, to: Appearance, duration: Double, curve: TimingCurve = .linear
  ) -> [Animation<Effect>] {
    [ViewProperty.center, .size, .alpha].map { name in
      .tween(
        property(name), from: from[name], to: to[name], duration: duration, curve: curve,
        startsFromScreen: true)
    }
  }

  /// The way between two contents of the view, which fade into each other; empty if they are the same.
  package final func fades(
    from old: Content, to new: Content, duration: Double
  ) -> [Animation<Effect>] {
    guard !old.isSame(as: new), let way = contentWay(from: old, to: new) else { return [] }
    return [
      .tween(
        way.property, from: way.from, to: way.to, duration: duration, curve: .linear,
        startsFromScreen: false)
    ]
  }
}
