import Engine
import JSONText
import MotionCode

/// The slides of a page and their changes as numbers that its script reads: no text of a document is
/// among them.
struct GraphData {
  private let graph: PageGraph
  /// The words of the slides, which stand elsewhere; the script knows their places.
  private(set) var words: [String] = []
  private(set) var changes: [JSONValue] = []
  private var curves: [JSONValue] = []
  private var curveNumbers: [String: Int] = [:]
  private let names: [String: Int]
  /// The numbers of the views, by key.
  let views: [String: Int]

  /// The most by which a share of a curve's way may differ.
  private static let tolerance = 0.000_25
  private static let decimals = 6

  init(_ graph: PageGraph) {
    self.graph = graph
    let names = graph.slides.map(\.name)
    self.names = Dictionary(zip(names, names.indices)) { first, _ in first }
    let keys = graph.keys
    views = Dictionary(uniqueKeysWithValues: zip(keys, 1...))
  }

  /// All of it, as text that may stand in a script.
  mutating func text(size: Size) -> String {
    let slides = graph.slides.map { json(of: $0) }
    let all: JSONValue = [
      "width": .number(size.width), "height": .number(size.height),
      "sprung": .bool(graph.isSprung), "button": view(graph.button),
      "slides": .array(slides), "curves": .array(curves),
      "changes": .array(changes),
    ]
    return String(decoding: all.bytes(decimals: Self.decimals), as: UTF8.self)
      .replacing("<", with: "\\u003c")
  }

  // MARK: Slides

  private mutating func json(of slide: PageGraph.Slide) -> JSONValue {
    let taps = slide.taps.map { tap -> JSONValue in
      [view(tap.view), json(of: tap.way), .number(Double(place(of: tap.words)))]
    }
    return [
      "name": number(names[slide.name]), "below": .array(slide.below.map { number(names[$0]) }),
      "covers": .bool(slide.covers), "words": .number(Double(place(of: slide.words))),
      "taps": .array(taps),
      "drags": .array(
        slide.drags.map { [view($0.view), .string($0.direction), json(of: $0.way)] }),
      "back": slide.back.map(JSONValue.string) ?? .null,
      "own": .array(slide.ownViews.map(view)), "title": view(slide.title),
      "next": slide.next.map(json) ?? .null, "previous": slide.previous.map(json) ?? .null,
      "after": slide.after.map { [.number($0.seconds), json(of: $0.way)] } ?? .null,
    ]
  }

  private mutating func place(of words: String) -> Int {
    if let place = self.words.firstIndex(of: words) { return place }
    self.words.append(words)
    return self.words.count - 1
  }

  private func json(of way: PageGraph.Way) -> JSONValue {
    [
      "to": number(way.goal), "type": .number(Double(way.type)), "reversed": .bool(way.isReversed),
    ]
  }

  private func view(_ key: String) -> JSONValue { number(views[key]) }

  private func number(_ value: Int?) -> JSONValue { value.map { .number(Double($0)) } ?? .null }

  // MARK: Changes

  /// Adds a change whose elements move so.
  mutating func add(
    _ change: PageChange, _ elements: [(id: String, motions: [StyleSheet.Motion])]
  ) {
    let seconds = change.take.take.duration
    let tracks = elements.flatMap { element in
      element.motions.map { motion -> JSONValue in
        let keys = motion.keys.map { json(of: $0, motion.property, in: seconds) }
        return [.string(element.id), .string(motion.property.name), .array(keys)]
      }
    }
    let paces = change.take.distances.map { JSONValue.number(rounded($0, 2)) }
    changes.append([
      "from": .number(Double(change.old)), "to": .number(Double(change.new)),
      "type": .number(Double(change.type)), "reversed": .bool(change.isReversed),
      "mirrored": .bool(change.isMirrored), "seconds": .number(seconds), "paces": .array(paces),
      "tracks": .array(tracks),
    ])
  }

  /// The share of the change at which a key lies, the number of the curve from there, and the value.
  private mutating func json(
    of key: TrackKey, _ property: CSSProperty, in seconds: Double
  ) -> JSONValue {
    let values = (0..<property.count).map { JSONValue.number(rounded(key.value[$0], 5)) }
    return .array(
      [.number(key.time / seconds), .number(Double(number(of: key.curve)))] + values)
  }

  private func rounded(_ value: Double, _ decimals: Int) -> Double {
    let factor = decimals == 2 ? 100.0 : 100_000
    return (value * factor).rounded() / factor
  }

  /// 0 for an even way, −1 for a jump at its end; else the place among the curves, counted from 1.
  private mutating func number(of curve: TimingCurve) -> Int {
    if curve == .linear { return 0 }
    if curve == .cssStepEnd { return -1 }
    let lines = curve.lines(within: Self.tolerance)
    let points = lines.stops.flatMap { stop in
      [stop.position, stop.value].map { JSONValue.number(rounded($0, 5)) }
    }
    let json = JSONValue.array(points)
    let text = String(decoding: json.bytes(decimals: Self.decimals), as: UTF8.self)
    if let number = curveNumbers[text] { return number }
    curves.append(json)
    curveNumbers[text] = curves.count
    return curves.count
  }
}
