/// Wrong usage: the mistake, and the command whose help tells more.
struct UsageError: Error, Hashable {
  let message: String
  /// nil: the window's.
  var command: String?
}
