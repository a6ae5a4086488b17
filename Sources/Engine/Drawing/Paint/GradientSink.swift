/// The place of each pixel in a gradient's table: a fixed-point number that grows evenly along a
/// row and from row to row, the same wherever a span begins.
struct GradientRamp {
  /// The number of binary places that the numbers have behind the point.
  let places: Int
  let perColumn: Int
  private let origin: Double
  private let perRow: Double
  /// Every row begins a whole number of columns from every other.
  private let isSnapped: Bool

  /// The gradient from `start` to `end` in coordinates that `map` moves to the device's; nil if
  /// one of them makes no sense. A gradient without length shows its end's colour.
  ///
  /// - Parameter isSmooth: a place beside may be taken if it is in the table's next step at most.
  init?(start: Point, end: Point, map: AffineTransform, isSmooth: Bool = false) {
    guard let inverse = map.inverse else { return nil }
    let axis = end - start
    let scale = Double(GradientTable.last) / (axis.x * axis.x + axis.y * axis.y)
    let across = (inverse.a * axis.x + inverse.b * axis.y) * scale
    let down = (inverse.c * axis.x + inverse.d * axis.y) * scale
    let first = inverse.apply(to: Point(0.5, 0.5)) - start
    let base = (first.x * axis.x + first.y * axis.y) * scale + 0.5
    let steepness = max(abs(across), abs(down))
    guard axis != .zero, steepness <= 0x1p28 else {
      guard axis.x.isFinite, axis.y.isFinite else { return nil }
      (places, perColumn, origin, perRow) = (0, 0, Double(GradientTable.last), 0)
      isSnapped = false
      return
    }
    guard base.isFinite else { return nil }
    // Steps times the largest coordinate, 2²⁰, must stay below 2⁶¹.
    places = steepness <= 0x1p8 ? 32 : 12
    let unit = Double(1 << places)
    perColumn = Int(across * unit)
    origin = base * unit
    perRow = down * unit
    isSnapped = isSmooth && perColumn != 0 && abs(perColumn) <= 1 << places
  }

  /// The place of a row's pixel at x = 0.
  func start(ofRow y: Int) -> Int {
    let start = Int(max(-0x1p61, min(0x1p61, origin + perRow * Double(y))))
    return isSnapped ? nearestColumn(start) * perColumn : start
  }

  /// The columns from the table's first place to the place of a row's pixel at x = 0; nil if the
  /// rows are not a whole number of columns apart.
  func columns(toRow y: Int) -> Int? { isSnapped ? start(ofRow: y) / perColumn : nil }

  private func nearestColumn(_ place: Int) -> Int {
    let step = abs(perColumn)
    let shifted = place + step / 2
    let steps = shifted / step - (shifted % step < 0 ? 1 : 0)
    return perColumn < 0 ? -steps : steps
  }

  /// The step of the table at a place.
  @inline(__always) func step(at place: Int) -> Int {
    max(0, min(GradientTable.last, place &>> places))
  }

  /// The pixels of a run that lie before the table, and those inside of it, if the run begins at
  /// this place.
  func parts(from start: Int, count: Int) -> (before: Int, within: Int) {
    let (first, last) = (1 << places, GradientTable.last << places)
    let (near, far) = perColumn > 0 ? (first, last) : (last, first)
    let before = steps(from: start, to: near, most: count)
    return (before, max(0, steps(from: start, to: far, most: count) - before))
  }

  /// The pixels of such a run that lie ahead of a border.
  private func steps(from start: Int, to border: Int, most: Int) -> Int {
    if perColumn > 0 {
      return start >= border ? 0 : min(most, (border - start + perColumn - 1) / perColumn)
    }
    return start < border ? 0 : min(most, (start - border) / -perColumn + 1)
  }
}

/// Paints with a linear gradient.
struct GradientSink: SpanSink {
  private let surface: Surface
  private let ramp: GradientRamp
  private let table: UnsafePointer<UInt32>
  private let isOpaque: Bool
  private let opacity: UInt32
  private var row: UnsafeMutablePointer<UInt32>
  private var rowStart = 0

  /// `table` must outlive the sink; `opacity` is 0…255.
  init(
    surface: Surface, ramp: GradientRamp, table: UnsafePointer<UInt32>, isOpaque: Bool,
    opacity: UInt32
  ) {
    self.surface = surface
    self.ramp = ramp
    self.table = table
    self.isOpaque = isOpaque
    self.opacity = opacity
    row = surface.base
  }

  mutating func beginRow(_ y: Int) {
    row = surface.row(y)
    rowStart = ramp.start(ofRow: y)
  }

  func span(x: Int, count: Int, coverage: UInt32) {
    let place = row + (x &- surface.bounds.left)
    let factor = Pixel.product(coverage, opacity)
    let start = rowStart &+ x &* ramp.perColumn
    guard count > 8, ramp.perColumn != 0 else { return shade(start, place, count, factor) }
    // Before the first colour and behind the last one all pixels are alike.
    let (before, within) = ramp.parts(from: start, count: count)
    hold(start, place, before, factor)
    shade(start &+ before &* ramp.perColumn, place + before, within, factor)
    let rest = before &+ within
    hold(start &+ rest &* ramp.perColumn, place + rest, count &- rest, factor)
  }

  @inline(__always) func quad(x: Int, coverage: SIMD4<UInt32>) {
    let place = row + (x &- surface.bounds.left)
    let four = four(from: rowStart &+ x &* ramp.perColumn)
    SurfaceSink.blend(four, PixelQuad.factors(coverage, opacity), place)
  }

  /// Paints with the colour of the first pixel.
  private func hold(
    _ start: Int, _ place: UnsafeMutablePointer<UInt32>, _ count: Int, _ factor: UInt32
  ) {
    let front = Pixel.scaled(pixel(start), by: factor)
    if count > 0 && front != 0 { SolidSink.blend(front, place, count) }
  }

  /// Paints each pixel with its colour.
  private func shade(
    _ start: Int, _ place: UnsafeMutablePointer<UInt32>, _ count: Int, _ factor: UInt32
  ) {
    let step = ramp.perColumn
    var (position, index) = (start, 0)
    if step == 0 { return hold(start, place, count, factor) }
    let factors = PixelQuad.Lanes(repeating: UInt16(truncatingIfNeeded: factor))
    while index &+ 4 <= count {
      let four = four(from: position)
      if factor == 255 && isOpaque {
        (place + index).four = four
      } else {
        let front = PixelQuad(four).scaled(by: factors)
        (place + index).four = front.over((place + index).four, rest: 255 &- front.alpha)
      }
      index &+= 4
      position &+= 4 &* step
    }
    while index < count {
      let front = Pixel.scaled(pixel(position), by: factor)
      place[index] = Pixel.over(front, place[index])
      index &+= 1
      position &+= step
    }
  }

  @inline(__always) private func four(from position: Int) -> SIMD4<UInt32> {
    let step = ramp.perColumn
    return SIMD4(
      pixel(position), pixel(position &+ step), pixel(position &+ 2 &* step),
      pixel(position &+ 3 &* step))
  }

  @inline(__always) private func pixel(_ position: Int) -> UInt32 {
    table[ramp.step(at: position)]
  }
}
