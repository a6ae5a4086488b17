import Engine

/// Reads the primitives of a `filter` element one after the other.
struct SVGFilterReader {
  let setting: SVGFilterSetting
  /// The filter is the only one of its element.
  let isAlone: Bool
  private var results: [String: Filter.Input] = [:]
  private var last: Filter.Input?
  /// The rectangle that each picture lies in, as a tile takes it.
  private var regions: [Filter.Input: Rect] = [:]

  /// The picture that the filter changes.
  private let source: Filter.Input

  init(setting: SVGFilterSetting, isAlone: Bool, source: Filter.Input) {
    (self.setting, self.isAlone, self.source) = (setting, isAlone, source)
  }

  /// Adds a step that shows a picture in a rectangle.
  ///
  /// - Parameter picture: nil: there is nothing to be seen.
  mutating func add(
    _ picture: Filter.Input?, _ element: SVGElement, to chain: inout SVGFilterChain
  ) throws(SVGError) {
    let own = try setting.region(of: element)
    let operation = picture == nil ? Filter.Operation.flood(.clear) : .offset(.zero)
    try end(
      Filter.Step(operation, picture.map { [$0] } ?? [], region: own ?? setting.region),
      element, to: &chain)
  }

  /// - Parameter inner: the elements that lie in the primitive.
  mutating func add(
    _ element: SVGElement, _ inner: [SVGElement], isLinear: Bool, to chain: inout SVGFilterChain
  ) throws(SVGError) {
    var step = Filter.Step(.merge, isLinear: isLinear)
    let own = try setting.region(of: element)
    step.region = own ?? (isAlone ? nil : setting.region)
    if element.name == "feMerge" {
      for node in inner where node.name == "feMergeNode" {
        step.inputs.append(try input("in", of: node, &chain))
      }
    } else if element.name != "feFlood" {
      step.inputs = [try input("in", of: element, &chain)]
      if ["feBlend", "feComposite"].contains(element.name) {
        step.inputs.append(try input("in2", of: element, &chain))
      }
    }
    if element.name == "feTile" {
      step.operation = .tile(step.inputs.first.flatMap { regions[$0] } ?? setting.region)
    } else {
      step.operation = try element.operation(inner, setting)
    }
    try end(step, element, to: &chain)
  }

  private mutating func end(
    _ step: Filter.Step, _ element: SVGElement, to chain: inout SVGFilterChain
  ) throws(SVGError) {
    let made = try chain.add(step, of: element)
    last = made
    // What is only moved is still measured by where it came from.
    let from = element.name == "feOffset" ? step.inputs.first.flatMap { regions[$0] } : nil
    regions[made] = try setting.region(of: element) ?? from ?? setting.region
    if let name = element["result"]?.word, !name.isEmpty { results[name] = made }
    chain.end(made)
  }

  /// The picture that an attribute names.
  private mutating func input(
    _ name: String, of element: SVGElement, _ chain: inout SVGFilterChain
  ) throws(SVGError) -> Filter.Input {
    switch element[name]?.word {
    case "SourceGraphic"?: return source
    case "SourceAlpha"?:
      guard source != .source else { return .sourceAlpha }
      var rows = [Double](repeating: 0, count: 20)
      rows[18] = 1
      return try chain.add(Filter.Step(.matrix(rows), [source]), of: element)
    case let word?: return results[word] ?? last ?? source
    case nil: return last ?? source
    }
  }
}

extension SVGElement {
  /// What a primitive does.
  fileprivate func operation(
    _ inner: [SVGElement], _ setting: SVGFilterSetting
  ) throws(SVGError) -> Filter.Operation {
    switch name {
    case "feGaussianBlur": return .blur(setting.lengths(try deviations() ?? .zero))
    case "feOffset": return .offset(try offset(setting, 0))
    case "feFlood": return .flood(try floodColor(setting.context))
    case "feDropShadow":
      return .shadow(
        offset: try offset(setting, 2), blur: setting.lengths(try deviations() ?? Size(2, 2)),
        try floodColor(setting.context))
    case "feBlend": return .blend(try word("mode", known: BlendMode.allCases) ?? .normal)
    case "feComposite": return .composite(try composite())
    case "feMerge": return .merge
    case "feMorphology": return try morphology(setting)
    case "feConvolveMatrix": return try convolution().map { .convolve($0) } ?? .flood(.clear)
    case "feColorMatrix": return .matrix(try matrix())
    case "feComponentTransfer":
      return .transfer(
        try ["R", "G", "B", "A"].map { (part) throws(SVGError) in
          try inner.last { $0.name == "feFunc" + part }?.levels() ?? Array(0...255)
        })
    default: throw error("is no step of a filter")
    }
  }

  func numbers(_ name: String) throws(SVGError) -> [Double]? {
    guard let attribute = self[name], !attribute.word.isEmpty else { return nil }
    var scanner = SVGScanner(attribute, of: self)
    return try scanner.numbers()
  }

