import Engine
import EngineSDLTestSupport
import Testing

@testable import EngineSDL

/// A life of a window in which one call of the desktop fails, at every place that it has.
@Suite struct HostFaultTests {
  private typealias Step = VirtualDesktop.Step

  /// A key, a drag, another size, a while unseen, and a click; at the end all of it is shown.
  private static let life: [VirtualDesktop.Step] = {
    let acts: [(Double, VirtualDesktop.Act)] = [
      (0.05, .key(.right, isRepeat: false)), (0.07, .down(Point(1, 1))), (0.02, .move(Point(2, 1))),
      (0.02, .move(Point(3, 2))), (0.02, .up(Point(3, 2))), (0.03, .resize(4, 3)), (0.03, .hide),
      (0.1, .show), (0.03, .down(Point(2, 2))), (0.03, .expectPressed(true)),
      (0.02, .up(Point(2, 2))), (0.5, .expectPressed(false)), (0.3, .look), (0.5, .expectIdle),
      (0.1, .quit),
    ]
    return acts.map { Step(after: $0.0, act: $0.1) }
  }()

  private struct End {
    var calls = 0
    var faults: [String] = []
    var problem: String?
    var callsAfterEnd = 0
    var frames = 0
  }

  private func live(_ fault: FailingDesktop.Fault, at number: Int) -> End {
    let screen = WatchedScreen()
    let virtual = VirtualDesktop(Self.life)
    virtual.isPressedOnScreen = { screen.isPressed }
    let desktop = FailingDesktop(virtual, fault, at: number)
    let host = Host(
      desktop: desktop, screen: screen, text: SilentText(), options: Host.Options())
    var end = End()
    do { try host.run() } catch { end.problem = "\(error)" }
    end.calls = desktop.calls
    end.faults = virtual.faults + screen.faults
    end.callsAfterEnd = desktop.callsAfterEnd
    end.frames = host.counters.frames
    return end
  }

  /// The life with no fault, and then with one at each of its places.
  private func everywhere(
    _ fault: FailingDesktop.Fault, _ check: (Int, End) -> Void
  ) {
    let whole = live(fault, at: 0)
    #expect(whole.faults == [] && whole.problem == nil)
    #expect(whole.calls > 10)
    for number in 1...max(1, whole.calls) { check(number, live(fault, at: number)) }
  }

  /// Time that is wrong once is not shown: no jump, nothing backwards, and the life goes on.
  @Test(
    arguments: [
      .presentIsRefused, .sleepReturns, .clockJumps(100), .clockJumps(0.1), .clockJumps(-0.1),
      .clockJumps(-100), .clockStalls(1), .clockStalls(7), .clockStalls(50),
    ] as [FailingDesktop.Fault])
  func aPassingFaultChangesNothing(_ fault: FailingDesktop.Fault) {
    everywhere(fault) { number, end in
      #expect(end.problem == nil && end.faults == [], "\(fault) at \(number): \(end)")
    }
  }

  /// A window that is gone for good ends the loop at once, in words, and is not touched again.
  @Test(
    arguments: [
      (.presentThrows, "can't draw into the window"), (.eventsThrow, "the display is gone"),
    ] as [(FailingDesktop.Fault, String)])
  func aFaultForGoodEndsIt(_ fault: FailingDesktop.Fault, _ words: String) {
    everywhere(fault) { number, end in
      #expect(end.problem == words, "\(fault) at \(number): \(end)")
      #expect(end.callsAfterEnd == 0)
      #expect(end.faults == [], "\(fault) at \(number): \(end)")
    }
  }
}
