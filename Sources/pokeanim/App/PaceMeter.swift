import Engine
import EngineSDL

/// The window's pace, as the panel of statistics shows it.
struct PaceMeter: Hashable {
  private var last: FramePace?
  private var time = Instant.zero
  /// Pictures a second between the last two looks.
  private var rate: Double?

  /// The time between two looks, in seconds: numbers that change faster can't be read.
  private static let interval = 0.25

  func wantsPace(at now: Instant) -> Bool {
    last == nil || now.seconds(since: time) >= Self.interval
  }

  mutating func take(_ pace: FramePace, at now: Instant) {
    let seconds = now.seconds(since: time)
    if let last, seconds > 0 { rate = Double(pace.pictures - last.pictures) / seconds }
    (last, time) = (pace, now)
  }

  /// Names and values.
  var lines: [Line] {
    [
      Line(name: "pictures a second", value: rate.map { "\(Int($0.rounded()))" } ?? "-"),
      Line(name: "interval, half", value: Self.milliseconds(last?.interval)),
      Line(name: "interval, 99 of 100", value: Self.milliseconds(last?.longInterval)),
      Line(name: "missed", value: last.map { "\($0.missed)" } ?? "-"),
      Line(name: "painting", value: Self.milliseconds(last?.work)),
    ]
  }

  struct Line: Hashable {
    let name: String
    let value: String
  }

  private static func milliseconds(_ seconds: Double?) -> String {
    seconds.map { PlainNumber.fixed($0 * 1000, decimals: 1) + " ms" } ?? "-"
  }
}
