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

  // MARK: Its commands

  private let opaque = Color(10, 20, 30)

  @Test func aBoxIsItsShadowItsFillAndItsBorder() {
    let look = BoxLook(
      Appearance(
        frame: Rect(1, 2, 30, 20), backgroundColor: opaque, cornerRadius: 5, borderWidth: 2,
        borderColor: .red, shadow: Shadow(blur: 3, offset: Point(4, 6), color: .black)))
    #expect(
      look.commands == [
        .shadow(
          BoxShadow(
            Rect(4, 6, 30, 20), radius: 5, blur: 3, color: .black,
            hidden: Rect(3.5, 3.5, 23, 13))),
        .fill(.roundedRect(Rect(0, 0, 30, 20), radius: 5), .color(opaque)),
        .stroke(
          .roundedRect(Rect(1, 1, 28, 18), radius: 4), StrokeStyle(width: 2), .color(.red)),
      ])
  }

  @Test func aBorderIsNoWiderThanItsBox() {
    let look = BoxLook(
      Appearance(
        frame: Rect(0, 0, 8, 20), cornerRadius: 2, borderWidth: 9, borderColor: .red))
    #expect(
      look.commands == [.fill(.roundedRect(Rect(0, 0, 8, 20), radius: 2), .color(.red))])
    let flat = BoxLook(
      Appearance(frame: Rect(0, 0, 20, 8), borderWidth: 4, borderColor: .red))
    #expect(flat.commands == [.fill(.rect(Rect(0, 0, 20, 8)), .color(.red))])
    let hollow = BoxLook(
      Appearance(frame: Rect(0, 0, 20, 8), borderWidth: 3, borderColor: .red))
    #expect(
      hollow.commands
        == [.stroke(.rect(Rect(1.5, 1.5, 17, 5)), StrokeStyle(width: 3), .color(.red))])
  }

  @Test func whatIsClearIsNotPainted() {
    let frame = Rect(0, 0, 8, 20)
    let clear = Appearance(
      frame: frame, borderWidth: 1, shadow: Shadow(blur: 3, color: .clear))
    #expect(BoxLook(clear).commands.isEmpty)
    #expect(BoxLook(Appearance(frame: frame, borderColor: .red)).commands.isEmpty)
    #expect(BoxLook(Appearance(frame: Rect(0, 0, 0, 20), backgroundColor: .red)).commands.isEmpty)
  }

  /// Two points and three tenths of the radius from its edges: there a box hides its shadow.
  @Test(arguments: [
    (5.0, 0.0, 1.0, Rect?.some(Rect(2, 2, 1, 1))), (4, 0, 1, nil), (20, 10, 1, Rect(5, 5, 10, 10)),
    (20, 0, 0.99, nil), (20, 0, 0, nil),
  ])
  func aBoxHidesTheMiddleOfItsShadow(side: Double, radius: Double, alpha: Double, hidden: Rect?) {
    let look = BoxLook(
      Appearance(
        frame: Rect(0, 0, side, side), backgroundColor: opaque.withAlpha(alpha),
        cornerRadius: radius, shadow: Shadow(blur: 1, color: .black)))
    guard case .shadow(let shadow)? = look.commands.first else {
      return #expect(Bool(false), "\(look.commands)")
    }
    #expect(shadow.hidden == hidden && shadow.rect == Rect(0, 0, side, side))
  }
}
