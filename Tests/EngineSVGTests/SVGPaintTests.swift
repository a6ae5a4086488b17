import EngineTestSupport
import Testing

@testable import Engine
@testable import EngineSVG

/// Gradients of all kinds, and lines with their limits and dashes.
@Suite struct SVGPaintTests {
  private let stops = "<stop offset='0' stop-color='#fff'/><stop offset='1' stop-color='#000'/>"
  private let wanted = [GradientStop(0, .white), GradientStop(1, .black)]

  private func paint(
    _ gradient: String, on shape: String = "<rect x='2' y='2' width='4' height='2' fill='url(#a)'/>"
  ) throws -> Paint? {
    // Of an item that has no name the compiler (6.3, without optimiser and debug information) reads
    // the paint when the item is gone already, as the address sanitizer saw.
    let item = try items(gradient + shape).first
    switch item {
    case .fill(_, let paint), .stroke(_, _, let paint): return paint
    default: return nil
    }
  }

  @Test func aLinearGradientFitsItsBox() throws {
    #expect(
      try paint("<linearGradient id='a'>\(stops)</linearGradient>")
        == .linearGradient(start: Point(2, 2), end: Point(6, 2), stops: wanted))
    #expect(
      try paint("<linearGradient id='a' x1='50%' y1='0' x2='.5' y2='1'>\(stops)</linearGradient>")
        == .linearGradient(start: Point(4, 2), end: Point(4, 4), stops: wanted))
  }

  /// Across a skewed axis the same colours lie on lines that are not at a right angle to it.
  @Test(arguments: UInt64(1)...100)
  func aMappedGradientHasTheColoursOfTheMappedPoints(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    func number() -> Double { Double(random.int(in: -40...40)) / 8 }
    let map = AffineTransform(
      a: number(), b: number(), c: number(), d: number(), tx: number(), ty: 1)
    guard let inverse = map.inverse, abs(map.determinant) > 0.1 else { return }
    let paint = try paint(
      """
      <linearGradient id='a' gradientUnits='userSpaceOnUse' x1='1' y1='2' x2='4' y2='3' \
      gradientTransform='matrix(\(map.a) \(map.b) \(map.c) \(map.d) \(map.tx) \(map.ty))'>\(stops)\
      </linearGradient>
      """)
    guard case .linearGradient(let start, let end, _)? = paint else { throw SVGTestFailure() }
    let (axis, own) = (end - start, Point(3, 1))
    for _ in 0..<20 {
      let point = Point(number(), number())
      let back = inverse.apply(to: point) - Point(1, 2)
      let share = (back.x * own.x + back.y * own.y) / 10
      let way = point - start
      let found = (way.x * axis.x + way.y * axis.y) / (axis.x * axis.x + axis.y * axis.y)
      #expect(abs(share - found) < 1e-6 * (1 + abs(share)), "seed \(seed)")
    }
  }

  /// A stop has what its gradient has, if it asks for that.
  @Test func stopsMayInherit() throws {
    let inherits = "stop-color='inherit' style='stop-opacity:inherit'"
    let stops = "<stop \(inherits)/><stop offset='1' stop-color='unset'/>"
    let paint = try paint(
      "<linearGradient id='a' stop-color='red' stop-opacity='.5'>\(stops)</linearGradient>")
    #expect(
      paint?.stops == [GradientStop(0, Color(255, 0, 0, alpha: 0.5)), GradientStop(1, .black)])
  }

  /// Elements in another language than English, or that need an extension, are drawn nowhere.
  @Test(arguments: [
    ("systemLanguage='ru-Ru'", false), ("systemLanguage='english'", false),
    ("systemLanguage=''", false), ("requiredExtensions='x'", false), ("systemLanguage='en'", true),
    ("systemLanguage='ru, EN-gb'", true), ("requiredExtensions=''", true),
  ])
  func elementsForOthersAreNotDrawn(attributes: String, isDrawn: Bool) throws {
    let rect = "<rect width='1' height='1'/>"
    #expect(try items("<g \(attributes)>\(rect)</g>").isEmpty != isDrawn)
    #expect(try items("<g><rect width='1' height='1' \(attributes)/></g>").isEmpty != isDrawn)
    #expect(try items("<clipPath \(attributes)/><defs \(attributes)/>\(rect)").count == 1)
  }

  @Test func radialGradients() throws {
    #expect(
      try paint("<radialGradient id='a'>\(stops)</radialGradient>")
        == .radialGradient(
          AffineTransform(a: 2, b: 0, c: 0, d: 1, tx: 4, ty: 3), focus: .zero, stops: wanted))
    #expect(
      try paint(
        "<radialGradient id='a' gradientUnits='userSpaceOnUse' cx='5' cy='5' r='4' fx='7' fy='5'>\(stops)</radialGradient>"
      )
        == .radialGradient(
          AffineTransform(a: 4, b: 0, c: 0, d: 4, tx: 5, ty: 5), focus: Point(0.5, 0), stops: wanted
        ))
    #expect(try paint("<radialGradient id='a' r='0'>\(stops)</radialGradient>") == .color(.black))
  }

  /// Both circles grow out of one point, and the first colour fills the inner one.
  @Test func aRadialGradientMayBeginAtACircle() throws {
    let head = "<radialGradient id='a' gradientUnits='userSpaceOnUse' cx='5' cy='5' r='4'"
    let map = AffineTransform(a: 4, b: 0, c: 0, d: 4, tx: 5, ty: 5)
    let moved = [GradientStop(0.25, .white), GradientStop(1, .black)]
    #expect(
      try paint(head + " fr='1'>\(stops)</radialGradient>")
        == .radialGradient(map, focus: .zero, stops: moved))
    #expect(
      try paint(head + " fr='1' fx='6.5'>\(stops)</radialGradient>")
        == .radialGradient(map, focus: Point(0.5, 0), stops: moved))
    #expect(try paint(head + " fr='4'>\(stops)</radialGradient>") == .color(.black))
    let again = head + " fr='1' spreadMethod='repeat'>\(stops)</radialGradient>"
    let (items, notes) = try lenient(again + "<rect width='1' height='1' fill='url(#a)'/>")
    #expect(items.isEmpty)
    #expect(
      notes == [
        "line 1: <radialGradient>: begins again around fr, which is not drawn; remove spreadMethod "
          + "or fr"
      ])
  }

  @Test func gradientsTakeFromOthers() throws {
    let base =
      "<linearGradient id='b' x1='1' x2='0' gradientUnits='objectBoundingBox'>\(stops)</linearGradient>"
    #expect(
      try paint(base + "<linearGradient id='a' href='#b' x2='.5'/>")
        == .linearGradient(start: Point(6, 2), end: Point(4, 2), stops: wanted))
    guard
      case .radialGradient(_, _, wanted)? = try paint(
        base + "<radialGradient id='a' xlink:href='#b'/>")
    else { throw SVGTestFailure() }
  }

  @Test func fewStopsAreAColourOrNothing() throws {
    #expect(try paint("<linearGradient id='a'/>") == nil)
    #expect(
      try paint(
        "<linearGradient id='a'><stop offset='1' stop-color='red' stop-opacity='.5'/></linearGradient>"
      )
        == .color(Color(255, 0, 0, alpha: 0.5)))
    // A line has no box for colours to run through.
    #expect(
      try paint(
        "<linearGradient id='a'>\(stops)</linearGradient>",
        on: "<path d='M1 1H9' fill='none' stroke='url(#a)'/>") == nil)
  }

  @Test func currentColourIsTheElements() throws {
    let red = Color(255, 0, 0)
    #expect(
      try items("<g color='red' fill='currentColor'><rect width='1' height='1'/></g>")
        == [.fill(.rect(Rect(0, 0, 1, 1)), .color(red))])
    #expect(
      try items("<g fill='currentColor'><rect width='1' height='1' color='red'/></g>")
        == [.fill(.rect(Rect(0, 0, 1, 1)), .color(red))])
    #expect(
      try paint(
        "<linearGradient id='a' color='red'><stop stop-color='currentColor'/></linearGradient>")
        == .color(red))
  }

  /// A gradient has its colour from where it is written, not from what it paints.
  @Test func currentColourComesFromAbove() throws {
    let red = Color(255, 0, 0)
    let gradient = "<linearGradient id='a'><stop stop-color='currentColor'/></linearGradient>"
    let rect = "<rect width='1' height='1' fill='url(#a)' color='blue'/>"
    let square = Drawing.Item.fill(.rect(Rect(0, 0, 1, 1)), .color(red))
    #expect(try items("<defs color='red'>\(gradient)</defs>\(rect)") == [square])
    #expect(
      try items("<g color='red'><g color='currentColor'>\(gradient)</g></g>\(rect)") == [square])
    let own = gradient.replacing("id='a'", with: "id='a' color='currentColor'")
    #expect(try items("<g color='red'>\(own)</g>\(rect)") == [square])
    let wrong = gradient.replacing("id='a'", with: "id='a' color='reddish'")
    #expect(problem(document(wrong + rect)).contains("color \"reddish\" is no colour"))
  }

  @Test func aMissingPaintHasItsFallback() throws {
    #expect(
      try items("<rect width='1' height='1' fill='url(#gone) red'/>")
        == [.fill(.rect(Rect(0, 0, 1, 1)), .color(Color(255, 0, 0)))])
    #expect(try items("<rect width='1' height='1' fill='url(#gone) none'/>").isEmpty)
  }

  /// One more on each side of the box for the line around it: B and W are stops.
  @Test(arguments: [("repeat", "WWBB WWBB WWBB WWBB"), ("reflect", "BBWW WWBB BBWW WWBB")])
  func gradientsThatBeginAgain(spread: String, colors: String) throws {
    let paint = try paint(
      """
      <linearGradient id='a' gradientUnits='userSpaceOnUse' x1='2' x2='4' spreadMethod='\(spread)'>\
      \(stops)</linearGradient>
      """)
    guard case .linearGradient(let start, let end, let stops)? = paint else {
      throw SVGTestFailure()
    }
    #expect(start == Point(0, 0) && end == Point(8, 0))
    #expect(
      stops.map { $0.color == .white ? "W" : "B" } == colors.filter { $0 != " " }.map(String.init))
    let offsets = [0.0, 0.25, 0.5, 0.75].flatMap { [$0, $0, $0 + 0.25, $0 + 0.25] }
    #expect(stops.map(\.offset) == offsets)
  }

  /// A circle that begins again is a larger one around the same focus.
  @Test func circlesThatBeginAgain() throws {
    let paint = try paint(
      """
      <radialGradient id='a' gradientUnits='userSpaceOnUse' cx='4' cy='3' r='1' fx='4.5' fy='3' \
      spreadMethod='repeat'>\(stops)</radialGradient>
      """)
    guard case .radialGradient(let circle, let focus, let stops)? = paint else {
      throw SVGTestFailure()
    }
    #expect(focus == Point(0.5, 0))
    #expect(circle.apply(to: focus).distance(to: Point(4.5, 3)) < 1e-12)
    #expect(Double(stops.count / 4) == circle.a && circle.a == circle.d)
  }

  @Test func linesHaveTheirLimits() throws {
    var style = StrokeStyle(width: 1)
    style.miterLimit = 10
    #expect(
      try items("<g stroke-miterlimit='10'><path d='M1 1H5' fill='none' stroke='red'/></g>")
        == [.stroke(try outline("M1 1H5"), style, .color(Color(255, 0, 0)))])
  }

  @Test func theLineMayLieBelow() throws {
    let shape = "<rect x='4' y='4' width='2' height='2' stroke='red' paint-order='stroke'/>"
    guard case .stroke? = try items(shape).first, case .fill? = try items(shape).last else {
      throw SVGTestFailure()
    }
  }

  @Test func evenOddIsAMatterOfTheFill() throws {
    let items = try items("<path fill-rule='evenodd' stroke='red' d='M4 4H6V6z'/>")
    guard case .fill(let filled, _)? = items.first, case .stroke(let line, _, _)? = items.last
    else {
      throw SVGTestFailure()
    }
    #expect(filled.isEvenOdd && !line.isEvenOdd && filled.elements == line.elements)
  }
}

