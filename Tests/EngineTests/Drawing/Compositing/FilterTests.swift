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
    // A step makes nothing outside of the filter's region, wherever its own lies.
    let turned = filtered(
      [step], region: Rect(5, -3, 7, 8), [square], AffineTransform.rotation(.pi / 4))
    let own = filtered(
      [flood], region: Rect(5, 0, 3, 5), [square], AffineTransform.rotation(.pi / 4))
    #expect(turned.pixels == own.pixels && own.pixels.contains { $0 != 0 })
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

  private let place = Place(bounds: PixelRect(x: 0, y: 0, width: 40, height: 40), scale: 1)

  private func plan(_ steps: [Filter.Step], region: Rect? = nil, at place: Place) -> FilterPlan {
    FilterPlan(Filter(region: region, steps: steps), at: place)
  }

  /// However large its numbers are, a filter needs no more than a picture and a room around it.
  @Test func wideFiltersAreBounded() {
    let steps = [
      Filter.Step(.blur(Size(1e9, 1e9)), [.source]),
      Filter.Step(.offset(Point(1e12, -1e12)), [.step(0)]),
      Filter.Step(.shadow(offset: Point(-1e9, 0), blur: Size(1e6, 1), .white), [.step(1)]),
    ]
    let reach = plan(steps, at: place).reach
    #expect((1000...1400).contains(reach.across) && (1000...1400).contains(reach.down))
    for map in [AffineTransform.scale(1e9, 1e9), .scale(1e-9, 1e-9), .scale(0, 1)] {
      _ = filtered(steps, [square], map, side: 8)
    }
  }

  /// The longest way through the steps counts, not the sum of all; those that the last one doesn't
  /// lead to are not made.
  @Test func onlyWhatIsSeenCounts() {
    let blurs = (0..<20).map { _ in Filter.Step(.offset(Point(300, 0)), [.source]) }
    let merge = Filter.Step(.merge, (0..<20).map { .step($0) })
    let merged = plan(blurs + [merge], at: place)
    #expect(merged.reach == (300, 0) && !merged.isUsed.contains(false))
    let last = plan(
      [Filter.Step(.blur(Size(90, 90)), [.source]), Filter.Step(.offset(Point(0, 7)), [.source])],
      at: place)
    #expect(last.reach == (0, 7) && last.isUsed == [false, true])
  }

  /// Filters in one another carry a picture no farther than one does.
  @Test func nestedFiltersShareALimit() {
    let steps = [Filter.Step(.offset(Point(400, 100)), [.source])]
    var (place, reaches) = (place, [Int]())
    for _ in 0..<12 {
      let plan = plan(steps, at: place)
      reaches.append(plan.reach.across)
      place = plan.inside(place, place.bounds)
    }
    #expect(reaches == [400, 400, 224] + Array(repeating: 0, count: 9))
    // What is small anyway may be carried far.
    let small = plan(steps, region: Rect(0, 0, 900, 900), at: place)
    #expect(small.reach == (400, 100))
  }

  /// No more pixels are made than what is shown can come to.
  @Test func littleIsNeededOfWhatShowsLittle() {
    let steps = [Filter.Step(.blur(Size(100, 100)), [.source])]
    func needed(_ steps: [Filter.Step], _ commands: [DrawCommand]) -> PixelRect {
      plan(steps, at: place).needed(for: place.bounds, of: commands, at: place, glyphs: nil)
    }
    let far = DrawCommand.fill(.rect(Rect(-300, 20, 4, 4)), .color(.white))
    let (all, some) = (needed(steps + [Filter.Step(.flood(.white))], []), needed(steps, [far]))
    #expect(all == place.bounds && needed(steps, []).isEmpty)
    #expect(some.left < -300 && some.right > 40 && some.right < 120)
  }

  /// Where something is seen is found step by step.
  @Test func reachesAreFoundStepByStep() {
    let box = Rect(0, 0, 10, 10)
    func reach(_ steps: [Filter.Step], region: Rect? = nil) -> Rect? {
      Filter(region: region, steps: steps).reach(of: box)
    }
    let move = Filter.Step(.offset(Point(5, -2)), [.source])
    let flood = Filter.Step(.flood(.white))
    #expect(reach([move]) == Rect(5, -2, 10, 10))
    #expect(reach([move, Filter.Step(.composite(.in), [.source, .step(0)])]) == Rect(5, 0, 5, 8))
    #expect(
      reach([move, Filter.Step(.composite(.atop), [.source, .step(0)])]) == Rect(5, -2, 10, 10))
    #expect(reach([move, Filter.Step(.merge, [.source, .step(0)])]) == Rect(0, -2, 15, 12))
    #expect(reach([flood], region: Rect(1, 2, 3, 4)) == Rect(1, 2, 3, 4))
    #expect(reach([flood, Filter.Step(.composite(.in), [.step(0), .source])]) == box)
    // Without a region there is no end of it.
    let all = reach([flood])
    #expect(all.map { $0.width > 1e6 && $0.height > 1e6 && $0.contains(.zero) } == true)
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

  /// The same for filters in one another.
  @Test(arguments: 0..<20)
  func nestedPartsMakeTheWhole(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var commands: [DrawCommand] = [
      .fill(.circle(center: Point(30, 25), radius: 14), .color(Color(200, 40, 90)))
    ]
    for _ in 0..<3 {
      var layer = Layer(commands: commands)
      layer.compositing.filter = random.filter()
      commands = [.layer(layer)]
    }
    let list = DisplayList(commands)
    let (whole, parts) = (painted(commands, 60, 50), Bitmap(width: 60, height: 50))
    let x = random.int(in: 1...59)
    for (left, right) in [(0, x), (x, 60)] {
      let clip = PixelRect(left: left, top: 0, right: right, bottom: 50)
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
