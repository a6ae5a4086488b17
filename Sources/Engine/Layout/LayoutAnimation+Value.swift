extension LayoutAnimation {
  /// The whole way as a value: every view's frame and opacity from before to after.
  ///
  /// - Parameter duration: in seconds; finite and > 0.
  public func animation(duration: Double, curve: TimingCurve = .linear) -> Animation<Effect> {
    .parallel(
      changes.flatMap { change in
        change.view.ways(from: change.from, to: change.to, duration: duration, curve: curve)
      })
  }
}

extension View {
  /// The way of the view's place and opacity between two appearances.
  public final func ways(
    from: Appearance, to: Appearance, duration: Double, curve: TimingCurve = .linear
  ) -> [Animation<Effect>] {
    [ViewProperty.center, .size, .alpha].map { property in
      .tween(
        slot(property), from: from[property], to: to[property], duration: duration, curve: curve,
        startsFromScreen: true)
    }
  }
}
