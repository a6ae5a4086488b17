/// The values that a moment of an animation gives to the world: for each slot, an average.
///
/// An effect is a value: nothing is written before someone commits it.
public struct Effect: Equatable {
  /// A number of lanes on their way to a mean.
  public struct Entry: Equatable, Sendable {
    public var sum: Lanes
    public var count: Double

    init(sum: Lanes, count: Double = 1) {
      self.sum = sum
      self.count = count
    }

    public var mean: Lanes { sum / count }

    mutating func add(_ other: Entry) {
      sum += other.sum
      count += other.count
    }
  }

  public private(set) var entries: [Slot: Entry]
  /// The code that `do` asks to run, in order.
  private var deeds: [() -> Void] = []
  /// The moments of animations that give values to the slots not named at this moment.
  private var surroundings: [Surroundings] = []

  /// A moment of an animation.
  private struct Surroundings {
    let animation: AnimationNode<Effect>
    /// In seconds since the start.
    let time: Double
  }

  public init() { entries = [:] }

  /// An effect that runs code when it is presented.
  init(doing deed: @escaping () -> Void) {
    entries = [:]
    deeds = [deed]
  }

  public init(_ slot: Slot, sum: Lanes, count: Double = 1) {
    entries = [slot: Entry(sum: sum, count: count)]
  }

  /// The same without what `do` asks for.
  var withoutDeeds: Effect {
    var effect = self
    effect.deeds = []
    return effect
  }

  /// This effect and then another one: a slot that both have is where the later one says.
  func followed(by later: Effect) -> Effect {
    var both = self
    both.entries.merge(later.entries) { $1 }
    both.deeds += later.deeds
    both.surroundings += later.surroundings
    return both
  }

  /// The same with what an animation shows at a time in slots that no entry names.
  func within(_ animation: AnimationNode<Effect>, atSecond time: Double) -> Effect {
    var effect = self
    effect.surroundings.append(Surroundings(animation: animation, time: time))
    return effect
  }

  /// Shows each slot's mean, and does what is to be done.
  ///
  /// A slot that the animation names at another time only shows what it showed last, else what it
  /// shows next: the picture is that of a playback that seeks to this moment.
  public func present() {
    for (slot, lanes) in picture { slot.owner.present(lanes, of: slot.property) }
    for deed in deeds { deed() }
  }

  /// The lanes that each whole slot shows: where nothing is known of a lane, its rest value.
  private var picture: [Slot: Lanes] {
    var picture: [Slot: Lanes] = [:]
    func show(_ entry: Entry, in slot: Slot) {
      let under =
        slot.lanes == .all
        ? .zero : picture[slot.whole] ?? slot.owner.restLanes(of: slot.property)
      picture[slot.whole] = slot.lanes.replace(under, by: entry.mean)
    }
    for (slot, entry) in held { show(entry, in: slot) }
    for (slot, entry) in entries where slot.lanes == .all { show(entry, in: slot) }
    for (slot, entry) in entries where slot.lanes != .all {
      var both = entry
      if let whole = entries[slot.whole] { both.add(whole) }
      show(both, in: slot)
    }
    return picture
  }

  /// The means that the surroundings show in slots that no entry names.
  private var held: [Slot: Entry] {
    var held = Effect()
    for moment in surroundings {
      let sampler = ProgramSampler(Animation.runnable(moment.animation).compiled())
      for slot in sampler.program.slots where entries[slot] == nil {
        guard let lanes = sampler.value(of: slot, at: moment.time) else { continue }
        held = held <> Effect(slot, sum: lanes)
      }
    }
    return held.entries
  }

  /// Code is not compared: effects are equal if they name the same and do nothing.
  public static func == (a: Effect, b: Effect) -> Bool {
    a.entries == b.entries && a.deeds.isEmpty && b.deeds.isEmpty
  }
}

extension Effect: CommutativeSemigroup, Monoid {
  public static var empty: Effect { Effect() }

  public static func <> (a: Effect, b: Effect) -> Effect {
    var merged = a
    for (slot, entry) in b.entries {
      merged.entries[slot, default: Entry(sum: .zero, count: 0)].add(entry)
    }
    merged.deeds += b.deeds
    merged.surroundings += b.surroundings
    return merged
  }
}

extension Animation where Value == Effect {
  /// The effect at a progress, cut to 0…1; nil for zero and one, which do nothing.
  ///
  /// Its entries are what is named at that moment; ``Effect/present()`` shows the whole picture.
  public func value(_ progress: Double) -> Effect? {
    precondition(!progress.isNaN, "progress must be a number")
    guard case .runnable(let node) = self else { return nil }
    node.requireEnd("asked at a progress")
    return value(atSecond: min(1, max(0, progress)) * node.duration)
  }

  /// The effect at a time in seconds since the start, cut to 0…duration; nil for zero and one.
  public func value(atSecond time: Double) -> Effect? {
    precondition(!time.isNaN && time < .infinity, "a time must be a finite number")
    guard case .runnable(let node) = self else { return nil }
    let time = min(node.duration, max(0, time))
    return node.value(atSecond: time).within(node, atSecond: time)
  }
}
