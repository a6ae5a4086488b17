import Engine

extension OnboardingScreen {
  /// A step on is the transition of that pair of slides, a step back the same one, taken backwards
  /// from its end. Only a dot leads to a slide that is no neighbour.
  func begin(to slide: Slide, reversed: Bool, scrubbed: Bool) -> Transition {
    var step = history.step(to: slide)
    step.isReversed = reversed
    return begin(step, scrubbed: scrubbed)
  }

  /// Begins the change of a step.
  func begin(_ step: SlideHistory.Step, scrubbed: Bool) -> Transition {
    var props = tree.props
    let slide = step.slide
    let (old, new) = step.isReversed ? (slide, self.step) : (self.step, slide)
    props.step = slide
    props.arrange(typesetter)
    props.passage = Passage(
      number: props.passage.number + 1, type: step.type,
      isMirrored: step.isReturn && step.isReversed && deck.isGraph)
    (past, dragPath, histories) = (nil, nil, [history, step.history])
    slidesOnWay = (transition == nil ? [] : slidesOnWay) + [old, new]
    let begun =
      step.isReversed
      ? tree.transition(backTo: props, scrubbed: scrubbed)
      : tree.transition(to: props, scrubbed: scrubbed)
    keepTextsApart()
    connectSlide()
    begun.onEnd { [weak self, weak begun] outcome in
      guard let self, outcome != .retargeted else { return }
      root.textEnds = nil
      lastProgress = outcome == .cancelled ? 0 : 1
      // An edited file may have brought another slide of that name, or none, on the way.
      let ends = [old, new].map { end in
        deck.slide(named: end.name).map { deck.composed($0, over: end.covered) }
      }
      leftSlide = ends[outcome == .cancelled ? 1 : 0]
      if let old = ends[0], let new = ends[1] { lastPair = SlidePair(old: old, new: new) }
      // Another one may have begun meanwhile.
      if transition == nil || transition === begun { histories = [history] }
      connectSlide()
    }
    return begun
  }

  /// Goes where the button leads, which the last slide's does to the first one.
  func goOn() {
    let goesBack = transition?.isReversed ?? false
    guard !goesBack, step.cover == nil, deck.slide(after: step) == nil,
      let first = deck.slide(byButtonOf: step),
      first != step
    else { return go(reversed: false) }
    begin(to: first, reversed: false, scrubbed: false).play()
  }

  /// Lets presses on the button, which is one view on all slides, go on to the next slide.
  func connectButton() {
    guard let button = root.first(key: IntroKey.button) else { return }
    button.yieldsToDrag = true
    button.action = { [unowned self] in pressButton() }
    button.onLook = { [unowned self] in bar == nil ? dim($0 == .pressed) : bar?.light(for: $0) }
  }

  /// Lets a canvas's button look as it does while it is pressed, or not.
  func dim(_ isPressed: Bool) {
    var state = tree.state
    state.isButtonPressed = isPressed
    tree.update(state: state)
  }

  // MARK: Where slides lead

  /// The history of the slide that is shown, or comes.
  var history: SlideHistory { histories.last { $0.slide.name == step.name } ?? histories[0] }

  /// The keys that lead back to where one came from.
  static let backKeys: Set<Key> = [.backspace, .goBack]

  /// True if the slide that is shown has neighbours: in a graph, those with the program's button do.
  private var isInLine: Bool { !deck.isGraph || step.isInLine }

  /// The step to a neighbour; nil: there is none.
  func lineStep(reversed: Bool) -> SlideHistory.Step? {
    guard isInLine, let slide = reversed ? deck.slide(before: step) : deck.slide(after: step)
    else { return nil }
    var step = history.step(to: slide, reversed: reversed)
    step.isReversed = reversed
    return step
  }