/// Lines cut into dashes.
@Suite struct PathDashTests {
  private func dashes(_ data: String, _ lengths: [Double], offset: Double = 0) throws -> Path? {
    try outline(data).dashed(lengths, offset: offset, most: 1000)
  }

  @Test func linesAreCut() throws {
    #expect(try dashes("M0 0H10", [2, 1]) == outline("M0 0H2M3 0H5M6 0H8M9 0H10"))
    #expect(try dashes("M0 0H10", [2, 1], offset: 1) == outline("M0 0H1M2 0H4M5 0H7M8 0H10"))
    #expect(try dashes("M0 0H10", [2, 1], offset: -1) == outline("M1 0H3M4 0H6M7 0H9"))
    #expect(try dashes("M0 0H3V3", [2, 1]) == outline("M0 0H2M3 0L3 2"))
    #expect(try dashes("M0 0H5M0 1H5", [4, 1]) == outline("M0 0H4M0 1H4"))
  }

  @Test func aClosedPartsLastDashGoesOnAsTheFirst() throws {
    #expect(try dashes("M0 0H4V4H0z", [6, 2]) == outline("M0 0L4 0L4 2M4 4L0 4L0 2"))
    #expect(
      try dashes("M0 0H4V4H0z", [3, 2], offset: 1) == outline("M4 0L4 3M3 4L0 4M0 2L0 0L2 0")
    )
    #expect(try dashes("M0 0H4V4H0z", [20, 1]) == outline("M0 0L4 0L4 4L0 4L0 0z"))
  }

  @Test func tooManyAreNone() throws {
    #expect(try dashes("M0 0H10", [0.001, 0.001]) == nil)
    #expect(try dashes("M0 0H1e6", [1, 1]) == nil)
  }

  /// Every short pattern on a bent path: what is drawn is as long as the pattern says, and lies on
  /// the path.
  @Test func dashesOfEveryShortPatternLieOnThePath() throws {
    let whole = try outline("M0 0C0 4 4 4 4 0S8 -4 8 0Q9 9 0 8H2")
    for lengths in allLists(of: [0, 0.5, 3], upTo: 4) {
      guard lengths.count.isMultiple(of: 2), lengths.contains(where: { $0 > 0 }) else { continue }
      for offset in [-1, 0, 0.7] {
        guard let path = whole.dashed(lengths, offset: offset, most: 1000) else {
          Issue.record("\(lengths) are too many")
          continue
        }
        let drawn = path.length
        let expected = Self.drawn(lengths, offset, whole.length)
        #expect(abs(drawn - expected) < 0.02 * (1 + expected), "\(lengths) from \(offset)")
      }
    }
  }

  /// The length that is drawn, by small steps.
  private static func drawn(_ lengths: [Double], _ offset: Double, _ whole: Double) -> Double {
    let period = lengths.reduce(0, +)
    let steps = 4000
    let on = (0..<steps).count { step in
      var place = ((Double(step) + 0.5) / Double(steps) * whole + offset)
        .truncatingRemainder(dividingBy: period)
      if place < 0 { place += period }
      var index = 0
      while place >= lengths[index], index < lengths.count - 1 {
        place -= lengths[index]
        index += 1
      }
      return index.isMultiple(of: 2)
    }
    return Double(on) / Double(steps) * whole
  }
}

