/// The values that a moment of an animation gives to the world: for each property, an average.
///
/// An effect is a value: nothing is written before someone commits it.
public struct Effect: Equatable {
  /// A number of lanes on their way to a mean.
  package struct Entry: Equatable, Sendable {
    package var sum: Lanes
    package var count: Double

    init(sum: Lanes, count: Double = 1) {
      self.sum = sum
      self.count = count
    }

    package var mean: Lanes { sum / count }

    mutating func add(_ other: Entry) {
      sum += other.sum
      count += other.count
    }
  }

  package private(set) var entries: [Property: Entry]
  /// The code that `do` asks to run, in order.
  private var deeds: [() -> Void] = []
  /// The moments of animations that give values to the properties not named at this moment.
  private var surroundings: [Surroundings] = []

  /// A moment of an animation.
  private struct Surroundings {
    let animation: AnimationNode<Effect>
    /// In seconds since the start.
    let time: Double
  }

  package init() { entries = [:] }

  /// An effect that runs code when it is presented.
  init(doing deed: @escaping () -> Void) {
    entries = [:]
    deeds = [deed]
  }

  package init(_ property: Property, sum: Lanes, count: Double = 1) {
    entries = [property: Entry(sum: sum, count: count)]
  }

  /// The same without what `do` asks for.
  var withoutDeeds: Effect {
    var effect = self
    effect.deeds = []
    return effect
  }

  /// This effect and then another one: a property that both have is where the later one says.
  func followed(by later: Effect) -> Effect {
    var both = self
    both.entries.merge(later.entries) { $1 }
    both.deeds += later.deeds
    both.surroundings += later.surroundings
    return both
  }

  /// The same with what an animation shows at a time in properties that no entry names.
  func within(_ animation: AnimationNode<Effect>, atSecond time: Double) -> Effect {
    var effect = self
    effect.surroundings.append(Surroundings(animation: animation, time: time))
    return effect
  }

  /// Shows each property's mean, and does what is to be done.
  ///
  /// A property that the animation names at another time only shows what it showed last, else what
  /// it shows next: the picture is that of a playback that seeks to this moment.
  public func present() {
    for (property, lanes) in picture { property.owner.present(lanes, of: property.number) }
    for deed in deeds { deed() }
  }

  /// The lanes that each whole property shows: where nothing is known of a lane, its rest value.
  private var picture: [Property: Lanes] {
    var picture: [Property: Lanes] = [:]
    func show(_ entry: Entry, in property: Property) {
      let under =
        property.lanes == .all
        ? .zero : picture[property.whole] ?? property.owner.restLanes(of: property.number)
      picture[property.whole] = property.lanes.replace(under, by: entry.mean)
    }
    for (property, entry) in held { show(entry, in: property) }
    for (property, entry) in entries where property.lanes == .all { show(entry, in: property) }
    for (property, entry) in entries where property.lanes != .all {
      var both = entry
      if let whole = entries[property.whole] { both.add(whole) }
      show(both, in: property)
    }
    return picture
  }

  /// The means that the surroundings show in properties that no entry names.
  private var held: [Property: Entry] {
    var held = Effect()
    for moment in surroundings {
      let sampler = ProgramSampler(Animation.runnable(moment.animation).compiled())
      for property in sampler.program.properties where entries[property] == nil {
        guard let lanes = sampler.value(of: property, at: moment.time) else { continue }
        held = held <> Effect(property, sum: lanes)
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
  /// The effect of nothing.
  public static var empty: Effect { Effect() }

  /// Both effects at once: where they meet in a property, the mean of their values shows.
  public static func <> (a: Effect, b: Effect) -> Effect {
    var merged = a
    for (property, entry) in b.entries {
      merged.entries[property, default: Entry(sum: .zero, count: 0)].add(entry)
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
    require(!progress.isNaN, "progress must be a number")
    guard case .runnable(let node) = self else { return nil }
    node.requireEnd("asked at a progress")
    return value(atSecond: min(1, max(0, progress)) * node.duration)
  }

  /// The effect at a time in seconds since the start, cut to 0…duration; nil for zero and one.
  public func value(atSecond time: Double) -> Effect? {
    require(!time.isNaN && time < .infinity, "a time must be a finite number")
    guard case .runnable(let node) = self else { return nil }
    let time = min(node.duration, max(0, time))
    return node.value(atSecond: time).within(node, atSecond: time)
  }
}
