import Engine
import EngineSVG
import Testing

/// Lengths with units, and the frame that a root gives its picture.
@Suite struct SVGUnitsTests {
  /// Attributes have no order: an em is of the element's own font.
  @Test(arguments: [
    "stroke-width='2em' font-size='5'", "font-size='5' stroke-width='2em'",
    "stroke-width='2em' style='font-size:5px'",
  ])
  func anEmIsOfTheElementsOwnFont(_ attributes: String) throws {
    let items = try items("<g font-size='3'><path d='M0 0H9' stroke='red' \(attributes)/></g>")
    let style = items.compactMap { if case .stroke(_, let style, _) = $0 { style } else { nil } }
    #expect(style.map(\.width) == [10])
  }

  @Test(arguments: [
    ("3", 3.0), ("3px", 3), ("3pt", 4), ("1pc", 16), ("1in", 96), ("2.54cm", 96), ("25.4mm", 96),
    ("101.6Q", 96), ("2em", 32), ("2ex", 16), ("1rem", 16), ("2ch", 16),
    ("50%", 5), ("1e0px", 1), (" 2 ", 2),
  ])
  func unitsAreRead(text: String, wanted: Double) throws {
    guard case .fill(let path, _)? = try items("<rect width='\(text)' height='1'/>").first,
      case .line(let corner) = path.elements[1]
    else { throw SVGTestFailure() }
    #expect(abs(corner.x - wanted) < 1e-12)
  }

  @Test func emIsTheFontSize() throws {
    let rect = Drawing.Item.fill(.rect(Rect(0, 0, 20, 1)), .color(.black))
    #expect(try items("<g font-size='10'><rect width='2em' height='1'/></g>") == [rect])
    #expect(
      try items("<g font-size='5'><g style='font-size:2em'><rect width='2em' height='1'/></g></g>")
        == [rect])
  }

  @Test(arguments: [
    ("large", 36.0), ("medium", 32), ("larger", 24), ("150%", 30), ("wide", 20),
  ])
  func aSizeMayBeInWords(size: String, width: Double) throws {
    #expect(
      try items(
        "<g font-size='10'><g font-size='\(size)'><rect width='2em' height='1'/></g></g>"
      ) == [.fill(.rect(Rect(0, 0, width, 1)), .color(.black))])
  }

  /// Percentages are of the box's width, its height, or the root of the mean of their squares.
  @Test func percentagesAreOfTheirAxis() throws {
    let svg = "<svg viewBox='0 0 30 40'><circle cx='50%' cy='50%' r='20%'/></svg>"
    let (width, height) = (30.0, 40.0)
    let radius = 0.2 * ((width * width + height * height) / 2).squareRoot()
    #expect(
      try Drawing(svg: svg).items
        == [.fill(.circle(center: Point(15, 20), radius: radius), .color(.black))])
  }

  @Test(arguments: [
    ("width='30' height='20'", Rect(0, 0, 30, 20)),
    ("width='1in' height='1pc'", Rect(0, 0, 96, 16)),
    ("viewBox='1 2 3 4'", Rect(1, 2, 3, 4)), ("viewBox='1 2 3 4' width='100%'", Rect(1, 2, 3, 4)),
    ("viewBox='1 2 3 4' width='9'", Rect(1, 2, 3, 4)),
    ("viewBox='1 2 3 4' width='6mm' height='8mm'", Rect(1, 2, 3, 4)),
    ("viewBox='1 2 3 4' width='auto' height='9'", Rect(1, 2, 3, 4)),
    ("viewBox='1 2 3 4' width='9' height='auto'", Rect(1, 2, 3, 4)),
    ("viewBox='1 2 3 4' height='9'", Rect(1, 2, 3, 4)),
    ("viewBox='0 0 10 10' width='20' height='10'", Rect(-5, 0, 20, 10)),
    ("viewBox='100 200 10 10' width='20' height='10'", Rect(95, 200, 20, 10)),
    ("viewBox='0 0 20 10' width='10' height='20'", Rect(0, -15, 20, 40)),
    (
      "viewBox='100 200 10 10' width='10' height='20' preserveAspectRatio='defer xMinYMax'",
      Rect(100, 190, 10, 20)
    ),
    (
      "viewBox='100 200 10 10' width='10' height='20' preserveAspectRatio='xMaxYMid slice'",
      Rect(105, 200, 5, 10)
    ),
    ("viewBox='0 0 10 10' width='10' height='20'", Rect(0, -5, 10, 20)),
    (
      "viewBox='0 0 10 10' width='20' height='10' preserveAspectRatio='xMinYMid'",
      Rect(0, 0, 20, 10)
    ),
    (
      "viewBox='0 0 10 10' width='20' height='10' preserveAspectRatio='xMaxYMin meet'",
      Rect(-10, 0, 20, 10)
    ),
    (
      "viewBox='0 0 10 10' width='20' height='10' preserveAspectRatio='xMidYMax slice'",
      Rect(0, 5, 10, 5)
    ),
    (
      "viewBox='5 5 10 10' width='20' height='10' preserveAspectRatio='none'",
      Rect(0, 0, 20, 10)
    ),
  ])
  func framesAreThePicturesBox(attributes: String, wanted: Rect) throws {
    #expect(try Drawing(svg: "<svg \(attributes)/>").viewBox == wanted)
  }

  @Test func aStretchedFrameStretchesItsContents() throws {
    let svg = """
      <svg viewBox='5 5 10 10' width='20' height='10' preserveAspectRatio='none'>
      <rect x='5' y='5' width='1' height='1'/></svg>
      """
    let map = AffineTransform(a: 2, b: 0, c: 0, d: 1, tx: -10, ty: -5)
    #expect(
      try Drawing(svg: svg).items == [
        .group(
          transform: map, opacity: 1, items: [.fill(.rect(Rect(5, 5, 1, 1)), .color(.black))])
      ])
  }

  @Test func whatReachesOutOfTheFrameIsCut() throws {
    let rect = "<rect x='5' width='10' height='1'/>"
    let item = Drawing.Item.fill(.rect(Rect(5, 0, 10, 1)), .color(.black))
    #expect(
      try Drawing(svg: "<svg viewBox='0 0 10 10'>\(rect)</svg>").items
        == [.clipped(by: .rect(Rect(0, 0, 10, 10)), items: [item])])
    #expect(
      try Drawing(svg: "<svg viewBox='0 0 10 10' overflow='visible'>\(rect)</svg>").items == [item])
  }

  @Test(arguments: ["xMidYMod", "xMadYMid", "yMidXMid", "xMidYMi", "", "meet"])
  func anUnknownPlaceIsNamed(text: String) {
    #expect(
      problem("<svg viewBox='0 0 1 1' preserveAspectRatio='\(text)'/>")
        == "line 1: <svg>: preserveAspectRatio \"\(text)\" is unknown; write none, or such as "
        + "xMidYMid meet")
  }

  @Test(arguments: [
    (
      "width='1qx' height='1'",
      "width: found \"qx\" where the value should end; units are px pt pc mm cm in em ex %"
    ),
    (
      "viewBox='0 0 1 1' preserveAspectRatio='middle'",
      "preserveAspectRatio \"middle\" is unknown; write none, or such as xMidYMid meet"
    ),
    ("width='100%' height='9'", "has no viewBox; add viewBox=\"x y width height\""),
  ])
  func wrongFramesAreNamed(attributes: String, wanted: String) {
    #expect(problem("<svg \(attributes)/>") == "line 1: <svg>: \(wanted)")
  }
}

struct SVGTestFailure: Error {}
