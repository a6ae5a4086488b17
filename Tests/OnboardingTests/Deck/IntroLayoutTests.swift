import Engine
import Testing

@testable import Onboarding

@Suite struct IntroLayoutTests {
  @Test func picturesKeepTheirShapes() {
    let layout = IntroLayout(canvas: Size(480, 960))
    func fitted(_ width: Double, _ height: Double, in frame: Rect) -> Rect {
      layout.fitted(Drawing(viewBox: Rect(0, 0, width, height), items: []), in: frame)
    }
    let frame = Rect(10, 20, 100, 50)
    #expect(fitted(30, 30, in: frame) == Rect(35, 20, 50, 50))
    #expect(fitted(400, 100, in: frame) == Rect(10, 33, 100, 25), "on whole pixels")
    #expect(fitted(2, 1, in: frame) == frame && fitted(0, 0, in: frame) == frame)
    let odd = Rect(0.1, 0.7, 33.3, 11.1)
    #expect(fitted(3, 1, in: odd) == odd, "of the frame's own shape it is the frame")
  }

  /// Within the canvas, the picture above the title above the button, all centred.
  private func expectSane(_ layout: IntroLayout, _ name: String) {
    let pixel = 1 / layout.screenScale
    let parts = [layout.image, layout.title, layout.button]
    for part in parts {
      #expect(!part.isEmpty, "\(name)")
      #expect(part.minX >= 0 && part.maxX <= layout.canvas.width, "\(name)")
      #expect(part.minY >= 0 && part.maxY <= layout.canvas.height, "\(name)")
      #expect(abs(part.midX - layout.canvas.width / 2) <= pixel, "\(name)")
      for number in part.numbers {
        let pixels = number * layout.screenScale
        #expect(abs(pixels - pixels.rounded()) < 1e-6, "\(name): a half pixel")
      }
    }
    #expect(abs(layout.image.width - layout.image.height) < 1e-9, "\(name)")
    #expect(layout.title.maxY <= layout.button.minY, "\(name)")
    #expect(layout.cornerRadius * 2 <= layout.button.height + pixel, "\(name)")
  }

  @Test func saneFromTheSmallestToTheLargestWindow() {
    for width in stride(from: 320.0, through: 3840, by: 440) {
      for height in stride(from: 480.0, through: 2160, by: 210) {
        for scale in [1.0, 1.5, 2] {
          expectSane(
            IntroLayout(canvas: Size(width, height), screenScale: scale),
            "\(width)×\(height)@\(scale)")
        }
      }
    }
  }

  @Test func theTitleLiesBelowThePictureInEveryColumn() {
    for height in stride(from: 480.0, through: 2160, by: 60) {
      let layout = IntroLayout(canvas: Size((height / 2).rounded(), height))
      #expect(layout.image.maxY < layout.title.minY)
    }
  }

  /// A window's slide: its column, and its layout.
  private func slide(in window: Size) -> (column: Rect, layout: IntroLayout) {
    let column = OnboardingScreen.column(in: window)
    return (
      column,
      IntroLayout(
        canvas: column.size, enlargement: OnboardingScreen.enlargement(in: window))
    )
  }

  @Test(arguments: [Size(1920, 1080), Size(3840, 2160), Size(2560, 1440)])
  func aLargeWindowHasALargeSlide(_ window: Size) {
    let (column, layout) = slide(in: window)
    #expect(abs(layout.image.height / window.height - 0.38) < 0.002)
    #expect(column.width >= 0.38 * window.width)
    // Two lines of text in the middle of their box.
    let text = layout.title.midY - 1.2 * layout.scaled(29)
    #expect((0...0.06).contains((text - layout.image.maxY) / window.height))
    #expect(layout.button.minY - layout.title.maxY > 0)
  }

  @Test(arguments: [
    Size(320, 480), Size(480, 960), Size(414, 736), Size(960, 720), Size(900, 1200),
  ])
  func otherWindowsHaveTheOriginals(_ window: Size) {
    let (column, layout) = slide(in: window)
    #expect(layout == IntroLayout(canvas: column.size))
  }

  /// Nothing leaves its place, or lies on another thing, at any size between.
  @Test func betweenTheTwoItGrowsSteadily() {
    var last = 0.0
    for height in stride(from: 700.0, through: 1200, by: 5) {
      let (_, layout) = slide(in: Size((height * 16 / 9).rounded(), height))
      #expect(layout.image.height >= last && layout.image.minY > 0)
      #expect(layout.image.maxY < layout.title.midY - 1.5 * 1.2 * layout.scaled(29))
      #expect(layout.title.maxY < layout.button.minY && layout.button.maxY < height)
      last = layout.image.height
    }
  }

  @Test func twiceTheCanvasIsTwiceEveryFrame() {
    let one = IntroLayout(canvas: Size(480, 960))
    let two = IntroLayout(canvas: Size(960, 1920))
    for (a, b) in [(one.image, two.image), (one.title, two.title), (one.button, two.button)] {
      #expect(a.numbers.map { $0 * 2 } == b.numbers)
    }
  }