  /// The step that a link means here; nil: it leads nowhere else.
  ///
  /// - Parameter replaces: true if nobody comes back from there to the slide that is shown.
  func step(of link: SlideLink, replaces: Bool = false) -> SlideHistory.Step? {
    if link.target == .back { return history.back }
    guard let next = deck.slide(link.target, from: step), next.name != step.name else { return nil }
    return history.step(
      to: deck.composed(next, from: step), type: link.type,
      reversed: link.target == .previous, replaces: replaces)
  }

  /// Goes where a link leads; one that leads nowhere gives.
  func follow(_ link: SlideLink) {
    if let step = step(of: link) { begin(step, scrubbed: false).play() }
  }

  /// Leads on through other slides from where it is.
  func goOn(through deck: Deck) {
    let old = self.deck
    dragSteps = dragSteps?.compactMapValues { SlideHistory.step($0, through: deck) }
    histories = histories.map { history in
      history.through(deck, to: deck.counterpart(of: history.slide, as: old))
    }
    slidesOnWay = slidesOnWay.map { deck.counterpart(of: $0, as: old) }
  }

  /// Goes back to where one came from, in a deck that leads elsewhere than along its line.
  ///
  /// - Returns: false if there is nothing to go back to.
  package func goBack() -> Bool {
    guard deck.isGraph, let step = history.back else { return false }
    begin(step, scrubbed: false).play()
    return true
  }

  /// Lets the hand have what the slide that is shown, or comes, has for it.
  func connectSlide() {
    fitScrollers()
    connectTaps()
  }

  /// Lets presses on elements go where these lead.
  func connectTaps() {
    let elements = elements
    connectedSlide = step.name
    root.forEachInPaintOrder { view in
      guard view !== root, let key = view.key,
        key != IntroKey.background, key != IntroKey.button
      else { return }
      connect(view, to: elements[key])
    }
    settleMarks(of: elements)
  }

  /// The elements of the slide that is shown, or comes, by their keys.
  var elements: [String: SlideElement] {
    if let known = knownElements, known.slide == step { return known.elements }
    let elements = Dictionary(
      step.all.map { ($0.key, $0) }, uniquingKeysWith: { first, _ in first })
    knownElements = (step, elements)
    return elements
  }

  /// - Parameter element: nil: the slide has none for the view.
  private func connect(_ view: View, to element: SlideElement?) {
    view.yieldsToDrag = true
    view.takesInput = element?.takesInput ?? false
    let isPressable = element?.isPressable ?? false
    view.passesInput = !isPressable
    view.takesFocus = element?.tap != nil || element?.toggle != nil
    guard isPressable, let element else { return (view.action, view.onLook) = (nil, nil) }
    view.action = { [unowned self] in press(element) }
    view.onLook = { [unowned self] _ in settleMarks(after: element) }
  }

  private func press(_ element: SlideElement) {
    if let tap = element.tap { follow(tap) }
    if let toggle = element.toggle { self.toggle(toggle, by: element) }
  }

  /// True for a place beside all that a slide has of its own.
  func isOutside(_ point: Point) -> Bool {
    guard let place = toHand.inverse?.apply(to: point) else { return false }
    let own = (deck.slide(named: step.name) ?? step).ownKeys
    return topmost(at: place, among: Set(own)) == nil
  }

  /// The key of the topmost view at a place of the canvas whose key is among some.
  private func topmost(at place: Point, among keys: Set<String>) -> String? {
    var found: String?
    root.forEachInPaintOrder { view in
      guard let key = view.key, keys.contains(key), view.phase != .leaving,
        view.presented.alpha > 0.05, view.presentedBox.contains(place)
      else { return }
      found = key
    }
    return found
  }

  // MARK: Drags

  /// The steps that a drag from a place can take, by its direction: along the line, back, and as the
  /// element there says.
  func dragSteps(from press: Point) -> [SlideDirection: SlideHistory.Step] {
    var steps: [SlideDirection: SlideHistory.Step] = [:]
    steps[.left] = lineStep(reversed: false)
    steps[.right] = lineStep(reversed: true)
    if case .drag(let direction) = step.back, let back = history.back { steps[direction] = back }
    if let drag = drag(at: press), let step = step(of: drag.link) { steps[drag.direction] = step }
    return steps
  }

