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
    #expect(document.matches.last == "  picture at 0, 0 leaves")
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
    #expect(told.contains("  picture at 0, 0 is picture at 9, 9, by kind and look"), "\(told)")
    #expect(told.contains("  Tab") && told.contains("  Detail enters"))
  }

  /// A shadow, a mirror or a lack of parts makes no other thing of what has one name.
  @Test func aThingAndAGroupOfOneNameAreOne() throws {
    let parts = [
      Self.named("Plate", Self.fill(Self.square)),
      Self.named("Face", Self.fill(.rect(Rect(15, 25, 5, 5)), .white)),
    ]
    let group = Drawing.Item.group(id: "Card", transform: .identity, opacity: 1, items: parts)
    let shadow = Compositing(
      filter: Filter(steps: [Filter.Step(.blur(Size(6, 6)), [.source])]))
    let lifted = Self.named(
      "Card", .composited(by: shadow, items: parts), map: .translation(50, 10))
    let rest = Self.fill(Self.triangle)
    let deck = try deck([Self.frame("a", [group, rest]), Self.frame("b", [lifted, rest])])
    let cards = try deck.slides.map { try #require($0.elements.first { $0.key == "Card" }) }
    // Without the room of its shadow it lies as the group does.
    #expect(cards.map(frame) == [Rect(10, 20, 30, 40), Rect(60, 30, 30, 40)])
    #expect(cards.map { $0.elements.map(\.key) } == [["Plate", "Face"], ["picture 2"]])
    let told = matches([group, rest], [Self.named("Card", Self.fill(Self.square)), rest])
    #expect(told.contains("  Card") && told.contains { $0.hasSuffix("enters") }, "\(told)")
    // What reaches too far to be said is seen on the canvas alone.
    let far = Self.named("Card", Self.fill(.rect(Rect(-1e9, 50, 2e9, 10))))
    let reaching = try self.deck([Self.frame("a", [group, rest]), Self.frame("b", [far, rest])])
    #expect(frame(reaching.slides[1].elements.first) == Rect(0, 50, 200, 10))
    // Of several of one name none is taken for it.
    let two = try self.deck([Self.frame("a", [group, rest]), Self.frame("b", [lifted, lifted])])
    #expect(two.slides[1].elements.map(\.elements.count) == [0, 0])
  }

  /// A group has the box around what is in it; where what stays in it lies still, so does the group.
  @Test func aGroupStaysWhereThingsComeAndGoInIt() throws {
    let parts = [
      Self.named("P1", Self.fill(Self.square)),
      Self.named("P2", Self.fill(.rect(Rect(20, 30, 5, 5)), .white)),
    ]
    let wide = Self.named("P3", Self.fill(.rect(Rect(-50, 80, 220, 10))))
    func panel(_ items: [Drawing.Item], _ map: AffineTransform) -> [Drawing.Item] {
      [
        .group(id: "Panel", transform: map, opacity: 1, items: items),
        Self.named("rest", Self.fill(Self.other)),
      ]
    }
    func boxes(_ map: AffineTransform) throws -> [[Rect?]] {
      let deck = try deck([
        Self.frame("a", panel(parts, .identity)), Self.frame("b", panel(parts + [wide], map)),
        Self.frame("c", panel(parts, .identity)),
      ])
      return deck.slides.map { slide in
        let panel = slide.elements.first { $0.key == "Panel" }
        return [frame(panel)] + (panel?.elements.map(frame) ?? [])
      }
    }
    let still = try boxes(.identity)
    #expect(still.map { $0[0] } == Array(repeating: Rect(-50, 20, 220, 70), count: 3))
    #expect(still.map { $0[1] } == Array(repeating: Rect(60, 0, 30, 40), count: 3))
    let moved = try boxes(.translation(5, 7))
    #expect(moved[1][0] == Rect(-45, 27, 220, 70) && moved[0][0] == still[0][0])
    let turned = try boxes(.rotation(.pi / 2).then(.translation(100, 0)))
    // The middle of P1 is at (25, 40), and then at (60, 25).
    let (box, inner) = (try #require(turned[1][0]), try #require(turned[1][1]))
    let way = inner.center - box.bounds.center
    let middle = box.center + AffineTransform.rotation(.pi / 2).apply(to: way)
    #expect(middle.distance(to: Point(60, 25)) < 1e-2)
  }

  /// What grows until it fills the frame is no background.
  @Test func aThingThatFillsAFrameStaysAThing() throws {
    let all = Self.fill(.rect(Rect(0, 0, 200, 100)))
    let button = Self.named("Button", Self.fill(Self.other, .black))
    let deck = try deck([
      Self.frame("a", [Self.named("Panel", Self.fill(Self.square)), button]),
      Self.frame("b", [Self.named("Panel", all), button]),
      Self.frame("c", [Self.named("Ground", all), button]),
    ])
    #expect(
      deck.slides.map { $0.elements.map(\.key) } == [
        ["Panel", "Button"], ["Panel", "Button"], ["Button"],
      ])
    #expect(deck.slides.map(\.backgroundColor) == [.white, .white, .red])
  }

  /// The only group of each frame is the frame, whatever its name; with round corners, too.
  @Test func theOnlyGroupsAreOne() throws {
    func phone(_ name: String, _ hero: Path) -> DesignFrame {
      let corners = Path.roundedRect(Rect(0, 0, 200, 100), radius: 20)
      return Self.frame(
        name,
        [
          Self.named(
            name,
            .clipped(
              by: corners,
              items: [
                Self.fill(corners, .white), Self.named("Hero", Self.fill(hero)),
                Self.fill(Self.triangle),
              ]))
        ])
    }
    let document = DesignDocument([phone("Home", Self.square), phone("Detail", Self.other)])
    #expect(document.matches[1] == "  Home is Detail, as the whole frame")
    #expect(!document.matches.contains { $0.contains("enters") || $0.contains("leaves") })
    // A group without corners stays, too, where another has them.
    let plain = Self.frame(
      "Plain",
      [Self.named("Plain", Self.named("Hero", Self.fill(Self.square)), Self.fill(Self.other))])
    let mixed = try deck([plain, phone("Home", Self.square)])
    #expect(mixed.slides.map { $0.elements.map(\.key) } == [["Plain"], ["Plain"]])
    // One that holds its background alone is nothing then.
    let bare = Self.frame("Bare", [Self.named("Bare", Self.fill(.rect(Rect(0, 0, 200, 100))))])
    let empty = Self.frame(
      "Empty",
      [
        Self.named(
          "Empty",
          .clipped(
            by: .rect(Rect(0, 0, 200, 100)),
            items: [Self.named("back", Self.fill(.rect(Rect(0, 0, 200, 100))))]))
      ])
    let grounds = try self.deck([bare, phone("Home", Self.square), empty])
    #expect(grounds.slides.map(\.elements.count) == [0, 1, 0])
  }

  /// A box that fills a frame of another shape is the background of that one's slide.
  @Test func theBackgroundOfASmallerFrameIsThatOfItsSlide() throws {
    let ground = Self.fill(.rect(Rect(0, 0, 10, 10)), .black)
    let inner = Self.named("C", Self.fill(.rect(Rect(1, 1, 2, 2))))
    let clipped = Drawing.Item.clipped(by: .rect(Rect(0, 0, 10, 10)), items: [ground, inner])
    for items in [[ground, inner], [Self.named("Frame", clipped)]] {
      let deck = try deck([
        Self.frame("a", [Self.named("C", Self.fill(Self.square))]),
        Self.frame("b", items, box: Rect(0, 0, 10, 10)),
      ])
      #expect(deck.slides[1].backgroundColor == .black)
      #expect(deck.slides[1].elements.map(\.key) == ["C"])
    }
  }

  /// A box and a picture of a line around it lie on each other; only sharp corners need more room.
  @Test func aPictureOfALineIsNoLargerThanIt() throws {
    let style = StrokeStyle(width: 6)
    let dashes = Path(
      [Point(25, 20), Point(10, 20), Point(10, 60), Point(40, 60), Point(40, 20), Point(30, 20)]
        .enumerated().map { $0 == 0 ? .move($1) : .line($1) })
    let boxes = try elements(
      .stroke(Self.square, style, .color(.red)), .stroke(dashes, style, .color(.red)))
    #expect(boxes.map(frame) == [Rect(7, 17, 36, 46), Rect(7, 17, 36, 46)])
    #expect(boxes.map { $0.picture != nil } == [false, true])
    // Its tip lies √2 halves of the line before it, and that of the sharper one is cut off.
    let corner = Self.outline([Point(50, 50), Point(70, 30), Point(70, 70)])
    let open = Path([.move(Point(90, 40)), .line(Point(50, 50)), .line(Point(90, 60))])
    for (path, left) in [(corner, 45.0), (open, 47)] {
      let sharp = try #require(try elements(.stroke(path, style, .color(.red))).first)
      #expect(frame(sharp)?.minX == left)
    }
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
