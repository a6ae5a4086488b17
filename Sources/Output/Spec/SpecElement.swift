import Engine
import MotionCode

/// An element that moves in a change: what there is to hand over of it.
struct SpecElement {
  /// What becomes of it.
  enum Fate { case enters, leaves, stays }

  private(set) var coded: CodedElement
  let fate: Fate
  /// The words for what it shows: a text, a picture, or a box.
  let content: String
  /// The name of the element that it lies in; nil: it lies in the canvas.
  private(set) var parent: String?
  /// The key of its view, or the name of one that has none.
  private let key: String

  /// True if anything of it moves.
  var moves: Bool { coded.ways.contains { !$0.pieces.isEmpty } }

  /// The elements of a take, each before those in it.
  static func all(in take: Take) -> [SpecElement] {
    var names = TakenNames()
    let found = elements(of: take.views, in: nil, take, &names)
    // Of an element that is in several places, one after the other, the place that moves has its name.
    var own: [String: String] = [:]
    names = TakenNames()
    for element in found.filter(\.moves) + found.filter({ !$0.moves }) {
      own[element.coded.name] = names.name(for: element.key)
    }
    return found.map { element in
      var element = element
      let coded = element.coded
      element.coded = CodedElement(
        name: own[coded.name] ?? coded.name, frame: coded.frame, ways: coded.ways)
      element.parent = element.parent.flatMap { own[$0] }
      return element
    }
  }

  private static func elements(
    of views: [TakenView], in parent: String?, _ take: Take, _ names: inout TakenNames
  ) -> [SpecElement] {
    var keys: [String] = []
    for view in views where !keys.contains(view.key ?? view.id) { keys.append(view.key ?? view.id) }
    return keys.flatMap { key -> [SpecElement] in
      let places = views.filter { ($0.key ?? $0.id) == key }
      guard let view = TakenView.merged(places) else { return [] }
      let name = names.name(for: key)
      let element = SpecElement(view, name: name, in: parent, take)
      return [element] + elements(of: view.children, in: name, take, &names)
    }
  }

  private init(_ view: TakenView, name: String, in parent: String?, _ take: Take) {
    let (place, size) = (view.place(in: nil), view.size)
    fate = view.fate(in: take)
    let rest = fate == .leaves ? 0 : place.values.count - 1
    let frame = Rect(
      center: Point(lanes: place.values[rest]), size: Size(lanes: size.values[rest]))
    var corner = place
    for index in corner.values.indices {
      corner.values[index] -= size.values[index] / 2 + frame.origin.lanes
    }
    if size.moves { corner.breaks += size.breaks }
    let tracks: [(CodedProperty, TakeTrack)] =
      [(.offset, corner)] + (size.moves ? [(.center, place)] : [])
      + [
        (.size, size), (.scale, view.scale), (.rotation, view.rotation), (.opacity, view.alpha),
        (.color, view.color), (.radius, view.radius), (.borderColor, view.borderColor),
        (.borderWidth, view.borderWidth),
      ]
    let ways = tracks.compactMap { Self.way($0.0, $0.1, take) }
    coded = CodedElement(name: name, frame: frame, ways: ways)
    key = view.key ?? view.id
    content = view.contentWords
    self.parent = parent
  }

  /// nil: it neither moves nor differs from what every element has.
  private static func way(
    _ property: CodedProperty, _ track: TakeTrack, _ take: Take
  ) -> CodedWay? {
    let track = settled(track, take.fitter)
    let found = take.fitter.keys(of: track, within: 0.9 * property.tolerance)
    let keys = found.map { CodedWay.Key($0.value, at: $0.time, $0.curve) }
    guard keys.count > 1 else {
      guard let value = track.values.first, !property.isPlain(value) else { return nil }
      return CodedWay(property, [0, take.duration].map { .init(value, at: $0, .linear) })
    }
    return CodedWay(property, property == .opacity ? whole(keys, track, take) : keys)
  }

