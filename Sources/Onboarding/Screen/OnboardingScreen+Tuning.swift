public import Engine

/// The tuning of the elements' motions, also while they move: the next change uses it, and one that
/// is on its way goes over to it without a jump.
extension OnboardingScreen {
  /// The set that the elements' motions come from. A change that is on its way keeps where it comes
  /// from and goes to.
  public var motion: MotionSet {
    get { tree.props.motion }
    set {
      guard newValue != motion else { return }
      tree.retune { $0.motion = newValue }
      keepTextsApart()
    }
  }

  /// The elements that have a motion, in the order of the slides.
  public var tunableKeys: [String] { motionTable.keys }

  /// The type of an element's motion, whether or not it waits first; none if it is not of one type.
  public func type(of key: String) -> AnimationType { motionTable.type(of: key) }

  /// The motion that the motion set has for an element.
  public func standardType(of key: String) -> AnimationType {
    motionTable.standardType(of: key)
  }

  /// The motions of all elements. They are looked up, which goes through all slides, when slides or
  /// motions are other ones than the last time.
  package var motionTable: MotionTable {
    if let last = lastMotionTable, last.props == tree.props { return last.table }
    motionTableCount += 1
    let table = MotionTable(tree.props)
    lastMotionTable = (tree.props, table)
    return table
  }

  /// Moves an element otherwise from now on; nil: as the set says.
  public func tune(_ key: String, to type: AnimationType?) {
    guard tree.props.tunings[key] != type, deck.keys.contains(key) else { return }
    tree.retune { $0.tunings[key] = type }
  }

  /// The longest that an element can wait, in seconds.
  private static let longestDelay = 3600.0

  /// The seconds for which an element waits before it moves.
  public func delay(of key: String) -> Double { tree.props.delays[key] ?? 0 }

  /// Lets an element wait before it moves from now on, in seconds; below 0 counts as 0.
  public func delay(_ key: String, by seconds: Double) {
    let seconds = min(Self.longestDelay, max(0, seconds))
    guard delay(of: key) != seconds, deck.keys.contains(key) else { return }
    tree.retune { $0.delays[key] = seconds > 0 ? seconds : nil }
  }

  /// The elements of the change on its way or, at rest, of the next one.
  public var keysOnTheirWay: Set<String> {
    let steps =
      tree.pair.map { [$0.old.step, $0.new.step] }
      ?? [step, deck.slide(after: step)].compactMap(\.self)
    return Set(steps.flatMap { $0.all.map(\.key) } + [IntroKey.background])
  }

  /// The elements of the slide that is shown, or on its way: its title first, never its ground.
  package var slideOfInterest: [String] {
    [step.titleKey] + step.all.map(\.key).filter { $0 != IntroKey.background }
  }

  /// The time that the change on its way has reached, in seconds of its duration; nil at rest.
  public var secondsOnTheWay: Double? { transition.map { $0.progress * $0.duration } }

  /// The motions that are not as the slides have them, each with the type that it has now if it was
  /// tuned, and the seconds that it waits beyond theirs; in the order of ids.
  package var tunings: [DeckTuning] {
    let props = tree.props
    return Set(props.tunings.keys).union(props.delays.keys).sorted().map {
      DeckTuning($0, type: props.tunings[$0], delay: props.delays[$0] ?? 0)
    }
  }

  /// Moves these elements so, and all others as the slides say.
  package func take(_ tunings: [DeckTuning]) {
    let wanted = Dictionary(tunings.map { ($0.id, $0) }) { $1 }
    for key in Set(tree.props.tunings.keys).union(tree.props.delays.keys).union(wanted.keys)
      .sorted()
    {
      let type = wanted[key]?.type
      tune(key, to: type == standardType(of: key) ? nil : type)
      let seconds = wanted[key]?.delay ?? 0
      if seconds != delay(of: key), deck.keys.contains(key) {
        tree.retune { $0.delays[key] = seconds == 0 ? nil : seconds }
      }
    }
  }

  // MARK: Another screen like it

  /// True for the program's own slides, of which it is remembered how they were tuned.
  package var showsBuiltIn: Bool { deck == .builtIn }
  /// True if no slide has any element.
  package var isEmpty: Bool { deck.slides.allSatisfy(\.elements.isEmpty) }

  /// The slides as they are described: what is shown of them, and how they move.
  package var described: Intro.Props { tree.props }

  /// The place of the slide that is shown, or on its way, counted from 0.
  package var place: Int { deck.index(of: step) }

  /// Begins with a slide of a name, if there is one, over the first one that leads to it.
  package func start(at name: String) {
    let below = deck.slides.first { $0.links.contains { $0.target == .slide(name) } }
    guard let slide = deck.slide(named: name).map({ deck.composed($0, from: below) }) else {
      return
    }
    histories = [SlideHistory(at: slide)]
    tree.relayout { $0.step = slide }
    connectTaps()
  }

  /// Shows another slide at once.
  ///
  /// - Parameter place: counted from 0; one that there is.
  package func jump(to place: Int) {
    guard place != self.place else { return }
    begin(to: deck.composed(deck.slides[place], from: step), reversed: false, scrubbed: false)
      .commit()
  }
}
