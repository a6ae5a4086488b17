import Engine
import EngineTestSupport
import Testing

@Suite struct WindingTests {
  private func both(_ a: Path, _ b: Path) -> Path { Path(a.elements + b.elements) }
  private let clockwise = [Point(2, 2), Point(8, 2), Point(8, 8), Point(2, 8)]

  @Test func overlapsOfOneDirectionCoverOnce() {
    let path = both(.rect(Rect(1, 1, 6, 6)), .rect(Rect(4, 4, 5, 5)))
    #expect(painted([.white(path)], 10, 10).area == 36 + 25 - 9)
  }

  @Test func oppositeDirectionsCutAHole() {
    let path = both(.rect(Rect(0, 0, 10, 10)), .lines(clockwise.reversed(), closed: true))
    #expect(painted([.white(path)], 10, 10).area == 64)
  }

  @Test func sameDirectionInsideCutsNoHole() {
    let path = both(.rect(Rect(0, 0, 10, 10)), .lines(clockwise, closed: true))
    #expect(painted([.white(path)], 10, 10).area == 100)
  }

  @Test func directionDoesNotMatter() {
    let forward = painted([.white(.lines(clockwise, closed: true))], 10, 10)
    let backward = painted([.white(.lines(clockwise.reversed(), closed: true))], 10, 10)
    #expect(forward.pixels == backward.pixels)
  }

  @Test func middleOfAPentagramIsFilled() {
    let bitmap = painted([.white(.pentagram(center: Point(20, 20), radius: 18))], 40, 40)
    #expect(bitmap.alpha(20, 20) == 255)
  }

  @Test func openPathsAreClosedForFilling() {
    let open = painted([.white(.lines(clockwise))], 10, 10)
    let closed = painted([.white(.lines(clockwise, closed: true))], 10, 10)
    #expect(open.pixels == closed.pixels)
  }

  @Test func aLineAfterCloseBeginsAtTheStart() {
    let path = Path([
      .move(Point(2, 2)), .line(Point(4, 2)), .line(Point(4, 4)), .close,
      .line(Point(2, 8)), .line(Point(8, 8)), .close,
    ])
    let wanted = both(
      .lines([Point(2, 2), Point(4, 2), Point(4, 4)]),
      .lines([Point(2, 2), Point(2, 8), Point(8, 8)]))
    #expect(painted([.white(path)], 10, 10).pixels == painted([.white(wanted)], 10, 10).pixels)
  }

  @Test func aPathWithoutMoveBeginsWhereItFirstLeads() {
    let path = Path([.line(Point(2, 2)), .line(Point(8, 2)), .line(Point(8, 8))])
    let wanted = Path.lines([Point(2, 2), Point(8, 2), Point(8, 8)])
    #expect(painted([.white(path)], 10, 10).pixels == painted([.white(wanted)], 10, 10).pixels)
  }

  @Test func curvesAreTheSameInBothForms() {
    let (a, control, b) = (Point(1, 1), Point(20, 3), Point(18, 19))
    let quad = Path([.move(a), .quad(control: control, to: b)])
    let first = a + (control - a) * (2 / 3)
    let second = b + (control - b) * (2 / 3)
    let cubic = Path([.move(a), .cubic(control1: first, control2: second, to: b)])
    let (one, other) = (painted([.white(quad)], 20, 20), painted([.white(cubic)], 20, 20))
    for (x, y) in zip(one.pixels, other.pixels) {
      #expect(abs(Int(x >> 24) - Int(y >> 24)) <= 8)
    }
    // A parabola covers two thirds of the triangle of its control points.
    let triangle = ExactArea.of([a, control, b])
    #expect(abs(one.area - triangle * 2 / 3) < 1)
  }
}
