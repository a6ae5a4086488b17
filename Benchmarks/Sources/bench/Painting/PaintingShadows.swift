import Engine

extension Benchmark {
  /// The shadow of a card of 160×200 points with its card, painted as a view shows it on its way.
  static func paintingShadow(
    _ name: String, _ way: @escaping (View) -> Void = { _ in }
  ) -> Benchmark {
    painting("a \(name) shadow", way) { view in
      view.frame = Rect(300, 200, 160, 200)
      view.backgroundColor = .white
      view.cornerRadius = 14
      view.shadow = Shadow(blur: 8, offset: Point(0, 2), color: Color(40, 48, 90, alpha: 0.1))
    }
  }
}
