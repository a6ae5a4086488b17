import Engine
import EngineSVG
import Testing

/// The elements that draw, and the groups around them.
@Suite struct SVGShapeTests {
  private func path(_ content: String) throws -> Path {
    guard case .fill(let path, .color(.black))? = try items(content).first else {
      Issue.record("\(content) is not filled black")
      return Path()
    }
    return path
  }

  @Test func rectangles() throws {
    #expect(try path("<rect x='1' y='2' width='3' height='4'/>") == .rect(Rect(1, 2, 3, 4)))
    #expect(try path("<rect width='3' height='4'/>") == .rect(Rect(0, 0, 3, 4)))
    #expect(
      try path("<rect width='3' height='4' rx='1'/>")
        == .roundedRect(Rect(0, 0, 3, 4), radius: 1))
    #expect(
      try path("<rect width='3' height='4' rx='9'/>")
        == path("<rect width='3' height='4' rx='1.5' ry='2'/>"))
  }

  @Test func roundOnes() throws {
    #expect(try path("<circle cx='4' cy='5' r='2'/>") == .circle(center: Point(4, 5), radius: 2))
    #expect(try path("<circle r='2'/>") == .circle(center: .zero, radius: 2))
    #expect(
      try path("<ellipse cx='4' cy='5' rx='2' ry='1'/>") == .ellipse(in: Rect(2, 4, 4, 2)))
  }

  @Test func oneRadiusStandsForBoth() throws {
    #expect(try path("<ellipse rx='2'/>") == .ellipse(in: Rect(-2, -2, 4, 4)))
    #expect(try path("<ellipse ry='3'/>") == .ellipse(in: Rect(-3, -3, 6, 6)))
    let round = Path.roundedRect(Rect(0, 0, 3, 4), radius: 1)
    #expect(try path("<rect width='3' height='4' ry='1'/>") == round)
    #expect(try path("<rect width='3' height='4' rx='1' ry='0'/>") == .rect(Rect(0, 0, 3, 4)))
    #expect(try path("<rect width='3' height='4' rx='0' ry='1'/>") == .rect(Rect(0, 0, 3, 4)))
  }

  @Test(arguments: [
    "circle r='0'", "ellipse rx='0' ry='1'", "ellipse rx='1' ry='0'", "rect width='0' height='1'",
    "rect width='1' height='0'", "path d=''", "path d='none'",
  ])
  func shapesOfNoSizeAreNotDrawn(shape: String) throws {
    #expect(try items("<\(shape) stroke='red'/>").isEmpty)
  }

  @Test func corners() throws {
    #expect(try path("<polyline points='1,2 3,4 5 6'/>") == outline("M1 2L3 4L5 6"))
    #expect(try path("<polygon points=' 1 2 3 4 5 6 '/>") == outline("M1 2L3 4L5 6z"))
  }

  @Test func aLineIsOnlyStroked() throws {
    #expect(try items("<line x2='3' y2='4'/>").isEmpty)
    #expect(
      try items("<line x1='1' y1='2' x2='3' y2='4' fill='white' stroke='black'/>")
        == [.stroke(try outline("M1 2L3 4"), StrokeStyle(width: 1), .color(.black))])
  }

  @Test(arguments: [
    ("<rect height='1'/>", "<rect>: has no width; add width=\"…\""),
    ("<rect width='1' height='-1'/>", "<rect>: height \"-1\" must not be below 0"),
    ("<rect width='1' height='1' rx='-1'/>", "<rect>: rx \"-1\" must not be below 0"),
    ("<rect width='1' height='1 2'/>", "<rect>: height: found \"2\" where the value should end"),
    ("<circle/>", "<circle>: has no r; add r=\"…\""),
    ("<circle r='-1'/>", "<circle>: r \"-1\" must not be below 0"),
    ("<ellipse/>", "<ellipse>: has no rx; add rx=\"…\" and ry=\"…\""),
    ("<polygon/>", "<polygon>: has no points; add points=\"x,y x,y\""),
    (
      "<polygon points='1 2 3'/>",
      "<polygon>: points has 3 numbers; it takes two a point, two points or more"
    ),
    (
      "<polyline points='1 2'/>",
      "<polyline>: points has 2 numbers; it takes two a point, two points or more"
    ),
    (
      "<polyline points='1 2,'/>",
      "<polyline>: points: found the end where a number belongs, such as 12 or -0.5"
    ),
  ])
  func wrongShapesAreNamed(content: String, wanted: String) {
    #expect(problem(document(content)) == "line 1: \(wanted)")
  }
}

/// Groups, and what moves and fades them.
@Suite struct SVGGroupTests {
  private let square = Drawing.Item.fill(.rect(Rect(0, 0, 1, 1)), .color(.black))
  private let rect = "<rect width='1' height='1'/>"

  @Test func groupsThatChangeNothingVanish() throws {
    #expect(try items("<g>\(rect)<g opacity='1'>\(rect)</g></g>") == [square, square])
    #expect(try items("<g opacity='0.5'><g transform='scale(2)'/></g>").isEmpty)
  }

