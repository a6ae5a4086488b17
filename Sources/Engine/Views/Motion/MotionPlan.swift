/// The short way through a frame: of the properties that one motion alone moves, from end to end,
/// nothing is asked but the value in that motion's program, and of those that others moved before
/// it the distances that are left.
///
/// Made of what moves properties in one frame, for the frames after it in which that is the same.
struct MotionPlan {
  /// Properties that follow each other, moved by one program alone, over what is left of the same
  /// motions.
  private struct Run {
    let playback: Playback
    let sampler: ProgramSampler
    var places: Range<Int>
    let firstStep: Int
    let left: LeftDistances
  }

  private struct Step {
    let owner: any PropertyOwner
    let number: Int32
    let track: Int32
  }

  /// The stretches of the frame, in the order of the properties.
  private enum Part {
    case run(Run)
    /// A property that has to be asked for all that moves it, by its place.
    case motion(Int)
  }

  private var parts: [Part] = []
  private var steps: [Step] = []
  /// The distances of all runs, one property's after the other's.
  private var distances: [SIMD2<Double>] = []
  /// The places of the properties that something else than one motion moves.
  private(set) var others: [Int] = []
  /// The places of those in runs that others moved before.
  private var taken: [Int] = []
  /// The time at which the first of the distances in runs may be gone, in the stage's seconds.
  private var nextEnd = Double.infinity

  init(_ motions: [PropertyMotion]) {
    steps.reserveCapacity(motions.count)
    for place in motions.indices { add(motions[place], at: place) }
  }

  private mutating func add(_ motion: PropertyMotion, at place: Int) {
    guard let layer = motion.onlyLayer, let track = layer.track else {
      parts.append(.motion(place))
      others.append(place)
      return
    }
    if case .run(var run) = parts.last, run.sampler === layer.sampler,
      run.left.goesWith(motion.leftovers)
    {
      run.places = run.places.lowerBound..<place + 1
      parts[parts.count - 1] = .run(run)
    } else {
      let run = Run(
        playback: layer.playback, sampler: layer.sampler, places: place..<place + 1,
        firstStep: steps.count, left: LeftDistances(motion.leftovers, first: distances.count))
      parts.append(.run(run))
    }
    let property = motion.property
    steps.append(Step(owner: property.owner, number: Int32(property.number), track: Int32(track)))
    guard !motion.leftovers.isEmpty else { return }
    motion.leftovers.appendDistances(to: &distances)
    taken.append(place)
    nextEnd = min(nextEnd, motion.nextEnd)
  }

  /// The places of the properties of which something may be over by a time that was taken over.
  func arriving(by time: Double) -> [Int] {
    nextEnd <= time + PropertyMotion.rounding ? others + taken : others
  }

  /// Shows what is on screen at a time.
  func present(_ motions: [PropertyMotion], at time: Double) {
    for part in parts {
      switch part {
      case .motion(let place): motions[place].present(at: time)
      case .run(let run): present(run, at: time, motions)
      }
    }
  }

  private func present(_ run: Run, at time: Double, _ motions: [PropertyMotion]) {
    guard run.playback.isPlain(at: time) else {
      for place in run.places { motions[place].present(at: time) }
      return
    }
    run.sampler.move(to: run.playback.position(at: time))
    run.left.withShares(at: time) { shares in
      distances.withUnsafeBufferPointer { distances in
        present(run, distances, shares)
      }
    }
  }

  private func present(
    _ run: Run, _ distances: UnsafeBufferPointer<SIMD2<Double>>,
    _ shares: UnsafeMutableBufferPointer<Double>
  ) {
    var first = run.left.first
    steps[run.firstStep..<run.firstStep + run.places.count].withUnsafeBufferPointer { steps in
      for step in steps {
        // Added to nothing, as anything that has an offset is: there is no −0.
        var value = run.sampler.value(ofTrack: Int(step.track)) + Lanes.zero
        if !shares.isEmpty {
          value += run.left.sum(distances, first, shares)
          first += run.left.stride
        }
        step.owner.present(value, of: Int(step.number))
      }
    }
  }
}

extension PropertyMotion {
  /// The layer that moves all of the property by itself, but for what of it is left of motions that
  /// wane; nil if anything else has a part in it.
  fileprivate var onlyLayer: Layer? {
    guard layers.count == 1, residues.isEmpty, let layer = layers.first, !layer.isLeft,
      layer.lanes == .all, layer.offset == .zero, leftovers.isEmpty || layer.keepsAll
    else { return nil }
    return layer
  }
}

extension Playback {
  /// True if all that it moves stands at its position: no program fades, and no place waits for a
  /// fade.
  fileprivate func isPlain(at time: Double) -> Bool {
    !isFading && playhead.fadeShare(at: time) == nil
  }
}
