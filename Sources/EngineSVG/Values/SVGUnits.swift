import Engine

/// The sizes that lengths such as `50%` and `2em` are measured in.
struct SVGUnits {
  /// The side of the picture that a percentage is of.
  enum Axis { case horizontal, vertical, diagonal }

  /// The box that percentages are of.
  var viewport: Size
  /// In user units.
  var fontSize = 16.0

  /// The user units of one of a kind; nil if it is unknown.
  func size(of unit: String, _ axis: Axis) -> Double? {
    switch unit {
    case "", "px": 1
    case "pt": 4 / 3.0
    case "pc": 16
    case "in": 96
    case "cm": 96 / 2.54
    case "mm": 96 / 25.4
    case "Q": 96 / 101.6
    case "em", "rem": fontSize
    case "ex", "ch": fontSize / 2
    case "%": whole(axis) / 100
    default: nil
    }
  }

  /// The user units of 100 %.
  func whole(_ axis: Axis) -> Double {
    let (width, height) = (viewport.width, viewport.height)
    switch axis {
    case .horizontal: return width
    case .vertical: return height
    case .diagonal: return ((width * width + height * height) / 2).squareRoot()
    }
  }
}

extension SVGScanner {
  /// A number with its unit, in user units.
  mutating func length(_ axis: SVGUnits.Axis, in units: SVGUnits) throws(SVGError) -> Double {
    let value = try number()
    guard let byte = current, byte.isLetter || byte == UInt8(ascii: "%") else { return value }
    let before = self
    let unit = skip(UInt8(ascii: "%")) ? "%" : word()
    guard let size = units.size(of: unit, axis) else {
      throw before.error(
        "found \(before.found) where the value should end; units are px pt pc mm cm in em ex %")
    }
    return value * size
  }
}

extension SVGElement {
  /// A length in user units; nil if it is not there, or `auto`.
  func length(
    _ name: String, _ axis: SVGUnits.Axis, in units: SVGUnits
  ) throws(SVGError) -> Double? {
    guard let attribute = self[name], attribute.word != "auto" else { return nil }
    var scanner = SVGScanner(attribute, of: self)
    let value = try scanner.length(axis, in: units)
    try scanner.expectEnd()
    return value
  }

  /// A length that is 0 or more.
  func extent(
    _ name: String, _ axis: SVGUnits.Axis, in units: SVGUnits
  ) throws(SVGError) -> Double? {
    guard let value = try length(name, axis, in: units) else { return nil }
    guard value >= 0 else { throw invalid(name, "must not be below 0") }
    return value
  }

  /// A length that must be there, and is 0 or more; a shape of none is not drawn.
  func required(
    _ name: String, _ axis: SVGUnits.Axis, in units: SVGUnits
  ) throws(SVGError) -> Double {
    guard let value = try extent(name, axis, in: units) else {
      throw error("has no \(name); add \(name)=\"…\"")
    }
    return value
  }

  /// A point; a coordinate that is not there is 0.
  func point(_ x: String, _ y: String, in units: SVGUnits) throws(SVGError) -> Point {
    Point(
      try length(x, .horizontal, in: units) ?? 0, try length(y, .vertical, in: units) ?? 0)
  }
}

extension AffineTransform {
  /// From the unit square to a box: what is measured by `objectBoundingBox` lies so.
  static func fromUnits(of box: Rect) -> AffineTransform {
    .scale(box.width, box.height).then(.translation(box.minX, box.minY))
  }
}
