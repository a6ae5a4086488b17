/// The way from one layout to another: prepared views, and what is to change about them.
///
/// The views already form the tree of the later layout; nothing has moved on screen. Three steps
/// suffice, as in LayoutKit: arrange, prepare, animate.
///
///     let animation = after.arrangement(width: 350).prepareAnimation(for: host)
///     stage.animate(withDuration: 5, animations: animation.apply)
///
/// Or its ``change`` is played, scrubbed and let go, in the time of its ``timing``. Either
/// way it commits when it arrives, and rolls back when it is taken back:
///
/// | state | moved by | the leaving views |
/// |---|---|---|
/// | prepared | nothing, or whoever plays its ``animation(duration:curve:)`` | are there |
/// | moving | its playback | are there |
/// | ended | – | are off the tree (finished), or are back (cancelled) |
public struct LayoutAnimation {
  package let move: LayoutMove

  /// The way itself, as any other change: played, scrubbed and let go by its own controls.
  public var change: any Change { move }

  /// The duration and the curve with which the ``change`` is played.
  public var timing: AnimatorTiming {
    get { move.ownTiming }
    nonmutating set { move.ownTiming = newValue }
  }

  /// Sets the final frames and opacities, and configures the views that were there before.
  ///
  /// Inside `stage.animate { }` this is recorded, and the change is what is played: it commits at
  /// its end. Anywhere else it shows at once. Doing it twice is doing it once.
  public func apply() { move.apply() }

  /// The whole way as a value, from what is on screen to the later layout: all that ``apply()``
  /// changes.
  ///
  /// The views that were there before are configured to learn what it changes about them. What
  /// can't move (content, but where ``View/crossFadesContent``) changes at once.
  ///
  /// - Parameter duration: in seconds; finite and > 0.
  public func animation(duration: Double, curve: TimingCurve = .linear) -> Animation<Effect> {
    move.animation(duration: duration, curve: curve)
  }
}
