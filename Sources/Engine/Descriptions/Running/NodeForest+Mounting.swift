extension NodeForest {
  /// Puts every element of the steps on screen, where it is when the transition begins.
  func mount(_ steps: FourSteps, origin: Transition.Origin, goingBack: Bool, on stage: Stage) {
    gathering(steps.moves, on: stage) {
      show(steps.moves) { move, view in
        if move.isLeft { stage.rest(view, at: move.goal.appearance) }
        let moves = move.motion.duration > 0 && !move.isLeft
        return Look(
          start: origin == .start ? move.start : move.goal, rest: move.goal,
          phase: move.phase(goingBack: goingBack),
          moving: shared.isUsed && move.isInSomethingLeft
            ? stage.movingProperties(of: view)
            : steps.movingProperties(of: move) { stage.isMoving(view, $0) },
          fadingFrom: moves ? move.start : nil,
          text: moves ? move.textPartsChange(from: origin) : nil, movesText: moves,
          first: move.changesProps ? (origin == .start ? move.start : move.goal) : nil)
      }
    }
  }

  /// Shows a list as it is described, without what is leaving.
  func showAtRest(_ list: [Element], on stage: Stage) {
    let moves = list.staying.map {
      ElementMove(still: $0, isInFirst: true, isInLast: true, group: 0)
    }
    gathering(moves, on: stage) {
      show(moves) { move, _ in
        Look(start: move.goal, rest: move.goal, phase: .present, moving: [])
      }
    }
  }
}

extension ElementMove {
  /// The parts in which its text comes or goes; nil: as a whole.
  fileprivate func textPartsChange(from origin: Transition.Origin) -> TextPartsChange? {
    guard role != .update, let moment = motion.detailedStart, let split = moment.details?.text
    else { return nil }
    let isEntry = role == .entry
    let isAway = (origin == .start) == isEntry
    return TextPartsChange(
      split: split, timing: moment.timing, isEntry: isEntry,
      start: isAway ? (isEntry ? PartedText.before : PartedText.behind) : 0)
  }

  /// True if it is in something that was leaving before and after: what moves it there goes on.
  fileprivate var isInSomethingLeft: Bool { isCarried && !isInFirst && !isInLast }
}

extension Stage {
  fileprivate func movingProperties(of view: View) -> ViewProperties {
    ViewProperty.allCases.reduce(into: []) { moving, property in
      if isMoving(view, property) { moving.insert(ViewProperties(property)) }
    }
  }
}
