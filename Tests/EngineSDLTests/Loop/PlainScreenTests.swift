import Engine
import EngineSDLTestSupport
import Testing

@testable import EngineSDL

/// A screen that asks its host for nothing, as a program's first one is.
@Suite struct PlainScreenTests {
  private typealias Step = VirtualDesktop.Step

  private func run(
    _ screen: PlainScreen, _ steps: [VirtualDesktop.Step],
    display: VirtualDesktop.Display = .init()
  ) throws -> (desktop: VirtualDesktop, host: Host) {
    let desktop = VirtualDesktop(steps, display: display)
    let host = Host(desktop: desktop, screen: screen, text: SilentText())
    try host.run()
    #expect(desktop.faults == [])
    return (desktop, host)
  }

  @Test func whatOnlyATraceNeedsNeedNotBeSaid() {
    let screen = PlainScreen()
    #expect(screen.progress == 0 && screen.root.subviews.isEmpty)
  }

  @Test func itGetsItsEventsAndIsShown() throws {
    let screen = PlainScreen()
    let life = [
      Step(after: 1, act: .key(.q, isRepeat: false)), Step(after: 1, act: .down(Point(1, 1))),
      Step(after: 1, act: .up(Point(1, 1))), Step(after: 1, act: .resize(4, 4)),
      Step(after: 1, act: .quit),
    ]
    let (desktop, _) = try run(screen, life)
    #expect(screen.events == [.key(.q), .press(Point(1, 1)), .release])
    // The first picture, the box at another place, the other size.
    #expect(screen.size == Size(4, 4) && desktop.presents == 3)
  }

  /// Frames are wanted for five seconds, and lists differ, but no pixel does.
  @Test(arguments: [nil, 16_666_667, 6_944_444] as [Int64?])
  func aHandHeldStillShowsNothingAndDoesNotSpin(truePeriod: Int64?) throws {
    let held = [
      Step(after: 0.1, act: .down(Point(0, 0))), Step(after: 5, act: .up(Point(0, 0))),
      Step(after: 10, act: .quit),
    ]
    let rate = truePeriod == 6_944_444 ? 144.0 : 60
    let (desktop, host) = try run(
      PlainScreen(), held,
      display: VirtualDesktop.Display(refreshRate: rate, truePeriod: truePeriod))
    let expected = 5 * rate
    #expect((0.9 * expected...1.1 * expected).contains(Double(host.counters.frames)))
    #expect(desktop.presents == 1 && desktop.waits == 2)
  }
}
