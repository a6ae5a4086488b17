import EngineTestSupport
import Testing

@testable import Engine

/// Views with what few have: gradients, shadows, lines and fits.
@Suite struct BoxDressTests {
  private static let picture = Drawing(
    viewBox: Rect(0, 0, 20, 10),
    items: [
      .fill(.rect(Rect(0, 0, 20, 10)), .color(Color(white: 0.8))),
      .fill(.circle(center: Point(10, 5), radius: 4), .color(.red)),
      .stroke(
        Path([.move(Point(1, 9)), .line(Point(19, 1))]), StrokeStyle(width: 1), .color(.black)),
    ])

  private static func shadow(
    _ random: inout SeededGenerator
  ) -> Shadow {
    var shadow = Shadow(
      blur: random.element(of: [0, 1, 3]),
      offset: Point(random.double(in: -4...4), random.double(in: -4...4)),
      color: Color.black.withAlpha(random.double(in: 0.2...1)))
    shadow.spread = random.element(of: [0, 2, -2])
    return shadow
  }

  /// A look with some of all there is.
  static func look(_ random: inout SeededGenerator) -> Appearance {
    var look = Appearance(
      frame: Rect(
        random.double(in: 5...15), random.double(in: 5...12), random.double(in: 12...22),
        random.double(in: 10...16)),
      backgroundColor: random.chance(0.5) ? .white : .clear,
      cornerRadius: random.element(of: [0, 3, 9]), borderWidth: random.element(of: [0, 1, 3]),
      borderColor: Color(10, 40, 200))
    if random.chance(0.6) {
      let stops = (0...random.int(in: 1...3)).map {
        GradientStop(Double($0) / 4, random.element(of: [.red, .white, .black]))
      }
      look.setGradient(
        BoxGradient(random.chance(0.5) ? .radial : .linear(angle: random.double(in: 0...6)), stops))
    }
    look.shadows = (0..<random.int(in: 0...3)).map { _ in shadow(&random) }
    look.innerShadows = (0..<random.int(in: 0...2)).map { _ in shadow(&random) }
    look.contentFit = random.element(of: [.shaped, .cover, .stretch, .natural(unit: 1.5)])
    var line = BorderLine.plain
    if random.chance(0.5) { line.sides = (0..<4).map { _ in random.element(of: [0, 0.5, 1]) } }
    if random.chance(0.4) { line.dash = (3, 2) }
    if random.chance(0.4) { (line.start, line.end) = (0.2, 0.7) }
    look.borderLine = line
    return look
  }

  private func commands(_ look: Appearance) -> [DrawCommand] {
    let view = View()
    view.content = .drawing(Self.picture)
    view.set(look)
    return DisplayListBuilder(measuring: MonospacedText()).commands(for: view)
  }

  // MARK: Laws

