import Engine
import EngineSVG
import EngineTestSupport
import Testing

/// Lines as styles ask for them.
@Suite struct SVGLineTests {
  /// The line along a way of ten.
  private func line(_ attributes: String, around: String = "") throws -> (Path, StrokeStyle) {
    let path = "<path d='M0 0H10' \(attributes)/>"
    let content = "<g fill='none' stroke='red' \(around)>\(path)</g>"
    guard case .stroke(let path, let style, _)? = try items(content).first else {
      throw SVGTestFailure()
    }
    return (path, style)
  }

  @Test(arguments: [
    ("stroke-dasharray='2 1'", "M0 0H2M3 0H5M6 0H8M9 0H10"),
    ("stroke-dasharray='2,1' stroke-dashoffset='1'", "M0 0H1M2 0H4M5 0H7M8 0H10"),
    ("stroke-dasharray='2 1' stroke-dashoffset='-1'", "M1 0H3M4 0H6M7 0H9"),
    ("stroke-dasharray='2 1' stroke-dashoffset='auto'", "M0 0H2M3 0H5M6 0H8M9 0H10"),
    ("stroke-dasharray='3'", "M0 0H3M6 0H9"), ("stroke-dasharray='30%'", "M0 0H3M6 0H9"),
    ("stroke-dasharray='1 2 3'", "M0 0H1M3 0H6M7 0H9"),
    ("stroke-dasharray='0 0'", "M0 0H10"), ("stroke-dasharray='none'", "M0 0H10"),
    ("stroke-dasharray=''", "M0 0H10"), ("stroke-dashoffset='1'", "M0 0H10"),
    ("stroke-dasharray='1' pathLength='5'", "M0 0H2M4 0H6M8 0H10"),
    ("stroke-dasharray='1' stroke-dashoffset='.5' pathLength='5'", "M0 0H1M3 0H5M7 0H9"),
    ("stroke-dasharray='3' pathLength='0'", "M0 0H3M6 0H9"),
  ])
  func linesAreDashed(attributes: String, wanted: String) throws {
    #expect(try line(attributes).0 == outline(wanted))
  }

  /// Circles and ellipses begin at three o'clock, rectangles at their top left, and all run clockwise.
  @Test(arguments: [
    ("circle cx='5' cy='5' r='4'", Point(9, 5), Point(5, 9)),
    ("ellipse cx='5' cy='5' rx='4' ry='2'", Point(9, 5), Point(5, 7)),
    ("rect x='1' y='2' width='4' height='4'", Point(1, 2), Point(5, 2)),
    ("rect x='1' y='1' width='8' height='8' rx='4'", Point(5, 1), Point(9, 5)),
  ])
  func dashesBeginWhereSVGSays(shape: String, start: Point, quarter: Point) throws {
    let dash = "fill='none' stroke='red' pathLength='4'"
    func path(_ attributes: String) throws -> Path {
      guard case .stroke(let path, _, _)? = try items("<\(shape) \(dash) \(attributes)/>").first
      else { throw SVGTestFailure() }
      return path
    }
    let ends = try path("stroke-dasharray='1 9'").elements.compactMap { points($0).last }
    #expect(ends.first.map { $0.distance(to: start) < 0.01 } == true)
    #expect(ends.last.map { $0.distance(to: quarter) < 0.01 } == true)
    let later = try path("stroke-dasharray='1 9' stroke-dashoffset='-1'").elements
    #expect(later.first.flatMap { points($0).last }.map { $0.distance(to: quarter) < 0.01 } == true)
  }

  @Test func aShapeMayEndTheDashesOfItsGroup() throws {
    let dashed = "stroke-dasharray='2 1' stroke-dashoffset='1'"
    #expect(try line("", around: dashed).0 == outline("M0 0H1M2 0H4M5 0H7M8 0H10"))
    #expect(try line("stroke-dashoffset='0'", around: dashed).0 == line("stroke-dasharray='2 1'").0)
    #expect(try line("stroke-dasharray='none'", around: dashed).0 == outline("M0 0H10"))
  }

  @Test func aWidthMayBeLeftAsItWas() throws {
    let around = "stroke-width='3' stroke-linecap='round' stroke-linejoin='bevel'"
    let style = StrokeStyle(width: 3, cap: .round, join: .bevel)
    #expect(try line("", around: around).1 == style)
    #expect(try line("stroke-width='auto'", around: around).1 == style)
    #expect(try line("stroke-width='50%'").1 == StrokeStyle(width: 5))
    #expect(try line("").1 == StrokeStyle(width: 1))
    #expect(try line("stroke-miterlimit='1'").1.miterLimit == 1)
  }

  @Test(arguments: [
    ("stroke", true), ("stroke fill", true), ("markers stroke", true), ("stroke markers", true),
    ("fill", false), ("normal", false), ("fill stroke", false), ("markers", false),
    ("markers fill stroke", false), ("markers stroke fill", true), ("", false),
  ])
  func theFirstWordLiesBelow(order: String, isBelow: Bool) throws {
    let shape = "<rect width='2' height='2' stroke='red' paint-order='\(order)'/>"
    let items = try items(shape)
    guard items.count == 2, case .stroke = items[isBelow ? 0 : 1] else { throw SVGTestFailure() }
  }

  @Test func hiddenLinesAreNotDrawn() throws {
    for attribute in ["visibility='hidden'", "visibility='collapse'", "display='none'"] {
      #expect(try items("<path d='M0 0H9' stroke='red' \(attribute)/>").isEmpty)
    }
  }
}
