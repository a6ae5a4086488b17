extension NodeForest {
  /// Puts every element of the steps on screen, where it is when the transition begins.
  func mount(_ steps: FourSteps, origin: Transition.Origin, goingBack: Bool, on stage: Stage) {
    gathering(steps.moves, on: stage) {
      show(steps.moves) { move, view in
        if move.isLeft { stage.rest(view, at: move.goal.appearance) }
        return Look(
          start: origin == .start ? move.start : move.goal, rest: move.goal,
          phase: move.phase(goingBack: goingBack),
          moving: shared.isUsed && move.isInSomethingLeft
            ? stage.movingProperties(of: view)
            : steps.movingProperties(of: move) { stage.isMoving(view, $0) },
          fadingFrom: move.motion.duration > 0 && !move.isLeft ? move.start : nil,
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