  func number(_ name: String, _ standard: Double) throws(SVGError) -> Double {
    try numbers(name)?.first ?? standard
  }

  private func deviations() throws(SVGError) -> Size? {
    guard let numbers = try numbers("stdDeviation"), let first = numbers.first else { return nil }
    let size = Size(first, numbers.count > 1 ? numbers[1] : first)
    guard size.width >= 0, size.height >= 0, numbers.count <= 2 else { return .zero }
    return size
  }

  private func offset(_ setting: SVGFilterSetting, _ standard: Double) throws(SVGError) -> Point {
    let size = setting.lengths(Size(try number("dx", standard), try number("dy", standard)))
    return Point(size.width, size.height)
  }

  private func floodColor(_ context: SVGContext) throws(SVGError) -> Color {
    let color = try color("flood-color", current: context.style.color) ?? .black
    return color.withAlpha(color.alpha * (try opacity("flood-opacity") ?? 1))
  }

  private func composite() throws(SVGError) -> Filter.Operator {
    let known = ["over", "in", "out", "atop", "xor", "lighter", "arithmetic"]
    switch try word("operator", of: known) {
    case "in": return .in
    case "out": return .out
    case "atop": return .atop
    case "xor": return .xor
    case "lighter": return .lighter
    case "arithmetic":
      return .arithmetic(
        try number("k1", 0), try number("k2", 0), try number("k3", 0), try number("k4", 0))
    default: return .over
    }
  }

  private func matrix() throws(SVGError) -> [Double] {
    let kinds = ["matrix", "saturate", "hueRotate", "luminanceToAlpha"]
    let kind = try word("type", of: kinds) ?? "matrix"
    let values = try numbers("values")
    switch kind {
    case "saturate": return SVGColorMatrix.saturate(max(0, min(1, values?.first ?? 1)))
    case "hueRotate": return SVGColorMatrix.hueRotate(values?.first ?? 0)
    case "luminanceToAlpha": return SVGColorMatrix.luminanceToAlpha
    default: return values?.count == 20 ? values ?? [] : SVGColorMatrix.saturate(1)
    }
  }

  /// What an `feFunc` makes of each level.
  private func levels() throws(SVGError) -> [UInt8] {
    let kinds = ["identity", "table", "discrete", "linear", "gamma"]
    let kind = try word("type", of: kinds) ?? "identity"
    let table = try numbers("tableValues") ?? []
    let (slope, intercept) = (try number("slope", 1), try number("intercept", 0))
    let (amplitude, exponent) = (try number("amplitude", 1), try number("exponent", 1))
    let offset = try number("offset", 0)
    return SVGColorMatrix.levels { share in
      switch kind {
      case "table" where !table.isEmpty:
        let place = share * Double(table.count - 1)
        let first = min(Int(place), table.count - 1)
        let last = min(first + 1, table.count - 1)
        return table[first] + (table[last] - table[first]) * (place - Double(first))
      case "discrete" where !table.isEmpty:
        return table[min(Int(share * Double(table.count)), table.count - 1)]
      case "linear": return slope * share + intercept
      case "gamma": return amplitude * Math.pow(share, exponent) + offset
      default: return share
      }
    }
  }
}

/// The matrices and tables of filters.
enum SVGColorMatrix {
  static func saturate(_ share: Double) -> [Double] {
    grid(identity: share, luminance: 1 - share)
  }

  static let luminanceToAlpha =
    [Double](repeating: 0, count: 15) + [0.2125, 0.7154, 0.0721, 0, 0]

  static func hueRotate(_ degrees: Double) -> [Double] {
    let (sine, cosine) = (Math.sin(degrees * .pi / 180), Math.cos(degrees * .pi / 180))
    let turn = [-0.213, -0.715, 0.928, 0.143, 0.140, -0.283, -0.787, 0.715, 0.072]
    let rows = grid(identity: cosine, luminance: 1 - cosine)
    return rows.indices.map { index in
      let (row, column) = (index / 5, index % 5)
      return row < 3 && column < 3 ? rows[index] + sine * turn[row * 3 + column] : rows[index]
    }
  }

  /// Colours times a factor, and their luminance times another.
  static func grid(
    identity: Double, luminance: Double, weights: [Double] = [0.213, 0.715, 0.072]
  ) -> [Double] {
    (0..<20).map { index in
      let (row, column) = (index / 5, index % 5)
      guard row < 3 else { return row == column ? 1 : 0 }
      guard column < 3 else { return 0 }
      return (row == column ? identity : 0) + luminance * weights[column]
    }
  }

  /// The level that a function makes of each of the 256.
  static func levels(_ function: (Double) -> Double) -> [UInt8] {
    (0..<256).map { level in
      let share = function(Double(level) / 255)
      return share > 0 ? UInt8(min(1, share) * 255 + 0.5) : 0
    }
  }
}
