/// A Gaussian blur along one direction: of whole pixels, the same wherever it begins.
///
/// Wide ones are boxes. Sums of whole numbers below 2²⁴ are exact, and all others go over the same
/// pixels in the same order.
struct BlurKernel {
  typealias Sums = SIMD4<Float>

  /// The steps of a level between boxes: 4096 pixels of 255 levels have a sum that is exact.
  fileprivate static let steps: Float = 16

  private enum Kind {
    case none
    /// From the first pixel to the last; their sum is 1.
    case weights([Float])
    /// Boxes of odd numbers of pixels, one after the other.
    case boxes([Int])
  }

  private let kind: Kind
  /// How many pixels away something may be seen.
  let reach: Int

  var isEmpty: Bool { if case .none = kind { true } else { false } }

  init(deviation: Double) {
    guard deviation > 0.05, deviation.isFinite else {
      (kind, reach) = (.none, 0)
      return
    }
    guard deviation >= 2 else {
      let radius = Int((3 * deviation).rounded(.up))
      let raw = (-radius...radius).map { step in
        Math.exp(-Double(step * step) / (2 * deviation * deviation))
      }
      let sum = raw.reduce(0, +)
      (kind, reach) = (.weights(raw.map { Float($0 / sum) }), radius)
      return
    }
    let boxes = Self.boxes(deviation)
    kind = .boxes(boxes)
    reach = boxes.reduce(0) { $0 + $1 / 2 }
  }

  /// The odd sizes of boxes which, one after the other, spread as a Gaussian does.
  private static func boxes(_ deviation: Double) -> [Int] {
    let count = 5.0
    let square = 12 * deviation * deviation
    let width = Int((square / count + 1).squareRoot())
    let small = width.isMultiple(of: 2) ? width - 1 : width
    let side = Double(small)
    let share = (square - count * (side * side + 4 * side + 3)) / (-4 * side - 4)
    let smalls = Int(max(0, min(count, share.rounded())))
    return (0..<Int(count)).map { $0 < smalls ? small : small + 2 }
  }

  /// Blurs the pixels of a line, `stride` apart; beyond its ends there is nothing.
  func blur(
    _ line: UnsafeMutablePointer<UInt32>, _ count: Int, stride: Int, _ rows: inout BlurRows
  ) {
    switch kind {
    case .none: return
    case .weights(let weights): blur(line, count, stride, weights, &rows)
    case .boxes(let boxes): blur(line, count, stride, boxes, &rows)
    }
  }

  private func blur(
    _ line: UnsafeMutablePointer<UInt32>, _ count: Int, _ stride: Int, _ weights: [Float],
    _ rows: inout BlurRows
  ) {
    guard rows.load(line, count, stride, margin: reach) else { return }
    for index in 0..<count {
      var sum = Sums.zero
      for step in weights.indices { sum += rows.front[index + step] * weights[step] }
      line[index * stride] = Self.pixel(sum)
    }
  }

  private func blur(
    _ line: UnsafeMutablePointer<UInt32>, _ count: Int, _ stride: Int,
    _ boxes: [Int], _ rows: inout BlurRows
  ) {
    // Beyond the reach lies nothing, in which each row begins.
    let margin = 2 * reach
    guard rows.load(line, count, stride, margin: margin) else { return }
    let length = count + 2 * margin
    for box in boxes {
      rows.swap()
      var sum = Sums.zero
      let factor = 1 / Float(box)
      for index in 0..<length {
        let (enters, leaves) = (index + box / 2, index - box / 2 - 1)
        if enters < length { sum += rows.back[enters] }
        if leaves >= 0 { sum -= rows.back[leaves] }
        rows.front[index] = Self.whole(sum * factor)
      }
    }
    for index in 0..<count { line[index * stride] = Self.pixel(rows.front[index + margin]) }
  }

  /// The nearest whole numbers of some below 2²².
  @inline(__always) private static func whole(_ sums: Sums) -> Sums {
    (sums + 12_582_912) - 12_582_912
  }

  @inline(__always) private static func pixel(_ sums: Sums) -> UInt32 {
    // The lowest bits of a number of 2²³ are its ones.
    let parts = unsafeBitCast(sums / steps + 8_388_608, to: SIMD4<UInt32>.self) & 255
    return parts[3] &<< 24 | parts[2] &<< 16 | parts[1] &<< 8 | parts[0]
  }
}

/// Two rows of sums, one of which is made of the other.
struct BlurRows {
  fileprivate var front: [BlurKernel.Sums] = []
  fileprivate var back: [BlurKernel.Sums] = []

  fileprivate mutating func swap() { Swift.swap(&front, &back) }

  /// Takes the pixels of a line, with nothing beside them; false if there is nothing in it.
  fileprivate mutating func load(
    _ line: UnsafeMutablePointer<UInt32>, _ count: Int, _ stride: Int, margin: Int
  ) -> Bool {
    guard (0..<count).contains(where: { line[$0 * stride] != 0 }) else { return false }
    let length = count + 2 * margin
    if front.count < length {
      front = [BlurKernel.Sums](repeating: .zero, count: length)
      back = front
    }
    for index in 0..<margin {
      (front[index], front[count + margin + index]) = (.zero, .zero)
    }
    for index in 0..<count {
      let pixel = line[index * stride]
      front[index + margin] =
        BlurKernel.Sums(
          Float(pixel & 255), Float(pixel &>> 8 & 255), Float(pixel &>> 16 & 255),
          Float(pixel &>> 24)) * BlurKernel.steps
    }
    return true
  }
}
