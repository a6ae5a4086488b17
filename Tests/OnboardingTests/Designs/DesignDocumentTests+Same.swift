import Engine
import Testing

@testable import Onboarding

/// What is one thing on two frames.
extension DesignDocumentTests {
  func matches(_ old: [Drawing.Item], _ new: [Drawing.Item]) -> [String] {
    DesignDocument([Self.frame("a", old), Self.frame("b", new)]).matches
  }

  static let other = Path.rect(Rect(150, 60, 30, 40))
  static let triangle = outline([.zero, Point(9, 0), Point(0, 9)])

  @Test func theSameNameIsTheSameThing() {
    let old = [
      Self.named("Login", Self.fill(Self.square)),
      Self.named("Card", Self.fill(Self.other, .black)),
      Self.named("Gone", Self.fill(Self.other)),
    ]
    let new = [
      Self.named("Card_2", Self.fill(Self.square)), Self.named("Login", Self.fill(Self.other)),
      Self.named("New", Self.fill(Self.other)),
    ]
    #expect(
      matches(old, new) == [
        "a → b", "  Card is Card_2, by the name", "  Login", "  New enters", "  Gone leaves",
      ])
  }

  @Test func withoutNamesKindAndLookTell() {
    let old = [Self.fill(Self.square), Self.fill(Self.other, .black), Self.fill(Self.triangle)]
    let new = [Self.fill(Self.square, .black), Self.fill(Self.other)]
    let document = DesignDocument([Self.frame("a", old), Self.frame("b", new)])
    let slides = (try? DeckFile(document.bytes).deck.slides) ?? []
    #expect(
      slides.map { $0.elements.map(\.key) } == [["box", "box 2", "picture"], ["box 2", "box"]])
    #expect(document.matches.last == "  picture leaves")
  }

  /// Of three rows of one name those of one colour are the same, with what is in them.
  @Test func ofDoubleNamesThoseAreOneThatAreAlike() throws {
    func row(_ y: Double, _ color: Color) -> Drawing.Item {
      Self.named(
        "Row", Self.named("Dot", Self.fill(.rect(Rect(0, y, 9, 9)), color)),
        Self.named("Line", Self.fill(.rect(Rect(20, y, 90, 9)), .black)))
    }
    let (green, blue) = (Color(0, 255, 0), Color(0, 0, 255))
    let deck = try deck([
      Self.frame("a", [row(0, .red), row(20, green), row(40, blue)]),
      Self.frame("b", [row(0, blue), row(20, .red)]),
    ])
    let keys = deck.slides.map { $0.elements.map { [$0.key] + $0.elements.map(\.key) } }
    #expect(keys[0].map { $0[0] } == ["Row", "Row 2", "Row 3"])
    #expect(keys[1] == [keys[0][2], keys[0][0]])
  }

  /// Rows of one name and the same things are told apart by all their colours, and not by their places.
  @Test func rowsAreOneThatHoldTheSame() throws {
    func row(_ y: Double, _ color: Color) -> Drawing.Item {
      Self.named(
        "Row", Self.fill(.rect(Rect(0, y, 180, 18)), .white),
        Self.fill(.circle(center: Point(9, y + 9), radius: 6), color),
        Self.named("Label", Self.fill(.rect(Rect(40, y, 60, 9)), .black)))
    }
    let (green, blue) = (Color(0, 255, 0), Color(0, 0, 255))
    let deck = try deck([
      Self.frame("a", [row(0, .red), row(20, green), row(40, blue), row(60, .black)]),
      Self.frame("b", [row(0, blue), row(20, .red), row(40, green)]),
    ])
    let keys = deck.slides.map { $0.elements.map { [$0.key] + $0.elements.map(\.key) } }
    #expect(keys[1] == [keys[0][2], keys[0][0], keys[0][1]])
  }

  /// Tools number such names anew in each file.
  @Test func ofNamesThatToolsMakeUpThoseAreOneThatAreAlike() {
    let square = Self.outline([.zero, Point(9, 0), Point(9, 9), Point(0, 9), Point(0, 5)])
    let (first, second) = (Self.fill(square), Self.fill(Self.triangle, .black))
    let old = [
      Self.named("Icons", Self.named("Vector", first), Self.named("Vector_2", second))
    ]
    let new = [
      Self.named("Icons", Self.named("Vector", second), Self.named("Vector_2", first)),
      Self.fill(Self.other),
    ]
    let told = matches(old + [Self.fill(Self.other)], new)
    #expect(told.contains("  Vector_2 is Vector, by kind and look"), "\(told)")
    #expect(told.contains("  Vector is Vector_2, by kind and look"))
    #expect(!told.contains { $0.contains("enters") || $0.contains("leaves") })
    // Two that are alike are told apart by them, and one that is alone by its name.
    let twins = [Self.named("path1", first, map: .translation(1, 0)), Self.named("path2", first)]
    #expect(
      matches(twins, twins.reversed()) == [
        "a → b", "  path2 is path2, by kind and look", "  path1 is path1, by kind and look",
      ])
    let alone = matches(
      [Self.named("Vector", Self.fill(Self.square)), Self.named("x", first)],
      [Self.named("Vector", second, map: .translation(150, 50)), Self.named("x", first)])
    #expect(alone.contains("  Vector"), "\(alone)")
  }

  /// What is in groups that are only on one of the frames is found again where it is much alike.
  @Test func whatIsInAGroupThatGoesMayStay() {
    let rest = Self.named("rest", Self.fill(Self.square))
    let inner = [Self.named("Tab", Self.fill(Self.square)), Self.fill(Self.triangle)]
    let home = Drawing.Item.group(id: "Home", transform: .identity, opacity: 1, items: inner)
    let detail = Drawing.Item.group(
      id: "Detail", transform: .translation(9, 9), opacity: 1, items: inner)
    let told = matches([home, rest], [detail, rest])
    #expect(told.contains("  picture is picture, by kind and look"), "\(told)")
    #expect(told.contains("  Tab") && told.contains("  Detail enters"))
  }

  @Test func aThingAndAGroupAreNeverOne() {
    let group = Self.named(
      "a", Self.named("b", Self.fill(Self.square)), Self.named("c", Self.fill(Self.other)))
    let leaf = Self.named("a", Self.fill(Self.square))
    let rest = Self.fill(Self.triangle)
    #expect(matches([group, rest], [leaf, rest]).contains("  a enters"))
  }

  @Test func aTurnGoesTheShorterWay() throws {
    func turned(_ degrees: Double) -> DesignFrame {
      let map = AffineTransform.rotation(degrees * .pi / 180).then(.translation(100, 50))
      return Self.frame("a", [Self.named("a", Self.fill(.rect(Rect(-20, -10, 40, 20))), map: map)])
    }
    let deck = try deck([turned(170), turned(-170), turned(-90), turned(20)])
    let turns = deck.slides.map { ($0.elements[0].look.rotation * 180 / .pi).rounded() }
    #expect(turns == [170, 190, 270, 380])
  }
}
