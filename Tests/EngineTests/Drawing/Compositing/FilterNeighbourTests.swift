import EngineTestSupport
import Testing

@testable import Engine

/// The steps of filters that look at the pixels around each, and at those of other places.
@Suite struct FilterNeighbourTests {
  private func filtered(
    _ steps: [Filter.Step], region: Rect? = nil, _ commands: [DrawCommand],
    _ transform: AffineTransform = .identity, side: Int = 20
  ) -> [UInt32] {
    var layer = Layer(transform: transform, commands: commands)
    layer.compositing.filter = Filter(region: region, steps: steps)
    return painted([.layer(layer)], side, side).pixels
  }

  /// A pixel grid of some colours, with little in it.
  private func speckles(_ seed: UInt64, side: Int = 20) -> [DrawCommand] {
    var random = SeededGenerator(seed: seed)
    return (0..<60).map { _ in
      let place = Rect(
        Double(random.int(in: 0...side - 1)), Double(random.int(in: 0...side - 1)), 1, 1)
      let color = Color(
        red: random.double(in: 0...1), green: random.double(in: 0...1),
        blue: random.double(in: 0...1), alpha: random.double(in: 0.2...1))
      return .fill(.rect(place), .color(color))
    }
  }

  private func parts(_ pixel: UInt32) -> [Int] {
    [0, 8, 16, 24].map { Int(pixel >> $0 & 255) }
  }

  /// Each part is the least, or the most, of those in a rectangle twice as wide as the radius.
  @Test(arguments: 0..<6) func spreadsAreExtremes(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let (commands, side) = (speckles(seed), 20)
    let plain = painted(commands, side, side).pixels
    let (across, down) = (random.int(in: 0...5), random.int(in: 0...5))
    let radius = Size(Double(across), Double(down))
    for least in [true, false] {
      let step = Filter.Step(least ? .erode(radius) : .dilate(radius), [.source])
      let found = filtered([step], commands)
      for (x, y) in [(0, 0), (3, 17), (10, 10), (19, 19), (7, 4), (12, 19)] {
        let columns = across == 0 ? x..<x + 1 : x - across..<x + across
        let rows = down == 0 ? y..<y + 1 : y - down..<y + down
        var wanted = least ? [255, 255, 255, 255] : [0, 0, 0, 0]
        for row in rows {
          for column in columns {
            let isInside = (0..<side).contains(row) && (0..<side).contains(column)
            let pixel = parts(isInside ? plain[row * side + column] : 0)
            wanted = zip(wanted, pixel).map { least ? min($0, $1) : max($0, $1) }
          }
        }
        #expect(parts(found[y * side + x]) == wanted, "\(x) \(y) \(across) \(down) \(least)")
      }
    }
  }

  /// Radii are lengths of the group, rounded up to whole pixels.
  @Test func radiiAreScaled() {
    let square = DrawCommand.fill(.rect(Rect(4, 4, 2, 2)), .color(.white))
    func count(_ radius: Double, _ scale: Double) -> Int {
      let steps = [Filter.Step(.dilate(Size(radius, 0)), [.source])]
      return filtered(steps, [square], .scale(scale, scale)).filter { $0 != 0 }.count
    }
    #expect(count(1, 1) == 2 * 3 && count(1, 2) == 4 * 7 && count(0.6, 1) == 2 * 3)
    #expect(count(0, 1) == 4)
  }

  /// A kernel's sums, by the formula of the standard.
  @Test(arguments: 0..<8) func convolutionsAreSums(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let (columns, rows) = (random.int(in: 1...5), random.int(in: 1...4))
    let convolution = Filter.Convolution(
      columns: columns, kernel: (0..<columns * rows).map { _ in random.double(in: -0.3...0.7) },
      target: (random.int(in: 0...columns - 1), random.int(in: 0...rows - 1)),
      bias: seed % 3 == 0 ? 0.1 : 0, edges: Filter.Edges.allCases[Int(seed % 3)],
      keepsAlpha: seed > 5)
    let (commands, side) = (speckles(seed), 20)
    let plain = painted(commands, side, side).pixels
    let region = Rect(0, 0, 20, 20)
    let found = filtered([Filter.Step(.convolve(convolution), [.source])], region: region, commands)
    for (x, y) in [(0, 0), (3, 17), (10, 10), (19, 19), (7, 4), (0, 12)] {
      let wanted = sum(convolution, plain, side, x, y)
      let pixel = parts(found[y * side + x])
      #expect(zip(wanted, pixel).allSatisfy { abs($0 - Double($1)) <= 1 }, "\(x) \(y)")
    }
  }

  /// Blue, green, red and alpha of one pixel, 0…255.
  private func sum(
    _ convolution: Filter.Convolution, _ pixels: [UInt32], _ side: Int, _ x: Int, _ y: Int
  ) -> [Double] {
    func place(_ number: Int) -> Int? {
      switch convolution.edges {
      case .none: (0..<side).contains(number) ? number : nil
      case .duplicate: max(0, min(side - 1, number))
      case .wrap: (number + 4 * side) % side
      }
    }
    var sums = [0.0, 0, 0, 0]
    for row in 0..<convolution.rows {
      for column in 0..<convolution.columns {
        guard let across = place(x - convolution.targetColumn + column),
          let down = place(y - convolution.targetRow + row)
        else { continue }
        let own = pixels[down * side + across]
        let pixel = parts(convolution.keepsAlpha ? Pixel.straight(own) : own)
        let number = convolution.kernel[
          (convolution.rows - 1 - row) * convolution.columns + convolution.columns - 1 - column]
        for part in 0..<4 { sums[part] += Double(pixel[part]) * number / convolution.divisor }
      }
    }
    let old = Double(pixels[y * side + x] >> 24)
    let alpha = convolution.keepsAlpha ? old : sums[3] + convolution.bias * 255
    let most = max(0, min(255, alpha))
    return (0..<3).map { part in
      let sum = sums[part] + convolution.bias * alpha
      return convolution.keepsAlpha ? max(0, min(255, sum)) * most / 255 : max(0, min(most, sum))
    } + [most]
  }

