import Engine

/// The squares' places at both ends, for a canvas and a direction of the later layout.
struct SquaresWay {
  private let ends: [String: (from: Appearance, to: Appearance)]

  /// Lays both out in a host of their own, so that nothing on screen is touched.
  init(canvas: Size, direction: LayoutDirection) {
    let host = View(frame: Rect(origin: .zero, size: canvas))
    Self.arrange(SquaresLayouts.before, canvas).makeViews(in: host)
    let changes = Self.arrange(SquaresLayouts.after, canvas)
      .prepareAnimation(for: host, direction: direction).changes
    ends = Dictionary(
      changes.map { ($0.view.key ?? "", ($0.from, $0.to)) }, uniquingKeysWith: { first, _ in first }
    )
  }

  /// The whole way of the squares in a host, by one second of steady progress: how fast it is
  /// gone is up to who plays it.
  func animation(in host: View) -> Animation<Effect> {
    var parts: [Animation<Effect>] = []
    host.forEachInPaintOrder { view in
      guard let key = view.key, let (from, to) = ends[key] else { return }
      parts += view.ways(from: from, to: to, duration: 1)
    }
    return .parallel(parts)
  }

  /// A layout in a canvas.
  static func arrange(_ layout: any Layout, _ canvas: Size) -> LayoutArrangement {
    layout.arrangement(width: canvas.width, height: canvas.height)
  }
}
