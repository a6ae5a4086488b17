extension Program {
  /// The moment whose closures were presented last.
  struct ClosurePlace {
    /// In seconds of the whole.
    private(set) var position: Double
    /// True if anything was presented there; else it is only where the way begins.
    private(set) var isShown = false

    init(start position: Double) { self.position = position }

    mutating func show(at position: Double) { (self.position, isShown) = (position, true) }
  }

  /// The effects of the closures on the way to a time in seconds.
  ///
  /// What `do` asks for is done in the order of time in which it became due. The values that
  /// functions give to properties are those of this moment, merged from left to right.
  func closureEffect(from before: ClosurePlace, to time: Double) -> Effect {
    ClosureStep(self, from: before, to: time).effect
  }
}

/// A step from one moment of a program to another, in either direction, for its closures.
///
/// A closure's progress is 0 before its part, 1 behind it. A step calls the closures whose
/// progress it changes, and those into whose parts it leads.
private struct ClosureStep {
  private let program: Program
  private let old: ProgramSampler
  private let new: ProgramSampler
  private let isForward: Bool
  /// True if nothing was presented before.
  private let isFirst: Bool
  /// True for each frame that began anew between the two moments, as it or one around it repeats.
  private var isAnew: [Bool]

  private struct Call {
    let closure: Int
    let progress: Double
    /// The time at which it became due, in seconds of the whole.
    let time: Double
  }

  private struct Answer {
    let progress: Double
    let effect: Effect
  }

  init(_ program: Program, from before: Program.ClosurePlace, to time: Double) {
    self.program = program
    old = ProgramSampler(program)
    new = ProgramSampler(program)
    old.move(to: before.position)
    new.move(to: time)
    isForward = time >= before.position
    isFirst = !before.isShown
    isAnew = [Bool](repeating: false, count: program.frames.count)
    for index in isAnew.indices.dropFirst() {
      let passes = (old.readings[index].passes, new.readings[index].passes)
      isAnew[index] = isAnew[program.frames[index].parent] || passes.0 != passes.1
    }
  }

  /// The effects of the calls, one after the other, and then the values that functions show now.
  var effect: Effect {
    var done = Effect()
    var latest: [Int: Answer] = [:]
    for call in calls {
      let effect = program.closures[call.closure].effect(call.progress)
      done = done.followed(by: effect)
      latest[call.closure] = Answer(progress: call.progress, effect: effect)
    }
    var shown = Effect()
    for (number, closure) in program.closures.enumerated() where new.shows(closure) {
      let progress = new.progress(of: closure)
      let known = latest[number].flatMap { $0.progress == progress ? $0.effect : nil }
      shown = shown <> (known ?? closure.effect(progress)).withoutDeeds
    }
    return done.followed(by: shown)
  }

  /// In the order of time in which they became due; what did so together from left to right.
  private var calls: [Call] {
    var calls = program.closures.indices.flatMap(changes)
    for closure in program.closures.indices where isEntered(closure, besides: calls) {
      calls.append(call(closure, new.progress(of: program.closures[closure])))
    }
    return calls.sorted { a, b in
      if a.time != b.time { return (a.time < b.time) == isForward }
      return a.closure < b.closure
    }
  }

  /// The calls of a closure whose progress changes: at its new one, and before that at its end if
  /// its frame begins anew meanwhile. (What is repeated more often than once in a step is called
  /// for the first and the last time.)
  private func changes(_ number: Int) -> [Call] {
    let closure = program.closures[number]
    guard closure.resting == nil else { return [] }
    var before = old.progress(of: closure)
    let after = new.progress(of: closure)
    var calls: [Call] = []
    if isAnew[closure.frame] {
      let end = end(of: closure)
      if before != end { calls.append(call(number, end, at: old)) }
      before = 1 - end
    }
    if before != after { calls.append(call(number, after)) }
    return calls
  }

  /// True if the step leads into a closure's part without a change of its progress, as into a hold
  /// or back to a seam, and from something else than the same value of the same leaf.
  private func isEntered(_ number: Int, besides calls: [Call]) -> Bool {
    let closures = program.closures
    let closure = closures[number]
    guard new.shows(closure), isFirst || !old.shows(closure),
      !calls.contains(where: { $0.closure == number })
    else { return false }
    let progress = new.progress(of: closure)
    let isEcho =
      calls.contains { closures[$0.closure].leaf == closure.leaf && $0.progress == progress }
      || closures.contains {
        $0.leaf == closure.leaf && old.shows($0) && old.progress(of: $0) == progress
      }
    return isFirst || !isEcho
  }

  /// The progress at which the step's direction leaves a closure.
  private func end(of closure: Program.Closure) -> Double {
    isForward == program.frames[closure.frame].map.isBackward ? 0 : 1
  }

  private func call(_ number: Int, _ progress: Double, at moment: ProgramSampler? = nil) -> Call {
    let closure = program.closures[number]
    let (last, now) = (old.readings[0].time, new.readings[0].time)
    guard closure.resting == nil, progress == end(of: closure) else {
      return Call(closure: number, progress: progress, time: now)
    }
    let readings = (moment ?? new).readings
    let end = program.frames[closure.frame].map.whole(
      closure.start + progress * closure.duration, passes: { readings[$0].passes })
    let isNow = abs(end - now) <= Seam.width(in: program.duration)
    let time = isNow ? now : min(max(end, min(last, now)), max(last, now))
    return Call(closure: number, progress: progress, time: time)
  }
}

extension ProgramSampler {
  /// True if a closure's part, or its holding beside a longer one, is shown now.
  fileprivate func shows(_ closure: Program.Closure) -> Bool {
    let reading = readings[closure.frame]
    return reading.isShown && closure.active.contains(reading.time)
  }

  /// The progress of a closure's part now: 0 before it, 1 behind it.
  fileprivate func progress(of closure: Program.Closure) -> Double {
    closure.resting
      ?? Seam.fraction(
        readings[closure.frame].time - closure.start, of: closure.duration,
        width: closure.active.seam)
  }
}
