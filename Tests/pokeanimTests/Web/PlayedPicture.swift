import Engine

@testable import pokeanim

/// An exported picture as a browser would show it at a progress: its style sheet, worked out from the
/// file alone.
struct PlayedPicture {
  /// A view's group in the picture.
  struct Group {
    let id: String
    /// From the group's coordinates to the canvas's.
    let map: AffineTransform
    let opacity: Double
    let isVisible: Bool
    /// Its box as it is drawn, in its coordinates; nil: none is.
    let box: (rect: Rect, fill: String, opacity: Double)?
  }

  /// A key of a `@keyframes` rule.
  private struct Frame {
    let place: Double
    var values: [String: String] = [:]
    var easing = "linear"
  }

  let root: Markup
  private var frames: [String: [Frame]] = [:]
  /// The names of the keyframes of each element.
  private var motions: [String: [String]] = [:]

  /// - Parameter text: a .svg.
  init(_ text: String) throws {
    root = try Markup.parse(text)
    guard let style = root.children.first(where: { $0.tag == "style" }) else {
      throw Markup.Fault(text: "no style")
    }
    var lines = style.text.split(separator: "\n").map(\.trimmed)[...]
    while let line = lines.popFirst() {
      if line.hasPrefix("@keyframes ") {
        let name = line.dropFirst("@keyframes ".count).dropLast().trimmed
        var keys: [Frame] = []
        while let key = lines.popFirst(), key != "}" { keys.append(try Self.frame(key)) }
        frames[name] = keys
      } else if line.hasPrefix("#"), let brace = line.firstIndex(of: "{") {
        let id = line[line.index(after: line.startIndex)..<brace].trimmed
        let rule = Self.declarations(line[brace...])
        motions[id] = rule["animation-name"]?.split(separator: ",").map(\.trimmed)
      }
    }
  }

  private static func frame(_ line: String) throws -> Frame {
    guard let percent = line.firstIndex(of: "%"), let place = Double(line[..<percent]) else {
      throw Markup.Fault(text: "no key: \(line)")
    }
    var values = declarations(line[percent...])
    let easing = values.removeValue(forKey: "animation-timing-function")
    return Frame(place: place / 100, values: values, easing: easing ?? "linear")
  }

  private static func declarations(_ text: some StringProtocol) -> [String: String] {
    let inner = text.split(separator: "{").last?.split(separator: "}").first ?? ""
    let pairs = inner.split(separator: ";").compactMap { part -> (String, String)? in
      let sides = part.split(separator: ":", maxSplits: 1).map(\.trimmed)
      return sides.count == 2 ? (sides[0], sides[1]) : nil
    }
    return Dictionary(pairs, uniquingKeysWith: { $1 })
  }

  // MARK: At a progress

  /// The groups with ids, in paint order.
  func groups(at progress: Double) throws -> [Group] {
    var groups: [Group] = []
    for child in root.children {
      try visit(child, progress, .identity, isVisible: true, &groups)
    }
    return groups
  }

  private func visit(
    _ element: Markup, _ progress: Double, _ around: AffineTransform, isVisible: Bool,
    _ groups: inout [Group]
  ) throws {
    guard element.tag == "g" else { return }
    let map = try map(of: element, progress).then(around)
    let visibility = try value("visibility", of: element, progress)
    let isVisible = visibility.map { $0 == "visible" } ?? isVisible
    if let id = element.attributes["id"] {
      groups.append(
        Group(
          id: id, map: map, opacity: try number("opacity", of: element, progress) ?? 1,
          isVisible: isVisible, box: try box(of: element, progress)))
    }
    for child in element.children {
      try visit(child, progress, map, isVisible: isVisible, &groups)
    }
  }

  private func box(
    of group: Markup, _ progress: Double
  ) throws -> (rect: Rect, fill: String, opacity: Double)? {
    let rects = group.children.filter { $0.tag == "rect" && $0.attributes["fill"] != "none" }
    guard let element = rects.last else { return nil }
    let sides = try ["x", "y", "width", "height"].map {
      try number($0, of: element, progress) ?? 0
    }
    return (
      Rect(sides[0], sides[1], sides[2], sides[3]),
      try value("fill", of: element, progress) ?? "",
      try number("fill-opacity", of: element, progress) ?? 1
    )
  }

  private func map(of element: Markup, _ progress: Double) throws -> AffineTransform {
    guard element.attributes["class"] == "moves" else {
      return Self.map(transform: element.attributes["transform"] ?? "")
    }
    func numbers(_ property: String) throws -> [Double]? {
      try value(property, of: element, progress).map(Self.numbers)
    }
    let scale = try numbers("scale") ?? [1]
    let turn = try numbers("rotate") ?? [0]
    let place = try numbers("translate") ?? [0, 0]
    return AffineTransform.scale(scale[0], scale.last ?? 1)
      .then(.rotation(turn[0] * .pi / 180)).then(.translation(place[0], place[1]))
  }

  /// `translate(…) rotate(…) scale(…)`, the first of them applied last.
  private static func map(transform: String) -> AffineTransform {
    transform.split(separator: ")").reversed().reduce(.identity) { map, part in
      let parts = part.split(separator: "(")
      let numbers = numbers(String(parts[1]))
      return switch parts[0].trimmed {
      case "translate": map.then(.translation(numbers[0], numbers[1]))
      case "rotate": map.then(.rotation(numbers[0] * .pi / 180))
      default: map.then(.scale(numbers[0], numbers.last ?? 1))
      }
    }
  }

  // MARK: Properties

  private func number(
    _ property: String, of element: Markup, _ progress: Double
  ) throws -> Double? {
    try value(property, of: element, progress).flatMap { Self.numbers($0).first }
  }

  /// The value of a property, as text: of its keyframes, else of the element.
  private func value(
    _ property: String, of element: Markup, _ progress: Double
  ) throws -> String? {
    let names = element.attributes["id"].flatMap { motions[$0] } ?? []
    for name in names {
      guard let keys = frames[name] else { throw Markup.Fault(text: "no keyframes \(name)") }
      if keys.allSatisfy({ $0.values[property] != nil }) {
        return try Self.value(property, keys, progress)
      }
    }
    let style = Self.declarations("{" + (element.attributes["style"] ?? "") + "}")
    return style[property] ?? element.attributes[property]
  }

  private static func value(_ property: String, _ keys: [Frame], _ progress: Double) throws
    -> String
  {
    guard let next = keys.firstIndex(where: { $0.place > progress }), next > 0 else {
      return (progress < keys[0].place ? keys[0] : keys[keys.count - 1]).values[property] ?? ""
    }
    let (from, to) = (keys[next - 1], keys[next])
    let share = (progress - from.place) / (to.place - from.place)
    let eased = try TimingCurve(css: from.easing).value(at: share)
    let (start, end) = (from.values[property] ?? "", to.values[property] ?? "")
    if let a = Color(css: start), let b = Color(css: end) {
      return Color(lanes: lerp(a.lanes, b.lanes, eased)).hexText
    }
    let (first, last) = (numbers(start), numbers(end))
    guard !first.isEmpty else { return eased < 1 ? start : end }
    return (0..<max(first.count, last.count)).map { index in
      "\(lerp(first[min(index, first.count - 1)], last[min(index, last.count - 1)], eased))"
    }.joined(separator: " ")
  }

  /// The numbers in a value, whatever their units are.
  private static func numbers(_ text: String) -> [Double] {
    text.split(whereSeparator: { $0 == " " || $0 == "," || $0 == "(" || $0 == ")" })
      .compactMap { part in Double(part.prefix { $0.isNumber || "+-.e".contains($0) }) }
  }
}
