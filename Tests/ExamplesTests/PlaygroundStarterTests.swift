import EngineTestSupport
import Foundation
import Testing

/// The Swift file that `pokeanim new Card.swift` writes.
@Suite struct PlaygroundStarterTests {
  private let starter = Result { try PlaygroundModules.text(of: "Starter.swift") }

  @Test func itIsShortAndHasANumberToTune() throws {
    let text = try starter.get()
    #expect(text.split(separator: "\n").count < 25)
    #expect(text.contains(#"tunable("lift", 12, in: 0...40)"#))
  }

  /// Space, a click and a hand lift the card, and it is in the middle.
  @Test func itMovesByKeyClickAndHand() throws {
    let program = #"""

      let screen = CardScreen(measuring: MonospacedText())
      let runtime = Runtime(screen: screen, size: Size(400, 300))
      func show(_ second: Double, _ events: InputEvent...) {
        let report = runtime.frame(at: Instant(seconds: second), events: events)
        guard let card = screen.root.subviews.first else { return }
        let shift = card.presented.transform.translation.y.rounded()
        print(second, card.presented.center, shift, report.isRunning)
      }
      show(0)
      show(1, .key(.space))
      show(1.25)
      show(1.5)
      show(2, .press(Point(20, 20)), .release)
      show(2.5)
      show(3, .press(Point(200, 150)))
      show(3.1, .move(Point(200, 130)))
      show(3.3, .move(Point(200, 130)))
      """#
    let shown = try PlaygroundModules.shared.get().output(
      of: ["main.swift": starter.get() + program])
    #expect(
      shown == """
        0.0 (200, 150) 0.0 false
        1.0 (200, 150) 0.0 true
        1.25 (200, 150) -24.0 true
        1.5 (200, 150) -48.0 false
        2.0 (200, 150) -48.0 true
        2.5 (200, 150) 0.0 false
        3.0 (200, 150) 0.0 true
        3.1 (200, 150) -16.0 true
        3.3 (200, 150) -20.0 true

        """)
  }
}