  /// The drag that the topmost element at a place has.
  private func drag(at point: Point) -> SlideDrag? {
    guard deck.isGraph, let place = toHand.inverse?.apply(to: point) else { return nil }
    let drags = elements.compactMapValues(\.drag)
    return topmost(at: place, among: Set(drags.keys)).flatMap { drags[$0] }
  }

  /// The axis of the step that a drag goes most along; across, where it goes along none.
  static func axis(
    of translation: Point, among steps: [SlideDirection: SlideHistory.Step]
  ) -> Point {
    func reach(_ direction: SlideDirection) -> Double {
      translation.x * direction.unit.x + translation.y * direction.unit.y
    }
    let meant = SlideDirection.allCases.filter { steps[$0] != nil && reach($0) > 0 }
      .max { reach($0) < reach($1) }
    let isUpright =
      meant.map { $0 == .up || $0 == .down }
      ?? (steps.keys.contains { $0 == .up || $0 == .down }
        && abs(translation.y) > abs(translation.x))
    return isUpright ? Point(0, 1) : Point(1, 0)
  }

  /// True if a change that the hand has begun is the one for a direction.
  func isMeant(_ transition: Transition, _ direction: Double) -> Bool {
    guard dragSteps != nil else {
      return direction != 0 && (transition.origin == .start) == (direction < 0)
    }
    guard let step = dragStep(direction) else { return false }
    return step.slide == self.step && step.isReversed == (transition.origin == .end)
  }

  /// The step that the hand takes on the one side of its press, or on the other.
  func dragStep(_ direction: Double) -> SlideHistory.Step? {
    guard let dragSteps else { return direction == 0 ? nil : lineStep(reversed: direction > 0) }
    let unit = dragAxis * direction
    return SlideDirection.allCases.first { $0.unit == unit && direction != 0 }
      .flatMap { dragSteps[$0] }
  }

  /// The path of a hand from progress 0 to 1 of a step that it takes in a direction, in canvases.
  func dragPath(of step: SlideHistory.Step, _ direction: Double) -> Point {
    (dragSteps == nil ? Point(1, 0) : dragAxis) * (direction * (step.isReversed ? -1 : 1))
  }

  /// The path of a hand from progress 0 to 1 of the running change, in canvases: what covers a slide
  /// comes from below.
  var usualPath: Point {
    let new = tree.pair?.new.step ?? step
    return new.cover == nil ? Point(-1, 0) : Point(0, -1)
  }

  // MARK: Time

  /// True while a slide is at rest that is about to go on by itself, for the first time since somebody
  /// did something.
  var isAboutToGoOn: Bool {
    step.timeout != nil && transition == nil && !isHeld && !timedOut.contains(step.name)
  }

  /// The time at which the slide goes on by itself; nil: it stays.
  var timeout: Instant? {
    guard let seconds = step.timeout?.seconds, transition == nil, !isHeld, let rest,
      rest.slide == step.name
    else { return nil }
    return rest.since.advanced(bySeconds: seconds)
  }

  /// Lets a slide that has been at rest for its time go on.
  func goOnByItself(at time: Instant) {
    guard let link = step.timeout?.link, transition == nil, !isHeld else { return rest = nil }
    if rest?.slide != step.name { rest = (step.name, time) }
    guard let timeout, time >= timeout else { return }
    timedOut.insert(step.name)
    rest = nil
    if let step = step(of: link, replaces: true) { begin(step, scrubbed: false).play() }
  }
}

extension InputEvent {
  /// True if a person does something by it, and not only looks.
  var isAct: Bool {
    switch self {
    case .press, .key, .text, .wheel, .pinch: true
    case .move, .release, .cancel, .hover, .keyUp, .composition, .resize: false
    }
  }
}
