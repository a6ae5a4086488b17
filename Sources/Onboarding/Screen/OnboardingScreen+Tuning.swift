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

  /// The motions of all elements as the slides have them.
  private var plainTable: MotionTable {
    let last = lastMotionTable.flatMap { $0.props.plain == tree.props.plain ? $0.table : nil }
    return (last ?? motionTable).designed
  }

  /// The motions of all elements as ``designed`` has them.
  package var designedTable: MotionTable {
    guard let designed else { return plainTable }
    var props = tree.props.plain
    (props.deck, props.step) = (designed, designed.counterpart(of: props.step, as: deck))
    if let last = lastDesign, last.props == props { return last.table }
    let table = MotionTable(props)
    lastDesign = (props, table)
    return table
  }

  /// Moves an element otherwise from now on, with all others whose motion has the same name; nil: as it
  /// was designed.
  public func tune(_ key: String, to type: AnimationType?) {
    for key in deck.keys(movingWith: key, in: motion) {
      resets.remove(key)
      if let type, let part = tunedPart {
        retune(key, type, in: part)
      } else {
        retune(key, type ?? designed.map { _ in designedTable.standardType(of: key) })
      }
    }
  }

  /// Moves an element again as it was designed, in all roles, its wait included.
  package func reset(_ key: String) {
    let all = deck.keys(movingWith: key, in: motion)
    let whole = deck.keys(movingWith: key, in: motion, isWhole: true)
    for key in all.subtracting(whole) { retune(key, nil) }
    for key in whole {
      let (type, wait) = (designedTable.standardType(of: key), designedTable.wait(of: key))
      retune(key, designed.map { _ in type })
      self.wait(key, for: wait)
      if designed != nil { resets.insert(key) }
    }
  }

  /// Lets an element move otherwise in all roles.
  private func retune(_ key: String, _ type: AnimationType?) {
    let props = tree.props
    guard props.tunings[key] != type || props.roleTunings[key] != nil else { return }
    tree.retune { ($0.tunings[key], $0.roleTunings[key]) = (type, nil) }
  }

  private func retune(_ key: String, _ type: AnimationType, in role: ChildRole) {
    guard tree.props.roleTunings[key]?[role] != type else { return }
    tree.retune { $0.roleTunings[key, default: [:]][role] = type }
  }

  /// The longest that an element can wait, in seconds.
  private static let longestDelay = 3600.0

  /// The seconds for which an element waits before it moves.
  public func delay(of key: String) -> Double { tree.props.delays[key] ?? 0 }

  /// Lets an element wait before it moves from now on, in seconds, with all others whose whole motion has
  /// the same name; below 0 counts as 0.
  public func delay(_ key: String, by seconds: Double) {
    wait(key, longerBy: min(Self.longestDelay, max(0, seconds)))
  }

  private func wait(_ key: String, longerBy seconds: Double) {
    for key in deck.keys(movingWith: key, in: motion, isWhole: true)
    where delay(of: key) != seconds {
      tree.retune { $0.delays[key] = seconds == 0 ? nil : seconds }
    }
  }

  /// Lets an element wait for so many seconds before it moves, whatever its slides say; below 0 counts as
  /// 0.
  package func wait(_ key: String, for seconds: Double) {
    wait(key, longerBy: min(Self.longestDelay, max(0, seconds)) - plainTable.wait(of: key))
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
    let ids = resets.union(props.tunings.keys).union(props.roleTunings.keys)
    return ids.union(props.delays.keys).sorted().map {
      var tuning = DeckTuning($0, type: props.tunings[$0], delay: props.delays[$0] ?? 0)
      tuning.roles = props.roleTunings[$0] ?? [:]
      tuning.isReset = resets.contains($0)
      return tuning
    }
  }

  /// Moves all elements as those of another screen of the same slides.
  package func move(as other: OnboardingScreen) {
    let (motion, props) = (other.motion, other.tree.props)
    resets = other.resets
    self.motion = motion
    tree.retune { $0.tune(as: props) }
  }

  /// Moves all elements as they were designed.
  package func moveAsDesigned() {
    forgetTuning()
    if let designed { take(designed, tree.props.artwork) }
  }

  /// Moves all elements as the slides say.
  package func forgetTuning() {
    resets = []
    if tree.props != tree.props.plain { tree.retune { $0 = $0.plain } }
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
    let typesetter = typesetter
    tree.relayout { props in
      props.step = slide
      props.arrange(typesetter)
    }
    connectSlide()
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

extension Intro.Props {
  /// Shows other slides: what was tuned stays, but where they say another motion.
  mutating func show(_ deck: Deck) {
    let old = self.deck
    let stays = { (key: String) in old.motions(of: key) == deck.motions(of: key) }
    tunings = tunings.filter { stays($0.key) }
    roleTunings = roleTunings.filter { stays($0.key) }
    delays = delays.filter { stays($0.key) }
    step = deck.counterpart(of: step, as: old)
    sorted.follow(from: old, to: deck)
    self.deck = deck
  }

  /// Tunes all elements as others are tuned.
  fileprivate mutating func tune(as other: Self) {
    (tunings, roleTunings, delays) = (other.tunings, other.roleTunings, other.delays)
  }

  /// The same without what was tuned.
  fileprivate var plain: Self {
    var props = self
    (props.tunings, props.roleTunings, props.delays) = ([:], [:], [:])
    return props
  }
}

extension Deck {
  /// The elements that move as one of them does since their motions have one name, and itself; none if
  /// there is no such element.
  ///
  /// - Parameter isWhole: true for those whose whole motion has it, and not only the timing.
  fileprivate func keys(
    movingWith key: String, in set: MotionSet, isWhole: Bool = false
  ) -> Set<String> {
    guard keys.contains(key) else { return [] }
    let elements = slides.flatMap(\.all)
    let name = { (element: SlideElement) in
      isWhole ? element.wholeMotionNames[set] : element.motionNames[set]
    }
    let names = Set(elements.filter { $0.key == key }.compactMap(name))
    let others = elements.filter { name($0).map(names.contains) ?? false }
    return Set(others.map(\.key) + [key])
  }
}
