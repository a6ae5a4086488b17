package import Engine

extension SeededGenerator {
  /// Mostly plain; else something is blended, isolated or filtered.
  package mutating func compositing() -> Compositing {
    guard chance(0.15) else { return Compositing() }
    return Compositing(
      blend: element(of: BlendMode.allCases), isIsolated: chance(0.3),
      filter: chance(0.5) ? filter() : nil)
  }

  /// One to five steps of any kinds, with inputs from before them.
  package mutating func filter() -> Filter {
    let steps = (0..<int(in: 1...5)).map { number in
      Filter.Step(
        operation(), [input(before: number), input(before: number)],
        region: chance(0.2) ? region() : nil, isLinear: chance(0.3))
    }
    return Filter(region: chance(0.5) ? region() : nil, steps: steps)
  }

  private mutating func region() -> Rect {
    Rect(double(in: -20...40), double(in: -20...30), double(in: 0...90), double(in: 0...70))
  }

  private mutating func input(before number: Int) -> Filter.Input {
    if number > 0, chance(0.6) { return .step(int(in: 0...number - 1)) }
    if chance(0.1) { return .part(int(in: 0...2)) }
    return chance(0.8) ? .source : .sourceAlpha
  }

  private mutating func operation() -> Filter.Operation {
    let blur = Size(double(in: 0...6), double(in: 0...6))
    let way = Point(double(in: -9...9), double(in: -9...9))
    let color = Color(
      red: double(in: 0...1), green: double(in: 0...1), blue: double(in: 0...1),
      alpha: double(in: 0...1))
    switch int(in: 0...11) {
    case 0, 1: return .blur(blur)
    case 2: return .offset(way)
    case 3: return chance(0.5) ? .flood(color) : .merge
    case 4: return .shadow(offset: way, blur: blur, color)
    case 5: return .blend(element(of: BlendMode.allCases))
    case 6:
      return .composite(
        element(of: [
          .over, .in, .out, .atop, .xor, .lighter,
          .arithmetic(double(in: -1...1), double(in: -1...1), double(in: -1...1), 0),
          .arithmetic(0, 1, 0, double(in: 0...1)),
        ]))
    case 7: return chance(0.5) ? .erode(blur) : .dilate(blur)
    case 8:
      let (columns, rows) = (int(in: 1...4), int(in: 1...4))
      return .convolve(
        Filter.Convolution(
          columns: columns, kernel: (0..<columns * rows).map { _ in double(in: -0.3...0.6) },
          target: (int(in: 0...columns - 1), int(in: 0...rows - 1)),
          divisor: chance(0.5) ? 1 : nil, bias: chance(0.3) ? double(in: -0.2...0.4) : 0,
          edges: element(of: Filter.Edges.allCases), keepsAlpha: chance(0.3)))
    case 9: return .tile(region())
    case 10: return .matrix((0..<20).map { _ in double(in: -0.5...1) })
    default:
      let levels = (0..<256).map { UInt8(255 - $0) }
      return .transfer([levels, levels, levels, chance(0.5) ? levels : levels.reversed()])
    }
  }
}
