/// Goes through the steps of a filter.
struct FilterRun {
  private let plan: FilterPlan
  private let source: FilterPicture
  /// The pictures of the items that are no part of the source.
  private let parts: [Int: FilterPicture]
  private var results: [Int: FilterPicture] = [:]
  /// The last step that needs the result of each.
  private var lastUses: [Int: Int] = [:]

  init(_ plan: FilterPlan, _ source: FilterPicture, parts: [Int: FilterPicture] = [:]) {
    self.plan = plan
    self.source = source
    self.parts = parts
    for (number, step) in plan.steps.enumerated() where plan.isUsed[number] {
      for case .step(let input) in step.inputs { lastUses[input] = number }
    }
  }

  /// What the last step makes, in sRGB.
  mutating func result() -> FilterPicture {
    for (number, step) in plan.steps.enumerated() where plan.isUsed[number] {
      var picture = self.picture(of: step, number)
      if let region = plan.region { picture.crop(to: region) }
      if let region = step.region { picture.crop(to: region) }
      results[number] = picture
    }
    let last = results.removeValue(forKey: plan.steps.count - 1)
    return (last ?? FilterPicture(source.bounds)).withColors(linear: false)
  }

  /// A picture that a step begins with; one that no other needs is kept no longer.
  private mutating func input(_ index: Int, of step: FilterPlan.Step, _ number: Int)
    -> FilterPicture
  {
    let input = step.inputs[index]
    switch input {
    case .source: return source.withColors(linear: step.isLinear)
    case .sourceAlpha:
      var picture = source
      picture.change { $0 & 0xFF00_0000 }
      return picture.withColors(linear: step.isLinear)
    case .part(let item):
      return (parts[item] ?? FilterPicture(source.bounds)).withColors(linear: step.isLinear)
    case .step(let other):
      let isLast = lastUses[other] == number && !step.inputs[(index + 1)...].contains(input)
      let result = isLast ? results.removeValue(forKey: other) : results[other]
      return (result ?? FilterPicture(source.bounds)).withColors(linear: step.isLinear)
    }
  }

  private mutating func picture(of step: FilterPlan.Step, _ number: Int) -> FilterPicture {
    switch step.operation {
    case .flood(let color): return flood(color, step)
    case .merge:
      guard !step.inputs.isEmpty else { return FilterPicture(source.bounds) }
      return combined(step, number) { Pixel.over($1, $0) }
    case .blend(let mode): return combined(step, number) { mode.blended($0, $1) }
    case .composite(let composite):
      return combined(step, number) { composite.combined($0, $1) }
    case .blur, .offset, .shadow, .matrix, .transfer, .erode, .dilate, .convolve, .tile:
      return changed(input(0, of: step, number), step)
    }
  }

  /// All inputs of a step, one after the other.
  private mutating func combined(
    _ step: FilterPlan.Step, _ number: Int, _ combined: (UInt32, UInt32) -> UInt32
  ) -> FilterPicture {
    let count = if case .merge = step.operation { step.inputs.count } else { 2 }
    var picture = input(0, of: step, number)
    for index in 1..<count { picture.combine(input(index, of: step, number), combined) }
    return picture
  }

  private func flood(_ color: Color, _ step: FilterPlan.Step) -> FilterPicture {
    let picture = FilterPicture(source.bounds, Pixel.premultiplied(color))
    return picture.withColors(linear: step.isLinear)
  }

