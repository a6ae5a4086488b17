import Engine
import JSONText

/// The cases of animators.json: the calls that a component view makes, and what is on screen.
enum AnimatorVectors {
  static let checks: [String: VectorFile.Check] = ["vectors": vector, "diffs": diff]

  private static func vector(_ value: VectorValue) throws -> Mismatch? {
    let player = AnimatorPlayer(viewport: try value.member("viewport").rect)
    for step in try value.member("steps").elements {
      try player.play(step)
      let found = Expectation.usual.mismatch(
        in: try sorted(step),
        [
          "calls": .array(player.takeCalls()), "visible": names(player.view.visibleIds),
          "leaving": names(player.view.leavingIds.sorted()),
          "zOrder": names(player.view.stackedIds),
        ], at: "\(step.place).")
      if let found { return found }
    }
    return nil
  }

  /// A step whose leaving ids are sorted: which they are is said, not in which order.
  private static func sorted(_ step: VectorValue) throws -> VectorValue {
    guard let leaving = step.optional("leaving"), case .object(let members) = step.json else {
      return step
    }
    let ids = try leaving.elements.map { try $0.string }.sorted()
    let sorted = JSONValue.Member(key: "leaving", value: names(ids))
    return VectorValue(json: .object(members + [sorted]), place: step.place)
  }

  private static func diff(_ value: VectorValue) throws -> Mismatch? {
    let old = try value.member("old").elements.map { try $0.string }
    let new = try value.member("new").elements.map { try $0.string }
    for (place, list) in [("old", old), ("new", new)] where Set(list).count < list.count {
      throw VectorError("\(value.place).\(place)", "wanted each id once")
    }
    let player = AnimatorPlayer(viewport: Rect(0, 0, 100, 100))
    player.reload(old)
    player.reload(new)
    let change = Reconciliation(from: old, to: new)
    let found = Expectation.usual.mismatch(
      in: value,
      [
        "deleted": names(change.leaving.map { old[$0] }),
        "inserted": names(change.entering.map { new[$0] }),
        "moves": .number(Double(change.moving.count)),
      ])
    if let found { return found }
    if let stacked = value.optional("zOrderWhileLeaving") {
      let found = Expectation.usual.mismatch(
        wanted: stacked.json, got: names(player.view.stackedIds), at: "zOrderWhileLeaving")
      if let found { return found }
    }
    player.completeAll()
    return Expectation.usual.mismatch(
      wanted: names(new), got: names(player.view.stackedIds), at: "the z-order at last")
  }

  private static func names(_ ids: [String]) -> JSONValue { .array(ids.map(JSONValue.string)) }
}
