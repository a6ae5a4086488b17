/// The least and the most of the pixels around each.
extension FilterPicture {
  /// Makes each of red, green, blue and alpha the least, or the most, of those in a rectangle around
  /// it, twice as wide and as high as the radii; beyond the picture there is nothing.
  mutating func spread(_ across: Int, _ down: Int, least: Bool) {
    let (width, height) = (bounds.width, bounds.height)
    var row = SpreadRow(least: least)
    pixels.withUnsafeMutableBufferPointer { pixels in
      guard let base = pixels.baseAddress else { return }
      if across > 0 {
        for y in 0..<height { row.spread(base + y * width, width, stride: 1, radius: across) }
      }
      if down > 0 {
        for x in 0..<width { row.spread(base + x, height, stride: width, radius: down) }
      }
    }
  }
}

/// A row of pixels, and the least or the most of each stretch of it.
///
/// After van Herk: of blocks as long as the stretch, what is met from each end. A stretch is the end
/// of one block and the beginning of the next.
private struct SpreadRow {
  typealias Parts = SIMD4<UInt8>
  let least: Bool
  private var fromStart: [Parts] = []
  private var fromEnd: [Parts] = []

  init(least: Bool) { self.least = least }

  mutating func spread(
    _ line: UnsafeMutablePointer<UInt32>, _ count: Int, stride: Int, radius: Int
  ) {
    guard (0..<count).contains(where: { line[$0 * stride] != 0 }) else { return }
    let radius = min(radius, count)
    let span = 2 * radius
    load(line, count, stride, radius)
    let length = count + span
    for index in 1..<length where index % span != 0 {
      fromStart[index] = extreme(fromStart[index - 1], fromStart[index])
    }
    for index in (0..<length - 1).reversed() where (index + 1) % span != 0 {
      fromEnd[index] = extreme(fromEnd[index + 1], fromEnd[index])
    }
    for index in 0..<count {
      line[index * stride] = unsafeBitCast(
        extreme(fromEnd[index], fromStart[index + span - 1]), to: UInt32.self)
    }
  }

  /// Takes the pixels of a line with nothing beside them.
  private mutating func load(
    _ line: UnsafeMutablePointer<UInt32>, _ count: Int, _ stride: Int, _ radius: Int
  ) {
    fromStart = [Parts](repeating: .zero, count: count + 2 * radius)
    for index in 0..<count {
      fromStart[index + radius] = unsafeBitCast(line[index * stride], to: Parts.self)
    }
    fromEnd = fromStart
  }

  @inline(__always) private func extreme(_ a: Parts, _ b: Parts) -> Parts {
    least ? pointwiseMin(a, b) : pointwiseMax(a, b)
  }
}
