import Engine

/// A pair's two arrangements in a canvas, and the way of every view from one to the other.
struct SquaresWay {
  let before: LayoutArrangement
  let after: LayoutArrangement
  /// How the later layout is applied.
  let direction: LayoutDirection
  /// The way of each view's middle in the canvas, by the view's id.
  let paths: [String: [Point]]
  private let ends: [String: (from: Appearance, to: Appearance)]

  /// Lays both out in a host of their own, so that nothing on screen is touched.
  init(_ pair: LayoutPair, in canvas: PairCanvas, direction: LayoutDirection) {
    self.direction = direction
    let size = canvas.size
    before = pair.before(canvas).arrangement(width: size.width, height: size.height)
    after = pair.after(canvas).arrangement(width: size.width, height: size.height)
    let host = View(frame: Rect(origin: .zero, size: size))
    before.makeViews(in: host)
    let changes = after.prepareAnimation(for: host, direction: direction).changes
    paths = PairPaths(changes).centers
    ends = Dictionary(
      changes.map { ($0.view.key ?? "", ($0.from, $0.to)) }, uniquingKeysWith: { first, _ in first }
    )
  }

  /// The whole way of the views in a host, by one second of steady progress: how fast it is
  /// gone is up to who plays it.
  func animation(in host: View) -> Animation<Effect> {
    var parts: [Animation<Effect>] = []
    host.forEachInPaintOrder { view in
      guard let key = view.key, let (from, to) = ends[key] else { return }
      parts += view.ways(from: from, to: to, duration: 1)
    }
    return .parallel(parts)
  }

  /// Puts the views of both layouts into a host that shows one of them; nothing moves on screen.
  func prepare(in host: View, showsAfter: Bool) {
    if showsAfter { before.makeViews(in: host) }
    let animation = after.prepareAnimation(for: host, direction: direction)
    if showsAfter { animation.apply() }
  }

  /// Lays a host's views out at one end.
  func rest(in host: View, after isAfter: Bool) {
    if isAfter {
      after.makeViews(in: host, direction: direction)
    } else {
      before.makeViews(in: host)
    }
  }
}
