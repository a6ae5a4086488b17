import Engine
import EngineSDLTestSupport
import Testing

@testable import EngineSDL

/// A screen that never runs, but whose picture changes by itself for a while.
private final class LivingScreen: HostedScreen {
  private(set) var times: [Instant] = []
  private let wait: Double
  private let end: Double
  private var now = Instant.zero
  private var bedtime = Instant.zero
  var isRunning: Bool { false }

  init(wait: Double, end: Double) {
    (self.wait, self.end) = (wait, end)
    bedtime = Instant.zero.advanced(bySeconds: end)
  }

  func resize(to size: Size, at time: Instant) {}
  func advance(to time: Instant) {
    now = time
    times.append(time)
  }
  func handle(_ event: InputEvent, at time: Instant) {
    bedtime = time.advanced(bySeconds: end)
  }
  func nextPicture(after time: Instant) -> Instant? {
    time < bedtime ? time.advanced(bySeconds: wait) : nil
  }
  func display() -> DisplayList {
    let shade = Int(now.nanoseconds / 1_000_000 % 251)
    return DisplayList([.fill(.rect(Rect(0, 0, 1, 1)), .color(Color(shade, 0, 0)))])
  }
}

@Suite struct LivingScreenTests {
  private typealias Step = VirtualDesktop.Step

  private func run(
    _ screen: LivingScreen, _ steps: [VirtualDesktop.Step]
  ) throws -> (desktop: VirtualDesktop, host: Host) {
    let desktop = VirtualDesktop(steps)
    let host = Host(desktop: desktop, screen: screen, text: SilentText())
    try host.run()
    #expect(desktop.faults == [])
    return (desktop, host)
  }

  @Test func itIsShownNowAndThenUntilItSleeps() throws {
    let screen = LivingScreen(wait: 0.1, end: 5)
    let (desktop, host) = try run(screen, [Step(after: 100, act: .quit)])
    #expect((49...52).contains(desktop.presents) && (49...52).contains(host.counters.frames))
    let gaps = zip(screen.times, screen.times.dropFirst()).map { $1.seconds(since: $0) }
    #expect(gaps.allSatisfy { 0.099 < $0 && $0 < 0.102 })
    #expect(host.counters.idleWakeUps == 1 && host.counters.missed == 0)
  }

  @Test func howeverLongItSleepsItsTimeGoesOn() throws {
    let screen = LivingScreen(wait: 1, end: 5)
    let (desktop, host) = try run(screen, [Step(after: 100, act: .quit)])
    #expect((5...7).contains(desktop.presents) && host.counters.idleWakeUps == 1)
    let gaps = zip(screen.times, screen.times.dropFirst()).map { $1.seconds(since: $0) }
    #expect(gaps.allSatisfy { 0.99 < $0 && $0 < 1.03 }, "\(gaps)")
  }

  @Test func aTimeLessThanAFrameAwayKeepsTheDisplaysPace() throws {
    let screen = LivingScreen(wait: 0, end: 1)
    let (desktop, _) = try run(screen, [Step(after: 100, act: .quit)])
    #expect((59...62).contains(desktop.presents) && desktop.waits == 1)
  }

  @Test func anEventWakesItAndItsTimeGoesOnWithoutAJump() throws {
    let screen = LivingScreen(wait: 0.1, end: 1)
    let (desktop, host) = try run(
      screen,
      [
        Step(after: 50, act: .key(.right, isRepeat: false)), Step(after: 0.55, act: .leave),
        Step(after: 50, act: .quit),
      ])
    #expect((26...29).contains(desktop.presents) && host.counters.idleWakeUps == 2)
    let gaps = zip(screen.times, screen.times.dropFirst()).map { $1.seconds(since: $0) }
    #expect(gaps.allSatisfy { $0 < 0.102 })
    #expect(abs((screen.times.last?.seconds(since: .zero) ?? 0) - 2.55) < 0.1)
  }

  @Test func hiddenItIsNotShown() throws {
    let screen = LivingScreen(wait: 0.1, end: 5)
    let (desktop, _) = try run(
      screen,
      [
        Step(after: 1.05, act: .hide), Step(after: 50, act: .show), Step(after: 9, act: .quit),
      ])
    #expect((49...54).contains(desktop.presents))
    let gaps = zip(screen.times, screen.times.dropFirst()).map { $1.seconds(since: $0) }
    #expect(gaps.allSatisfy { $0 < 0.102 })
  }
}
