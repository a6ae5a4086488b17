import Engine
import Testing

/// Paths put together, and lines in dashes.
@Suite struct PathJoiningTests {
  private func dashed(_ points: [Point], _ dash: Double, _ gap: Double) -> [Path.Element] {
    Path.dashed(through: points, dash: dash, gap: gap).elements
  }

  @Test func twoPathsAreFilledByTheFirstOnesRule() {
    let square = Path.rect(Rect(0, 0, 1, 1))
    var line = Path([.move(Point(1, 2)), .line(Point(3, 4))])
    #expect((square + line).elements == square.elements + line.elements)
    line.isEvenOdd = true
    #expect((line + square).isEvenOdd && !(square + line).isEvenOdd)
  }

  @Test func dashesAndGapsTakeTurns() {
    #expect(
      dashed([Point(1, 1), Point(10, 1)], 3, 2) == [
        .move(Point(1, 1)), .line(Point(4, 1)), .move(Point(6, 1)), .line(Point(9, 1)),
      ])
    #expect(
      dashed([Point(1, 1), Point(1, 8)], 3, 2) == [
        .move(Point(1, 1)), .line(Point(1, 4)), .move(Point(1, 6)), .line(Point(1, 8)),
      ])
  }

  @Test func dashesGoRoundCorners() {
    let corners = [Point(0, 0), Point(4, 0), Point(4, 4), Point(0, 4)]
    #expect(
      dashed(corners, 6, 3) == [
        .move(Point(0, 0)), .line(Point(4, 0)), .line(Point(4, 2)), .move(Point(3, 4)),
        .line(Point(0, 4)),
      ])
    #expect(
      dashed([Point(0, 0), Point(3, 0), Point(3, 4.5)], 3, 1) == [
        .move(Point(0, 0)), .line(Point(3, 0)), .move(Point(3, 1)), .line(Point(3, 4)),
      ])
  }

  @Test func aDashMayBeLongerThanTheLine() {
    #expect(
      dashed([Point(0, 0), Point(1, 0), Point(1, 1)], 9, 1) == [
        .move(Point(0, 0)), .line(Point(1, 0)), .line(Point(1, 1)),
      ])
  }

  @Test func fewPointsAreNoLine() {
    #expect(dashed([], 3, 2) == [])
    #expect(dashed([Point(1, 2)], 3, 2) == [.move(Point(1, 2))])
  }
}
