import Engine
import MotionCode

/// The rules of an export: what moves, as keyframes, and how it goes on from key to key.
struct StyleSheet {
  /// A property with its keys.
  struct Motion {
    let property: CSSProperty
    let keys: [TrackKey]
  }

  private let fitter: TrackFitter
  private let duration: Double
  private var motions: [Motion] = []
  /// The elements that move, by their ids.
  private(set) var elements: [(id: String, motions: [Motion])] = []

  init(_ take: Take) {
    fitter = take.fitter
    duration = take.duration
  }

  /// Takes a property of the next element that ``end(id:)`` names.
  ///
  /// - Returns: its value at the first moment, and true if it moves.
  mutating func add(_ property: CSSProperty, _ track: TakeTrack) -> (first: Lanes, moves: Bool) {
    let first = track.values.first ?? .zero
    let keys =
      property.tolerance.map { fitter.keys(of: track, within: $0) }
      ?? fitter.steps(of: track)
    guard !keys.isEmpty else { return (first, false) }
    motions.append(Motion(property: property, keys: keys))
    return (first, true)
  }

  /// True if a property that was added since the last element moves.
  var moves: Bool { !motions.isEmpty }

  /// Gives the properties that were added to an element.
  mutating func end(id: String) {
    guard moves else { return }
    elements.append((id, motions))
    motions = []
  }

  /// The lines of the rules of all elements: of each, properties that move alike have one.
  var rules: [String] {
    var rules: [String] = []
    var count = 0
    for (id, motions) in elements {
      var groups: [[Motion]] = []
      for motion in motions {
        let twin = groups.firstIndex { $0[0].keys.goesLike(motion.keys) }
        if let twin { groups[twin].append(motion) } else { groups.append([motion]) }
      }
      // Names of their own, which no id is, and no word of CSS.
      let names = groups.indices.map { "move-\(count + $0 + 1)" }
      count += groups.count
      rules.append("#\(id) { animation-name: \(names.joined(separator: ", ")) }")
      for (name, group) in zip(names, groups) {
        rules += ["@keyframes \(name) {"] + keyframes(group) + ["}"]
      }
    }
    return rules
  }

  private func keyframes(_ group: [Motion]) -> [String] {
    let places = group[0].keys.map { CSSText.percent($0.time / duration, of: duration) }
    // Of keys in one place the last one counts.
    let indices = places.indices.filter { $0 == places.count - 1 || places[$0] != places[$0 + 1] }
    return indices.map { index in
      let values = group.map { $0.property.declaration($0.keys[index].value) }
      let easing = easing(of: group, at: index).map { ["animation-timing-function: \($0)"] } ?? []
      return "  \(places[index]) { \((values + easing).joined(separator: "; ")) }"
    }
  }

  /// The function from a key to the next; nil: the usual one, or nothing moves.
  private func easing(of group: [Motion], at index: Int) -> String? {
    guard index < group[0].keys.count - 1, group[0].keys[index].curve != .linear else { return nil }
    let tolerances = group.map { motion in
      let way = motion.keys[index].value.distance(to: motion.keys[index + 1].value)
      return (motion.property.tolerance ?? 1) / max(way, 1e-9)
    }
    return CSSText.easing(group[0].keys[index].curve, within: min(0.01, tolerances.min() ?? 0.01))
  }
}
