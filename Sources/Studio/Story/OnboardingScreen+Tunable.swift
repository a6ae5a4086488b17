import Engine
import Onboarding

extension OnboardingScreen: Tunable {
  var motions: [TunableMotion] {
    let (table, designed) = (motionTable, designedTable)
    let (onTheirWay, seconds) = (keysOnTheirWay, secondsOnTheWay)
    // No document says how the colour behind slides moves.
    let rows = table.rows.filter { !takesNames || $0.key != IntroKey.background }
    return rows.map { row in
      let isOnItsWay = onTheirWay.contains(row.key)
      return TunableMotion(
        name: row.key, use: .child, type: table.type(of: row.key, in: tunedPart),
        standard: designed.standardType(of: row.key, in: tunedPart),
        delay: row.wait, standardDelay: designed.wait(of: row.key), isOnItsWay: isOnItsWay,
        elapsed: isOnItsWay ? seconds.map { max(0, $0 - row.wait) } : nil)
    }
  }

  /// The element that was pressed, if it took part in the last change; else the one that went
  /// farthest in it, of those that are there by now; without a change the one that was pressed, or
  /// the slide's title.
  func motionOfInterest(pressed id: String?) -> String? {
    let names = Set(motions.map(\.name))
    let course = lastChange().map { ChangeCourse(of: $0.change) }
    let moved = (course?.outermostViews ?? []).filter { $0.key.map(names.contains) ?? false }
    if let id, names.contains(id), moved.isEmpty || moved.contains(where: { $0.key == id }) {
      return id
    }
    let elements = slideOfInterest
    let shown = Set(elements)
    let there = moved.filter { view in view.key.map(shown.contains) ?? false }
    let views = there.isEmpty ? moved : there
    let distances = course?.distances(of: views) ?? []
    let farthest = zip(views, distances).max { $0.1 < $1.1 }?.0
    return farthest?.key ?? elements.first(where: names.contains)
  }

  var knobs: [TunerKnob] {
    let part = TunerKnob(name: "Part", choice: tunedPart?.title ?? "All")
    return [TunerKnob(name: "Motion", choice: motion == .fluid ? "Fluid" : "Original")]
      + (designed == nil ? [] : [part])
  }

  var takesNames: Bool { designed != nil }

  var namedMotions: [TunerPresets.Preset] {
    described.deck.namedMotions.sorted { $0.key < $1.key }.map {
      TunerPresets.Preset(name: $0, model: TunerModel($1.type), source: .document)
    }
  }

  func move(like other: any Tunable) {
    if let other = other as? OnboardingScreen { move(as: other) }
  }

  var restIndex: Int { place }
  func rest(at index: Int) { jump(to: index) }

  func turn(_ knob: Int, by step: Int) {
    if knob == 0 {
      motion = TunerKnob.next(to: motion, by: step, in: MotionSet.allCases)
    } else {
      tunedPart = TunerKnob.next(to: tunedPart, by: step, in: [nil] + ChildRole.allRoles)
    }
  }
}

extension ChildRole {
  fileprivate var title: String {
    switch self {
    case .entry: "Enter"
    case .update: "Move"
    case .leave: "Leave"
    }
  }
}