  @Test func kernelsAreChecked() {
    func isValid(_ convolution: Filter.Convolution) -> Bool {
      Filter.isValid([Filter.Step(.convolve(convolution), [.source])])
    }
    #expect(isValid(Filter.Convolution(columns: 16, kernel: Array(repeating: 1, count: 256))))
    #expect(!isValid(Filter.Convolution(columns: 2, kernel: [1, 1, 1])))
    #expect(!isValid(Filter.Convolution(columns: 0, kernel: [])))
    #expect(!isValid(Filter.Convolution(columns: 33, kernel: Array(repeating: 1, count: 33))))
    #expect(!isValid(Filter.Convolution(columns: 1, kernel: [1], target: (1, 0))))
    #expect(!isValid(Filter.Convolution(columns: 1, kernel: [1], divisor: 0)))
    #expect(!isValid(Filter.Convolution(columns: 1, kernel: [.nan])))
    // The sum divides, if it is one.
    #expect(Filter.Convolution(columns: 2, kernel: [3, 1]).divisor == 4)
    #expect(Filter.Convolution(columns: 2, kernel: [1, -1]).divisor == 1)
  }

  /// What a rectangle shows lies everywhere at its distances.
  @Test func tilesRepeat() {
    let dot = DrawCommand.fill(.rect(Rect(6, 7, 2, 1)), .color(.white))
    let tile = Filter.Step(.tile(Rect(5, 5, 4, 3)), [.source])
    let found = filtered([tile], region: Rect(0, 0, 20, 20), [dot])
    for y in 0..<20 {
      for x in 0..<20 {
        let (across, down) = ((x - 5 + 20) % 4, (y - 5 + 15) % 3)
        #expect((found[y * 20 + x] != 0) == ((across == 1 || across == 2) && down == 2))
      }
    }
    // In a turned group the tiles are turned, too.
    let turned = filtered(
      [tile], region: Rect(0, 0, 20, 20), [dot],
      AffineTransform.rotation(.pi / 2).then(.translation(20, 0)))
    #expect(turned.filter { $0 != 0 }.count == found.filter { $0 != 0 }.count)
    #expect(turned[6 * 20 + 12] != 0 && turned[10 * 20 + 9] != 0 && turned[5 * 20 + 12] == 0)
    // Without a region there is no end of it: nothing is repeated.
    #expect(filtered([tile], [dot]) == painted([dot], 20, 20).pixels)
  }

  /// An item that a step takes by itself is no part of the source.
  @Test func partsAreApart() {
    let left = DrawCommand.fill(.rect(Rect(0, 0, 5, 20)), .color(.white))
    let right = DrawCommand.fill(.rect(Rect(10, 0, 5, 20)), .color(.white))
    func columns(_ steps: [Filter.Step]) -> [Bool] {
      let found = filtered(steps, region: Rect(0, 0, 20, 20), [left, right])
      return [2, 12].map { found[$0] != 0 }
    }
    let part = Filter.Step(.offset(.zero), [.part(1)])
    #expect(columns([part]) == [false, true])
    #expect(columns([part, Filter.Step(.offset(.zero), [.source])]) == [true, false])
    #expect(columns([part, Filter.Step(.merge, [.step(0), .source])]) == [true, true])
    // One that isn't there shows nothing.
    #expect(columns([Filter.Step(.offset(.zero), [.part(7)])]) == [false, false])
    #expect(!Filter.isValid([Filter.Step(.offset(.zero), [.part(64)])]))
    #expect(!Filter.isValid([Filter.Step(.offset(.zero), [.part(-1)])]))
  }

  /// Large regions are not painted for a tile, and large radii are bounded.
  @Test func whatIsRepeatedIsBounded() {
    let place = Place(bounds: PixelRect(x: 0, y: 0, width: 40, height: 40), scale: 1)
    func needed(_ step: Filter.Operation, _ side: Double) -> PixelRect {
      let plan = FilterPlan(
        Filter(region: Rect(0, 0, side, side), steps: [Filter.Step(step, [.source])]), at: place)
      return plan.needed(for: place.bounds, of: [], at: place, glyphs: nil)
    }
    let tile = Filter.Operation.tile(Rect(900, 900, 100, 100))
    #expect(needed(tile, 2000).width == 1000 && needed(tile, 5000).width == 40)
    #expect(needed(.tile(Rect(0, 0, 10, 10)), 2000).width == 40)
    var wrap = Filter.Convolution(columns: 3, kernel: Array(repeating: 1, count: 9))
    wrap.edges = .wrap
    #expect(needed(.convolve(wrap), 2000).width == 2000)
    wrap.edges = .duplicate
    #expect(needed(.convolve(wrap), 2000).width == 41)
    let plan = FilterPlan(
      Filter(steps: [Filter.Step(.dilate(Size(1e9, 1e9)), [.source])]), at: place)
    #expect(plan.reach == (1024, 1024))
  }
}