  @Test func bandsMakeTheWhole() {
    forAll(seeds: 0..<60) { random in
      let list = commands(Self.look(&random))
      let whole = painted(list, 40, 30)
      let height = random.int(in: 1...9)
      for top in stride(from: 0, to: 30, by: height) {
        let clip = PixelRect(left: 0, top: top, right: 40, bottom: min(30, top + height))
        let part = painted(list, 40, 30, clip: clip)
        for y in clip.top..<clip.bottom {
          for x in 0..<40 { #expect(part.pixel(x, y) == whole.pixel(x, y)) }
        }
      }
    }
  }

  @Test func repairingAfterChangesGivesTheWholePicture() {
    let picture = PixelRect(x: 0, y: 0, width: 40, height: 30)
    forAll(seeds: 0..<150) { random in
      let (old, new) = (
        DisplayList(commands(Self.look(&random))), DisplayList(commands(Self.look(&random)))
      )
      let bitmap = painted(old.commands, 40, 30, on: .white)
      for block in new.damage(since: old, in: picture, glyphs: nil) {
        bitmap.withPixels { pixels in
          pixels.clear(.white, in: block)
          Painter().paint(new, into: pixels, scale: 1, clip: block, glyphs: nil)
        }
      }
      #expect(bitmap.pixels == painted(new.commands, 40, 30, on: .white).pixels)
    }
  }

  /// Both ends of a way are what they are alone, and a view that was drawn is drawn anew on its way.
  @Test func theEndsOfAWayAreWhatTheyAreAlone() {
    forAll(seeds: 0..<60) { random in
      let (first, last) = (Self.look(&random), Self.look(&random))
      let view = View()
      view.content = .drawing(Self.picture)
      view.set(first)
      let root = View(frame: Rect(0, 0, 40, 30))
      root.addSubview(view)
      let stage = Stage(root: root)
      let builder = DisplayListBuilder(measuring: MonospacedText())
      func shown() -> Bitmap { painted(builder.commands(for: root), 40, 30) }
      let alone = { (look: Appearance) in painted(self.commands(look), 40, 30).pixels }
      #expect(shown().pixels == alone(first))
      stage.animate(withDuration: 1, curve: .linear, animations: { view.set(last) })
      stage.advance(to: Instant(seconds: 0.5))
      let middle = shown().pixels
      stage.advance(to: Instant(seconds: 2))
      #expect(shown().pixels == alone(last))
      if alone(first) != alone(last) { #expect(middle != alone(last) || middle != alone(first)) }
    }
  }

  // MARK: Shadows

  /// Corners as CSS has them: 4 + 2, sharp ones stay sharp, and of 1 beside 4: 1 + 4 · (1 − 0.75³).
  @Test func aSpreadMakesTheShadowLarger() throws {
    func thrown(_ radius: Double, _ spread: Double) throws -> BoxShadow {
      var look = Appearance(frame: Rect(0, 0, 30, 20), cornerRadius: radius)
      var shadow = Shadow(blur: 3, offset: Point(1, 2), color: .black)
      shadow.spread = spread
      look.shadows = [shadow]
      guard case .shadow(let thrown)? = BoxLook(look).commands.first else { throw Failure() }
      return thrown
    }
    let two = try thrown(4, 2)
    #expect(two.rect == Rect(-1, 0, 34, 24) && two.radius == 6 && two.blur == 3)
    #expect(try thrown(0, 2).radius == 0)
    #expect(try thrown(1, 4).radius == 1 + 4 * (1 - 0.421875))
    #expect(try thrown(4, -3).rect == Rect(4, 5, 24, 14))
    #expect(try thrown(4, -3).radius == 1)
  }

  private struct Failure: Error {}

  /// The first of several is uppermost.
  @Test func shadowsLieInTheirOrder() {
    var look = Appearance(frame: Rect(0, 0, 30, 20))
    look.shadows = [.red, .white, .black].map { Shadow(blur: 0, color: $0) }
    let colors = BoxLook(look).commands.compactMap { command -> Color? in
      if case .shadow(let shadow) = command { shadow.color } else { nil }
    }
    #expect(colors == [.black, .white, .red])
    #expect(look.shadows.map(\.color) == [.red, .white, .black])
  }

  /// Without blur the shadow is all of the box but for the hole, moved by (3, 2) and 1 smaller.
  @Test func anInnerShadowFallsFromTheEdges() {
    var look = Appearance(frame: Rect(0, 0, 12, 9))
    var shadow = Shadow(blur: 0, offset: Point(3, 2), color: .white)
    shadow.spread = 1
    look.innerShadows = [shadow]
    let rows = painted(BoxLook(look).commands, 12, 9).coverageText.split(separator: "\n")
    #expect(
      rows == Array(repeating: "############", count: 3)
        + Array(repeating: "####........", count: 6))
  }

  /// One that comes beside others keeps its place and colour.
  @Test func aShadowFadesIn() {
    var (none, one) = (Appearance(frame: Rect(0, 0, 9, 9)), Appearance(frame: Rect(0, 0, 9, 9)))
    var red = Shadow(blur: 4, offset: Point(2, 6), color: Color.red.withAlpha(0.8))
    one.shadows = [red]
    for property in ViewProperty.allCases {
      none[property] = lerp(none[property], one[property], 0.25)
    }
    red.color.alpha = 0.2
    #expect(none.shadows.count == 1)
    #expect(abs(none.shadows[0].color.alpha - 0.2) < 1e-12)
    #expect(none.shadows[0].offset.distance(to: red.offset) < 1e-12)
    #expect(abs(none.shadows[0].color.red - 1) < 1e-12)
  }

  // MARK: Fits

  /// 20 by 10 over 10 by 10: the middle half is seen, cut by the box and its corners.
  @Test func aDrawingThatCoversIsCut() throws {
    var look = Appearance(frame: Rect(3, 4, 10, 10))
    look.contentFit = .cover
    let rows = painted(commands(look), 16, 18).coverageText.split(separator: "\n")
    #expect(rows[3] == "................" && rows[4] == "...##########...")
    #expect(rows[14] == "................")
    look.cornerRadius = 5
    let round = painted(commands(look), 16, 18).coverageText.split(separator: "\n")
    #expect(round[4].hasPrefix(".....") && round[9].dropFirst(4).prefix(8) == "########")
  }

  /// An appearance of plain looks has no room for others.
  @Test func whatIsTakenAwayIsGone() {
    var random = SeededGenerator(seed: 7)
    let plain = Appearance(frame: Rect(0, 0, 9, 9))
    for _ in 0..<20 {
      var look = Self.look(&random)
      for property in ViewProperty.allCases { look[property] = plain[property] }
      #expect(look == plain && look.hashValue == plain.hashValue && look.dress.isPlain)
    }
  }
}
