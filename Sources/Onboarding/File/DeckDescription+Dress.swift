import Engine
import JSONText

extension SlideLook {
  /// What few elements have, as a document says it, with its name there.
  var dressMembers: [(name: String, value: JSONValue)] {
    let members: [(String, JSONValue?)] = [
      ("fill", dress.gradient?.json), ("shadow", dress.shadows.map { .array($0.map(\.json)) }),
      ("border", borderWidth > 0 ? border : nil), ("fit", dress.fit?.json),
      ("trim", dress.trim.map(JSONValue.numbers)),
    ]
    return members.compactMap { name, value in value.map { (name, $0) } }
  }

  private var border: JSONValue {
    let widths = dress.sides?.map { $0 * borderWidth }
    var border: JSONValue = [
      "width": widths.map(JSONValue.numbers) ?? .number(borderWidth),
      "color": .string(borderColor.cssText),
    ]
    if let dash = dress.dash { border["dash"] = .numbers(dash) }
    return border
  }
}

extension SlideDress.Fit {
  fileprivate var json: JSONValue {
    switch self {
    case .contain: "contain"
    case .cover: "cover"
    case .fill: "fill"
    case .none: "none"
    }
  }
}

extension BoxGradient {
  fileprivate var json: JSONValue {
    let stops: JSONValue = .array(
      stops.map { ["at": .number($0.offset), "color": .string($0.color.cssText)] })
    switch kind {
    case .linear(let angle): return ["linear": .number(angle * 180 / .pi), "stops": stops]
    case .radial: return ["radial": "center", "stops": stops]
    }
  }
}

extension SlideShadow {
  fileprivate var json: JSONValue {
    [
      "x": .number(offset.x), "y": .number(offset.y), "blur": .number(blur),
      "spread": .number(spread), "color": .string(color.cssText), "inner": .bool(isInner),
    ]
  }
}

extension JSONValue {
  fileprivate static func numbers(_ numbers: [Double]) -> JSONValue {
    .array(numbers.map { .number($0) })
  }
}
