import Engine
import JSONText

/// The looks that few elements have.
extension DeckReader {
  static let dressMembers = ["fit", "shadow", "trim"]

  /// What a box has of them.
  static func dress(_ parts: [String: FileValue]) -> SlideDress {
    var dress = SlideDress()
    dress.fit = parts["fit"]?.choice([
      "contain": .contain, "cover": .cover, "fill": .fill, "none": SlideDress.Fit.none,
    ])
    dress.shadows = parts["shadow"].map(shadows)
    dress.trim = parts["trim"].flatMap(trim)
    if let fill = parts["fill"], case .object = fill.json { dress.gradient = gradient(fill) }
    return dress
  }

  /// The widths of a border's sides, as shares of the widest, and that in points; nil: nothing is
  /// said, or it is wrong, which is noted.
  static func sides(
    _ border: [String: FileValue]
  ) -> (sides: [Double]?, width: Double?) {
    var (sides, width) = ([Double]?.none, Double?.none)
    if let value = border["width"], case .array = value.json {
      let widths = value.numbers(
        "a number, or [top, right, bottom, left]", in: Array(repeating: lengths, count: 4))
      width = widths?.max()
      if let widths, let width { sides = widths.map { width > 0 ? $0 / width : 1 } }
      border["side"]?.wrong("“side”: the “width” says the sides already; remove one")
    } else {
      width = border["width"].map { $0.number(lengths) ?? 0 }
    }
    if let side = border["side"] {
      let one = side.choice(["top": 0, "right": 1, "bottom": 2, "left": 3])
      sides = one.map { one in (0..<4).map { $0 == one ? 1 : 0 } } ?? sides
    }
    return (sides, width)
  }

  /// The lengths of a dash and a gap.
  static func dash(_ value: FileValue) -> [Double]? {
    let dash = value.numbers("[dash, gap], in points", in: [lengths, lengths])
    guard let dash, dash[0] + dash[1] < 0.1 else { return dash }
    return value.wrong(wanted: "a dash and a gap that are together at least 0.1 points long")
  }

  static func trim(_ value: FileValue) -> [Double]? {
    let trim = value.numbers("[from, to], shares of the lines' length", in: [0...1, 0...1])
    guard let trim, trim[0] > trim[1] else { return trim }
    return value.wrong(wanted: "[from, to] in this order")
  }

  // MARK: Shadows

  /// One, or several.
  private static func shadows(_ value: FileValue) -> [SlideShadow] {
    guard case .array = value.json else { return shadow(value).map { [$0] } ?? [] }
    let most = Appearance.mostShadows + Appearance.mostInnerShadows
    let all = (value.elements(of: "shadows", most: most) ?? []).compactMap(shadow)
    let inner = all.count { $0.isInner }
    if inner > Appearance.mostInnerShadows || all.count - inner > Appearance.mostShadows {
      value.wrong(
        "\(all.count - inner) shadows and \(inner) inner ones; at most \(Appearance.mostShadows)"
          + " and \(Appearance.mostInnerShadows) are read")
    }
    return all
  }

  static let shadow = ["x", "y", "blur", "spread", "color", "inner"]

  private static func shadow(_ value: FileValue) -> SlideShadow? {
    let parts = value.members(Self.shadow)
    guard case .object = value.json else { return nil }
    let (x, y) = (parts["x"]?.number(places), parts["y"].map { $0.number(places) ?? 0 })
    return SlideShadow(
      offset: Point(x ?? 0, y ?? 4), blur: parts["blur"]?.number(lengths) ?? 12,
      spread: parts["spread"]?.number(places) ?? 0,
      color: parts["color"].flatMap(color) ?? .black.withAlpha(4.0 / 15),
      isInner: parts["inner"]?.bool() ?? false)
  }

  // MARK: Gradients

  private static func gradient(_ value: FileValue) -> BoxGradient? {
    let parts = value.members(["linear", "radial", "stops"])
    guard let stops = parts["stops"] else {
      return value.wrong(wanted: "a colour, or a gradient with “stops”, a list of colours")
    }
    let list = stops.elements(of: "stops", most: BoxGradient.mostStops) ?? []
    if case .array(let all) = stops.json, all.count < 2 {
      stops.wrong("wanted at least two stops; a colour alone is a “fill” by itself")
    }
    let read = list.map(stop)
    let places = read.compactMap(\.at)
    guard zip(places, places.dropFirst()).allSatisfy({ $0 <= $1 }) else {
      stops.wrong("stops out of order; put them in the order of their “at”")
      return nil
    }
    guard read.count > 1, read.allSatisfy({ $0.color != nil }),
      let kind = kind(parts, of: value)
    else { return nil }
    let offsets = spread(read.map(\.at))
    return BoxGradient(
      kind, zip(offsets, read).map { GradientStop($0, $1.color ?? .clear) })
  }

  private static func kind(
    _ parts: [String: FileValue], of value: FileValue
  ) -> BoxGradient.Kind? {
    switch (parts["linear"], parts["radial"]) {
    case (let angle?, nil):
      return angle.number(-3_600...3_600, of: "degrees").map { .linear(angle: $0 * .pi / 180) }
    case (nil, let radial?): return radial.choice(["center": .radial])
    case (.some, let radial?):
      return radial.wrong(wanted: "a “linear” or a “radial” gradient, not both")
    case (nil, nil):
      return value.wrong(wanted: "a gradient with “linear”, an angle in degrees, or “radial”")
    }
  }

  /// A colour, with its place if that is said.
  private static func stop(_ value: FileValue) -> (at: Double?, color: Color?) {
    guard case .object = value.json else { return (nil, color(value)) }
    let parts = value.members(["at", "color"])
    guard let color = parts["color"] else {
      value.wrong("wanted a colour, or {\"at\": 0.5, \"color\": \"red\"}")
      return (nil, nil)
    }
    return (parts["at"]?.number(0...1), Self.color(color))
  }

  /// The places of stops: those that say none lie evenly between the others.
  static func spread(_ places: [Double?]) -> [Double] {
    var places = places
    places[0] = places[0] ?? 0
    places[places.count - 1] = places[places.count - 1] ?? 1
    var last = 0
    for index in places.indices.dropFirst() {
      guard let end = places[index], let start = places[last] else { continue }
      for between in (last + 1)..<max(last + 1, index) {
        places[between] = lerp(start, end, Double(between - last) / Double(index - last))
      }
      last = index
    }
    // The last one of a list that begins late lies no earlier.
    return places.reduce(into: []) { $0.append(max($1 ?? 0, $0.last ?? 0)) }
  }

  /// Notes what changes nothing where it stands.
  ///
  /// - Parameter hasLine: true if it has a border.
  func checkDress(_ parts: [String: FileValue], isPicture: Bool, hasLine: Bool) {
    guard !isPicture else { return }
    refuse(["fit"], in: parts, "only a picture fills its frame in one way or another")
    if !hasLine {
      refuse(["trim"], in: parts, "nothing of it is a line; give it a “border”")
    }
  }
}
