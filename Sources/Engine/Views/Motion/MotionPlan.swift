/// The short way through a frame: of the properties that one motion alone moves, from end to end,
/// nothing is asked but the value in that motion's program.
///
/// Made of what moves properties in one frame, for the frames after it in which that is the same.
struct MotionPlan {
  /// Properties that follow each other, moved by one program alone.
  private struct Run {
    let playback: Playback
    let sampler: ProgramSampler
    var places: Range<Int>
    let firstStep: Int
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
  /// The places of the properties that something else than one motion moves.
  private(set) var others: [Int] = []

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
    if case .run(var run) = parts.last, run.sampler === layer.sampler {
      run.places = run.places.lowerBound..<place + 1
      parts[parts.count - 1] = .run(run)
    } else {
      let run = Run(
        playback: layer.playback, sampler: layer.sampler, places: place..<place + 1,
        firstStep: steps.count)
      parts.append(.run(run))
    }
    let property = motion.property
    steps.append(Step(owner: property.owner, number: Int32(property.number), track: Int32(track)))
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
    steps[run.firstStep..<run.firstStep + run.places.count].withUnsafeBufferPointer { steps in
      for step in steps {
        // Added to nothing, as anything that has an offset is: there is no −0.
        let value = run.sampler.value(ofTrack: Int(step.track)) + Lanes.zero
        step.owner.present(value, of: Int(step.number))
      }
    }
  }
}

extension PropertyMotion {
  /// The layer that moves all of the property by itself; nil if anything else has a part in it.
  fileprivate var onlyLayer: Layer? {
    guard layers.count == 1, !hasLeftovers, let layer = layers.first, layer.lanes == .all,
      layer.offset == .zero
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
