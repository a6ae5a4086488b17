import EngineTestSupport
import Testing

@testable import Engine

/// Filters: what each step makes, and that no pixel depends on the part of the picture that is asked
/// for.
@Suite struct FilterTests {
  private func filtered(
    _ steps: [Filter.Step], region: Rect? = nil, _ commands: [DrawCommand],
    _ transform: AffineTransform = .identity, side: Int = 40
  ) -> Bitmap {
    var layer = Layer(transform: transform, commands: commands)
    layer.compositing.filter = Filter(region: region, steps: steps)
    return painted([.layer(layer)], side, side)
  }

  private let square = DrawCommand.fill(.rect(Rect(15, 15, 10, 10)), .color(.white))

  private func alpha(_ bitmap: Bitmap, _ x: Int, _ y: Int) -> Int {
    Int(bitmap.pixels[y * bitmap.width + x] >> 24)
  }

  /// Beside an edge a blur is the normal distribution's share.
  @Test(arguments: [1, 1.5, 2, 3, 4.5])
  func blursAreGaussian(deviation: Double) {
    let half = DrawCommand.fill(.rect(Rect(-100, -100, 120, 300)), .color(.white))
    let bitmap = filtered([Filter.Step(.blur(Size(deviation, deviation)), [.source])], [half])
    for x in 0..<40 {
      let share = 0.5 * (1 - Math.erf((Double(x) + 0.5 - 20) / deviation / 2.0.squareRoot()))
      #expect(abs(Double(alpha(bitmap, x, 20)) - 255 * share) < 6, "\(x)")
    }
  }

  /// A blur of one direction leaves the other alone.
  @Test func blursHaveTwoDirections() {
    let bitmap = filtered([Filter.Step(.blur(Size(3, 0)), [.source])], [square])
    #expect(alpha(bitmap, 20, 14) == 0 && alpha(bitmap, 20, 15) > 200)
    #expect(alpha(bitmap, 13, 20) > 0 && alpha(bitmap, 13, 15) == alpha(bitmap, 13, 20))
  }

  @Test func lengthsAreThoseOfTheLayer() {
    let step = Filter.Step(.offset(Point(2, 1)), [.source])
    let small = DrawCommand.fill(.rect(Rect(0, 0, 5, 5)), .color(.white))
    let bitmap = filtered([step], [small], AffineTransform.scale(2, 3))
    #expect(alpha(bitmap, 3, 5) == 0 && alpha(bitmap, 4, 3) == 255 && alpha(bitmap, 13, 17) == 255)
    #expect(alpha(bitmap, 14, 17) == 0)
    let turned = filtered(
      [step], [small], AffineTransform.rotation(.pi / 2).then(.translation(20, 20)))
    #expect(alpha(turned, 18, 22) == 255 && alpha(turned, 19, 21) == 0)
  }

