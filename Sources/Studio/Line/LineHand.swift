import Engine

/// The pointer in a line: a press puts the caret, a drag selects; a second press at once is for
/// words, a third for the whole line. A drag beyond an end goes on there as long as it is held.
struct LineHand {
  private enum Unit {
    case character, word, line

    /// The one that the next press at once is for.
    var next: Unit {
      switch self {
      case .character: .word
      case .word: .line
      case .line: .character
      }
    }
  }

  private var unit = Unit.character
  /// The place and the time of the last press.
  private var last: (point: Point, time: Instant)?
  /// The characters that the press selected; nil: nothing is pressed.
  private var origin: Range<Int>?
  private var point = Point.zero
  /// The time of the last step beyond an end.
  private var stepTime = Instant.zero

  /// The longest time between two presses that are a double click, in seconds.
  private static let pause = 0.4
  /// The time from one character to the next beyond an end, in seconds.
  private static let step = 0.03

  /// Follows a press, at its place in the text's coordinates.
  mutating func follow(
    _ tracking: Tracking, on line: inout LineEditor, in view: LineView, at time: Instant
  ) {
    switch tracking {
    case .began(let point): press(at: point, on: &line, in: view, at: time)
    case .moved(let point):
      self.point = point
      drag(on: &line, in: view)
    case .ended, .cancelled: origin = nil
    }
  }

  private mutating func press(
    at point: Point, on line: inout LineEditor, in view: LineView, at time: Instant
  ) {
    let isNext =
      last.map {
        time.seconds(since: $0.time) <= Self.pause
          && point.distance(to: $0.point) <= DragRecognizer.mouseSlop
      } ?? false
    unit = isNext ? unit.next : .character
    last = (point, time)
    self.point = point
    stepTime = time
    let range = range(at: point.x, of: line, in: view)
    origin = range
    line.isEditing = true
    line.select(range)
  }

  private func drag(on line: inout LineEditor, in view: LineView) {
    let x = min(max(point.x, 0), view.width)
    select(to: range(at: x, of: line, in: view), on: &line)
  }

  /// Goes on beyond an end, if the hand is there; returns true if it did.
  mutating func scroll(
    on line: inout LineEditor, in view: LineView, at time: Instant
  ) -> Bool {
    guard origin != nil, point.x < 0 || point.x > view.width else { return false }
    let steps = Int(time.seconds(since: stepTime) / Self.step)
    guard steps > 0 else { return false }
    stepTime = time
    let place = line.caret + (point.x < 0 ? -steps : steps)
    let end = min(max(place, 0), line.characters.count)
    select(to: end..<end, on: &line)
    return true
  }

  /// Selects from what the press selected to a range.
  private func select(to range: Range<Int>, on line: inout LineEditor) {
    guard let origin else { return }
    let isBack = range.lowerBound < origin.lowerBound
    line.select(
      isBack
        ? range.lowerBound..<origin.upperBound
        : origin.lowerBound..<max(origin.upperBound, range.upperBound), caretAtStart: isBack)
  }

  private func range(at x: Double, of line: LineEditor, in view: LineView) -> Range<Int> {
    switch unit {
    case .character:
      let index = view.index(at: x)
      return index..<index
    case .word: return line.text.word(at: view.character(at: x))
    case .line: return 0..<line.characters.count
    }
  }
}
