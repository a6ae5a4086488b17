package import Engine

/// Hands and keys on the timeline.
extension TimelinePanel {
  /// From the views of the lanes to the lanes.
  private static let reach = Point(-TimelinePlaces.reach, 0)
  static let speeds = [0.05, 0.1, 0.25, 0.5, 1, 2, 4, 8]

  func connect() {
    ruler.cursor = .resizeHorizontally
    ruler.tracking = { [unowned self] in drawOnRuler($0.moved(by: Self.reach)) }
    ruler.adjust = { [unowned self] in adjust($0) }
    ruler.onKey = { [unowned self] in take($0) }
    rows.cursor = .arrow
    rows.tracking = { [unowned self] in drawOnRows($0.moved(by: Self.reach)) }
    rows.onKey = { [unowned self] in take($0) }
    names.cursor = .hand
    names.takesFocus = false
    names.tracking = { [unowned self] in pressName($0) }
  }

  /// Does what a control says.
  func use(_ use: TimelineParts.Use) {
    switch use {
    case .play: play()
    case .reverse: reverse()
    case .ending:
      let all = TimelineSheet.Ending.allCases
      let place = all.firstIndex(of: view.ending) ?? 0
      view.ending = all[(place + 1) % all.count]
      if isPlaying { goOn() }
    case .stretch:
      view.turnStretch()
      if isPlaying { goOn() }
    case .step(let frames): step(frames)
    case .speed(let step): turnSpeed(step)
    case .zoom(let step): view.scale?.zoom(by: step > 0 ? 1.5 : 1 / 1.5, around: seconds)
    case .close: toggle()
    }
  }

  // MARK: Playing

  private func play() {
    if round != nil {
      round = nil
    } else if let change = program.change(), change.isRunning {
      change.pause()
    } else {
      let change = program.change()
      let isOver = change?.outcome != nil || change == nil
      let isAtEnd = change.map { $0.progress == ($0.isReversed ? 0 : 1) } ?? true
      if !goesRound, isOver || isAtEnd { return program.press(.f5) }
      goOn()
    }
  }

  /// True if it is not played once from end to end.
  private var goesRound: Bool { view.ending != .once || view.stretch != nil }

  /// Plays from where it is, as it is to be played now.
  func goOn(isReversed: Bool? = nil) {
    guard let change = open() else { return }
    round = nil
    guard goesRound else { return change.play(reversed: isReversed ?? change.isReversed) }
    change.pause()
    round = TimelineRound(
      change, view.stretch ?? 0...change.duration, turnsBack: view.ending == .turn,
      isReversed: isReversed ?? change.isReversed, speed: program.speed(), at: now)
  }

  /// Moves a change on that is played round; one that somebody else moves is theirs.
  func goRound() {
    guard let round, round.isUndisturbed, !playhead.isHeld else { return round = nil }
    // Keys set the speed as well.
    if round.speed != program.speed() { goOn(isReversed: round.goesBack(at: now)) }
    self.round?.advance(to: now)
  }

  private func reverse() {
    if let round {
      goOn(isReversed: !round.goesBack(at: now))
    } else if let change = program.change(), change.outcome == nil {
      change.reverse()
    } else {
      program.press(.r)
    }
  }

  func step(_ frames: Int) {
    round = nil
    if let change = open() { steps.step(change, by: frames) }
  }

  private func turnSpeed(_ step: Int) {
    let speed = program.speed()
    let wanted =
      step > 0 ? Self.speeds.first { $0 > speed + 1e-9 } : Self.speeds.last { $0 < speed - 1e-9 }
    guard let wanted else { return }
    program.setSpeed(wanted)
    if let round { goOn(isReversed: round.goesBack(at: now)) }
  }

  // MARK: Keys

  private func adjust(_ step: Adjustment) {
    switch step {
    case .by(let share): self.step(abs(share) > 0.05 ? (share < 0 ? -10 : 10) : share < 0 ? -1 : 1)
    case .toStart, .toEnd:
      round = nil
      open()?.seek(to: step == .toEnd ? 1 : 0)
    }
  }

  /// Takes a key while the ruler or the rows have the keyboard's focus; returns false if it means
  /// nothing there.
  private func take(_ key: Key) -> Bool {
    switch key {
    case "A": view.set(.a, to: seconds)
    case "B": view.set(.b, to: seconds)
    case "+", "=": use(.zoom(1))
    case "-": use(.zoom(-1))
    case .up: pick(by: -1)
    case .down: pick(by: 1)
    case .return: if let picked = view.picked { turn(picked) }
    case .space: use(.play)
    case .left: step(-1)
    case .right: step(1)
    default: return false
    }
    return true
  }

  private func pick(by step: Int) {
    guard let elements = timeline?.rows.map(\.element), !elements.isEmpty else { return }
    let place = view.picked.flatMap(elements.firstIndex)
    let next = place.map { min(max(0, $0 + step), elements.count - 1) } ?? 0
    pick(elements[next])
  }

  /// Picks an element, and shows its row.
  package func pick(_ element: String) {
    view.picked = element
    if let row = allRows.firstIndex(where: { $0.name == element }) {
      view.reveal(row: row, in: places)
    }
  }

  private func turn(_ element: String) {
    view.turn(element)
    view.limit(rows: allRows.count, in: places)
  }

  // MARK: The hand

  private func drawOnRuler(_ tracking: Tracking) {
    if case .began(let point) = tracking { drawnEnd = end(at: point) }
    guard let drawnEnd else { return drawPlayhead(tracking) }
    if let point = tracking.point, let scale = view.scale {
      view.set(drawnEnd, to: scale.time(at: point.x / places.lanes.width))
      if round != nil { goOn(isReversed: round?.goesBack(at: now)) }
    }
  }

