/// Goes through the steps of a filter.
struct FilterRun {
  private let plan: FilterPlan
  private let source: FilterPicture
  private var results: [FilterPicture?] = []
  /// The last step that needs the result of each.
  private var lastUses: [Int: Int] = [:]

  init(_ plan: FilterPlan, _ source: FilterPicture) {
    self.plan = plan
    self.source = source
    for (number, step) in plan.steps.enumerated() {
      for case .step(let input) in step.inputs { lastUses[input] = number }
    }
  }

  /// What the last step makes, in sRGB.
  mutating func result() -> FilterPicture {
    for (number, step) in plan.steps.enumerated() {
      var picture = self.picture(of: step)
      if let region = step.region ?? plan.region { picture.crop(to: region) }
      results.append(picture)
      for case .step(let input) in step.inputs where lastUses[input] == number {
        results[input] = nil
      }
    }
    return (results.last.flatMap { $0 } ?? FilterPicture(source.bounds)).withColors(linear: false)
  }

  private func input(_ number: Int, of step: FilterPlan.Step) -> FilterPicture {
    var picture = FilterPicture(source.bounds)
    switch step.inputs[number] {
    case .source: picture = source
    case .sourceAlpha:
      picture = source
      picture.change { $0 & 0xFF00_0000 }
    case .step(let number):
      if let result = results[number] { picture = result }
    }
    return picture.withColors(linear: step.isLinear)
  }

  private func picture(of step: FilterPlan.Step) -> FilterPicture {
    switch step.operation {
    case .flood(let color): return flood(color, step)
    case .merge:
      var picture = FilterPicture(source.bounds)
      picture.isLinear = step.isLinear
      for number in step.inputs.indices {
        picture.combine(input(number, of: step)) { Pixel.over($1, $0) }
      }
      return picture
    case .blend(let mode):
      var picture = input(0, of: step)
      picture.combine(input(1, of: step)) { mode.blended($0, $1) }
      return picture
    case .composite(let composite):
      var picture = input(0, of: step)
      picture.combine(input(1, of: step)) { composite.combined($0, $1) }
      return picture
    case .blur, .offset, .shadow, .matrix, .transfer: return changed(input(0, of: step), step)
    }
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
