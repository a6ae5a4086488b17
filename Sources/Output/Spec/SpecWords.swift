import Engine
import MotionCode

extension CodedWay {
  /// The pieces that are told one by one: of many it is where they lead all in all, along a curve that its
  /// code has.
  var toldPieces: [(from: Lanes, to: Lanes, motion: CodedMotion)] {
    let pieces = pieces
    guard pieces.count > 4 else { return pieces }
    let (start, end) = span
    let stops =
      [PiecewiseLinear.Stop(0, at: 0)]
      + pieces.indices.map {
        PiecewiseLinear.Stop(1, at: Double($0 + 1) / Double(pieces.count))
      }
    let curve = TimingCurve.piecewiseLinear(PiecewiseLinear(stops))
    return [(from, to, CodedMotion(curve, duration: end - start, delay: start))]
  }
}

/// What moves, said as people say it.
enum SpecWords {
  /// A sentence for what an element does with each motion.
  static func sentences(of element: SpecElement) -> [String] {
    var motions: [CodedMotion] = []
    var clauses: [CodedMotion: [String]] = [:]
    // Where the size moves, too, it is the middle that is seen to go somewhere.
    let isCentred = element.coded.ways.contains { $0.property == .center }
    for way in element.coded.ways where way.property != (isCentred ? .offset : .center) {
      let pieces = way.toldPieces
      for piece in pieces {
        if clauses[piece.motion] == nil { motions.append(piece.motion) }
        let whole = pieces.count == 1
        clauses[piece.motion, default: []].append(
          clause(way.property, piece.from, piece.to, whole ? element.fate : .stays))
      }
    }
    return motions.map { motion in
      let what = joined(clauses[motion] ?? [])
      return sentence(what, motion)
    }
  }

  private static func sentence(_ what: String, _ motion: CodedMotion) -> String {
    let wait = motion.delay > 0 ? ", after \(number(motion.delay)) s" : ""
    let words = "\(what), in \(number(motion.duration)) s\(wait), \(curve(motion.curve))."
    return words.prefix(1).uppercased() + words.dropFirst()
  }

  private static func joined(_ clauses: [String]) -> String {
    guard clauses.count > 1 else { return clauses.first ?? "" }
    return clauses.dropLast().joined(separator: ", ") + " and " + clauses[clauses.count - 1]
  }

  private static func clause(
    _ property: CodedProperty, _ from: Lanes, _ to: Lanes, _ fate: SpecElement.Fate
  ) -> String {
    let (first, last) = (value(property, from), value(property, to))
    switch (property, fate) {
    case (.offset, .enters), (.center, .enters): return "comes from \(distance(from - to))"
    case (.offset, .leaves), (.center, .leaves): return "goes off \(distance(to - from))"
    case (.offset, _), (.center, _): return "moves \(distance(to - from))"
    case (.size, _) where to[0] + to[1] > from[0] + from[1]: return "grows from \(first) to \(last)"
    case (.size, _): return "shrinks from \(first) to \(last)"
    case (.opacity, .enters) where from[0] < 0.001 && to[0] > 0.999: return "fades in"
    case (.opacity, _) where to[0] < 0.001 && from[0] > 0.999: return "fades out"
    case (.rotation, _):
      let turn = (to[0] - from[0]) * 180 / .pi
      return "turns by \(number(abs(turn)))° \(turn < 0 ? "to the left" : "to the right")"
    default: return "\(name(property)) from \(first) to \(last)"
    }
  }

  /// A way across the canvas.
  private static func distance(_ way: Lanes) -> String {
    let parts = [
      abs(way[0]) < 0.05
        ? nil : "\(points(abs(way[0]))) \(way[0] < 0 ? "to the left" : "to the right")",
      abs(way[1]) < 0.05 ? nil : "\(points(abs(way[1]))) \(way[1] < 0 ? "up" : "down")",
    ]
    let words = parts.compactMap(\.self).joined(separator: " and ")
    return words.isEmpty ? "and back" : words
  }

  static func name(_ property: CodedProperty) -> String {
    switch property {
    case .offset, .center: "position"
    case .scale: "scale"
    case .rotation: "rotation"
    case .opacity: "opacity"
    case .size: "size"
    case .color: "colour"
    case .borderColor: "border's colour"
    case .radius: "corner radius"
    case .borderWidth: "border's width"
    }
  }

  /// - Parameter value: of a position, in the canvas or in what it lies in.
  static func value(_ property: CodedProperty, _ value: Lanes) -> String {
    switch property {
    case .offset, .center: "\(number(value[0])), \(number(value[1]))"
    case .size: "\(number(value[0])) × \(points(value[1]))"
    case .scale:
      value[0] == value[1]
        ? number(value[0], 3) : "\(number(value[0], 3)) × \(number(value[1], 3))"
    case .rotation: number(value[0] * 180 / .pi) + "°"
    case .opacity: number(min(1, max(0, value[0])), 3)
    case .color, .borderColor:
      value[3] < 0.001
        ? "transparent"
        : Color(lanes: value).hexText + (value[3] < 0.999 ? " at \(number(value[3]))" : "")
    case .radius, .borderWidth: points(value[0])
    }
  }

  static func curve(_ curve: TimingCurve) -> String {
    switch curve {
    case .linear: "linear"
    case .cssEase: "ease"
    case .cssEaseIn: "ease in"
    case .cssEaseOut: "ease out"
    case .cssEaseInOut: "ease in out"
    case .cssStepEnd: "at once, at its end"
    case .cssStepStart: "at once"
    case .spring(let spring):
      "spring: damping \(number(spring.damping, 3)), response "
        + "\(number(2 * .pi / spring.angularFrequency, 3)) s"
        + (spring.initialVelocity == 0
          ? "" : ", starting at \(number(spring.initialVelocity)) ways a second")
    case .cubicBezier(let curve):
      "cubic-bezier("
        + [curve.x1, curve.y1, curve.x2, curve.y2].map { PlainNumber.text($0, decimals: 4) }.joined(
          separator: ", ")
        + ")"
    case .steps(let steps): "\(steps.count) steps"
    case .piecewiseLinear(let lines): "a curve of \(lines.stops.count - 1) pieces"
    default: "a curve"
    }
  }

  static func number(_ value: Double, _ decimals: Int = 2) -> String {
    PlainNumber.text(value, decimals: decimals).replacing("-", with: "\u{2212}")
  }

  private static func points(_ value: Double) -> String { number(value) + " pt" }
}
