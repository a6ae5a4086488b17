import EngineSDLTestSupport
import EngineTestSupport
import Foundation
import Testing

extension WindowTests {
  /// The ends of the window, and its cost while nothing moves.
  @Suite(.serialized) struct Life {
    private let display: VirtualDisplay

    init() throws { display = try VirtualDisplay() }

    @Test(arguments: [["Escape", "Escape"], ["q"], ["ctrl+q"]])
    func keysQuit(_ keys: [String]) throws {
      let window = try WindowDriver(on: display)
      try window.key(keys)
      try expectGoodEnd(window)
    }

    /// In order: nothing is said, and what is remembered is written.
    @Test(arguments: InterruptionTests.signals)
    func aSignalQuits(_ signal: Int32) throws {
      let state = try TemporaryFolder()
      let window = try WindowDriver(on: display, environment: ["XDG_STATE_HOME": state.path])
      kill(window.process, signal)
      let result = try window.end()
      #expect(result.code == 128 + signal && result.errors.isEmpty, "\(result)")
      #expect(try !state.data("pokeanim/state.json").isEmpty)
    }

    @Test(arguments: [SIGTERM, SIGINT])
    func aSignalEndsAWindowWhoseServerHangs(_ signal: Int32) throws {
      let window = try WindowDriver(on: display)
      try display.hang()
      kill(window.process, signal)
      let result = try window.end()
      #expect(!result.timedOut && result.code == 128 + signal, "\(result)")
      try display.goOn()
    }

    @Test func aServerThatHangsIsNotWaitedForForEver() throws {
      try display.hang()
      let result = try ProgramRun(arguments: [], environment: ["DISPLAY": display.name]).run()
      #expect(!result.timedOut && result.code == 1, "\(result)")
      #expect(result.errors.contains("“x11” does not answer when it is opened"), "\(result)")
      try display.goOn()
    }

    @Test func theCloseButtonQuits() throws {
      let window = try WindowDriver(on: display)
      try CloseButton.press(window: window.id, on: display.name)
      try expectGoodEnd(window)
    }

    @Test func quittingInTheMiddleOfADragIsFine() throws {
      let window = try WindowDriver(on: display)
      try window.press(600, 200)
      try window.move(510, 200)
      try window.key("q")
      try expectGoodEnd(window)
    }

    @Test func theProgramEndsWithItsDisplay() throws {
      let window = try WindowDriver(on: display)
      display.stop()
      let result = try window.end()
      #expect(!result.timedOut && result.code == 1 && !result.errors.isEmpty)
    }

    @Test func itSleepsWhileNothingMoves() throws {
      let window = try WindowDriver(on: display)
      try window.key("Right")
      try window.waitForSlide(Rendered.slide(1), "the second slide")
      try window.holdStill()
      let before = try processorTicks(of: window.process)
      try window.holdStill(for: 2)
      let ticks = try processorTicks(of: window.process) - before
      #expect(ticks <= 10, "\(ticks) hundredths of a second of work in two seconds of rest")
    }

    /// Their cost is measured by Scripts/measure-window.sh; here they are only alive.
    @Test func livingCreaturesMove() throws {
      let window = try WindowDriver(lives: true, on: display)
      // A hand that has dragged is not told any more that slides can be dragged; one that goes there
      // and back between two frames has not.
      try window.press(480, 300)
      for x in [400, 480] {
        let before = try window.pixel(0, 0)
        try window.move(x, 300)
        try eventually("the slides follow the hand") { try window.pixel(0, 0) != before }
      }
      try window.release()
      let picture = try window.picture()
      try eventually("the creature breathes") { try window.picture() != picture }
      #expect(try window.pixel(0, 0) == Rendered.colors[0])
      try window.key("q")
      try expectGoodEnd(window)
    }

    private func expectGoodEnd(_ window: WindowDriver) throws {
      #expect(try window.expectGoodEnd().output.isEmpty)
    }

    /// The time that a process has used of its processor, in hundredths of a second.
    private func processorTicks(of process: Int32) throws -> Int {
      let text = try String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8)
      let fields = text[(text.lastIndex(of: ")") ?? text.startIndex)...].split(separator: " ")
      return (Int(fields[12]) ?? 0) + (Int(fields[13]) ?? 0)
    }
  }
}
