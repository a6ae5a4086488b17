import Engine

extension Compositing {
  /// The declarations of a style that blend a group; empty if it isn't blended.
  var css: String {
    (blend == .normal ? "" : "mix-blend-mode:\(blend.rawValue);")
      + (isIsolated ? "isolation:isolate;" : "")
  }
}

extension Filter {
  /// The filter as an element, a line each.
  ///
  /// - Parameters:
  ///   - room: the region of a filter that has none.
  ///   - parts: the ids of the elements of the items that steps show.
  func svg(id: String, in room: Rect, parts: [Int: String] = [:]) -> [String] {
    let pictures = self.parts.sorted().map { item in
      "  <feImage href=\"#\(parts[item] ?? "")\" result=\"p\(item)\"/>"
    }
    let sides = Self.sides(region ?? room)
    return ["<filter id=\"\(id)\" filterUnits=\"userSpaceOnUse\"\(sides)>"]
      + pictures + steps.enumerated().flatMap { $1.svg(number: $0) }.map { "  " + $0 } + [
        "</filter>"
      ]
  }

  fileprivate static func sides(_ rect: Rect) -> String {
    [("x", rect.x), ("y", rect.y), ("width", rect.width), ("height", rect.height)]
      .map { " \($0)=\"\(CSSText.number($1))\"" }.joined()
  }
}

extension Filter.Input {
  fileprivate var svg: String {
    switch self {
    case .source: "SourceGraphic"
    case .sourceAlpha: "SourceAlpha"
    case .step(let number): "s\(number)"
    case .part(let item): "p\(item)"
    }
  }
}

extension Filter.Step {
  /// The elements of a step: what a tile repeats is cut out first.
  fileprivate func svg(number: Int) -> [String] {
    guard case .tile(let rect) = operation, let input = inputs.first else {
      return [element(number: number)]
    }
    let (sides, linear) = (Filter.sides(rect), isLinear ? "linearRGB" : "sRGB")
    let cut =
      "<feOffset in=\"\(input.svg)\"\(sides) color-interpolation-filters=\"\(linear)\""
      + " result=\"t\(number)\"/>"
    return [
      cut,
      element(number: number).replacing(" in=\"\(input.svg)\"", with: " in=\"t\(number)\""),
    ]
  }

  private func element(number: Int) -> String {
    let (name, attributes, content) = operation.svg
    var text = "<\(name)"
    if case .merge = operation {
    } else {
      for (input, place) in zip(inputs, ["in", "in2"]) { text += " \(place)=\"\(input.svg)\"" }
    }
    text += attributes + (region.map(Filter.sides) ?? "")
    text += " color-interpolation-filters=\"\(isLinear ? "linearRGB" : "sRGB")\""
    text += " result=\"s\(number)\""
    var inner = content
    if case .merge = operation {
      inner = inputs.map { "<feMergeNode in=\"\($0.svg)\"/>" }.joined()
    }
    return text + (inner.isEmpty ? "/>" : ">\(inner)</\(name)>")
  }
}

extension Filter.Operation {
  /// The element's name, its own attributes and what lies in it.
  fileprivate var svg: (name: String, attributes: String, content: String) {
    switch self {
    case .blur(let blur): ("feGaussianBlur", Self.deviations(blur), "")
    case .offset(let way): ("feOffset", Self.way(way), "")
    case .flood(let color): ("feFlood", Self.flood(color), "")
    case .shadow(let way, let blur, let color):
      ("feDropShadow", Self.way(way) + Self.deviations(blur) + Self.flood(color), "")
    case .blend(let mode): ("feBlend", " mode=\"\(mode.rawValue)\"", "")
    case .composite(let composite): ("feComposite", composite.svg, "")
    case .merge: ("feMerge", "", "")
    case .matrix(let rows):
      ("feColorMatrix", " values=\"\(Self.list(rows))\"", "")
    case .transfer(let tables): ("feComponentTransfer", "", Self.functions(tables))
    case .erode(let radius): ("feMorphology", Self.radii("erode", radius), "")
    case .dilate(let radius): ("feMorphology", Self.radii("dilate", radius), "")
    case .convolve(let convolution): ("feConvolveMatrix", Self.kernel(convolution), "")
    case .tile: ("feTile", "", "")
    }
  }

  private static func radii(_ name: String, _ radius: Size) -> String {
    " operator=\"\(name)\" radius=\"\(list([radius.width, radius.height]))\""
  }

  private static func kernel(_ convolution: Filter.Convolution) -> String {
    " order=\"\(convolution.columns) \(convolution.rows)\""
      + " kernelMatrix=\"\(list(convolution.kernel))\""
      + " divisor=\"\(CSSText.number(convolution.divisor, decimals: 5))\""
      + " bias=\"\(CSSText.number(convolution.bias, decimals: 5))\""
      + " targetX=\"\(convolution.targetColumn)\" targetY=\"\(convolution.targetRow)\""
      + " edgeMode=\"\(convolution.edges.rawValue)\""
      + " preserveAlpha=\"\(convolution.keepsAlpha)\""
  }

  private static func deviations(_ blur: Size) -> String {
    " stdDeviation=\"\(list([blur.width, blur.height]))\""
  }

  private static func way(_ way: Point) -> String {
    " dx=\"\(CSSText.number(way.x))\" dy=\"\(CSSText.number(way.y))\""
  }

  private static func flood(_ color: Color) -> String {
    " flood-color=\"\(color.hexText)\""
      + " flood-opacity=\"\(CSSText.share(color.alpha))\""
  }

  private static func list(_ numbers: [Double]) -> String {
    numbers.map { CSSText.number($0, decimals: 5) }.joined(separator: " ")
  }

  private static func functions(_ tables: [[UInt8]]) -> String {
    zip("RGBA", tables).filter { $1 != Array(0...255) }.map { part, table in
      let values = table.map { CSSText.share(Double($0) / 255) }.joined(separator: " ")
      return "<feFunc\(part) type=\"table\" tableValues=\"\(values)\"/>"
    }.joined()
  }
}

extension Filter.Operator {
  fileprivate var svg: String {
    switch self {
    case .over: " operator=\"over\""
    case .in: " operator=\"in\""
    case .out: " operator=\"out\""
    case .atop: " operator=\"atop\""
    case .xor: " operator=\"xor\""
    case .lighter: " operator=\"lighter\""
    case .arithmetic(let k1, let k2, let k3, let k4):
      " operator=\"arithmetic\""
        + zip(["k1", "k2", "k3", "k4"], [k1, k2, k3, k4])
        .map { " \($0)=\"\(CSSText.number($1, decimals: 5))\"" }.joined()
    }
  }
}
