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
}