  /// Picture, title, dots and button lie one below the other, whatever the design's proportions.
  @Test(arguments: [
    Size(640, 360), Size(400, 400), Size(300, 960), Size(1920, 1080), Size(240, 800),
    Size(900, 300),
  ])
  func nothingLiesOnAnotherThingInOtherDesigns(_ design: Size) {
    for window in [
      Size(320, 480), Size(960, 720), Size(1440, 800), Size(1600, 900), Size(1920, 1080),
    ] {
      let column = OnboardingScreen.column(of: design, in: window)
      for enlargement in [0, OnboardingScreen.enlargement(in: window)] {
        let layout = IntroLayout(
          canvas: column.size, enlargement: enlargement, design: design)
        expectSane(layout, "\(design) in \(window)")
        let row = DotRow(count: 3, layout: layout)
        #expect(layout.image.maxY <= layout.title.minY, "\(layout)")
        #expect(layout.title.maxY <= row.dot(0).minY, "\(layout)")
        #expect(max(row.dot(0).maxY, row.hint.maxY) <= layout.button.minY, "\(layout)")
        #expect(layout.wordSize <= layout.button.height / 2, "\(layout)")
      }
    }
  }

  // MARK: Exact places

  @Test func inTheDesignEverythingIsWhereItWasDesigned() {
    let layout = IntroLayout(canvas: Size(480, 960))
    #expect(layout.background == Rect(0, 0, 480, 960))
    #expect(layout.image == Rect(115, 100, 250, 250))
    #expect(layout.title == Rect(24, 550, 432, 200))
    #expect(layout.button == Rect(30, 850, 420, 80))
    #expect(
      layout.cornerRadius == 20 && layout.wordSize == 20 && layout.borderWidth == 1
        && layout.scaled(3) == 3)
    #expect(layout.screenScale == 1 && layout.enlargement == 0)
  }

  @Test func inALargeWindowItIsLargerAndCloser() {
    let large = IntroLayout(canvas: Size(540, 1080), enlargement: 1)
    #expect(large.background == Rect(0, 0, 540, 1080))
    #expect(large.image == Rect(65, 119, 410, 410))
    #expect(large.title == Rect(27, 540, 486, 216))
    #expect(large.button == Rect(86, 923, 367, 92))
    #expect(abs(large.cornerRadius - 32.832) < 1e-9)
    let between = IntroLayout(canvas: Size(540, 1080), enlargement: 0.5)
    #expect(between.image == Rect(97, 129, 346, 346))
    #expect(between.title == Rect(27, 542, 486, 246))
    #expect(between.button == Rect(64, 926, 412, 101))
  }

  @Test func pixelsAreRoundedHalvesAwayFromZero() {
    let layout = IntroLayout(canvas: Size(479, 959), screenScale: 2)
    #expect(layout.background == Rect(0, 0, 479, 959))
    #expect(
      IntroLayout(canvas: Size(10.25, 10.75), screenScale: 2).background.size
        == Size(10.5, 11))
  }

  @Test func aBoxKeepsItsDistanceFromTheMiddleLine() {
    let layout = IntroLayout(canvas: Size(800, 600), design: Size(400, 400))
    #expect(layout.multiplier == 1.5 && layout.across(10) == 20)
    #expect(layout.frame(of: Rect(100, 100, 50, 40)) == Rect(250, 150, 75, 60))
    let narrow = IntroLayout(canvas: Size(200, 600), design: Size(400, 400))
    #expect(narrow.multiplier == 0.5)
    #expect(narrow.frame(of: Rect(100, 100, 50, 40)) == Rect(50, 170, 25, 20))
  }

  @Test func aWindowHasRoomForMoreFromItsHeightAndItsWidth() {
    for (size, share) in [
      (Size(2000, 900), 0.5), (Size(1200, 2000), 0.5), (Size(960, 720), 0), (Size(9000, 700), 0),
      (Size(1440, 1080), 1), (Size(9000, 9000), 1),
    ] {
      #expect(OnboardingScreen.enlargement(in: size) == share)
    }
  }

  @Test func aColumnIsHalfAsWideAgainIfThereIsRoom() {
    #expect(OnboardingScreen.column(in: Size(1920, 1080)) == Rect(555, 0, 810, 1080))
    let least = OnboardingScreen.column(enlargement: 1, in: Size(600, 960))
    #expect(least == Rect(0, 0, 600, 960), "as wide as the window")
    #expect(
      OnboardingScreen.column(enlargement: 0.5, in: Size(960, 960)) == Rect(180, 0, 600, 960))
    #expect(
      OnboardingScreen.column(of: Size(960, 960), enlargement: 0, in: Size(960, 720))
        == Rect(120, 0, 720, 720))
    #expect(OnboardingScreen.column(in: Size(0, 0)).size == Size(1, 1))
  }
}
