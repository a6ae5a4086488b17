import Engine
import Testing

@Suite struct DragRecognizerTests {
  private func handle(_ events: [InputEvent], every seconds: Double = 0.01) -> [DragEvent?] {
    var recognizer = DragRecognizer()
    return events.enumerated().map { index, event in
      recognizer.handle(event, at: Instant.zero.advanced(bySeconds: Double(index) * seconds))
    }
  }

  @Test func aStillPressIsATap() {
    let place = Point(50, 50)
    #expect(
      handle([.press(place), .move(Point(54, 53)), .move(Point(58, 50)), .release])
        == [.pressed(place), nil, nil, .tapped(place)])
  }

  @Test func beyondEightPointsItIsADrag() {
    #expect(
      handle([.press(Point(100, 0)), .move(Point(92, 0)), .move(Point(80, 0))])
        == [.pressed(Point(100, 0)), nil, .began(origin: Point(92, 0), at: Point(80, 0))])
    // The distance counts, not the way along an axis.
    #expect(handle([.press(.zero), .move(Point(5.6, 5.6))]).last == .some(nil))
    let events = handle([.press(.zero), .move(Point(30, 40)), .move(Point(4.8, 6.4))])
    #expect(events[1] == .began(origin: Point(4.8, 6.4), at: Point(30, 40)))
    #expect(events[2] == .moved(translation: .zero))
  }

  @Test func endsWithTranslationAndVelocity() {
    let events = handle([
      .press(Point(300, 0)), .move(Point(280, 0)), .move(Point(260, 0)), .move(Point(240, 0)),
      .release,
    ])
    #expect(events[3] == .moved(translation: Point(-52, 0)))
    guard case .ended(let translation, let velocity) = events[4] else {
      Issue.record("wanted the drag's end, got \(String(describing: events[4]))")
      return
    }
    #expect(translation.distance(to: Point(-72, 0)) < 1e-9, "it has gone on for 0.01 s")
    #expect(abs(velocity.x + 2000) < 1e-9 && velocity.y == 0)
  }

  /// The velocity of a drag is its own, however shortly before it another one ended.
  @Test func thePressBeforeDoesNotCount() {
    let events = handle([
      .press(.zero), .move(Point(100, 0)), .move(Point(200, 0)), .release, .press(Point(900, 50)),
      .move(Point(920, 50)), .release,
    ])
    guard case .ended(let translation, let velocity) = events[6] else {
      Issue.record("wanted the drag's end, got \(String(describing: events[6]))")
      return
    }
    #expect(velocity.distance(to: Point(2000, 0)) < 1e-6)
    #expect(translation.distance(to: Point(32, 0)) < 1e-9, "12 points, and on for 0.01 s")
  }

  @Test func aReleaseBeforeTheLastMoveDoesNotGoBack() {
    var recognizer = DragRecognizer()
    _ = recognizer.handle(.press(.zero), at: .zero)
    for step in 1...3 {
      let time = Instant.zero.advanced(bySeconds: Double(step) / 100)
      _ = recognizer.handle(.move(Point(0, 20 * Double(step))), at: time)
    }
    let end = recognizer.handle(.release, at: Instant.zero.advanced(bySeconds: 0.02))
    guard case .ended(let translation, _) = end else { return #expect(Bool(false)) }
    #expect(translation == Point(0, 52))
  }

  @Test func aStillerHandDragsEarlierAndItsPressIsKnown() {
    var mouse = DragRecognizer(slop: DragRecognizer.mouseSlop)
    #expect(DragRecognizer.slop == 8 && DragRecognizer.mouseSlop == 4)
    #expect(mouse.press == .zero && mouse.state == .idle)
    _ = mouse.handle(.press(Point(10, 20)), at: .zero)
    #expect(mouse.press == Point(10, 20) && mouse.state == .pressed(at: Point(10, 20)))
    #expect(mouse.handle(.move(Point(14, 20)), at: .zero) == nil)
    #expect(
      mouse.handle(.move(Point(10, 25)), at: .zero)
        == .began(origin: Point(10, 24), at: Point(10, 25)))
    #expect(mouse.state == .dragging(origin: Point(10, 24), translation: Point(0, 1)))
    _ = mouse.handle(.move(Point(13, 27)), at: .zero)
    #expect(mouse.state == .dragging(origin: Point(10, 24), translation: Point(3, 3)))
    _ = mouse.handle(.cancel, at: .zero)
    #expect(mouse.press == Point(10, 20) && mouse.state == .idle)
  }

  @Test func aHeldDragEndsWithoutVelocity() {
    let events = handle([.press(.zero), .move(Point(90, 0)), .release], every: 0.06)
    #expect(events.last == .ended(translation: Point(82, 0), velocity: .zero))
  }

  @Test func whatDoesNotConcernItIsIgnored() {
    #expect(
      handle([
        .move(.zero), .release, .cancel, .key(.right), .resize(.zero), .hover(.zero),
        .wheel(at: .zero, by: Point(9, 9)), .text("a"), .composition(.none),
      ]) == [DragEvent?](repeating: nil, count: 9))
    let events = handle([
      .press(.zero), .press(Point(99, 99)), .key(.space), .resize(Size(10, 10)),
      .move(Point(20, 0)), .press(Point(7, 7)), .move(Point(30, 0)), .cancel,
    ])
    #expect(
      events == [
        .pressed(.zero), nil, nil, nil, .began(origin: Point(8, 0), at: Point(20, 0)), nil,
        .moved(translation: Point(22, 0)), .cancelled,
      ])
  }

  /// Every sequence of up to six events, against a model of three states: whatever happens, a
  /// press is answered by exactly one end, and then the next press works.
  @Test func noSequenceGetsStuck() {
    let alphabet: [InputEvent] = [
      .press(.zero), .move(Point(3, 0)), .move(Point(-40, 9)), .release, .cancel, .key(.right),
      .resize(Size(9, 9)),
    ]
    var failures: [String] = []
    for length in 0...6 {
      var digits = [Int](repeating: 0, count: length)
      repeat {
        let events = digits.map { alphabet[$0] }
        if let failure = failure(of: events) { failures.append("\(failure): \(events)") }
      } while increment(&digits, base: alphabet.count)
    }
    #expect(failures.isEmpty, "\(failures.count), first \(failures.first ?? "")")
  }

  private func increment(_ digits: inout [Int], base: Int) -> Bool {
    for index in digits.indices {
      digits[index] += 1
      if digits[index] < base { return true }
      digits[index] = 0
    }
    return false
  }

  private func failure(of events: [InputEvent]) -> String? {
    var recognizer = DragRecognizer()
    var model = "idle"
    for (index, event) in events.enumerated() {
      let said = recognizer.handle(event, at: Instant(frame: index, rate: 60)).map(name)
      let wanted = Self.step(&model, event)
      if said != wanted { return "event \(index) gave \(said ?? "nothing")" }
    }
    let end = Instant(frame: events.count, rate: 60)
    guard recognizer.handle(.cancel, at: end) == (model == "idle" ? nil : .cancelled) else {
      return "cancel at the end"
    }
    return recognizer.handle(.press(.zero), at: end) == .pressed(.zero) ? nil : "the next press"
  }

  private static func step(_ model: inout String, _ event: InputEvent) -> String? {
    switch (model, event) {
    case ("idle", .press):
      model = "pressed"
      return "pressed"
    case ("pressed", .move(let point)) where point.distance(to: .zero) > 8:
      model = "dragging"
      return "began"
    case ("dragging", .move): return "moved"
    case ("pressed", .release), ("dragging", .release):
      defer { model = "idle" }
      return model == "pressed" ? "tapped" : "ended"
    case ("pressed", .cancel), ("dragging", .cancel):
      model = "idle"
      return "cancelled"
    default: return nil
    }
  }

  private func name(_ event: DragEvent) -> String {
    switch event {
    case .pressed: "pressed"
    case .began: "began"
    case .moved: "moved"
    case .ended: "ended"
    case .tapped: "tapped"
    case .cancelled: "cancelled"
    }
  }
}

@Suite struct KeyTests {
  @Test func caseDoesNotMatter() {
    #expect(Key.q == "q" && Key.right == "RIGHT" && Key(rawValue: "return") == .return)
    #expect(Set<Key>(["Q", "q", "R", ",", "[", "{"]).count == 5)
    #expect(Key.comma != .period && Key.leftBracket != "{")
    #expect(Key.f11.rawValue == "F11")
  }
}
