import EngineTestSupport

@testable import Engine

extension SeededGenerator {
  /// The list with many of its layers aligned to pixels, at rest and on their ways.
  mutating func fitted(_ list: DisplayList) -> DisplayList {
    DisplayList(fitted(list.commands))
  }

  private mutating func fitted(_ commands: [DrawCommand]) -> [DrawCommand] {
    var fits: [DrawCommand] = []
    for command in commands {
      guard case .layer(var layer) = command else {
        fits.append(command)
        continue
      }
      layer.commands = fitted(layer.commands)
      if chance(0.6) { layer.fit = fit(layer.transform) }
      if chance(0.2) { layer.viewBox = Rect(0, 0, double(in: 1...50), double(in: 1...50)) }
      fits.append(.layer(layer))
    }
    return fits
  }

  /// The list with the extents of many of its layers known: those from which texts and shadows are
  /// left out, some of them on the way through large numbers.
  mutating func extended(_ list: DisplayList) -> DisplayList {
    DisplayList(extended(list.commands, isPlain: false))
  }

  private mutating func extended(_ commands: [DrawCommand], isPlain: Bool) -> [DrawCommand] {
    commands.compactMap { command in
      switch command {
      case .fill, .stroke: return command
      case .shadow, .text: return isPlain ? nil : command
      case .layer(var layer):
        let isPlain = isPlain || chance(0.7)
        layer.commands = extended(layer.commands, isPlain: isPlain)
        if chance(0.2) { layer = detour(layer) }
        if isPlain, layer.fit == nil {
          layer.alignment = LayerAlignment(
            viewBox: layer.viewBox ?? Rect(0, 0, 50, 50), extent: Extent(of: layer.commands))
        }
        return .layer(layer)
      }
    }
  }

  /// The layer with its commands in another layer, which takes back a way that the outer one goes.
  private mutating func detour(_ layer: Layer) -> Layer {
    let size = element(of: [1e-9, 1e-3, 1, 1e3, 1e6, 1e12])
    let way = AffineTransform.rotation(double(in: -3...3)).then(.scale(size, size))
      .then(.translation(double(in: -1...1) * size, double(in: -1...1) * size))
    var layer = layer
    guard let back = way.inverse else { return layer }
    layer.commands = [.layer(Layer(transform: back, commands: layer.commands))]
    layer.transform = way.then(layer.transform)
    return layer
  }

  private mutating func fit(_ transform: AffineTransform) -> PixelFit {
    let shown = box(transform)
    guard chance(0.5) else { return PixelFit(shown, floats: chance(0.2)) }
    let near = transform.then(.translation(double(in: -3...3), double(in: -3...3)))
    let larger = AffineTransform.scale(1.3, 1.3).then(transform)
    return PixelFit(
      shown, way: PixelFit.Way(start: box(near), end: box(larger)), floats: chance(0.2))
  }

  private mutating func box(_ transform: AffineTransform) -> FittedBox {
    let size = Size(double(in: 0...60), double(in: 0...60))
    let pose = BoxPose(toParent: transform, size: size, borderWidth: double(in: 0...3))
    return FittedBox(pose, textOrigin: Point(double(in: 0...30), double(in: 0...30)))
  }
}
