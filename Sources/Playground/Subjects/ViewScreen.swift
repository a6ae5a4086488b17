import Engine

/// A view that top-level code shows, in the middle of the window, and what it plays.
final class ViewScreen: StageScreen {
  private let holder = View(frame: .zero)
  private var shown: View?
  /// What was played last, also after its end.
  private var held: (any Change)?

  init(showing view: View? = nil, measuring: any TextMeasuring) {
    super.init(measuring: measuring, stage: Stage())
    root.backgroundColor = .white
    root.addSubview(holder)
    if let view { show(view) }
  }

  func show(_ view: View) {
    shown?.removeFromSuperview()
    shown = view
    holder.addSubview(view)
  }

  func play(_ animation: Animation<Effect>) {
    held = stage.hold(animation)
    held?.play(reversed: false)
  }

  override func layOut(at time: Instant) {
    let content = shown?.frame.size ?? size
    holder.fit(content, into: size)
  }

  override func play() { if !setsOff { super.play() } }
  override var change: (any Change)? { held?.outcome == nil ? held ?? latest : latest }
  private var latest: (any Change)? { stage.latestPlayback }
}
