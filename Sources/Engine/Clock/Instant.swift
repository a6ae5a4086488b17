/// A moment on a clock, in whole nanoseconds since that clock's zero.
///
/// Integers, so that times add up exactly and two ways to the same moment agree.
public struct Instant: Hashable, Comparable, Sendable {
  /// Since the clock's zero; negative before it.
  public let nanoseconds: Int64

  /// The moment this many nanoseconds after the clock's zero.
  public init(nanoseconds: Int64) { self.nanoseconds = nanoseconds }

  /// The moment this many seconds after the clock's zero, to the nearest nanosecond.
  public init(seconds: Double, file: StaticString = #fileID, line: UInt = #line) {
    self.init(nanoseconds: Instant.whole(seconds * 1e9, file, line))
  }

  /// The start of the clock.
  public static let zero = Instant(nanoseconds: 0)

  /// The moment of frame `frame` at `rate` frames a second (finite, above 0):
  /// round(frame · 10⁹ / rate) nanoseconds, never a running sum.
  public init(frame: Int, rate: Double, file: StaticString = #fileID, line: UInt = #line) {
    require(
      rate > 0 && rate.isFinite, "Instant: a frame rate must be finite and above 0", file: file,
      line: line)
    let exact = Double(frame) * 1e9 / rate
    self.init(nanoseconds: Instant.whole(exact, file, line))
  }

  /// The time since another moment in seconds, negative if this one is earlier.
  public func seconds(since other: Instant) -> Double {
    let (difference, isTooFar) = nanoseconds.subtractingReportingOverflow(other.nanoseconds)
    return (isTooFar ? Double(nanoseconds) - Double(other.nanoseconds) : Double(difference)) / 1e9
  }

  /// The moment a number of seconds later (earlier if negative), to the nearest nanosecond.
  public func advanced(
    bySeconds seconds: Double, file: StaticString = #fileID, line: UInt = #line
  ) -> Instant {
    later(by: Instant.whole(seconds * 1e9, file, line))
  }

  /// The moment that much later (earlier if negative), to the nanosecond below.
  public func advanced(by duration: Duration) -> Instant {
    let (seconds, attoseconds) = duration.components
    let (whole, isTooLong) = seconds.multipliedReportingOverflow(by: 1_000_000_000)
    guard !isTooLong else { return Instant(nanoseconds: seconds < 0 ? .min : .max) }
    let part = attoseconds.quotientAndRemainder(dividingBy: 1_000_000_000)
    return later(by: whole).later(by: part.remainder < 0 ? part.quotient - 1 : part.quotient)
  }

  /// The nanoseconds since another moment; the most that a number holds where it is further away.
  func since(_ other: Instant) -> Int64 {
    let (difference, isTooFar) = nanoseconds.subtractingReportingOverflow(other.nanoseconds)
    return isTooFar ? (nanoseconds < other.nanoseconds ? .min : .max) : difference
  }

  /// The moment some nanoseconds later; the last or the first one where there is none.
  private func later(by span: Int64) -> Instant {
    let (sum, isTooFar) = nanoseconds.addingReportingOverflow(span)
    return Instant(nanoseconds: isTooFar ? (span < 0 ? .min : .max) : sum)
  }

  /// True if `a` is earlier.
  public static func < (a: Instant, b: Instant) -> Bool { a.nanoseconds < b.nanoseconds }

  private static func whole(
    _ nanoseconds: Double, _ file: StaticString, _ line: UInt
  ) -> Int64 {
    // 2⁶², about 146 years: sums of two such times still fit.
    require(
      abs(nanoseconds) < 0x1p62, "Instant: a time must be finite and below 146 years", file: file,
      line: line)
    return Int64(nanoseconds.rounded())
  }
}

extension Instant: CustomStringConvertible {
  /// As `1.25 s`.
  public var description: String { PlainNumber.text(Double(nanoseconds) / 1e9) + " s" }
}
