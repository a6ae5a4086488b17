import EngineTestSupport
import Testing

@testable import Engine

/// Shadows against the definition, and as they are seen.
@Suite struct ShadowPaintTests {
  private static let page = Color(236, 238, 244)
  private static let ink = Color(40, 48, 90)
  /// The reach and the strength of the shadows of a view that lies, then of one that is lifted.
  private static let styles = [(blur: 8.0, alpha: 0.1), (24, 0.16)]

  private func shadow(
    _ rect: Rect, radius: Double = 0, blur: Double, alpha: Double = 1, hidden: Rect? = nil
  ) -> DrawCommand {
    .shadow(
      BoxShadow(
        rect, radius: radius, blur: blur, color: Self.ink.withAlpha(alpha), hidden: hidden))
  }

  private func levels(_ pixel: UInt32) -> [Int] { [16, 8, 0].map { Int(pixel >> $0 & 255) } }

  // MARK: Against the definition

  /// The share of a rounded rectangle that lies on a point under a Gaussian blur: a plain sum.
  private func share(_ rect: Rect, _ radius: Double, _ blur: Double, at point: Point) -> Double {
    let step = 0.25
    var sum = 0.0
    var y = rect.minY + step / 2
    while y < rect.maxY {
      let edge = max(rect.minY + radius - y, y - rect.maxY + radius, 0)
      let inset = radius - (radius * radius - edge * edge).squareRoot()
      let width = { (x: Double) in Math.erf((x - point.x) / (blur * 2.0.squareRoot())) / 2 }
      let row = width(rect.maxX - inset) - width(rect.minX + inset)
      sum += row * Math.exp(-(y - point.y) * (y - point.y) / (2 * blur * blur))
      y += step
    }
    return sum * step / (blur * (2 * Double.pi).squareRoot())
  }

  @Test(arguments: [
    (8.0, 18.0), (24, 13), (4, 16), (2, 30), (12, 60), (3, 0), (6, 21), (1, 24),
  ])
  func everyPixelIsAsTheSum(blur: Double, radius: Double) {
    let rect = Rect(40.3, 35.7, 70, 48)
    let cut = min(radius, 24)
    let bitmap = painted(
      [.shadow(BoxShadow(rect, radius: radius, blur: blur, color: .black))], 150, 120)
    var worst = 0.0
    for y in stride(from: 1, to: 120, by: 4) {
      for x in stride(from: 0, to: 150, by: 3) {
        let wanted = share(rect, cut, blur, at: Point(Double(x) + 0.5, Double(y) + 0.5))
        worst = max(worst, abs(Double(bitmap.alpha(x, y)) - 255 * wanted))
      }
    }
    #expect(worst < 3, "\(worst) levels of 255")
  }

  /// As smooth along a large arc, of which a narrow blur leaves much.
  @Test(arguments: [1.5, 2.5]) func theShadowOfALargeCircleHasNoStairs(blur: Double) {
    let (rect, middle) = (Rect(6, 6, 300, 300), Point(156, 156))
    let bitmap = painted(
      [.shadow(BoxShadow(rect, radius: 150, blur: blur, color: .black))], 312, 312)
    for step in 0..<90 {
      let angle = Double(step) / 90 * Double.pi / 2
      let (x, y) = (
        Int(middle.x + 150 * Math.cos(angle)), Int(middle.y - 150 * Math.sin(angle))
      )
      let wanted = share(rect, 150, blur, at: Point(Double(x) + 0.5, Double(y) + 0.5))
      #expect(abs(Double(bitmap.alpha(x, y)) - 255 * wanted) < 4, "\(step)")
    }
  }

  @Test func withoutBlurItIsTheShape() {
    let rect = Rect(3.5, 4, 20, 15)
    let sharp = painted([shadow(rect, radius: 4, blur: 0)], 30, 24)
    let shape = painted([.fill(.roundedRect(rect, radius: 4), .color(Self.ink))], 30, 24)
    #expect(sharp.pixels == shape.pixels)
  }

