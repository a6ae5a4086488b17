/// Pixels that are sums of those around them.
extension FilterPicture {
  /// The picture whose pixels a kernel makes.
  ///
  /// - Parameter edges: the pixels whose edges count; nil: there is nothing beyond the picture.
  func convolved(by convolution: Filter.Convolution, edges: PixelRect?) -> FilterPicture {
    let sums = ConvolutionSums(convolution)
    var picture = FilterPicture(bounds)
    picture.isLinear = isLinear
    let columns = Self.places(
      bounds.left..<bounds.right, edges.map { $0.left..<$0.right }, convolution.edges,
      count: convolution.columns, target: convolution.targetColumn)
    let rows = Self.places(
      bounds.top..<bounds.bottom, edges.map { $0.top..<$0.bottom }, convolution.edges,
      count: convolution.rows, target: convolution.targetRow)
    let straight = convolution.keepsAlpha ? pixels.map(Pixel.straight) : pixels
    for y in 0..<bounds.height {
      for x in 0..<bounds.width {
        var sum = SIMD4<Float>.zero
        for row in 0..<convolution.rows where rows[y + row] >= 0 {
          let start = rows[y + row] * bounds.width
          for column in 0..<convolution.columns where columns[x + column] >= 0 {
            let pixel = straight[start + columns[x + column]]
            guard pixel != 0 else { continue }
            sum += ConvolutionSums.parts(pixel) * sums.kernel[row * convolution.columns + column]
          }
        }
        let index = y * bounds.width + x
        picture.pixels[index] = sums.pixel(sum, at: pixels[index])
      }
    }
    return picture
  }

  /// The pixels of a line, from its beginning, that lie under each column of a kernel: that of
  /// pixel p and column c at p + c; -1: there is nothing.
  private static func places(
    _ line: Range<Int>, _ image: Range<Int>?, _ edges: Filter.Edges, count: Int, target: Int
  ) -> [Int] {
    let image = image ?? line
    return (0..<line.count + count).map { index in
      var place = line.lowerBound + index - target
      switch edges {
      case .none: guard image.contains(place) else { return -1 }
      case .duplicate: place = max(image.lowerBound, min(image.upperBound - 1, place))
      case .wrap:
        let rest = (place - image.lowerBound) % image.count
        place = image.lowerBound + (rest < 0 ? rest + image.count : rest)
      }
      return line.contains(place) ? place - line.lowerBound : -1
    }
  }
}

/// What becomes of the sums of a kernel.
private struct ConvolutionSums {
  /// The numbers of the kernel, the last one first.
  let kernel: [Float]
  private let divisor: Float
  private let bias: Float
  private let keepsAlpha: Bool

  init(_ convolution: Filter.Convolution) {
    kernel = convolution.kernel.reversed().map { Float($0) }
    (divisor, bias) = (Float(convolution.divisor), Float(convolution.bias))
    keepsAlpha = convolution.keepsAlpha
  }

  /// The parts of a pixel, 0…1: blue, green, red and alpha.
  @inline(__always) static func parts(_ pixel: UInt32) -> SIMD4<Float> {
    SIMD4(
      Float(pixel & 255), Float(pixel &>> 8 & 255), Float(pixel &>> 16 & 255), Float(pixel &>> 24))
      / 255
  }

  /// - Parameter old: the pixel as it was.
  func pixel(_ sum: SIMD4<Float>, at old: UInt32) -> UInt32 {
    var parts = sum / divisor
    if keepsAlpha {
      let alpha = Self.parts(old)[3]
      parts = (parts + bias * alpha).clamped(lowerBound: .zero, upperBound: .one) * alpha
      parts[3] = alpha
    } else {
      let alpha = parts[3] + bias
      parts += bias * alpha
      parts[3] = alpha
      let most = max(0, min(1, alpha))
      parts = parts.clamped(lowerBound: .zero, upperBound: .init(repeating: most))
    }
    let levels = SIMD4<UInt32>(truncatingIfNeeded: SIMD4<Int32>(parts * 255 + 0.5))
    return levels[3] &<< 24 | levels[2] &<< 16 | levels[1] &<< 8 | levels[0]
  }
}
