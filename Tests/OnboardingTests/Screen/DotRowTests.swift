import Engine
import Testing

@testable import Onboarding

@Suite struct DotRowTests {
  private static let sizes = [
    Size(320, 480), Size(480, 960), Size(960, 720), Size(1920, 1080), Size(200, 240),
  ]

  private func row(_ size: Size, count: Int = 4, scale: Double = 1) -> DotRow {
    let layout = IntroLayout(
      canvas: OnboardingScreen.column(in: size).size, screenScale: scale,
      enlargement: OnboardingScreen.enlargement(in: size))
    return DotRow(count: count, layout: layout)
  }

  @Test func inTheDesignTheyAreAsItHasThem() {
    let row = row(Size(480, 960))
    #expect(row.diameter == 8 && row.markLength == 22)
    #expect(row.layout.button.minY - row.dot(0).maxY == 28)
    // 14 points between two dots would be 22: an area needs 24.
    #expect(row.pitch == 24)
    #expect((row.dot(0).midX + row.dot(3).midX) / 2 == 240)
    let large = self.row(Size(1920, 1080))
    #expect(abs(large.pitch - large.diameter - 14 * large.layout.multiplier) < 1.5)
  }

  @Test(arguments: sizes) func nothingLiesOnTitleOrButton(_ size: Size) {
    let row = row(size)
    let (title, button) = (row.layout.title, row.layout.button)
    for box in (0..<4).flatMap({ [row.dot($0), row.area($0)] }) + [row.aside] {
      #expect(box.minY >= title.maxY && box.maxY <= button.minY, "\(box)")
      #expect(box.minX >= 0 && box.maxX <= row.layout.canvas.width)
    }
    #expect(row.aside.minX >= row.area(3).maxX)
    #expect(row.hint.minY >= title.maxY && row.hint.maxY <= row.dot(0).minY)
  }

  @Test(arguments: sizes) func areasAreLargeEnoughAndApart(_ size: Size) {
    let row = row(size)
    for index in 0..<4 {
      let area = row.area(index)
      #expect(min(area.width, area.height) >= 24)
      #expect(area.intersection(row.dot(index)).height > row.diameter - 1e-9)
      if index > 0 { #expect(area.minX >= row.area(index - 1).maxX) }
    }
    #expect(row.aside.width >= 40 || size.width < 320)
    #expect(row.aside.height >= 24)
  }

  @Test(arguments: [1, 1.25, 1.5, 2]) func restLiesOnPixels(_ scale: Double) {
    for size in Self.sizes {
      let row = row(size, scale: scale)
      for box in (0..<4).flatMap({ [row.dot($0), row.mark(from: Double($0), to: Double($0))] }) {
        for edge in [box.minX, box.minY, box.maxX, box.maxY] {
          #expect(abs(edge * scale - (edge * scale).rounded()) < 1e-9)
        }
      }
    }
  }

  @Test func manySlidesFindRoom() {
    let row = row(Size(320, 480), count: 20)
    #expect(row.area(0).minX >= -1 && row.area(19).maxX <= row.layout.canvas.width + 1)
    #expect(row.aside.width >= 0)
  }

  @Test func aMarkIsNeverNarrowerThanADot() {
    let row = row(Size(480, 960))
    #expect(row.mark(from: 1, to: 1).width == row.markLength)
    #expect(row.mark(from: 1, to: 2).width == row.markLength + row.pitch)
    #expect(row.mark(from: 3, to: 0).width == row.diameter)
  }

  @Test func inTheDesignEverythingHasItsExactPlace() {
    let row = row(Size(480, 960))
    #expect(row.dot(0) == Rect(200, 814, 8, 8) && row.dot(3) == Rect(272, 814, 8, 8))
    #expect(row.mark(from: 0, to: 0) == Rect(193, 814, 22, 8))
    #expect(row.mark(from: 1, to: 2) == Rect(217, 814, 46, 8))
    #expect(row.area(1) == Rect(216, 800, 24, 36))
    #expect(row.aside == Rect(366, 800, 84, 36) && row.asideSize == 14)
    #expect(row.hint == Rect(189, 758, 102, 32))
  }

  @Test func inOtherCanvasesTheyGoAlong() {
    let large = DotRow(count: 4, layout: IntroLayout(canvas: Size(960, 1920)))
    #expect(large.dot(0) == Rect(406, 1628, 16, 16) && large.pitch == 44)
    #expect(large.markLength == 44)
    #expect(large.area(0) == Rect(392, 1600, 44, 72))
    #expect(large.aside == Rect(732, 1600, 168, 72) && large.asideSize == 28)
    #expect(large.hint == Rect(378, 1516, 205, 64))
    let small = DotRow(count: 4, layout: IntroLayout(canvas: Size(240, 480)))
    #expect(small.dot(0) == Rect(82, 406, 5, 5) && small.markLength == 13)
    #expect(small.area(0) == Rect(72.5, 396.5, 24, 24))
    #expect(small.aside == Rect(168.5, 396.5, 56.5, 24) && small.asideSize == 11)
  }
}
