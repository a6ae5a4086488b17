package import Engine

/// Random lists for pictures of about 100×80 pixels, partly outside of them.
extension SeededGenerator {
  /// A list with something of everything: layers turned, faded, clipped and within each other.
  package mutating func displayList() -> DisplayList { DisplayList(commands(depth: 3)) }

  /// The list with one to three changes somewhere in it.
  package mutating func changed(_ list: DisplayList) -> DisplayList {
    var commands = list.commands
    for _ in 0..<int(in: 1...3) { commands = changed(commands, depth: 3) }
    return DisplayList(commands)
  }

  // MARK: Commands

  private mutating func commands(depth: Int) -> [DrawCommand] {
    list(count: 1...5) { $0.command(depth: depth) }
  }

  private mutating func command(depth: Int) -> DrawCommand {
    switch int(in: depth > 0 ? 0...10 : 0...6) {
    case 0, 1: return .fill(path(), paint())
    case 2: return .fill(.rect(Rect(double(in: -20...90), double(in: -20...70), 30, 20)), paint())
    case 3:
      let style = StrokeStyle(
        width: double(in: 0...6), cap: element(of: [.butt, .round, .square]),
        join: element(of: [.miter, .round, .bevel]))
      return .stroke(path(), style, paint())
    case 4, 5:
      let font = Font(size: double(in: 4...20), weight: element(of: Font.Weight.allCases))
      return .text(
        TextLine(element(of: ["a", "bc", "def"]), font: font, color: color()), origin: point())
    case 6: return .shadow(shadow())
    default: return .layer(layer(depth: depth - 1))
    }
  }

  private mutating func shadow() -> BoxShadow {
    let rect = Rect(
      double(in: -20...90), double(in: -20...70), double(in: 0...60), double(in: 0...50))
    return BoxShadow(
      rect, radius: double(in: 0...30), blur: chance(0.1) ? 0 : double(in: 0...20), color: color(),
      hidden: chance(0.3) ? rect.inset(by: 4) : nil)
  }

  private mutating func layer(depth: Int) -> Layer {
    var layer = Layer(
      transform: transform(), opacity: opacity(), clip: clip(), commands: commands(depth: depth))
    layer.crossFades = chance(0.2)
    layer.mask = mask(depth: depth)
    layer.compositing = compositing()
    return layer
  }

  private mutating func mask(depth: Int) -> Mask? {
    guard chance(0.15) else { return nil }
    return Mask(commands(depth: max(0, depth - 1)), element(of: [.alpha, .luminance]))
  }

  private mutating func transform() -> AffineTransform {
    let shift = AffineTransform.translation(double(in: -20...20), double(in: -20...20))
    switch int(in: 0...6) {
    case 0, 1: return .identity
    case 2: return AffineTransform.rotation(double(in: -3...3)).then(shift)
    case 3: return AffineTransform.scale(double(in: -2...2), double(in: 0...2)).then(shift)
    case 4: return .translation(Double(int(in: -9...9)), Double(int(in: -9...9)))
    default: return shift
    }
  }

  private mutating func opacity() -> Double {
    chance(0.5) ? 1 : chance(0.1) ? 0 : double(in: 0...1)
  }

  private mutating func clip() -> Path? {
    switch int(in: 0...5) {
    case 0: .rect(Rect(Double(int(in: -9...50)), Double(int(in: -9...40)), 50, 40))
    case 1: .ellipse(in: Rect(double(in: -9...50), double(in: -9...40), 60, 50))
    case 2: .rect(Rect(double(in: -9...50), double(in: -9...40), 50.5, 40.25))
    default: nil
    }
  }

  private mutating func paint() -> Paint {
    if chance(0.6) { return .color(color()) }
    if chance(0.2) { return .image(image(), .scale(double(in: 0.2...9), double(in: 0.2...9))) }
    return .linearGradient(
      start: point(), end: point(),
      stops: [GradientStop(0, color()), GradientStop(0.7, color()), GradientStop(1, color())])
  }

  private mutating func image() -> ImageBitmap {
    let pixels: [UInt32] = [0xFF40_80C0, 0x8080_0040, 0, 0xFFFF_FFFF, 0x4010_2030, 0xFF00_FF00]
    let width = int(in: 1...3)
    return ImageBitmap(width: width, height: 2, pixels: Array(pixels.prefix(2 * width)))
  }

  private mutating func color() -> Color {
    Color(
      red: double(in: 0...1), green: double(in: 0...1), blue: double(in: 0...1),
      alpha: chance(0.4) ? 1 : double(in: 0...1))
  }

  private mutating func point() -> Point { Point(double(in: -30...130), double(in: -30...110)) }

  private mutating func path() -> Path {
    Path([
      .move(point()), .cubic(control1: point(), control2: point(), to: point()),
      .quad(control: point(), to: point()), .line(point()), .close,
    ])
  }

  // MARK: Changes

  private mutating func changed(_ commands: [DrawCommand], depth: Int) -> [DrawCommand] {
    var commands = commands
    guard !commands.isEmpty else { return self.commands(depth: depth) }
    let index = int(in: 0...commands.count - 1)
    switch int(in: 0...7) {
    case 0: commands.remove(at: index)
    case 1: commands.insert(command(depth: depth), at: index)
    case 2: commands.swapAt(index, int(in: 0...commands.count - 1))
    case 3: commands[index] = command(depth: depth)
    case 4: commands.append(commands[index])
    default:
      guard case .layer(let layer) = commands[index] else { return commands }
      commands[index] = .layer(changed(layer, depth: depth))
    }
    return commands
  }

  private mutating func changed(_ layer: Layer, depth: Int) -> Layer {
    var layer = layer
    switch int(in: 0...7) {
    case 0: layer.transform = transform()
    case 1: layer.transform = layer.transform.then(.translation(double(in: -3...3), 1))
    case 2: layer.opacity = opacity()
    case 3: layer.clip = clip()
    case 4: layer.mask = mask(depth: depth)
    case 5: layer.compositing = compositing()
    default: layer.commands = changed(layer.commands, depth: max(0, depth - 1))
    }
    return layer
  }
}