  @Test func turnedByAQuarterItIsTheSame() {
    let rect = Rect(30, 20, 50, 24)
    let upright = painted([shadow(rect, radius: 7, blur: 5, alpha: 0.7)], 110, 110)
    let turned = painted(
      [
        .layer(
          Layer(
            transform: AffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 110, ty: 0),
            commands: [shadow(rect, radius: 7, blur: 5, alpha: 0.7)]))
      ], 110, 110)
    for y in 0..<110 {
      for x in 0..<110 {
        #expect(abs(upright.alpha(x, y) - turned.alpha(109 - y, x)) <= 1)
      }
    }
  }

  @Test func aMapScalesTheBlurToo() {
    let small = painted([shadow(Rect(10, 10, 20, 12), radius: 3, blur: 3)], 90, 70, scale: 2)
    let large = painted([shadow(Rect(20, 20, 40, 24), radius: 6, blur: 6)], 90, 70)
    #expect(small.pixels == large.pixels)
  }

  // MARK: As it is seen

  /// No bands: from pixel to pixel a shadow changes by one level at most, and never back and forth.
  @Test(arguments: styles) func neighboursDifferByALevelAtMost(blur: Double, alpha: Double) {
    let rect = Rect(120.4, 110.2, 260, 220)
    let bitmap = painted(
      [shadow(rect, radius: 18, blur: blur, alpha: alpha)], 500, 440, on: Self.page)
    for channel in 0..<3 {
      let row = (0..<500).map { levels(bitmap.pixel($0, 220))[channel] }
      let column = (0..<440).map { levels(bitmap.pixel(250, $0))[channel] }
      for line in [row, column] {
        let steps = zip(line.dropFirst(), line).map { $0 - $1 }
        #expect(steps.allSatisfy { abs($0) <= 1 })
        #expect(steps.prefix(while: { $0 <= 0 }).count > line.count / 3, "it only gets darker")
      }
      #expect(Set(row).count > 14, "it has as many levels as there are")
    }
  }

  /// Moved by a sixteenth of a pixel no pixel jumps, and the whole moves by as much.
  @Test(arguments: styles) func itMovesByFractionsOfAPixel(blur: Double, alpha: Double) {
    func middle(_ bitmap: Bitmap) -> Double {
      var (weight, moment) = (0, 0)
      for y in 0..<210 {
        for x in 0..<260 {
          let alpha = bitmap.alpha(x, y)
          weight += alpha
          moment += alpha * x
        }
      }
      return Double(moment) / Double(weight)
    }
    var last: Bitmap?
    for step in 0...32 {
      let rect = Rect(90 + Double(step) / 16, 80, 70, 50)
      let bitmap = painted([shadow(rect, radius: 13, blur: blur, alpha: alpha)], 260, 210)
      if let last {
        #expect(PictureDifference(bitmap, last).largest <= 1)
        #expect(middle(bitmap) - middle(last) > 0)
      }
      last = bitmap
    }
  }

  @Test(arguments: styles) func growingItNeverPops(blur: Double, alpha: Double) {
    var last: Bitmap?
    for step in 0...60 {
      let share = Double(step) / 60
      let soft = painted(
        [
          shadow(
            Rect(90, 80, 70, 50).offset(by: Point(0, 10 * share)), radius: 13,
            blur: blur * (0.3 + 0.7 * share), alpha: alpha)
        ], 260, 210, on: Self.page)
      if let last {
        #expect(PictureDifference(soft, last).largest <= 2)
      }
      last = soft
    }
  }

  // MARK: How far it goes

  @Test func nothingOfItIsSeenBeyondItsReach() {
    let rect = Rect(60, 60, 80, 60)
    let near = painted([shadow(rect, radius: 9, blur: 12)], 200, 180)
    let edge = PixelRect(left: 24, top: 24, right: 176, bottom: 156)
    for y in 0..<180 {
      for x in 0..<200
      where !((edge.left..<edge.right).contains(x) && (edge.top..<edge.bottom).contains(y)) {
        #expect(near.alpha(x, y) == 0)
      }
    }
    // What is cut off there would not have been a level.
    #expect((0..<200).allSatisfy { near.alpha($0, 24) <= 1 })
  }

  @Test func whatIsCoveredIsLeftOut() {
    let rect = Rect(30.5, 28.25, 60, 44)
    let box = DrawCommand.fill(.roundedRect(rect, radius: 10), .color(.white))
    let hidden = rect.inset(by: 5)
    let whole = painted([shadow(rect, radius: 10, blur: 6), box], 120, 100)
    let cut = painted([shadow(rect, radius: 10, blur: 6, hidden: hidden), box], 120, 100)
    #expect(whole.pixels == cut.pixels)
    let bare = painted([shadow(rect, radius: 10, blur: 6, hidden: hidden)], 120, 100)
    #expect(bare.alpha(60, 50) == 0 && bare.alpha(32, 50) > 0)
  }

  @Test func opacityThinsIt() {
    func painted(_ opacity: Double, _ alpha: Double) -> Bitmap {
      EngineTestSupport.painted(
        [
          .layer(
            Layer(
              opacity: opacity, commands: [shadow(Rect(20, 20, 40, 30), blur: 5, alpha: alpha)]))
        ], 80, 70)
    }
    #expect(painted(0.5, 1).pixels == painted(1, 0.5).pixels)
    #expect(painted(0, 1).area == 0 && painted(1, 0).area == 0)
  }
}
