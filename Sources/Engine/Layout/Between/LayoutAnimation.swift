/// The way from one layout to another: prepared views, and what is to change about them.
///
/// The views already form the tree of the later layout; nothing has moved on screen. Three steps
/// suffice, as in LayoutKit: arrange, prepare, animate.
///
///     let change = after.arrangement(width: 350).prepareAnimation(for: host)
///     stage.animate(withDuration: 5, animations: change.apply)
///
/// Or it is played, scrubbed and let go by its own controls, in the time of its ``timing``. Either
/// way it commits when it arrives, and rolls back when it is taken back:
///
/// | state | moved by | the leaving views |
/// |---|---|---|
/// | prepared | nothing, or whoever plays its ``animation(duration:curve:)`` | are there |
/// | moving | its playback | are there |
/// | ended | – | are off the tree (finished), or are back (cancelled) |
public protocol LayoutAnimation: Change {
  /// The duration and the curve with which its own controls play it.
  var timing: AnimatorTiming { get set }

  /// Sets the final frames and opacities, and configures the views that were there before.
  ///
  /// Inside `stage.animate { }` this is recorded, and the change is what is played: it commits at
  /// its end. Anywhere else it shows at once. Doing it twice is doing it once.
  func apply()

  /// The whole way as a value, from what is on screen to the later layout: all that ``apply()``
  /// changes.
  ///
  /// The views that were there before are configured to learn what it changes about them. What
  /// can't move (content, but where ``View/crossFadesContent``) changes at once.
  ///
  /// - Parameter duration: in seconds; finite and > 0.
  func animation(duration: Double, curve: TimingCurve) -> Animation<Effect>
}

extension LayoutAnimation {
  /// The whole way as a value, at a steady pace: see ``animation(duration:curve:)``.
  public func animation(duration: Double) -> Animation<Effect> {
    animation(duration: duration, curve: .linear)
  }
}
