import Engine
import EngineSDL
import Studio

extension Remembered.WindowPlace {
  init(_ placement: WindowPlacement) {
    self.init(
      width: Self.side(placement.size.width), height: Self.side(placement.size.height),
      x: placement.origin?.x, y: placement.origin?.y)
  }

  /// A length that can be read again: a pixel at a large scale is less than a point.
  private static func side(_ length: Double) -> Double {
    min(max(length, sides.lowerBound), sides.upperBound)
  }

  var placement: WindowPlacement {
    var placement = WindowPlacement(size: Size(width, height))
    if let x, let y { placement.origin = WindowPlacement.Origin(x: x, y: y) }
    return placement
  }
}
