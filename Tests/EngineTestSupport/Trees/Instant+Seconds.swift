package import Engine

extension Instant {
  /// The moment of a number of seconds, to the nanosecond.
  package static func seconds(_ seconds: Double) -> Instant { .zero.advanced(bySeconds: seconds) }
}