/// The boxes, directions and copies of paths.
@Suite struct PathBoxTests {
  @Test func boxesAreTight() throws {
    #expect(try outline("M1 2L3 4").tightBox == Rect(1, 2, 2, 2))
    #expect(try outline("M0 0Q5 10 10 0").tightBox == Rect(0, 0, 10, 5))
    #expect(try outline("M0 0C0 4 4 4 4 0").tightBox == Rect(0, 0, 4, 3))
    #expect(Path().tightBox == nil)
    #expect(try outline("M9 9M1 1h1").tightBox == Rect(1, 1, 1, 0))
  }

  /// No sample of a random curve lies outside of its box, and each side is touched.
  @Test(arguments: UInt64(1)...100)
  func boxesHoldTheirCurves(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    func point() -> Point { Point(random.double(in: -9...9), random.double(in: -9...9)) }
    let piece = CubicPiece(start: point(), first: point(), second: point(), end: point())
    let path = Path([
      .move(piece.start), .cubic(control1: piece.first, control2: piece.second, to: piece.end),
    ])
    let samples = (0...1000).map { piece.point(at: Double($0) / 1000) }
    let box = try #require(path.tightBox)
    let (xs, ys) = (samples.map(\.x), samples.map(\.y))
    for (found, wanted) in [
      (xs.min(), box.minX), (xs.max(), box.maxX), (ys.min(), box.minY), (ys.max(), box.maxY),
    ] {
      #expect(abs((found ?? .infinity) - wanted) < 1e-3, "seed \(seed)")
    }
  }

  @Test func theOtherWayRound() throws {
    let path = try outline("M0 0H4V4zM5 5Q6 6 7 5C8 4 9 4 9 5")
    #expect(path.turn == 16 + (try outline("M5 5Q6 6 7 5C8 4 9 4 9 5").turn))
    #expect(path.reversed.turn == -path.turn)
    #expect(path.reversed.reversed.turn == path.turn)
    #expect(path.reversed == (try outline("M4 4L4 0L0 0zM9 5C9 4 8 4 7 5Q6 6 5 5")))
  }

  @Test func partsOfCurvesLieOnThem() {
    let curve = CubicPiece(start: .zero, first: Point(1, 5), second: Point(4, -5), end: Point(6, 1))
    for (from, to) in [(0.0, 1.0), (0.25, 0.5), (0, 0.3), (0.6, 1)] {
      let part = curve.part(from: from, to: to)
      for step in 0...8 {
        let time = Double(step) / 8
        let wanted = curve.point(at: from + (to - from) * time)
        #expect(part.point(at: time).distance(to: wanted) < 1e-12)
      }
    }
  }
}
