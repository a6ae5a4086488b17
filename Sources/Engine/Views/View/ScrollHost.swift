/// Something that is scrolled by hand: presses on what is in it are its own as soon as they are drags.
package protocol ScrollHost: AnyObject {
  /// True if a press on what is in it that becomes a drag scrolls it.
  var takesDrags: Bool { get }
  /// True while a hand's throw moves what is in it: a press holds it, whatever is under it.
  func isThrown(at time: Instant) -> Bool
}