  /// The track with the ends of its springs: each ends with the small snap that its definition leaves, and
  /// a moment is up to half a nanosecond before it.
  private static func settled(_ track: TakeTrack, _ fitter: TrackFitter) -> TakeTrack {
    var track = track
    let cuts = fitter.cuts(at: track.breaks)
    for place in cuts.indices.dropFirst().dropLast() {
      let (start, end) = (cuts[place - 1], cuts[place])
      let rest = track.values[cuts[place + 1]]
      let snap = track.values[end].distance(to: rest)
      guard snap <= 0.005 * track.values[start].distance(to: rest),
        track.values[(end + 1)...cuts[place + 1]].allSatisfy({ $0 == rest })
      else { continue }
      track.values[end] = rest
    }
    return track
  }

  /// The keys of a fade without the lines that one has which is cut off where nothing is left of it.
  private static func whole(
    _ keys: [CodedWay.Key], _ track: TakeTrack, _ take: Take
  ) -> [CodedWay.Key] {
    zip(keys, keys.dropFirst()).flatMap { key, next -> [CodedWay.Key] in
      guard case .piecewiseLinear(let lines) = key.curve else { return [key] }
      let moments = take.times.indices.filter {
        key.time - 1e-7...next.time + 1e-7 ~= take.times[$0]
      }
      let paces = take.paces.compactMap { $0.part(from: key.time, to: next.time) }
      for case .cubicBezier(let curve) in take.curves + paces {
        let fade = CutFade(
          times: moments.map { take.times[$0] }, values: moments.map { track.values[$0][0] },
          along: curve)
        if let fade { return fade.keys }
      }
      return CodedWay.keys(from: key, to: next, along: lines.stops)
    } + keys.suffix(1)
  }
}

extension CodedWay {
  /// The keys along lines, but for the one at their end, without a rest before or after what moves.
  fileprivate static func keys(
    from key: Key, to next: Key, along stops: [PiecewiseLinear.Stop]
  ) -> [Key] {
    let first = max(0, (stops.firstIndex { abs($0.value) > 1e-6 } ?? 0) - 1)
    let last = min(stops.count - 1, (stops.lastIndex { abs($0.value - 1) > 1e-6 } ?? 0) + 1)
    let (start, end) = (stops[first].position, stops[last].position)
    guard first < last, start > 0 || end < 1 else { return [key] }
    let part = stops[first...last].map {
      PiecewiseLinear.Stop($0.value, at: ($0.position - start) / (end - start))
    }
    func time(_ place: Double) -> Double { lerp(key.time, next.time, place) }
    let bent = TimingCurve.piecewiseLinear(PiecewiseLinear(part))
    return (start > 0 ? [Key(key.value, at: key.time, .linear)] : [])
      + [Key(key.value, at: time(start), bent)]
      + (end < 1 ? [Key(next.value, at: time(end), .linear)] : [])
  }
}

extension CodedProperty {
  /// True for a value that every element has, unless something is said.
  fileprivate func isPlain(_ value: Lanes) -> Bool {
    switch self {
    case .offset, .center, .size: true
    case .scale: value[0] == 1 && value[1] == 1
    case .opacity: value[0] == 1
    case .rotation, .radius, .borderWidth: value[0] == 0
    case .color, .borderColor: value[3] == 0
    }
  }
}

extension TakenView {
  fileprivate func fate(in take: Take) -> SpecElement.Fate {
    let (first, last) = (alpha.values.first?[0] ?? 0, alpha.values.last?[0] ?? 0)
    // One that goes to another group is there in two places, one after the other.
    let places = take.allViews.filter { $0.key == key }
    let isThere = [0, take.times.count - 1].map { moment in
      places.contains { $0.poses[moment] != nil }
    }
    if !isThere[0] || first < 0.001 && last > 0.001 { return .enters }
    return !isThere[1] || last < 0.001 && first > 0.001 ? .leaves : .stays
  }
}

extension TakenView {
  /// What it shows, one after the other, in words.
  fileprivate var contentWords: String {
    var words: [String] = []
    let texts = Dictionary(grouping: faces.indices) { Array(faces[$0].isShown) }
    for indices in texts.values.sorted(by: { $0[0] < $1[0] }) {
      let lines = indices.flatMap { index -> [String] in
        guard case .text(let lines, _) = faces[index].content else { return [] }
        return lines.map(\.line.string)
      }
      let word = lines.isEmpty ? "picture" : "“\(lines.joined(separator: " "))”"
      if !words.contains(word) { words.append(word) }
    }
    return words.isEmpty ? children.isEmpty ? "box" : "group" : words.joined(separator: ", then ")
  }
}
