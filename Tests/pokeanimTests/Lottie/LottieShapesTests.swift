import Engine
import EngineTestSupport
import JSONText
import Testing

@testable import Output
@testable import pokeanim

/// Drawings as the shapes of a Lottie file.
@Suite struct LottieShapesTests {
  private static let stops = [GradientStop(0, .black), GradientStop(1, Color.white.withAlpha(0.5))]
  private static let box = Path.rect(Rect(0, 0, 9, 9))

  /// The paint of the only item of a drawing.
  private func paint(_ item: Drawing.Item) throws -> JSONValue {
    guard case .array(let shapes)? = LottieShapes.items([item]).first?["it"] else {
      throw PlayedLottie.Missing(name: "it")
    }
    return try #require(shapes.dropLast().last)
  }

  @Test func linearGradients() throws {
    let gradient = Paint.linearGradient(start: Point(1, 2), end: Point(3, 4), stops: Self.stops)
    let fill = try paint(.fill(Self.box, gradient))
    #expect(fill["ty"] == "gf" && fill["t"] == 1 && fill["r"] == 1)
    #expect(fill["s"]?["k"] == [1, 2] && fill["e"]?["k"] == [3, 4])
    #expect(fill["g"]?["p"] == 2)
    // The alphas stand behind all colours.
    #expect(fill["g"]?["k"]?["k"] == [0, 0, 0, 0, 1, 1, 1, 1, 0, 1, 1, 0.5])
  }

  @Test func radialGradients() throws {
    let circle = Engine.AffineTransform.scale(4, 4).then(.translation(5, 6))
    let gradient = Paint.radialGradient(circle, focus: Point(0, 0.5), stops: Self.stops)
    let stroke = try paint(.stroke(Self.box, StrokeStyle(width: 2), gradient))
    #expect(stroke["ty"] == "gs" && stroke["t"] == 2 && stroke["w"]?["k"] == 2)
    #expect(stroke["s"]?["k"] == [5, 6] && stroke["e"]?["k"] == [9, 6])
    #expect(stroke["h"]?["k"] == 50 && stroke["a"]?["k"] == 90)
  }

  @Test func coloursAndRules() throws {
    var hole = Self.box
    hole.isEvenOdd = true
    let fill = try paint(.fill(hole, .color(Color(red: 1, green: 0, blue: 0, alpha: 0.25))))
    #expect(
      String(decoding: fill.bytes(decimals: 4), as: UTF8.self)
        .contains(#""ty":"fl","c":{"a":0,"k":[1,0,0,1]},"o":{"a":0,"k":25},"r":2"#))
  }

  @Test func aSmallDrawingKeepsItsRules() {
    var hole = Self.box
    hole.isEvenOdd = true
    let drawing = Drawing(
      viewBox: Rect(0, 0, 10, 10),
      items: [
        .clipped(by: hole, items: [.fill(hole, .color(.black)), .fill(Self.box, .color(.black))])
      ])
    guard case .clipped(let clip, let items)? = drawing.inSmallUnits.items.first else {
      Issue.record("no clip")
      return
    }
    let rules = items.map {
      if case .fill(let path, _) = $0 { path.isEvenOdd } else { clip.isEvenOdd }
    }
    #expect(clip.isEvenOdd && clip != hole && rules == [true, false])
  }

  @Test func aSmallDrawingKeepsItsMasks() {
    let small = Drawing.Item.fill(.rect(Rect(1, 2, 3, 4)), .color(.white))
    let drawing = Drawing(
      viewBox: Rect(0, 0, 10, 10), items: [.masked(by: [small], .luminance, items: [small])])
    let large = Drawing.Item.fill(.rect(Rect(10, 20, 30, 40)), .color(.white))
    #expect(drawing.inSmallUnits.items == [.masked(by: [large], .luminance, items: [large])])
  }

  /// Under any map the colour at a place stays that of the place it came from.
  @Test func gradientsAreMappedExactly() {
    forAll(seeds: 0..<200) { generator in
      func number() -> Double { Double.random(in: -2...2, using: &generator) }
      func share(_ place: Point, _ start: Point, _ end: Point) -> Double {
        let (way, own) = (end - start, place - start)
        return (own.x * way.x + own.y * way.y) / (way.x * way.x + way.y * way.y)
      }
      let map = Engine.AffineTransform(
        a: number(), b: number(), c: number(), d: number(), tx: number(), ty: number())
      guard abs(map.determinant) > 0.1 else { return }
      let (start, end, place) = (Point(1, 2), Point(4, -1), Point(number(), number()))
      let item = Drawing.Item.fill(
        Self.box, .linearGradient(start: start, end: end, stops: Self.stops)
      ).mapped(by: map)
      guard case .fill(_, .linearGradient(let from, let to, _)) = item else {
        Issue.record("\(item)")
        return
      }
      let mapped = share(map.apply(to: place), from, to)
      #expect(abs(mapped - share(place, start, end)) < 1e-9)
    }
  }

  /// A map of a drawing is one of the pictures that its groups make.
  @Test func groupsAreMappedWithWhatIsInThem() {
    let own = Engine.AffineTransform.rotation(0.5).then(.translation(3, 4))
    let map = Engine.AffineTransform(a: 2, b: 0.5, c: -1, d: 3, tx: 7, ty: 1)
    let item = Drawing.Item.group(
      transform: own, opacity: 1, items: [.fill(Self.box, .color(.black))])
    guard case .group(_, let transform, _, let items) = item.mapped(by: map),
      case .fill(let path, _)? = items.first
    else {
      Issue.record("no group")
      return
    }
    let (mapped, wanted) = (path.mapped(by: transform), Self.box.mapped(by: own).mapped(by: map))
    for (element, other) in zip(mapped.elements, wanted.elements) {
      guard case .line(let a) = element, case .line(let b) = other else { continue }
      #expect(a.distance(to: b) < 1e-9)
    }
  }
}
