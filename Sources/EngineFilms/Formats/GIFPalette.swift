/// The colours that stand for those of a picture: the same ones, if there are few enough.
struct GIFPalette {
  /// Each 0xRRGGBB.
  private(set) var colors: [UInt32] = []
  private var places: [UInt32: UInt8] = [:]

  /// - Parameters:
  ///   - counts: how often each colour is there; at least one colour.
  ///   - limit: the most colours of the palette, ≥ 1.
  init(_ counts: [UInt32: Int], limit: Int) {
    // A dictionary has no order of its own.
    var samples = counts.map { Sample(color: $0.key, count: Double($0.value)) }
    samples.sort { $0.color < $1.color }
    var boxes = samples.count <= limit ? samples.map { Box([$0]) } : [Box(samples)]
    while boxes.count < limit, let (index, worst) = Self.worst(of: boxes) {
      let (near, far) = worst.halves()
      boxes[index] = near
      boxes.append(far)
    }
    for (place, box) in boxes.enumerated() {
      colors.append(box.color)
      for sample in box.samples { places[sample.color] = UInt8(place) }
    }
  }

  /// The number of the colour that stands for one of the picture's.
  subscript(color: UInt32) -> UInt8 { places[color] ?? 0 }

  private static func worst(of boxes: [Box]) -> (Int, Box)? {
    let worst = boxes.enumerated().max { $0.element.error < $1.element.error }
    guard let worst, worst.element.error > 0 else { return nil }
    return (worst.offset, worst.element)
  }

  private struct Sample {
    let color: UInt32
    let count: Double

    /// Red, green and blue.
    var channels: SIMD3<Double> {
      SIMD3(Double(color >> 16 & 255), Double(color >> 8 & 255), Double(color & 255))
    }
  }

  /// Colours that one colour stands for.
  private struct Box {
    let samples: [Sample]
    /// The colour that more than half of the pixels have; nil: none is.
    private let usual: UInt32?
    private let mean: SIMD3<Double>
    /// The sum of all squared distances to the mean, in each channel; the eye sees green best.
    private let spread: SIMD3<Double>

    var error: Double { spread.sum() }

    init(_ samples: [Sample]) {
      self.samples = samples
      var (count, sum, squares) = (0.0, SIMD3<Double>.zero, SIMD3<Double>.zero)
      for sample in samples {
        let channels = sample.channels
        count += sample.count
        sum += channels * sample.count
        squares += channels * channels * sample.count
      }
      mean = sum / count
      usual = samples.first { $0.count > count / 2 }?.color
      let spread = (squares - sum * mean) * SIMD3(3, 6, 1)
      // One colour alone is met exactly, whatever was lost in rounding.
      self.spread = samples.count > 1 ? spread : .zero
    }

    /// Grounds are met exactly, so that nothing is left behind where something has moved.
    var color: UInt32 {
      if let usual { return usual }
      let channels = mean.rounded(.toNearestOrAwayFromZero)
      return UInt32(channels.x) << 16 | UInt32(channels.y) << 8 | UInt32(channels.z)
    }

    /// Both sides of the mean, in the channel that is spread most.
    func halves() -> (Box, Box) {
      let channel = [0, 1, 2].max { spread[$0] < spread[$1] } ?? 0
      let near = samples.filter { $0.channels[channel] <= mean[channel] }
      let far = samples.filter { $0.channels[channel] > mean[channel] }
      guard !near.isEmpty, !far.isEmpty else {
        // Lost in rounding: any two parts will do.
        let middle = samples.count / 2
        return (Box(Array(samples[..<middle])), Box(Array(samples[middle...])))
      }
      return (Box(near), Box(far))
    }
  }
}
