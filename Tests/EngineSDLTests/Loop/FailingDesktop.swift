import Engine
import EngineSDLTestSupport
import EngineSystem

@testable import EngineSDL

/// A desktop of which one call fails: the one with a given number.
final class FailingDesktop: HostDesktop {
  /// A way to fail.
  enum Fault: Hashable {
    /// A picture is not shown, for a passing reason.
    case presentIsRefused
    /// The window can't be drawn into any more.
    case presentThrows
    /// The connection is gone when events are asked for.
    case eventsThrow
    /// From one reading on, the clock is others' seconds ahead, or behind.
    case clockJumps(Double)
    /// From one reading on, the clock stands still for so many readings.
    case clockStalls(Int)
    /// A sleep returns at once.
    case sleepReturns
  }

  private let desktop: VirtualDesktop
  private let fault: Fault
  private let number: Int
  /// The calls so far of the kind that fails.
  private(set) var calls = 0
  /// The calls to the window after it was gone.
  private(set) var callsAfterEnd = 0
  private var hasEnded = false
  private var stall: (left: Int, time: Int64)?

  /// - Parameter number: the number of the call that fails, from 1; 0: none.
  init(_ desktop: VirtualDesktop, _ fault: Fault, at number: Int) {
    (self.desktop, self.fault, self.number) = (desktop, fault, number)
  }

  private func count() -> Bool {
    calls += 1
    return calls == number
  }

  private func end(_ problem: String) -> Failure {
    hasEnded = true
    return Failure(problem)
  }

  // MARK: Time

  var now: Int64 {
    let now = desktop.now
    switch fault {
    case .clockJumps(let seconds):
      calls += 1
      return number > 0 && calls >= number ? now + Int64(seconds * 1e9) : now
    case .clockStalls(let readings):
      if count() { stall = (readings, now) }
      guard let (left, time) = stall, left > 0 else { return now }
      stall = (left - 1, time)
      return time
    default: return now
    }
  }

  /// The shift of the clock that is shown against the desktop's own.
  private var shift: Int64 {
    guard case .clockJumps(let seconds) = fault, number > 0, calls >= number else { return 0 }
    return Int64(seconds * 1e9)
  }

  func sleep(until time: Int64) {
    if fault == .sleepReturns, count() { return }
    desktop.sleep(until: time - shift)
  }

  func waitForEvent(until time: Int64?) { desktop.waitForEvent(until: time.map { $0 - shift }) }

  func nextEvent() throws -> HostEvent? {
    if hasEnded { callsAfterEnd += 1 }
    if fault == .eventsThrow, count() { throw end("the display is gone") }
    return desktop.nextEvent()
  }

  // MARK: The window

  func backBuffer(width: Int, height: Int) -> BackBuffer {
    desktop.backBuffer(width: width, height: height)
  }

  func present(damage: [PixelRect]?) throws -> Bool {
    if hasEnded { callsAfterEnd += 1 }
    switch fault {
    case .presentThrows where count(): throw end("can't draw into the window")
    case .presentIsRefused where count(): return false
    default: return desktop.present(damage: damage)
    }
  }

  var isVisible: Bool { desktop.isVisible }
  var extent: WindowExtent { desktop.extent }
  var pointsPerUnit: Double { desktop.pointsPerUnit }
  var refreshRate: Double { desktop.refreshRate }
  var settings: DesktopSettings { desktop.settings }
  var presentsWait: Bool { desktop.presentsWait }
  var clipboard: String { desktop.clipboard }
  func setFullScreen(_ isWanted: Bool) { desktop.setFullScreen(isWanted) }
  func setCursor(_ cursor: Cursor) { desktop.setCursor(cursor) }
  func setClipboard(_ text: String) { desktop.setClipboard(text) }
  func setTextPlace(_ place: Rect?) { desktop.setTextPlace(place) }
}
