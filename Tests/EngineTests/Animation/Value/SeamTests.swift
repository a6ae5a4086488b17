import Engine
import EngineTestSupport
import Testing

@Suite struct SeamTests {
  private let rising = linear(from: 0, to: 1, in: 1)
  private let falling = linear(from: 5, to: 4, in: 1)

  @Test func leftWinsAtTheSeam() {
    #expect((rising * falling).value(0.5)?.mean == 1)
    #expect((falling * rising).value(0.5)?.mean == 4)
  }

  @Test(arguments: [0.0, 1e-13, 9e-13])
  func withinRoundingBehindTheSeamIsOnIt(distance: Double) {
    #expect((rising * falling).value(0.5 + distance)?.mean == 1)
    let box = Holder()
    let program = (rising * falling).bind(box, with: \.value).compiled()
    #expect(program.value(of: program.properties[0], at: 1 + 2 * distance)?[0] == 1)
  }

  @Test func beyondRoundingTheRightSideHasBegun() throws {
    #expect(agree(try #require((rising * falling).value(0.5 + 1e-11)?.mean), 5))
    let box = Holder()
    let program = (rising * falling).bind(box, with: \.value).compiled()
    #expect(agree(try #require(program.value(of: program.properties[0], at: 1 + 2e-11)?[0]), 5))
  }

  @Test func decimalTenthsMeetOnTheirSeams() throws {
    // 0.1 + 0.2 is not 0.3: only the tolerance puts the third moment on the seam.
    let tenths = (0..<10).map { const(Double($0), for: 0.1) }.reduce(.one, *)
    for index in 1...10 {
      let value = try #require(tenths.value(Double(index) / 10)?.mean)
      #expect(agree(value, Double(index - 1)))
    }
  }

  /// A seam is narrower than the next number there.
  @Test func leftWinsAfterHoursBeforeWhatNeverEnds() {
    let late = const(1, for: 20_000) * const(2, for: 1).repeatingForever
    #expect(late.value(atSecond: 20_000)?.mean == 1)
    #expect(late.value(atSecond: 20_000.001)?.mean == 2)
    let box = Holder()
    let program = late.bind(box, with: \.value).compiled()
    #expect(program.value(of: program.properties[0], at: 20_000)?[0] == 1)
    #expect(program.value(of: program.properties[0], at: 20_000.001)?[0] == 2)
  }

  @Test func progressIsCutToTheEnds() {
    #expect(rising.value(-3)?.mean == 0)
    #expect(rising.value(7)?.mean == 1)
    #expect(rising.value(.infinity)?.mean == 1)
    #expect(rising.value(-.infinity)?.mean == 0)
  }
}
