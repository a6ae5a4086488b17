import Engine

/// The squares' way for people who asked for less motion: out at one end, in at the other, and
/// nothing changes its place while it can be seen to.
struct SquaresFade {
  /// The end it comes in at; on the way out it may still change.
  var toStart: Bool
  /// Whether the squares go out; else they come in.
  let isOut: Bool
  private let playback: Playback

  /// Fades what is on the stage out.
  init(stage: Stage, toStart: Bool) { self.init(stage, toStart: toStart, isOut: true) }

  private init(_ stage: Stage, toStart: Bool, isOut: Bool) {
    self.toStart = toStart
    self.isOut = isOut
    if !isOut { for view in stage.root.subviews { view.alpha = 0 } }
    playback = stage.animate(withDuration: Self.duration, curve: .linear) {
      for view in stage.root.subviews { view.alpha = isOut ? 0 : 1 }
    }
  }

  var hasArrived: Bool { playback.hasArrived }

  /// The way in, at the other end.
  func turned(on stage: Stage) -> SquaresFade {
    SquaresFade(stage, toStart: toStart, isOut: false)
  }

  /// Half of 150 ms, in seconds.
  private static let duration = 0.075
}
