/// Pictures that could not be shown: a few in a row are a passing state of the window, many its
/// end.
struct PresentPatience {
  private var failures = 0
  private static let limit = 30

  /// A picture was shown. Returns true, what a presenter says then.
  mutating func shown() -> Bool {
    failures = 0
    return true
  }

  /// A picture was not shown. Returns false, what a presenter says then; throws the reason if it
  /// is no longer believed to pass.
  mutating func failed(_ reason: any Error) throws -> Bool {
    failures += 1
    guard failures < Self.limit else { throw reason }
    return false
  }
}
