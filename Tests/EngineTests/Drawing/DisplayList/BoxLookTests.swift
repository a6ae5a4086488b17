import EngineTestSupport
import Testing

@testable import Engine

/// A view that was drawn before is drawn as one that never was.
@Suite struct BoxLookTests {
  private let looks = [
    Appearance(frame: Rect(1, 2, 30, 20)),
    Appearance(frame: Rect(1, 2, 30, 20), backgroundColor: .black),
    Appearance(frame: Rect(1, 2, 30, 20), backgroundColor: .white),
    Appearance(frame: Rect(9, 2, 30, 20), backgroundColor: .white),
    Appearance(frame: Rect(9, 2, 31, 20), backgroundColor: .white),
    Appearance(frame: Rect(9, 2, 31, 20), backgroundColor: .white, cornerRadius: 4),
    Appearance(
      frame: Rect(9, 2, 31, 20), backgroundColor: .white, cornerRadius: 4, borderWidth: 2,
      borderColor: .black),
    Appearance(
      frame: Rect(9, 2, 31, 20), backgroundColor: .white, cornerRadius: 4, borderWidth: 3,
      borderColor: .black),
    Appearance(
      frame: Rect(9, 2, 31, 20), backgroundColor: .white, cornerRadius: 4, borderWidth: 3,
      borderColor: .white),
    Appearance(
      frame: Rect(9, 2, 31, 20), backgroundColor: .white,
      shadow: Shadow(blur: 3, offset: .zero, color: .black)),
    Appearance(
      frame: Rect(9, 2, 31, 20), backgroundColor: .white,
      shadow: Shadow(blur: 3, offset: Point(0, 1), color: .black)),
    Appearance(frame: Rect(9, 2, 0, 20), backgroundColor: .white),
  ]

  private func commands(_ view: View) -> [DrawCommand] {
    DisplayListBuilder(measuring: MonospacedText()).commands(for: view)
  }

  /// From each look to each other one.
  @Test func everyChangeIsSeen() {
    for first in looks {
      for second in looks {
        let view = View()
        view.set(first)
        _ = commands(view)
        view.set(second)
        let fresh = View()
        fresh.set(second)
        #expect(commands(view) == commands(fresh), "\(first) to \(second)")
      }
    }
  }

  /// A view that only goes elsewhere keeps its paths: they are not made again.
  @Test func aMovedBoxIsTheSame() throws {
    let builder = DisplayListBuilder(measuring: MonospacedText())
    let view = View()
    func drawn() throws -> [DrawCommand] {
      _ = builder.commands(for: view)
      return try #require(view.drawn as? DrawnView).own
    }
    view.set(looks[6])
    let first = try drawn()
    view.center = Point(70, 80)
    #expect(try drawn().sharesMemory(with: first))
    view.cornerRadius = 5
    #expect(try !drawn().sharesMemory(with: first))
  }
}
