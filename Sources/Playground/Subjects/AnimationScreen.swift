import Engine

/// An animation of views: it plays by itself once, and hand and keys move it.
final class AnimationScreen: StageScreen {
  private let held: Playback
  private let content = View(frame: .zero)

  init(_ animation: Animation<Effect>, measuring: any TextMeasuring) {
    let stage = Stage()
    for view in Self.views(in: animation) where view.root === view { content.addSubview(view) }
    held = stage.hold(animation)
    super.init(measuring: measuring, stage: stage)
    root.backgroundColor = .white
    root.addSubview(content)
    held.play(reversed: false)
  }

  override var change: (any Change)? { held }
  override func play() { if !setsOff { super.play() } }

  override func layOut(at time: Instant) {
    let box = content.subviews.map(\.frame).reduce(nil as Rect?) { $0?.union($1) ?? $1 }
    let extent = box.map { Size($0.maxX + $0.minX, $0.maxY + $0.minY) } ?? size
    content.fit(extent, into: size)
  }

  /// The views that it moves, in the order of its properties.
  private static func views(in animation: Animation<Effect>) -> [View] {
    var seen: Set<ObjectIdentifier> = []
    return animation.compiled().properties.compactMap { $0.owner as? View }
      .filter { seen.insert(ObjectIdentifier($0)).inserted }
  }
}
