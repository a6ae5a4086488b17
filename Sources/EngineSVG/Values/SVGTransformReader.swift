import Engine

/// Reads a list of `translate scale rotate skewX skewY matrix`; the last of the list acts first.
struct SVGTransformReader {
  private var scanner: SVGScanner

  init(_ scanner: SVGScanner) { self.scanner = scanner }

  mutating func read() throws(SVGError) -> AffineTransform {
    var result = AffineTransform.identity
    var comma = false
    while !scanner.isAtEnd || comma {
      result = try function().then(result)
      comma = scanner.skipSeparator()
    }
    guard result.isFinite else { throw scanner.error("the product grows beyond all numbers") }
    return result
  }

  private mutating func function() throws(SVGError) -> AffineTransform {
    let before = scanner
    let name = scanner.word()
    guard let counts = Self.argumentCounts[name] else {
      throw before.error(
        "found \(before.found); known: translate(…), scale(…), rotate(…), skewX(…), skewY(…), matrix(…)"
      )
    }
    let values = try arguments(of: name)
    guard counts.contains(values.count) else {
      let wanted = counts.map(String.init).joined(separator: " or ")
      throw before.error("\(name) has \(values.count) numbers; it takes \(wanted)")
    }
    return Self.transform(name, values)
  }

  private mutating func arguments(of name: String) throws(SVGError) -> [Double] {
    scanner.skipBlanks()
    guard scanner.skip(UInt8(ascii: "(")) else {
      throw scanner.error("found \(scanner.found) behind \(name); write \(name)(…)")
    }
    scanner.skipBlanks()
    var values: [Double] = []
    var comma = false
    while comma || !scanner.skip(UInt8(ascii: ")")) {
      values.append(try scanner.number())
      skipUnit()
      comma = scanner.skipSeparator()
    }
    return values
  }

  /// Styles write `10px` and `45deg` for what attributes say without a unit.
  private mutating func skipUnit() {
    let before = scanner
    let unit = scanner.word()
    if unit != "px" && unit != "deg" { scanner = before }
  }

  private static let argumentCounts: [String: [Int]] = [
    "translate": [1, 2], "scale": [1, 2], "rotate": [1, 3], "skewX": [1],
    "skewY": [1], "matrix": [6],
  ]

  private static func transform(_ name: String, _ values: [Double]) -> AffineTransform {
    switch name {
    case "translate": return .translation(values[0], values.count > 1 ? values[1] : 0)
    case "scale": return .scale(values[0], values.count > 1 ? values[1] : values[0])
    case "rotate":
      let turn = AffineTransform.rotation(values[0] * .pi / 180)
      guard values.count == 3 else { return turn }
      return AffineTransform.translation(-values[1], -values[2]).then(turn)
        .then(.translation(values[1], values[2]))
    case "skewX", "skewY":
      let slope = Math.tan(values[0] * .pi / 180)
      return AffineTransform(
        a: 1, b: name == "skewY" ? slope : 0, c: name == "skewX" ? slope : 0, d: 1, tx: 0, ty: 0)
    default:
      return AffineTransform(
        a: values[0], b: values[1], c: values[2], d: values[3], tx: values[4], ty: values[5])
    }
  }
}

extension AffineTransform {
  var isFinite: Bool {
    a.isFinite && b.isFinite && c.isFinite && d.isFinite && tx.isFinite && ty.isFinite
  }
}
