/// The colours of a gradient as premultiplied pixels, from offset 0 to 1 in equal steps.
struct GradientTable {
  static let last = 1023

  let stops: [GradientStop]
  let pixels: [UInt32]
  let isOpaque: Bool
  /// Opaque, and from one pixel to the next no component changes by more than a level.
  let isSmooth: Bool

  /// Between two stops the sRGB components and alpha change evenly; before the first and after
  /// the last their colours are held. A stop that is not beyond the one before makes a sharp
  /// edge there: at offset 0 between the first pixel, which is that of all before the gradient, and
  /// the second. `stops` must not be empty.
  init(_ stops: [GradientStop]) {
    self.stops = stops
    var next = 0
    pixels = (0...Self.last).map { index in
      let offset = Double(index) / Double(Self.last)
      if index == 0, stops[0].offset == 0 { return Pixel.premultiplied(stops[0].color) }
      while next < stops.count && !(stops[next].offset > offset) { next += 1 }
      return Pixel.premultiplied(Self.color(stops, before: next, at: offset))
    }
    isOpaque = pixels.allSatisfy { Pixel.alpha($0) == 255 }
    isSmooth = isOpaque && zip(pixels, pixels.dropFirst()).allSatisfy(Pixel.areNear)
  }

  /// The colour at an offset that lies before the stop `next` and not before the one ahead of it.
  private static func color(
    _ stops: [GradientStop], before next: Int, at offset: Double
  ) -> Color {
    guard next > 0 else { return stops[0].color }
    guard next < stops.count else { return stops[stops.count - 1].color }
    let (near, far) = (stops[next - 1], stops[next])
    let share = (offset - near.offset) / (far.offset - near.offset)
    guard share.isFinite else { return near.color }
    func mix(_ a: Double, _ b: Double) -> Double { a + (b - a) * share }
    return Color(
      red: mix(near.color.red, far.color.red), green: mix(near.color.green, far.color.green),
      blue: mix(near.color.blue, far.color.blue), alpha: mix(near.color.alpha, far.color.alpha))
  }
}

extension [GradientStop] {
  /// The stops of a gradient that has nothing before its beginning: of those at 0 only the last.
  var fromWithin: [GradientStop] {
    let ahead = prefix { $0.offset <= 0 }.count
    return ahead > 1 ? Array(self[(ahead - 1)...]) : self
  }
}

/// The tables of the gradients painted lately, so that a frame does not make them anew.
struct GradientCache {
  private static let capacity = 16
  private var tables: [GradientTable] = []
  private var oldest = 0

  init() {}

  mutating func table(_ stops: [GradientStop]) -> GradientTable {
    for table in tables where table.stops == stops { return table }
    let table = GradientTable(stops)
    if tables.count < Self.capacity {
      tables.append(table)
    } else {
      tables[oldest] = table
      oldest = (oldest + 1) % Self.capacity
    }
    return table
  }
}
