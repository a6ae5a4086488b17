/// The times at which a transition's elements come to their ends, a mark for each whose end was
/// told, and the elements that go off the screen then.
struct TransitionSchedule {
  /// One element, in the list's order.
  struct Row {
    /// From the top down to the element.
    let path: [Element.Identity]
    /// The times at which its motion begins and ends, in seconds of the whole; infinite for an
    /// element that was leaving before, which ends with the whole.
    let start: Double
    let end: Double
    var isTold = false
  }

  /// One that goes off the screen by itself, as soon as nothing moves it any more.
  struct Leaver {
    let move: ElementMove
    let place: NodeForest.Place
    /// The time at which its motion ends, in seconds of the whole.
    let end: Double
  }

  private(set) var rows: [Row] = []
  private(set) var leavers: [Leaver] = []
  private var untold = 0

  /// - Parameter telling: true if anybody wants to know when an element ends.
  init(of steps: FourSteps, _ motion: StepMotion, in forest: NodeForest, telling: Bool) {
    guard telling || steps.groups.contains(where: { $0.removal == .whenOwnEnds }) else { return }
    let parts = motion.animation.taggedParts
    let times = zip(motion.tags, steps.durations).map {
      PhaseTimes($0, in: parts, durations: $1)
    }
    forest.forEachPlace(in: steps.moves) { move, path, place in
      let own = times[move.group]
      let end = own.end(of: move.motion.duration, in: move.role)
      if steps.groups[move.group].removal == .whenOwnEnds, move.leavesByItself {
        leavers.append(Leaver(move: move, place: place, end: end))
      }
      guard telling else { return }
      // What was leaving before ends with the whole, whose motion it doesn't follow.
      rows.append(
        Row(
          path: path, start: move.isLeft ? -.infinity : own.start(of: move.role),
          end: move.isLeft ? .infinity : end))
    }
    untold = rows.count
  }

  /// Takes over what was told of the elements of another schedule.
  mutating func keepTold(of other: TransitionSchedule) {
    let told = Set(other.rows.filter(\.isTold).map(\.path))
    for index in rows.indices where told.contains(rows[index].path) { tell(index) }
  }

  /// Marks as told the elements whose end lies at or before a position, in seconds of the whole, on
  /// the way to the last list (or, backwards, at or after it on the way to the first). Returns the
  /// keys of those not told before, from the top down to each, in the order of their ends.
  mutating func tellArrived(at position: Double, goingBack: Bool) -> [[String?]] {
    guard untold > 0 else { return [] }
    let arrived = rows.indices.filter { index in
      !rows[index].isTold
        && (goingBack ? rows[index].start >= position : rows[index].end <= position + 1e-9)
    }
    for index in arrived { tell(index) }
    return inOrder(arrived, goingBack: goingBack)
  }

  /// Marks as told the elements that another schedule has no more: something newer took them out.
  /// Returns the keys of those not told before, in the order of their ends.
  mutating func tellThose(missingIn other: TransitionSchedule) -> [[String?]] {
    guard !rows.isEmpty else { return [] }
    let there = Set(other.rows.map(\.path))
    let missing = rows.indices.filter { !rows[$0].isTold && !there.contains(rows[$0].path) }
    for index in missing { tell(index) }
    return inOrder(missing, goingBack: false)
  }

  /// All that are left, in the order of their ends.
  mutating func tellRest(goingBack: Bool) -> [[String?]] {
    let rest = rows.indices.filter { !rows[$0].isTold }
    for index in rest { tell(index) }
    return inOrder(rest, goingBack: goingBack)
  }

  private mutating func tell(_ index: Int) {
    rows[index].isTold = true
    untold -= 1
  }

  private func inOrder(_ indices: [Int], goingBack: Bool) -> [[String?]] {
    indices.sorted { a, b in
      let (first, second) =
        goingBack ? (-rows[a].start, -rows[b].start) : (rows[a].end, rows[b].end)
      return first == second ? a < b : first < second
    }.map { rows[$0].path.map(\.key) }
  }
}

extension FourSteps {
  /// The durations of the parts of each group, in seconds, without those that take no time.
  var durations: [[ChildRole: Double]] {
    var durations = [[ChildRole: Double]](repeating: [:], count: groups.count)
    moves.forEachInOrder { move in
      guard move.motion.duration > 0 else { return }
      durations[move.group][move.role] = max(
        move.motion.duration, durations[move.group][move.role] ?? 0)
    }
    return durations
  }
}

extension ElementMove {
  /// True if it leaves other than with what it is in.
  fileprivate var leavesByItself: Bool { role == .leave && (isLeft || !isCarried) }
}
