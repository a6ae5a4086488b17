/// One preparation of a layout animation: views remember the newest one that they were part of.
final class LayoutTicket {
  var isCommitted = false
}
