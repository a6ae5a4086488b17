import Engine
import EngineSVG
import EngineTestSupport
import Testing

/// The commands of path data.
@Suite struct SVGPathDataTests {
  @Test(
    arguments: [
      ("M1 2L3 4", [.move(Point(1, 2)), .line(Point(3, 4))]),
      ("m1 2l3 4", [.move(Point(1, 2)), .line(Point(4, 6))]),
      ("M1,2 3,4", [.move(Point(1, 2)), .line(Point(3, 4))]),
      ("m1,2 3,4-1-1", [.move(Point(1, 2)), .line(Point(4, 6)), .line(Point(3, 5))]),
      ("M1 2H5V7", [.move(Point(1, 2)), .line(Point(5, 2)), .line(Point(5, 7))]),
      ("M1 2h5v7", [.move(Point(1, 2)), .line(Point(6, 2)), .line(Point(6, 9))]),
      ("M1 1h1 2", [.move(Point(1, 1)), .line(Point(2, 1)), .line(Point(4, 1))]),
      ("M.5.5-1e1+2E-1", [.move(Point(0.5, 0.5)), .line(Point(-10, 0.2))]),
      (" \n M 1 , 2 \t", [.move(Point(1, 2))]),
      (
        "M1 1C2 2 3 3 4 4",
        [.move(Point(1, 1)), .cubic(control1: Point(2, 2), control2: Point(3, 3), to: Point(4, 4))]
      ),
      (
        "M1 1c2 2 3 3 4 4",
        [.move(Point(1, 1)), .cubic(control1: Point(3, 3), control2: Point(4, 4), to: Point(5, 5))]
      ),
      (
        "M1 1q1 2 3 4",
        [.move(Point(1, 1)), .quad(control: Point(2, 3), to: Point(4, 5))]
      ),
    ] as [(String, [Path.Element])])
  func commandsMoveThePen(data: String, wanted: [Path.Element]) throws {
    #expect(try outline(data).elements == wanted)
  }

  @Test(arguments: [
    ("0.000000000000001", 1e-15), ("0.0000000000000001", 1e-16), ("-0.00000000000000012", -1.2e-16),
    ("1.23456789012345678", 1.23456789012345678), ("0.1234567890123456789", 0.1234567890123456789),
    ("99999.9999999999", 99999.9999999999), ("1e6", 1_000_000), ("-1000000", -1_000_000),
    ("+12.50e-1", 1.25), ("007", 7), ("1E+2", 100),
  ])
  func numbersAreExact(text: String, wanted: Double) throws {
    #expect(try outline("M\(text) 1").elements == [.move(Point(wanted, 1))])
  }

  @Test func smoothCurvesMirrorTheLastControl() throws {
    #expect(try outline("M0 0C1 2 3 4 5 5S8 8 9 9") == outline("M0 0C1 2 3 4 5 5C7 6 8 8 9 9"))
    #expect(try outline("M0 0Q1 2 4 4T9 9") == outline("M0 0Q1 2 4 4Q7 6 9 9"))
    #expect(try outline("M0 0Q1 2 4 4t1 1 2 0") == outline("M0 0Q1 2 4 4Q7 6 5 5Q3 4 7 5"))
  }

  @Test func smoothCurvesWithNothingToGoOnFromStartAtThePen() throws {
    #expect(try outline("M1 1S2 3 4 4") == outline("M1 1C1 1 2 3 4 4"))
    #expect(try outline("M0 0Q1 2 4 4S5 6 7 7") == outline("M0 0Q1 2 4 4C4 4 5 6 7 7"))
    #expect(try outline("M0 0C1 2 3 4 5 5T9 9") == outline("M0 0C1 2 3 4 5 5Q5 5 9 9"))
  }

  @Test func aClosedPathGoesOnFromItsStart() throws {
    #expect(try outline("M1 1h2v2zh5") == outline("M1 1h2v2zM1 1h5"))
    #expect(try outline("M1 1h2v2zm1 0h5") == outline("M1 1h2v2zM2 1h5"))
    #expect(try outline("M1 1zz").elements == [.move(Point(1, 1)), .close, .close])
  }

  /// Random paths written with capital letters and with small ones are the same paths.
  @Test(arguments: UInt64(1)...50)
  func smallLettersCountFromThePen(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    var (absolute, relative, pen) = ("M5 5", "m5 5", Point(5, 5))
    for _ in 0..<12 {
      let (letter, count) =
        [("L", 1), ("C", 3), ("S", 2), ("Q", 2), ("T", 1)].randomElement(
          using: &random) ?? ("L", 1)
      let points = (0..<count).map { _ in
        Point(
          Double(Int.random(in: -9...9, using: &random)),
          Double(Int.random(in: 0...9, using: &random)))
      }
      absolute += letter + points.map { "\($0.x) \($0.y)" }.joined(separator: " ")
      relative += letter.lowercased()
      relative += points.map { "\($0.x - pen.x),\($0.y - pen.y)" }.joined(separator: ",")
      pen = points[count - 1]
    }
    let paths = (try outline(absolute), try outline(relative))
    #expect(paths.0 == paths.1, "seed \(seed): \(absolute)")
  }

  @Test(arguments: [
    ("L1 1", "found \"L1\" where the path begins; begin with M or m"),
    ("M1 1 X2", "unknown command \"X2\"; known: M L H V C S Q T A Z, and in lower case"),
    ("M1 1 z 5", "unknown command \"5\"; known: M L H V C S Q T A Z, and in lower case"),
    ("M1", "found the end where a number belongs, such as 12 or -0.5"),
    ("M1 1,", "found the end where a number belongs, such as 12 or -0.5"),
    ("M1,,1", "found \",\" where a number belongs, such as 12 or -0.5"),
    ("M1.x 1", "found \"1.x\" where a number belongs, such as 12 or -0.5"),
    ("M1 nan", "found \"nan\" where a number belongs, such as 12 or -0.5"),
    ("M1 --1", "found \"--1\" where a number belongs, such as 12 or -0.5"),
    ("M1 .", "found \".\" where a number belongs, such as 12 or -0.5"),
    ("M1 1000000.1", "\"1000000.1\" is too large; numbers lie between -1000000 and 1000000"),
    ("M1 -1000000.1", "\"-1000000.1\" is too large; numbers lie between -1000000 and 1000000"),
    ("M1 1e7", "\"1e7\" is too large; numbers lie between -1000000 and 1000000"),
    ("M1 1e999", "\"1e999\" is too large; numbers lie between -1000000 and 1000000"),
    ("M0 0A1 1 0 2 0 1 1", "found \"2\" where a flag belongs; write 0 or 1"),
  ])
  func wrongDataIsNamed(data: String, wanted: String) {
    #expect(problem(document("<path d=\"\(data)\"/>")) == "line 1: <path>: d: \(wanted)")
  }

  @Test func anErrorNamesTheLineInsideTheData() {
    let wanted = "line 3: <path>: d: found \"z\" where a number belongs, such as 12 or -0.5"
    #expect(problem(document("<path d=\"M1 1\n  L2 2\n  L3 z\"/>")) == wanted)
  }

  @Test func aPathNeedsData() {
    #expect(problem(document("<path/>")) == "line 1: <path>: has no d; add d=\"M…\"")
  }
}
