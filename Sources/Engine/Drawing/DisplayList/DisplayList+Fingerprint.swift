extension DisplayList {
  /// A number that two pictures have in common if nobody can tell them apart: the same in every
  /// process, build, language and time zone.
  ///
  /// Places that differ by less than a rounding of sums, as those that frames of another rate lead
  /// to, are the same.
  package var fingerprint: UInt64 {
    var print = Fingerprint()
    print.add(commands)
    return print.value
  }
}

/// A hash of drawing commands. Swift's own has another seed in each process.
private struct Fingerprint {
  private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

  /// The steps of a number that count, in one: less than a pixel of any screen.
  private static let steps = 65_536.0

  private mutating func add(_ word: UInt64) {
    value = (value ^ word) &* 0x9E37_79B9_7F4A_7C15
    value ^= value >> 32
  }

  private mutating func add(_ number: Double) {
    let steps = (number * Self.steps).rounded()
    add(steps.magnitude < 0x1p62 ? UInt64(bitPattern: Int64(steps)) : number.bitPattern)
  }

  private mutating func add(_ numbers: Double...) {
    for number in numbers { add(number) }
  }

  private mutating func add(_ text: String) {
    for byte in text.utf8 { add(UInt64(byte)) }
    add(UInt64.max)
  }

  mutating func add(_ commands: [DrawCommand]) {
    add(UInt64(commands.count))
    for command in commands { add(command) }
  }

  private mutating func add(_ command: DrawCommand) {
    switch command {
    case .fill(let path, let paint):
      add(UInt64(1))
      add(path)
      add(paint)
    case .stroke(let path, let style, let paint):
      add(UInt64(2))
      add(path)
      add(style)
      add(paint)
    case .shadow(let shadow):
      add(UInt64(3))
      add(shadow.rect)
      add(shadow.radius, shadow.blur)
      add(shadow.color)
      if let hidden = shadow.hidden { add(hidden) }
    case .text(let line, let origin):
      add(UInt64(4))
      add(line.string)
      add(line.font.size, origin.x, origin.y)
      add(line.font.weight.rawValue)
      if line.font.style != TextStyle() { add(line.font.style) }
      add(line.color)
    case .layer(let layer):
      add(UInt64(5))
      add(layer)
    }
  }

  private mutating func add(_ layer: Layer) {
    add(layer.transform)
    add(layer.opacity)
    if layer.crossFades { add(UInt64(8)) }
    if !layer.compositing.isPlain { add(layer.compositing) }
    if let clip = layer.clip { add(clip) }
    if let mask = layer.mask {
      add(UInt64(mask.mode == .alpha ? 10 : 11))
      add(mask.commands)
    }
    if let fit = layer.fit { add(fit) }
    if let box = layer.viewBox { add(box) }
    add(layer.commands)
  }

  private mutating func add(_ compositing: Compositing) {
    add(UInt64(compositing.isIsolated ? 14 : 13))
    add(compositing.blend.rawValue)
    guard let filter = compositing.filter else { return }
    add(filter.fingerprint)
  }

  private mutating func add(_ style: TextStyle) {
    add(UInt64(12))
    add(style.family ?? "")
    add(UInt64((style.isItalic ? 1 : 0) + (style.isUnderlined ? 2 : 0)))
    add(style.tracking)
    add(style.language ?? "")
  }

  private mutating func add(_ fit: PixelFit) {
    add(UInt64(fit.floats ? 6 : 7))
    add(fit.shown)
    if let way = fit.way {
      add(way.start)
      add(way.end)
    }
  }

  private mutating func add(_ box: FittedBox) {
    add(box.pose.toParent)
    add(box.pose.size.width, box.pose.size.height, box.pose.borderWidth)
    add(box.textOrigin.x, box.textOrigin.y)
  }

  // MARK: Shapes and colours

  private mutating func add(_ path: Path) {
    if path.isEvenOdd { add(UInt64(9)) }
    add(UInt64(path.elements.count))
    for element in path.elements {
      switch element {
      case .move(let point): add(UInt64(1), point)
      case .line(let point): add(UInt64(2), point)
      case .quad(let control, let point): add(UInt64(3), control, point)
      case .cubic(let control1, let control2, let point): add(UInt64(4), control1, control2, point)
      case .close: add(UInt64(5))
      }
    }
  }

  private mutating func add(_ kind: UInt64, _ points: Point...) {
    add(kind)
    for point in points { add(point.x, point.y) }
  }

  private mutating func add(_ rect: Rect) { add(rect.x, rect.y, rect.width, rect.height) }

  private mutating func add(_ map: AffineTransform) {
    add(map.a, map.b, map.c, map.d, map.tx, map.ty)
  }

  private mutating func add(_ color: Color) { add(color.red, color.green, color.blue, color.alpha) }

  private mutating func add(_ style: StrokeStyle) {
    add(style.width)
    add(style.cap.rawValue)
    add(style.join.rawValue)
    if style.miterLimit != StrokeStyle(width: 0).miterLimit { add(style.miterLimit) }
  }

  private mutating func add(_ paint: Paint) {
    switch paint {
    case .color(let color):
      add(UInt64(1))
      add(color)
    case .linearGradient(let start, let end, let stops):
      add(UInt64(2), start, end)
      add(stops)
    case .radialGradient(let circle, let focus, let stops):
      add(UInt64(3), focus)
      add(circle)
      add(stops)
    case .image(let image, let map, let opacity):
      add(UInt64(4))
      add(image.fingerprint)
      add(map)
      add(opacity)
    }
  }

  private mutating func add(_ stops: [GradientStop]) {
    for stop in stops {
      add(stop.offset)
      add(stop.color)
    }
    add(UInt64(stops.count))
  }
}

extension Filter {
  /// A hash of its region and its steps, the same in every process.
  fileprivate var fingerprint: UInt64 {
    var writer = WireWriter()
    writer.write(Compositing(filter: self))
    return writer.bytes.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x0000_0100_0000_01B3 }
  }
}
