import Engine
import EngineSystem
import Glibc

/// A line for the person at the terminal: how far the film is, how fast, how long it still takes.
///
/// It is written over itself, and gone when the work is over.
package final class RenderProgress {
  /// The nanoseconds between two looks.
  private static let interval: Int64 = 100_000_000

  private let isShown: Bool
  private let total: Int?
  private let start = MonotonicClock.now
  private var last: Int64 = 0
  private var isWritten = false
  private var count = 0

  /// - Parameter total: the number of frames; nil: nobody knows.
  package init(total: Int?, isShown: Bool) {
    self.total = total
    self.isShown = isShown
  }

  deinit { clear() }

  /// True if somebody would see the line: the standard error is a terminal.
  package static var isWatched: Bool { isatty(2) == 1 }

  /// One more frame is done.
  func step() {
    count += 1
    let now = MonotonicClock.now
    guard isShown, now - last >= Self.interval else { return }
    last = now
    let text = Self.text(frames: count, total: total, seconds: Double(now - start) / 1e9)
    // Whatever else is said begins in the line's place.
    write("\(text)\u{1B}[K\r")
    isWritten = true
  }

  /// Removes the line.
  package func clear() {
    if isWritten { write("\u{1B}[K") }
    isWritten = false
  }

  /// - Parameter seconds: that the frames took.
  static func text(frames: Int, total: Int?, seconds: Double) -> String {
    let rate = seconds > 0 ? Double(frames) / seconds : 0
    let speed = rate > 0 ? ", \(PlainNumber.fixed(rate, decimals: rate < 10 ? 1 : 0)) a second" : ""
    guard let total, total >= frames else { return "frame \(frames)\(speed)" }
    let left = rate > 0 ? ", \(duration(Double(total - frames) / rate)) left" : ""
    return "frame \(frames) of \(total)\(speed)\(left)"
  }

  private static func duration(_ seconds: Double) -> String {
    let whole = Int(seconds.rounded(.up))
    return whole < 60 ? "\(whole) s" : "\(whole / 60) min \(whole % 60) s"
  }

  private func write(_ text: String) {
    // A terminal that has gone takes no line.
    try? Array(text.utf8).withUnsafeBytes { try FileSystem.write($0, to: 2) }
  }
}
