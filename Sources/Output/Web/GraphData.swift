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
  mutating func text(canvases: [Size]) -> String {
    let slides = graph.slides.map { json(of: $0) }
    let all: JSONValue = [
      "canvases": .array(canvases.map { [.number($0.width), .number($0.height)] }),
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
      "lanes": .array(
        slide.axes.sorted { $0.key < $1.key }.map { [view($0.key), number(lane($0.value))] }),
      "scrollers": .array(slide.scrollers.map { .array($0.map(json)) }),
    ]
  }

  private func json(of scroller: PageGraph.Scroller) -> JSONValue {
    let frame = scroller.frame
    let numbers = [frame.x, frame.y, frame.width, frame.height, scroller.length]
    let stops = scroller.stops.map { stop -> JSONValue in
      [
        .number(rounded(stop.lowerBound, 2)),
        .number(rounded(stop.upperBound - stop.lowerBound, 2)),
      ]
    }
    return .array(
      [view(scroller.view), scroller.parent.map(view) ?? .null]
        + numbers.map { .number(rounded($0, 2)) } + [.string(scroller.stop), .array(stops)])
  }

  private func lane(_ axis: Axis) -> Int { axis == .horizontal ? 0 : 1 }

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
  ///
  /// - Parameters:
  ///   - canvas: the place of the canvas that it is laid out in.
  ///   - prefix: the beginning of the elements' ids.
  mutating func add(
    _ change: PageChange, canvas: Int, prefix: String,
    _ elements: [(id: String, motions: [StyleSheet.Motion])]
  ) {
    let seconds = change.take.take.duration
    var factors = self.factors(of: change, prefix: prefix)
    var tracks = elements.flatMap { element in
      element.motions.map { motion -> JSONValue in
        let keys = motion.keys.map { json(of: $0, motion.property, in: seconds) }
        let factors =
          motion.property.name == CSSProperty.translate.name
          ? factors.removeValue(forKey: element.id) : nil
        return .array(
          [.string(element.id), .string(motion.property.pageName), .array(keys)]
            + (factors.map { [.array($0.ways)] } ?? []))
      }
    }
    for (id, factor) in factors.sorted(by: { $0.key < $1.key }) {
      let place = (0..<2).map { JSONValue.number(rounded(factor.place[$0], 5)) }
      tracks.append([
        .string(id), .string(CSSProperty.translate.name), [.array([0, 0] + place)],
        .array(factor.ways),
      ])
    }
    let paces = change.take.distances.map { JSONValue.number(rounded($0, 2)) }
    changes.append([
      "canvas": number(canvas),
      "from": .number(Double(change.old)), "to": .number(Double(change.new)),
      "type": .number(Double(change.type)), "reversed": .bool(change.isReversed),
      "mirrored": .bool(change.isMirrored), "seconds": .number(seconds), "paces": .array(paces),
      "tracks": .array(tracks),
    ])
  }

  /// The factors of views that go along with what scrolls, by the ids of their elements, with their
  /// places at first.
  private mutating func factors(
    of change: PageChange, prefix: String
  ) -> [String: (place: Lanes, ways: [JSONValue])] {
    let seconds = change.take.take.duration
    var all: [String: (place: Lanes, ways: [JSONValue])] = [:]
    for factors in change.factors {
      for view in factors.views {
        let keys = view.keys.map { json(of: $0, [$0.value[0], $0.value[1]], in: seconds) }
        all[prefix + view.id, default: (view.place, [])].ways
          .append([self.view(factors.scroller), .array(keys)])
      }
    }
    return all
  }

  /// The share of the change at which a key lies, the number of the curve from there, and the value.
  private mutating func json(
    of key: TrackKey, _ property: CSSProperty, in seconds: Double
  ) -> JSONValue {
    json(of: key, property.numbers(key.value), in: seconds)
  }

  private mutating func json(
    of key: TrackKey, _ numbers: [Double], in seconds: Double
  ) -> JSONValue {
    let values = numbers.map { JSONValue.number(rounded($0, 5)) }
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

extension CSSProperty {
  /// The name by which a page's script knows it; that of an outline says its elements, too.
  fileprivate var pageName: String {
    guard let path else { return name }
    return name + " " + path(.zero).elements.map(\.pageName).joined()
  }

  /// The numbers of a value that a page's script spells.
  fileprivate func numbers(_ value: Lanes) -> [Double] {
    guard let path else { return (0..<count).map { value[$0] } }
    return path(value).elements.flatMap(\.points).flatMap { [$0.x, $0.y] }
  }
}

extension Path.Element {
  fileprivate var pageName: String {
    switch self {
    case .move: "M"
    case .line: "L"
    case .quad: "Q"
    case .cubic: "C"
    case .close: "Z"
    }
  }

  fileprivate var points: [Point] {
    switch self {
    case .move(let to), .line(let to): [to]
    case .quad(let control, let to): [control, to]
    case .cubic(let first, let second, let to): [first, second, to]
    case .close: []
    }
  }
}
