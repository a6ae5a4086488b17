import Engine
import JSONText

/// The gestures of a file's elements.
extension DeckReader {
  static let gestureMembers = ["swipe", "reorder", "pull", "pinch"]

  /// Reads what hands do to an element, and to what is in it.
  mutating func gestures(_ parts: [String: FileValue], of key: String?) -> SlideGestures {
    var gestures = SlideGestures()
    gestures.swipe = parts["swipe"].flatMap { swipe($0, of: key) }
    gestures.pinch = parts["pinch"].flatMap { pinch($0) }
    gestures.reorders = parts["reorder"]?.bool() ?? false
    if parts["layout"] == nil {
      parts["reorder"]?.wrong("“reorder”: no layout places what is in it; give it a “layout”")
    }
    if parts["scroll"] == nil {
      parts["pull"]?.wrong("“pull”: nothing scrolls here; give the element a “scroll”")
    }
    gestures.pull = parts["pull"].flatMap { act($0, of: key, ["to", "motion", "state", "of"]) }
    return gestures
  }

  private mutating func pinch(_ value: FileValue) -> SlidePinch? {
    let parts = value.members(["direction", "to", "motion"])
    guard case .object = value.json else { return nil }
    for name in ["direction", "to"] where parts[name] == nil {
      value.wrong("wanted “\(name)”: as {\"direction\": \"out\", \"to\": \"detail\"}")
    }
    guard let isOutwards = parts["direction"]?.choice(["out": true, "in": false]),
      parts["to"] != nil
    else { return nil }
    let rest = FileValue(
      json: value.json.without("direction"), path: value.path, notes: value.notes)
    return readLink(rest).map { SlidePinch(isOutwards: isOutwards, $0) }
  }

  private mutating func swipe(_ value: FileValue, of key: String?) -> SlideSwipe? {
    let parts = value.members(["direction", "to", "motion", "state", "of", "remove"])
    guard case .object = value.json else { return nil }
    guard let word = parts["direction"] else {
      value.wrong("wanted a “direction”: “left” or “right”")
      return nil
    }
    let direction: SlideDirection? = word.choice(["left": .left, "right": .right])
    let rest = FileValue(
      json: value.json.without("direction"), path: value.path, notes: value.notes)
    guard let direction, let act = act(rest, of: key, ["to", "motion", "state", "of", "remove"])
    else { return nil }
    return SlideSwipe(direction, act)
  }

  /// What is to be done: one of several things.
  private mutating func act(
    _ value: FileValue, of key: String?, _ known: [String]
  ) -> SlideAct? {
    if case .object = value.json {
      let parts = value.members(known)
      let ways = ["to", "state", "remove"].filter { parts[$0] != nil && known.contains($0) }
      guard ways.count == 1 else {
        let all = ["to", "state", "remove"].filter(known.contains)
        value.wrong("wanted one of \(Spelling.list(all)), which says what is done")
        return nil
      }
      if let remove = parts["remove"] {
        return remove.bool() == true ? .remove : remove.wrong(wanted: "true, or no “remove”")
      }
    }
    switch tap(value, of: key) {
    case (let link?, _): return .follow(link)
    case (_, let toggle?): return .toggle(toggle)
    default: return nil
    }
  }
}

extension JSONValue {
  fileprivate func without(_ name: String) -> JSONValue {
    guard case .object(let members) = self else { return self }
    return .object(members.filter { $0.key != name })
  }
}