  @Test func groupsMoveAndFadeTheirItems() throws {
    #expect(
      try items("<g opacity='0.5' transform='translate(1 2)'>\(rect)\(rect)</g>")
        == [.group(transform: .translation(1, 2), opacity: 0.5, items: [square, square])])
  }

  @Test func aShapeThatMovesOrFadesIsAGroup() throws {
    #expect(
      try items("<rect width='1' height='1' opacity='.25'/>")
        == [.group(transform: .identity, opacity: 0.25, items: [square])])
    #expect(
      try items("<rect width='1' height='1' transform='scale(2,3)'/>")
        == [.group(transform: .scale(2, 3), opacity: 1, items: [square])])
  }

  @Test(arguments: [
    ("translate(3)", AffineTransform.translation(3, 0)),
    ("translate( 3 , 4 )", .translation(3, 4)),
    ("scale(3)", .scale(3, 3)),
    ("scale(3 -4)", .scale(3, -4)),
    ("rotate(90)", .rotation(.pi / 2)),
    (
      "rotate(90 1 2)",
      AffineTransform.translation(-1, -2).then(.rotation(.pi / 2)).then(.translation(1, 2))
    ),
    ("matrix(1 2 3 4 5 6)", AffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)),
    ("translate(1 2) scale(3)", AffineTransform.scale(3, 3).then(.translation(1, 2))),
    ("translate(3px 4px)", .translation(3, 4)), ("rotate(90deg)", .rotation(.pi / 2)),
    ("scale(3),translate(1 2)", AffineTransform.translation(1, 2).then(.scale(3, 3))),
  ])
  func transformsAreRead(text: String, wanted: AffineTransform) throws {
    #expect(
      try items("<g transform='\(text)'>\(rect)</g>")
        == [.group(transform: wanted, opacity: 1, items: [square])])
  }

  @Test func skewsLeanOneAxisTowardsTheOther() throws {
    func moved(_ text: String) throws -> Point {
      guard case .group(_, let map, _, _)? = try items("<g transform='\(text)'>\(rect)</g>").first
      else { throw SVGTestFailure() }
      return map.apply(to: Point(3, 2))
    }
    #expect(try moved("skewX(45)").distance(to: Point(5, 2)) < 1e-12)
    #expect(try moved("skewY(45)").distance(to: Point(3, 5)) < 1e-12)
    let slope = 3.0.squareRoot()
    #expect(try moved("skewX(-60)").distance(to: Point(3 - 2 * slope, 2)) < 1e-12)
    #expect(try moved("skewY(-60)").distance(to: Point(3, 2 - 3 * slope)) < 1e-12)
  }

  @Test func anEmptyTransformListChangesNothing() throws {
    #expect(try items("<g transform=''>\(rect)</g>") == [square])
  }

  @Test(arguments: [
    (
      "skew(3)",
      "found \"skew(3)\"; known: translate(…), scale(…), rotate(…), skewX(…), skewY(…), matrix(…)"
    ),
    ("scale", "found the end behind scale; write scale(…)"),
    ("scale()", "scale has 0 numbers; it takes 1 or 2"),
    ("rotate(1 2)", "rotate has 2 numbers; it takes 1 or 3"),
    ("matrix(1 2 3 4 5)", "matrix has 5 numbers; it takes 6"),
    ("skewX(1 2)", "skewX has 2 numbers; it takes 1"),
    ("skewY()", "skewY has 0 numbers; it takes 1"),
    ("translate(1 2 3)", "translate has 3 numbers; it takes 1 or 2"),
    ("scale(1,)", "found \")\" where a number belongs, such as 12 or -0.5"),
    ("scale(1", "found the end where a number belongs, such as 12 or -0.5"),
    (
      "scale(1),",
      "found the end; known: translate(…), scale(…), rotate(…), skewX(…), skewY(…), matrix(…)"
    ),
  ])
  func wrongTransformsAreNamed(text: String, wanted: String) {
    #expect(problem(document("<g transform='\(text)'/>")) == "line 1: <g>: transform: \(wanted)")
  }

  @Test func productsBeyondAllNumbersAreErrors() {
    let list = String(repeating: "scale(1e6)", count: 60)
    #expect(
      problem(document("<g transform='\(list)'/>"))
        == "line 1: <g>: transform: the product grows beyond all numbers")
  }

  @Test func opacityIsANumberOrAPercentage() throws {
    for (text, opacity) in [("0", 0.0), ("0%", 0), (".25", 0.25), ("75%", 0.75)] {
      #expect(
        try items("<g opacity='\(text)'>\(rect)</g>")
          == [.group(transform: .identity, opacity: opacity, items: [square])])
    }
    #expect(try items("<g opacity='100%'>\(rect)</g>") == [square])
  }

  /// Numbers beyond all and nothing are cut, as CSS says.
  @Test func opacityLiesBetweenNoneAndAll() throws {
    let none = Drawing.Item.group(transform: .identity, opacity: 0, items: [square])
    #expect(try items("<g opacity='-0.1'>\(rect)</g>") == [none])
    #expect(try items("<g opacity='101%'>\(rect)</g>") == [square])
    #expect(try items("<g opacity='7'>\(rect)</g>") == [square])
  }
}
