import EngineTestSupport
import Testing

@testable import Engine

@Suite struct RuntimePressTests {
  private let screen = RecordingScreen()

  private func run(_ frames: [[InputEvent]]) -> [FrameReport] {
    let runtime = Runtime(screen: screen, size: Size(200, 100))
    return frames.enumerated().map {
      runtime.frame(at: Instant(frame: $0.offset, rate: 60), events: $0.element)
    }
  }

  @Test func aPressOnAViewIsItsOwn() {
    var presses = 0
    screen.box.action = { presses += 1 }
    let reports = run([
      [.press(Point(5, 5))], [], [.release], [.press(Point(5, 50))], [.release],
    ])
    #expect(presses == 1)
    #expect(reports.map(\.isRunning) == [true, true, false, false, false])
    #expect(
      screen.log == [
        "0 ms resize 200×100", "50 ms \(InputEvent.press(Point(5, 50)))", "66 ms release",
      ])
  }

  @Test func aPressAndItsReleaseMayBeInOneFrame() {
    var presses = 0
    screen.box.action = { presses += 1 }
    _ = run([[.press(Point(5, 5)), .release, .press(Point(5, 5)), .release]])
    #expect(presses == 2)
  }

  @Test func anotherSizeEndsThePress() {
    screen.box.action = { Issue.record("the press was lost") }
    let reports = run([
      [.press(Point(5, 5))], [.resize(Size(200, 100))], [.resize(Size(100, 100))], [.release],
    ])
    #expect(reports.map(\.isRunning) == [true, true, false, false])
    #expect(screen.log.count == 2)
  }

  /// Another view may be under the pointer once the events of a frame have done what they do.
  @Test func whatComesUnderThePointerAtOnceIsHovered() {
    final class Swap: StageScreen {
      let (first, second) = (View(frame: Rect(0, 0, 20, 20)), View(frame: Rect(50, 0, 20, 20)))
      override func update(at time: Instant) {
        swap(&first.frame, &second.frame)
        super.update(at: time)
      }
    }
    let screen = Swap()
    var looks: [String: PressLook] = [:]
    for (name, view) in [("first", screen.first), ("second", screen.second)] {
      view.action = {}
      view.onLook = { looks[name] = $0 }
      screen.root.addSubview(view)
    }
    let runtime = Runtime(screen: screen, size: Size(200, 100))
    _ = runtime.frame(at: .zero, events: [.hover(Point(5, 5))])
    #expect(looks["first"] != .hovered && looks["second"] == .hovered)
    _ = runtime.frame(at: .seconds(1), events: [.key(.right)])
    #expect(looks["first"] == .hovered && looks["second"] == .plain)
  }

  @Test func aMovingViewIsHoveredOverWhileItIsUnderThePointer() {
    var looks: [PressLook] = []
    screen.box.action = {}
    screen.box.onLook = { looks.append($0) }
    _ = run([[.hover(Point(5, 5))], [.key(.right)]] + (0..<30).map { _ in [] })
    #expect(looks == [.hovered, .plain])
  }
}
