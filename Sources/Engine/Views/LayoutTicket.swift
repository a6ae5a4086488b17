/// One preparation of a layout animation: views remember the newest one that they were part of.
final class LayoutTicket {
  var isCommitted = false
  /// Whether a later preparation has taken views over.
  var isTakenOver = false
}
