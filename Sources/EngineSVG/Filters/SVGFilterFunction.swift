import Engine

/// A function of CSS's `filter`, such as `blur(2px)` or `url(#shadow)`.
struct SVGFilterFunction {
  let name: String
  let arguments: SVGAttribute

  /// The id that `url(#id)` names.
  var reference: String? {
    guard name == "url" else { return nil }
    let word = arguments.word.filter { $0 != "\"" && $0 != "'" }
    return word.hasPrefix("#") ? String(word.dropFirst()) : ""
  }

  /// The functions of a property; none for `none`.
  static func list(
    _ attribute: SVGAttribute, of element: SVGElement
  ) throws(SVGError) -> [SVGFilterFunction] {
    guard attribute.word != "none" else { return [] }
    var functions: [SVGFilterFunction] = []
    var rest = attribute.value.drop { $0.isBlank }
    while !rest.isEmpty {
      let name = rest.prefix { $0.isNamePart }
      let body = rest.dropFirst(name.count)
      guard !name.isEmpty, body.first == UInt8(ascii: "("), let end = body.closingBracket else {
        throw element.invalid("filter", "is not read; write url(#id), or such as blur(2px)")
      }
      var arguments = attribute
      arguments.value = Array(body[(body.startIndex + 1)..<end])
      functions.append(
        SVGFilterFunction(
          name: String(decoding: name, as: UTF8.self).lowercased(), arguments: arguments))
      rest = body[(end + 1)...].drop { $0.isBlank || $0 == UInt8(ascii: ",") }
    }
    return functions
  }
}

extension ArraySlice<UInt8> {
  /// The place of the bracket that closes the one it begins with.
  fileprivate var closingBracket: Int? {
    var nesting = SVGNesting()
    return dropFirst().indices.first {
      nesting.passes(self[$0]) && self[$0] == UInt8(ascii: ")")
    }
  }
}

extension SVGFilterChain {
  /// Adds the step of a function that is no reference.
  mutating func add(
    _ function: SVGFilterFunction, of element: SVGElement, _ context: SVGContext
  ) throws(SVGError) {
    let operation = try function.operation(of: element, context)
    shareRegion()
    end(try add(Filter.Step(operation, [source]), of: element))
  }
}

extension SVGFilterFunction {
  fileprivate func operation(
    of element: SVGElement, _ context: SVGContext
  ) throws(SVGError) -> Filter.Operation {
    let units = SVGUnits(viewport: context.viewport, fontSize: context.style.fontSize)
    switch name {
    case "blur":
      let deviation = try length(of: element, units) ?? 0
      guard deviation >= 0 else { throw invalid(element) }
      return .blur(Size(deviation, deviation))
    case "drop-shadow": return try shadow(of: element, units, context.style.color)
    case "hue-rotate": return .matrix(SVGColorMatrix.hueRotate(try degrees(of: element)))
    case "saturate": return .matrix(SVGColorMatrix.saturate(try share(of: element)))
    case "grayscale":
      let share = 1 - min(1, try share(of: element))
      let weights = [0.2126, 0.7152, 0.0722]
      return .matrix(SVGColorMatrix.grid(identity: share, luminance: 1 - share, weights: weights))
    case "sepia": return .matrix(Self.sepia(1 - min(1, try share(of: element))))
    case "brightness":
      let share = try share(of: element)
      return colors { share * $0 }
    case "contrast":
      let share = try share(of: element)
      return colors { share * ($0 - 0.5) + 0.5 }
    case "invert":
      let share = min(1, try share(of: element))
      return colors { share + $0 * (1 - 2 * share) }
    case "opacity":
      let share = min(1, try share(of: element))
      let same = SVGColorMatrix.levels { $0 }
      return .transfer([same, same, same, SVGColorMatrix.levels { $0 * share }])
    default: throw invalid(element)
    }
  }

  private func colors(_ change: (Double) -> Double) -> Filter.Operation {
    let levels = SVGColorMatrix.levels(change)
    return .transfer([levels, levels, levels, SVGColorMatrix.levels { $0 }])
  }

  private static func sepia(_ share: Double) -> [Double] {
    let full = [0.393, 0.769, 0.189, 0.349, 0.686, 0.168, 0.272, 0.534, 0.131]
    return (0..<20).map { index in
      let (row, column) = (index / 5, index % 5)
      guard row < 3, column < 3 else { return row == column ? 1 : 0 }
      return full[row * 3 + column] * (1 - share) + (row == column ? share : 0)
    }
  }

  private func invalid(_ element: SVGElement) -> SVGError {
    element.invalid("filter", "is not read; write url(#id), or such as blur(2px)")
  }

  /// A number or a percentage that is not below 0; 1 if there is none.
  private func share(of element: SVGElement) throws(SVGError) -> Double {
    guard !arguments.word.isEmpty else { return 1 }
    var scanner = SVGScanner(arguments, of: element)
    var value = try scanner.number()
    if scanner.skip(UInt8(ascii: "%")) { value /= 100 }
    try scanner.expectEnd()
    guard value >= 0 else { throw invalid(element) }
    return value
  }

  private func degrees(of element: SVGElement) throws(SVGError) -> Double {
    guard !arguments.word.isEmpty else { return 0 }
    var scanner = SVGScanner(arguments, of: element)
    let value = try scanner.number()
    // Of numbers without a unit only 0 is an angle.
    let turns = ["": value == 0 ? 360.0 : nil, "deg": 360, "grad": 400, "rad": 2 * .pi, "turn": 1]
    guard let turn = turns[scanner.word()] ?? nil else { throw invalid(element) }
    try scanner.expectEnd()
    return value / turn * 360
  }

  private func length(of element: SVGElement, _ units: SVGUnits) throws(SVGError) -> Double? {
    guard !arguments.word.isEmpty else { return nil }
    var scanner = SVGScanner(arguments, of: element)
    guard !arguments.value.contains(UInt8(ascii: "%")) else { throw invalid(element) }
    let value = try scanner.length(.diagonal, in: units)
    try scanner.expectEnd()
    return value
  }

  /// Two or three lengths and a colour before or behind them.
  private func shadow(
    of element: SVGElement, _ units: SVGUnits, _ current: Color
  ) throws(SVGError) -> Filter.Operation {
    var (lengths, colors) = ([Double](), [String]())
    for word in arguments.value.parts(between: \.isBlank) where !word.isEmpty {
      let first = word.first ?? 0
      guard !word.contains(UInt8(ascii: "%")) || colors.isEmpty && first.isLetter else {
        throw invalid(element)
      }
      guard first.isDigit || first.isSign || first == UInt8(ascii: ".") else {
        colors.append(String(decoding: word, as: UTF8.self))
        continue
      }
      var part = arguments
      part.value = Array(word)
      var scanner = SVGScanner(part, of: element)
      lengths.append(try scanner.length(.diagonal, in: units))
      try scanner.expectEnd()
    }
    guard lengths.count == 2 || lengths.count == 3, colors.count <= 1 else {
      throw invalid(element)
    }
    let word = colors.first ?? "currentcolor"
    let named = word.lowercased() == "currentcolor" ? current : Color(css: word)
    guard let color = named else { throw invalid(element) }
    let blur = lengths.count > 2 ? lengths[2] : 0
    guard blur >= 0 else { throw invalid(element) }
    return .shadow(offset: Point(lengths[0], lengths[1]), blur: Size(blur, blur), color)
  }
}
