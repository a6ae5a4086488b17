import Engine

/// A Bézier curve by its four numbers, where a name says that they are one: other fours are colours,
/// insets and boxes.
extension PastedCurve {
  /// The functions of four control points, and types that are made of them.
  private static let names: Set = [
    "cubic-bezier", "cubicbezier", "cubicbeziereasing", "timingcurve", "bezier", "cubic",
    "pathinterpolator", "camediatimingfunction",
  ]

  /// The first one; nil: there is none.
  static func bezier(in text: PastedText) throws(PastedProblem) -> Found? {
    if let found = try controlPoints(in: text.words) { return found }
    let calls = text.calls(names)
    for call in calls {
      let arguments = call.arguments.arguments
      // The duration stands behind the points.
      if let curve = try bezier(inOrder(arguments).prefix(4).map(\.number)) {
        return Found(curve: curve, place: call.place)
      }
    }
    let list = /eas(?:e|ing)["']?\s*[:=]\s*\{?\s*\[([-+.\de, ]+)\]/
    let alone = /\s*[\[(]([-+.\de, ]+)[\])]/
    if let numbers = text.words.firstMatch(of: list) ?? text.words.prefixMatch(of: alone) {
      return Found(
        curve: try points(numbers.output.1),
        place: text.words.utf8Offset(of: numbers.range.lowerBound))
    }
    let isNamed = calls.contains { $0.name != "camediatimingfunction" && $0.name != "cubic" }
    if isNamed { throw wrongBezier }
    return nil
  }

  /// Kotlin's arguments may have their names, in any order.
  private static func inOrder(_ arguments: [PastedText.Argument]) -> [PastedText.Argument] {
    let names = arguments.prefix(4).compactMap(\.name)
    guard names.sorted() == ["a", "b", "c", "d"] else { return arguments }
    return arguments.prefix(4).sorted { ($0.name ?? "") < ($1.name ?? "") }
  }

  private static func points(_ list: Substring) throws(PastedProblem) -> TimingCurve {
    guard let curve = try bezier(list.split(separator: ",").map { PastedText.value(of: $0) }) else {
      throw wrongBezier
    }
    return curve
  }

  /// Two points of x and y, as UIKit and SwiftUI have them.
  private static func controlPoints(
    in words: String
  ) throws(PastedProblem) -> Found? {
    guard let name = words.firstRange(of: "controlpoint") else { return nil }
    let points = words.matches(of: /point\(x: ?([^,()]+), ?y: ?([^,()]+)\)/)
    guard points.count >= 2 else {
      guard words.contains("controlpoint1") || words.contains("startcontrolpoint") else {
        return nil
      }
      throw wrongBezier
    }
    let numbers = points.prefix(2).flatMap { [$0.output.1, $0.output.2] }
    return try bezier(numbers.map { PastedText.value(of: $0) })
      .map { Found(curve: $0, place: words.utf8Offset(of: name.lowerBound)) }
  }

  private static let wrongBezier = PastedProblem(
    "A Bézier curve has four numbers, its x from 0 to 1 and y from -10 to 10: "
      + "cubic-bezier(0.25, 0.1, 0.25, 1)")

  /// The curve of four numbers; nil: there are not four.
  ///
  /// - Throws: ``PastedProblem`` if they lie where no graph can show them.
  static func bezier(_ numbers: [Double?]) throws(PastedProblem) -> TimingCurve? {
    let found = numbers.compactMap(\.self)
    guard numbers.count == 4, found.count == 4 else { return nil }
    guard 0...1 ~= found[0], 0...1 ~= found[2], abs(found[1]) <= farthest, abs(found[3]) <= farthest
    else { throw wrongBezier }
    return .cubicBezier(CubicBezier(found[0], found[1], found[2], found[3]))
  }
}