  /// The end of the stretch whose flag is at a point of the ruler.
  private func end(at point: Point) -> TimelineView.End? {
    guard let stretch = view.stretch, let scale = view.scale, point.y < 15 else { return nil }
    let ways = [(TimelineView.End.a, stretch.lowerBound), (.b, stretch.upperBound)].map {
      (end: $0.0, way: abs(scale.share(of: $0.1) * places.lanes.width - point.x))
    }
    return ways.filter { $0.way <= 10 }.min { $0.way < $1.way }?.end
  }

  private func drawOnRows(_ tracking: Tracking) {
    if case .began(let point) = tracking {
      drawnEnd = nil
      let place = places.rows.origin + point
      if let bar = bar(at: place) {
        pick(bar.row.name)
        edit = edit(at: place)
        wasZoomed = view.scale?.isZoomed == true
        return
      }
    }
    if edit != nil { return drawBar(tracking) }
    if playhead.isHeld || tracking.isBeginning { drawPlayhead(tracking) }
  }

  // MARK: The bars

  /// The edit that a press at a point of the design begins; nil: the bar there is as it is.
  private func edit(at place: Point) -> TimelineEdit? {
    guard let (row, bar) = bar(at: place), bar.group != nil, let scale = view.scale,
      let motion = program.motion(row.name)
    else { return nil }
    let end = places.rows.x + scale.share(of: bar.end) * places.rows.width
    let isAtEnd = abs(place.x - end) <= 8
    guard isAtEnd || motion.delay != nil else { return nil }
    return TimelineEdit(motion, isAtEnd ? .end : .body, press: place - places.rows.origin)
  }

  /// Moves or stretches the bar in the hand: the change is another one at once.
  private func drawBar(_ tracking: Tracking) {
    if let point = tracking.point, let scale = view.scale, edit?.draw(to: point) == true,
      let edit
    {
      if open()?.isRunning == true { open()?.pause() }
      edit.apply((point.x - edit.press.x) / places.rows.width * scale.length)
    }
    guard tracking.isEnding else { return }
    edit = nil
    if let timeline, !wasZoomed { view.scale = TimelineScale(duration: timeline.duration) }
  }

  private func drawPlayhead(_ tracking: Tracking) {
    guard timeline != nil, let scale = view.scale else { return }
    let width = places.lanes.width
    let track = ScrubTrack(
      from: Point(scale.share(of: 0) * width, 0),
      to: Point(scale.share(of: scale.duration) * width, 0))
    playhead.follow(tracking, along: track, at: now)
  }

  private func pressName(_ tracking: Tracking) {
    guard case .ended(let point) = tracking else { return }
    let place = Point(0, places.rows.y + point.y)
    guard let row = row(at: place), row.kind != .part else { return }
    if case .element = row.kind, view.picked == row.name || view.open.contains(row.name) {
      turn(row.name)
    }
    view.picked = row.name
  }

  // MARK: Finding

  /// The row at a point of the design.
  private func row(at point: Point) -> TimelineRow? {
    guard let index = places.row(at: point.y) else { return nil }
    let rows = allRows
    return rows.indices.contains(index + view.above) ? rows[index + view.above] : nil
  }

  /// The bar at a point of the design, and its row.
  func bar(at point: Point) -> (row: TimelineRow, bar: TimelineRow.Bar)? {
    guard places.reached(places.rows).contains(point), let row = row(at: point),
      let scale = view.scale
    else {
      return nil
    }
    let share = (point.x - places.rows.x) / places.rows.width
    let height = (point.y - places.rows.y).truncatingRemainder(dividingBy: TimelinePlaces.row)
    let margin = TimelineLane.margin
    let bar = row.bar(
      at: scale.time(at: share), height: (height - margin) / (TimelinePlaces.row - 2 * margin),
      slack: 6 / places.rows.width * scale.length)
    return bar.map { (row, $0) }
  }

  /// The bar below the pointer.
  var hoveredBar: (row: TimelineRow, bar: TimelineRow.Bar)? { pointer.flatMap(bar) }

  /// Takes the pointer's place in the window; nil: nobody knows where it is.
  package func hover(_ point: Point?) {
    pointer = point.flatMap { isShown && places.frame.contains($0) ? places.place(of: $0) : nil }
    rows.cursor =
      switch pointer.flatMap(edit(at:))?.grip {
      case .body: .openHand
      case .end: .resizeHorizontally
      case nil: .arrow
      }
  }

  /// Takes a wheel in the panel; returns false if it is turned elsewhere.
  package func wheel(at point: Point, by distance: Point) -> Bool {
    guard isShown, places.frame.contains(point) else { return false }
    let place = places.place(of: point)
    if place.y < places.rows.y {
      let time = view.scale?.time(at: (place.x - places.lanes.x) / places.lanes.width)
      view.scale?.zoom(by: max(0.5, min(2, 1 - distance.y / 240)), around: time ?? 0)
    } else {
      view.scroll(by: distance.y / TimelinePlaces.row, rows: allRows.count, in: places)
    }
    let length = view.scale?.length ?? 0
    view.scale?.shift(by: distance.x / places.lanes.width * length)
    return true
  }
}

extension Tracking {
  fileprivate var isBeginning: Bool { if case .began = self { true } else { false } }

  fileprivate var isEnding: Bool {
    switch self {
    case .ended, .cancelled: true
    case .began, .moved: false
    }
  }
}