  private func changed(_ picture: FilterPicture, _ step: FilterPlan.Step) -> FilterPicture {
    var picture = picture
    switch step.operation {
    case .blur: picture.blur(step.blur.across, step.blur.down)
    case .offset: picture = picture.moved(across: step.shift.across, down: step.shift.down)
    case .matrix(let rows):
      let matrix = ColorMatrix(rows)
      if matrix.isLocal {
        picture.change(matrix.applied)
      } else {
        picture.combine(picture) { pixel, _ in matrix.applied(to: pixel) }
      }
    case .transfer(let tables):
      picture.combine(picture) { pixel, _ in Self.transferred(pixel, tables) }
    case .erode: picture.spread(step.spread.across, step.spread.down, least: true)
    case .dilate: picture.spread(step.spread.across, step.spread.down, least: false)
    case .convolve(let convolution):
      picture = picture.convolved(by: convolution, edges: step.edges)
    case .tile: picture = step.tile?.tiled(picture) ?? picture
    case .shadow(_, _, let color):
      var shadow = picture.moved(across: step.shift.across, down: step.shift.down)
      shadow.blur(step.blur.across, step.blur.down)
      let ink = flood(color, step).pixels.first ?? 0
      shadow.change { Pixel.scaled(ink, by: Pixel.alpha($0)) }
      picture.combine(shadow) { Pixel.over($0, $1) }
    default: break
    }
    return picture
  }

  private static func transferred(_ pixel: UInt32, _ tables: [[UInt8]]) -> UInt32 {
    let straight = Pixel.straight(pixel)
    func part(_ table: Int, _ shift: UInt32) -> UInt32 {
      UInt32(tables[table][Int(straight &>> shift & 255)]) &<< shift
    }
    return Pixel.premultiplied(part(3, 24) | part(0, 16) | part(1, 8) | part(2, 0))
  }
}

extension Filter.Operator {
  /// The premultiplied pixel of one in front of another.
  fileprivate func combined(_ front: UInt32, _ back: UInt32) -> UInt32 {
    let (frontAlpha, backAlpha) = (Pixel.alpha(front), Pixel.alpha(back))
    switch self {
    case .over: return Pixel.over(front, back)
    case .in: return Pixel.scaled(front, by: backAlpha)
    case .out: return Pixel.scaled(front, by: 255 - backAlpha)
    case .atop:
      return Self.sum(Pixel.scaled(front, by: backAlpha), Pixel.scaled(back, by: 255 - frontAlpha))
    case .xor:
      return Self.sum(
        Pixel.scaled(front, by: 255 - backAlpha), Pixel.scaled(back, by: 255 - frontAlpha))
    case .lighter: return Self.sum(front, back)
    case .arithmetic(let k1, let k2, let k3, let k4):
      func part(_ shift: UInt32, most: Double) -> Double {
        let a = Double(front &>> shift & 255) / 255
        let b = Double(back &>> shift & 255) / 255
        return max(0, min(most, k1 * a * b + k2 * a + k3 * b + k4))
      }
      let alpha = part(24, most: 1)
      return [UInt32(16), 8, 0].reduce(Pixel.level(alpha) &<< 24) {
        $0 | min(Pixel.level(part($1, most: alpha)), Pixel.level(alpha)) &<< $1
      }
    }
  }

  /// The sum of two pixels' components, at most 255.
  private static func sum(_ a: UInt32, _ b: UInt32) -> UInt32 {
    [UInt32(24), 16, 8, 0].reduce(0) {
      $0 | min(255, (a &>> $1 & 255) &+ (b &>> $1 & 255)) &<< $1
    }
  }
}

/// Four rows of five numbers that make other colours.
private struct ColorMatrix {
  private let columns: [SIMD4<Double>]

  init(_ rows: [Double]) {
    columns = (0..<5).map { column in
      SIMD4((0..<4).map { rows.count == 20 ? rows[$0 * 5 + column] : $0 == column ? 1 : 0 })
    }
  }

  /// True if nothing stays nothing.
  var isLocal: Bool { columns[4][3] <= 0 }

  func applied(to pixel: UInt32) -> UInt32 {
    let straight = Pixel.straight(pixel)
    var sum = columns[4] * 255
    for (column, shift) in zip(columns, [UInt32(16), 8, 0, 24]) {
      sum += column * Double(straight &>> shift & 255)
    }
    let levels = SIMD4<UInt32>(
      truncatingIfNeeded: SIMD4<Int64>(
        sum.clamped(lowerBound: .zero, upperBound: .init(repeating: 255)) + 0.5))
    return Pixel.premultiplied(
      levels[3] &<< 24 | levels[0] &<< 16 | levels[1] &<< 8 | levels[2])
  }
}
