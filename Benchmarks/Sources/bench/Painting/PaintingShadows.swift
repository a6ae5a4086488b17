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

extension Benchmark {
  /// The shadow of a box of 300×200 points without the box: a shadow that has not been painted
  /// before, and one that has.
  static var paintingShadows: [Benchmark] {
    // More of them than a painter could keep.
    let many = (0..<64).map { shadow(blur: 9.5 + Double($0) / 64) }
    return [
      painting("a shadow for the first time", many, width: 400, height: 300, atMost: 0.6),
      painting(
        "a shadow once more", [shadow(blur: 10)], width: 400, height: 300, atMost: 0.1),
    ]
  }

  private static func shadow(blur: Double) -> DisplayList {
    DisplayList([
      .shadow(
        BoxShadow(
          Rect(50, 50, 300, 200), radius: 16, blur: blur, color: Color(40, 48, 90, alpha: 0.3)))
    ])
  }
}