  @Test func regionsCut() {
    let flood = Filter.Step(.flood(Color(red: 1, green: 0, blue: 0, alpha: 1)))
    let bitmap = filtered([flood], region: Rect(5, 6, 7, 8), [square])
    #expect(bitmap.pixels.filter { $0 == 0xFFFF_0000 }.count == 56)
    #expect(bitmap.pixels.filter { $0 != 0 }.count == 56)
    var step = flood
    step.region = Rect(0, 0, 8, 9)
    #expect(
      filtered([step], region: Rect(5, 6, 7, 8), [square]).pixels.filter { $0 != 0 }.count == 9)
    // What a step makes is cut, not what goes into it.
    let moved = Filter.Step(.offset(Point(10, 0)), [.source], region: Rect(25, 0, 20, 40))
    #expect(filtered([moved], [square]).pixels.filter { $0 != 0 }.count == 100)
  }

  @Test func operatorsGoByPorterAndDuff() {
    let left = DrawCommand.fill(.rect(Rect(0, 0, 20, 40)), .color(.white))
    func covered(_ composite: Filter.Operator) -> [Bool] {
      let flood = Filter.Step(.flood(.white), region: Rect(10, 0, 20, 40))
      let bitmap = filtered(
        [flood, Filter.Step(.composite(composite), [.source, .step(0)])],
        region: Rect(0, 0, 40, 40), [left])
      return [5, 15, 25, 35].map { alpha(bitmap, $0, 20) == 255 }
    }
    #expect(covered(.over) == [true, true, true, false])
    #expect(covered(.in) == [false, true, false, false])
    #expect(covered(.out) == [true, false, false, false])
    #expect(covered(.atop) == [false, true, true, false])
    #expect(covered(.xor) == [true, false, true, false])
    #expect(covered(.lighter) == [true, true, true, false])
    #expect(covered(.arithmetic(0, 0, 1, 0)) == [false, true, true, false])
    #expect(covered(.arithmetic(0, 0, 0, 1)) == [true, true, true, true])
  }

  @Test func coloursAreChanged() {
    func pixel(_ operation: Filter.Operation, _ color: Color, isLinear: Bool = false) -> UInt32 {
      let fill = DrawCommand.fill(.rect(Rect(0, 0, 40, 40)), .color(color))
      return filtered([Filter.Step(operation, [.source], isLinear: isLinear)], [fill]).pixels[0]
    }
    let swap = Filter.Operation.matrix([
      0, 1, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1, 0,
    ])
    #expect(pixel(swap, Color(10, 200, 30)) == 0xFFC8_0A1E)
    let half = Filter.Operation.transfer(
      [0, 1, 2, 3].map { part in
        (0..<256).map { UInt8(part == 3 ? $0 : $0 / 2) }
      })
    #expect(pixel(half, Color(200, 100, 50)) == 0xFF64_3219)
    #expect(pixel(half, Color(200, 100, 50), isLinear: true) != 0xFF64_3219)
    // Numbers of light and back are the same to a level or two.
    let same = pixel(.offset(.zero), Color(200, 100, 50), isLinear: true)
    #expect(Pixel.areNear(same, 0xFFC8_6432))
  }

  @Test func shadowsLieUnderWhatThrowsThem() {
    let bitmap = filtered(
      [Filter.Step(.shadow(offset: Point(5, 5), blur: .zero, Color(255, 0, 0)), [.source])],
      [square])
    #expect(bitmap.pixels[20 * 40 + 20] == 0xFFFF_FFFF)
    #expect(bitmap.pixels[28 * 40 + 28] == 0xFFFF_0000)
    #expect(bitmap.pixels[16 * 40 + 28] == 0)
  }

  /// However large its numbers are, a filter needs no more than a picture and a room around it.
  @Test func wideFiltersAreBounded() {
    let far = Filter(
      steps: [
        Filter.Step(.blur(Size(1e9, 1e9)), [.source]),
        Filter.Step(.offset(Point(1e12, -1e12)), [.step(0)]),
        Filter.Step(.shadow(offset: Point(-1e9, 0), blur: Size(1e6, 1), .white), [.step(1)]),
      ])
    let plan = FilterPlan(
      far, at: Place(bounds: PixelRect(x: 0, y: 0, width: 40, height: 40), scale: 1))
    #expect(plan.reach.across < 2000 && plan.reach.down < 2000)
    for map in [AffineTransform.scale(1e9, 1e9), .scale(1e-9, 1e-9), .scale(0, 1)] {
      _ = filtered(far.steps, [square], map, side: 8)
    }
  }

  @Test(arguments: 0..<60)
  func partsMakeTheWhole(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var layer = Layer(
      transform: random.element(of: [.identity, .scale(1.5, 0.75), .rotation(0.4)]),
      clip: random.element(of: [nil, .rect(Rect(10, 5, 25, 30))]),
      commands: [
        .fill(
          .circle(center: Point(30, 25), radius: 14), .color(Color(200, 40, 90).withAlpha(0.7))),
        .fill(.rect(Rect(-20, 10, 30, 12)), .color(Color(20, 140, 90))),
      ])
    layer.compositing.filter = random.filter()
    let list = DisplayList([.layer(layer)])
    let whole = painted(list.commands, 60, 50)
    let parts = Bitmap(width: 60, height: 50)
    let (x, y) = (random.int(in: 1...59), random.int(in: 1...49))
    for clip in [
      PixelRect(left: 0, top: 0, right: x, bottom: y),
      PixelRect(left: x, top: 0, right: 60, bottom: y),
      PixelRect(left: 0, top: y, right: 60, bottom: 50),
    ] {
      Painter().paint(list, into: parts, clip: clip, glyphs: nil)
    }
    #expect(parts.pixels == whole.pixels)
  }

  @Test func filtersThatRefToThemselvesAreRefused() {
    #expect(!Filter.isValid([Filter.Step(.blur(.zero), [.step(0)])]))
    #expect(!Filter.isValid([Filter.Step(.blur(.zero))]))
    #expect(!Filter.isValid([Filter.Step(.matrix([1]), [.source])]))
    #expect(Filter.isValid([Filter.Step(.merge), Filter.Step(.blur(.zero), [.step(0)])]))
  }
}
