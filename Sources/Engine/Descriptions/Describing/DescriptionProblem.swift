/// A doubtful point in a description; the description is shown as well as it can be.
public enum DescriptionProblem: Hashable, Sendable, CustomStringConvertible {
  /// Several siblings of one type have one key: they are told apart by their order.
  ///
  /// The path has the names from the root's children down to the siblings' parent.
  case duplicateKey(String, path: [String])
  /// A number of an element's appearance is not finite, or a size is negative: it counts as what
  /// it would be without it.
  case unusableAppearance(String?, path: [String])

  /// The problem in words.
  public var description: String {
    switch self {
    case .duplicateKey(let key, let path):
      "several elements have the key \"\(key)\" \(Self.place(path)); give each its own"
    case .unusableAppearance(let key, let path):
      "the appearance of \(key.map { "\"\($0)\"" } ?? "an element without a key")"
        + " \(Self.place(path)) has numbers that can't be shown; they must be finite, sizes ≥ 0"
    }
  }

  private static func place(_ path: [String]) -> String {
    path.isEmpty ? "at the top" : "in " + path.joined(separator: "/")
  }
}

extension Appearance {
  /// Numbers beyond which nothing can be told apart, in points.
  private static let limit = 1e9

  /// The appearance within what can be worked with: what is not finite is taken from another one,
  /// sizes are ≥ 0. nil: nothing is to be mended.
  func mended(from other: Appearance) -> Appearance? {
    isUsable ? nil : mending(from: other)
  }

  /// Asked of every element that is described.
  private var isUsable: Bool {
    let isThere = size.width >= 0 && size.height >= 0
    return isThere && Self.holds(center) && Self.holds(size.width) && Self.holds(size.height)
      && Self.holds(alpha) && Self.holds(transform.translation) && Self.holds(transform.scale)
      && Self.holds(transform.rotation) && Self.holds(backgroundColor)
      && Self.holds(cornerRadius) && Self.holds(borderWidth) && Self.holds(borderColor)
      && Self.holds(shadow.offset) && Self.holds(shadow.blur) && Self.holds(shadow.color)
      && Self.holds(zPosition)
  }

  private static func holds(_ number: Double) -> Bool { abs(number) <= limit }
  private static func holds(_ point: Point) -> Bool { holds(point.x) && holds(point.y) }
  private static func holds(_ color: Color) -> Bool {
    holds(color.red) && holds(color.green) && holds(color.blue) && holds(color.alpha)
  }

  private func mending(from other: Appearance) -> Appearance? {
    var mended = self
    for property in ViewProperty.allCases {
      var lanes = self[property]
      let spare = other[property]
      for lane in 0..<Lanes.scalarCount where !(abs(lanes[lane]) <= Self.limit) {
        lanes[lane] = spare[lane]
      }
      if lanes != self[property] { mended[property] = lanes }
    }
    if !(size.width >= 0 && size.height >= 0) {
      mended.size = Size(max(0, mended.size.width), max(0, mended.size.height))
    }
    return mended == self ? nil : mended
  }
}
