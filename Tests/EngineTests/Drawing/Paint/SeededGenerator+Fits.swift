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
