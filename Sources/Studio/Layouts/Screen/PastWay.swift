import Engine

/// A pair's way that has been gone, once more in views of its own that nobody sees: what there is to
/// look at when views that took part have left the screen.
final class PastWay {
  let playback: Playback
  private let stage = Stage()

  /// - Parameters:
  ///   - canvas: the pair's.
  ///   - isAfter: true if it stands at the later layout.
  init(_ way: PairsWay, _ timing: AnimatorTiming, in canvas: Size, isAfter: Bool) {
    stage.root.frame = Rect(origin: .zero, size: canvas)
    way.rest(in: stage.root, after: false)
    way.prepare(in: stage.root, showsAfter: false)
    playback = stage.hold(way.animation(in: stage.root))
    playback.timing = timing
    playback.seek(to: isAfter ? 1 : 0)
  }

  var root: View { stage.root }
}
