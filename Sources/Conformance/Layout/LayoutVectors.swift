import Engine
import JSONText

/// The sections of layout.json: layouts with their frames and views, and pairs of layouts with
/// the way from one to the other.
enum LayoutVectors {
  static let checks: [String: VectorFile.Check] = [
    "directed": checkLayout, "labels": checkLayout, "trees": checkLayout,
    "pairs": LayoutPairVectors.check,
  ]
  private static let unboundedHost = Size(400, 300)

  private static func checkLayout(_ value: VectorValue) throws -> Mismatch? {
    let layout = try VectorLayout.reading(value.member("node"))
    let width = try value.optional("w")?.number
    let height = try value.optional("h")?.number
    let unbounded = Double.greatestFiniteMagnitude
    let measured = layout.measurement(within: Size(width ?? unbounded, height ?? unbounded)).size
    let arrangement = layout.arrangement(width: width, height: height)
    let frames: KeyValuePairs<String, JSONValue> = [
      "m": [.number(measured.width), .number(measured.height)],
      "arr": .array(rows(of: arrangement)),
    ]
    // Views are made of frames that are numbers only.
    if let found = mismatch(value, frames) { return found }
    let host = View(
      frame: Rect(0, 0, width ?? unboundedHost.width, height ?? unboundedHost.height))
    arrangement.makeViews(
      in: host, direction: try direction(value, "dir"), system: try direction(value, "sys"))
    return mismatch(value, ["views": .array(ViewRows(below: host).positions)])
  }

  /// The first difference; of an odd case, the first numbers that are not finite.
  private static func mismatch(
    _ value: VectorValue, _ got: KeyValuePairs<String, JSONValue>
  ) -> Mismatch? {
    if value.optional("odd") == nil { return Expectation.usual.mismatch(in: value, got) }
    return got.first { !$0.value.isFinite }.map {
      Mismatch(place: $0.key, wanted: "finite numbers", got: $0.value.description)
    }
  }

  static func direction(_ value: VectorValue, _ key: String) throws -> LayoutDirection {
    let names: [String: LayoutDirection] = ["ltr": .leftToRight, "rtl": .rightToLeft]
    return try value.optional(key)?.name(of: names) ?? .leftToRight
  }

  /// `[node number, x, y, w, h]` in pre-order.
  private static func rows(of arrangement: LayoutArrangement) -> [JSONValue] {
    let number = (arrangement.layout as? VectorLayout)?.number ?? -1
    let row = JSONValue.array([.number(Double(number))] + arrangement.frame.numbers)
    return [row] + arrangement.sublayouts.flatMap(rows)
  }
}

extension JSONValue {
  fileprivate var isFinite: Bool {
    switch self {
    case .number(let value): value.isFinite
    case .array(let values): values.allSatisfy(\.isFinite)
    default: true
    }
  }
}
