import CSDL2
import Engine
import EngineSystem

/// A few pictures shown, to see whether presents wait for the display as is said of them.
package struct PresentTrial: CustomStringConvertible {
  /// True if the presenter says so.
  let claimsToWait: Bool
  /// The typical time between presents, in nanoseconds; nil if nothing was measured.
  let interval: Int64?

  private static let count = 24
  /// The longest time of a present that waits for nothing.
  private static let instant: Int64 = 2_000_000

  init(claimsToWait: Bool, interval: Int64?) {
    self.claimsToWait = claimsToWait
    self.interval = interval
  }

  /// A presenter that claims to wait is timed, in a window that is shown for a moment.
  init(of presenter: any Presenter, on window: Window) throws {
    do {
      // In the end it shows the picture or gives up.
      while try !Self.show(presenter, window) { SDL_PumpEvents() }
      guard presenter.waits else {
        self.init(claimsToWait: false, interval: nil)
        return
      }
      window.show()
      self.init(claimsToWait: true, interval: try Self.measure(presenter, window))
    } catch let unavailable as PresenterUnavailable {
      throw Failure(unavailable.problem)
    }
  }

  private static func measure(_ presenter: any Presenter, _ window: Window) throws -> Int64 {
    var times: [Int64] = []
    for _ in 0..<count {
      SDL_PumpEvents()
      _ = try show(presenter, window)
      times.append(MonotonicClock.now)
    }
    return zip(times, times.dropFirst()).map { $1 - $0 }.sorted()[count / 2]
  }

  /// Shows whatever is in the buffer.
  private static func show(_ presenter: any Presenter, _ window: Window) throws -> Bool {
    _ = presenter.backBuffer(width: window.extent.width, height: window.extent.height)
    return try presenter.present(damage: nil)
  }

  package var description: String {
    guard claimsToWait, let interval else { return "by a clock: presents wait for nothing" }
    let tenths = Int((1e10 / Double(max(1, interval))).rounded())
    return interval > Self.instant
      ? "by the display: presents wait for it, \(tenths / 10).\(tenths % 10) a second"
      : "by a clock: presents only claim to wait"
  }
}
