/// A moment on a clock, in whole nanoseconds since that clock's zero.
///
/// Integers, so that times add up exactly and two ways to the same moment agree.
public struct Instant: Hashable, Comparable, Sendable {
  /// Since the clock's zero; negative before it.
  public let nanoseconds: Int64

  /// The moment this many nanoseconds after the clock's zero.
  public init(nanoseconds: Int64) { self.nanoseconds = nanoseconds }

  /// The moment this many seconds after the clock's zero, to the nearest nanosecond.
  public init(seconds: Double) { self.init(nanoseconds: Instant.whole(seconds * 1e9)) }

  /// The start of the clock.
  public static let zero = Instant(nanoseconds: 0)

  /// The moment of frame `frame` at `rate` frames a second (finite, above 0):
  /// round(frame · 10⁹ / rate) nanoseconds, never a running sum.
  public init(frame: Int, rate: Double, file: StaticString = #fileID, line: UInt = #line) {
    require(
      rate > 0 && rate.isFinite, "Instant: a frame rate must be finite and above 0", file: file,
      line: line)
    let exact = Double(frame) * 1e9 / rate
    self.init(nanoseconds: Instant.whole(exact))
  }

  /// The time since another moment in seconds, negative if this one is earlier.
  public func seconds(since other: Instant) -> Double {
    Double(nanoseconds - other.nanoseconds) / 1e9
  }

  /// The moment a number of seconds later (earlier if negative), to the nearest nanosecond.
  public func advanced(bySeconds seconds: Double) -> Instant {
    Instant(nanoseconds: nanoseconds + Instant.whole(seconds * 1e9))
  }

  /// The moment that much later (earlier if negative), to the nanosecond below.
  public func advanced(by duration: Duration) -> Instant {
    let (seconds, attoseconds) = duration.components
    return Instant(nanoseconds: nanoseconds + seconds * 1_000_000_000 + attoseconds / 1_000_000_000)
  }

  /// True if `a` is earlier.
  public static func < (a: Instant, b: Instant) -> Bool { a.nanoseconds < b.nanoseconds }

  private static func whole(_ nanoseconds: Double) -> Int64 {
    // 2⁶², about 146 years: sums of two such times still fit.
    require(abs(nanoseconds) < 0x1p62, "Instant: a time must be finite and below 146 years")
    return Int64(nanoseconds.rounded())
  }
}

extension Instant: CustomStringConvertible {
  /// As `1.25 s`.
  public var description: String { PlainNumber.text(Double(nanoseconds) / 1e9) + " s" }
}
