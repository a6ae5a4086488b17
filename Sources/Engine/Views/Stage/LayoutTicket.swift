/// One preparation of a layout animation: views remember the newest one that they were part of.
final class LayoutTicket {
  /// The preparation that decides about the views.
  enum Rule {
    /// This one.
    case own
    /// A later one, which has taken views over.
    case takenOver
    /// This one again, as the later one was rolled back.
    case givenBack
  }

  var isCommitted = false
  var rule = Rule.own
}
