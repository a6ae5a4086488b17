import Testing

@testable import Engine

@Suite struct RuntimeFocusTests {
  private let screen = RecordingScreen()
  private let runtime: Runtime
  private let other = View(frame: Rect(50, 50, 20, 10))

  init() {
    screen.root.addSubview(other)
    runtime = Runtime(screen: screen, size: Size(200, 100))
  }

  private func run(_ frames: [[InputEvent]]) -> [FrameReport] {
    frames.enumerated().map {
      runtime.frame(at: Instant(frame: $0.offset, rate: 60), events: $0.element)
    }
  }

  private func keys(_ keys: Key...) -> [InputEvent] { keys.map { .key($0) } }

  @Test func theFocusIsSeenOnlyAfterKeys() {
    (screen.box.action, other.action) = ({}, {})
    let reports = run([
      [.hover(Point(5, 5))], keys(.tab), [.press(Point(190, 90))], [.release], keys(.tab),
      keys(.escape),
    ])
    #expect(reports.map { $0.display.commands.count - 1 } == [0, 1, 0, 0, 1, 0])
    #expect(!screen.log.contains { $0.contains("key") })
  }

  @Test func whatTheFocusHasNoUseForIsTheScreens() {
    (screen.box.action, other.action) = ({}, {})
    _ = run([keys(.space), keys(.tab, .space, .right), keys(.escape, .escape)])
    let got = screen.log.filter { $0.contains("key") }
    #expect(got.count == 3 && got[0].hasPrefix("0 ms") && got[1].hasPrefix("16 ms"))
    #expect(got[2].hasPrefix("33 ms"))
  }

  @Test func aGlidingRingAndAPressedLookNeedFrames() {
    (screen.box.action, other.action) = ({}, {})
    var reports = run([keys(.tab), keys(.tab)])
    #expect(reports.map(\.isRunning) == [false, true])
    reports = run([[], []] + (0..<60).map { _ in [] } + [keys(.return), []])
    #expect(reports.suffix(3).map(\.isRunning) == [false, true, true])
    #expect(other.look == .pressed)
    _ = run([[InputEvent]](repeating: [], count: 90))
    #expect(other.look == .plain)
  }

  @Test func anEditedLineHasAllKeysAndTabGoesOnFromIt() {
    (screen.box.action, other.action) = ({}, {})
    screen.takesText = true
    _ = run([keys(.tab, .space, .return)])
    #expect(screen.log.count == 4 && runtime.focused == nil)
    screen.leavesTextAtTab = true
    _ = run([[.press(Point(5, 5)), .release], keys(.tab)])
    #expect(!screen.takesText && runtime.focused === other)
  }

  @Test func theRingGoesAlongWithWhatMoves() {
    screen.box.action = {}
    let reports = run([keys(.tab), keys(.right), [], []])
    let rings = reports.compactMap(\.display.commands.last)
    #expect(Set(rings).count == 3, "in the first two frames it stands where it was")
    #expect(reports.allSatisfy { $0.display.commands.count == 2 })
  }

  @Test func whatIsGoneGivesTheFocusToItsNeighbour() {
    (screen.box.action, other.action) = ({}, {})
    _ = run([keys(.tab)])
    #expect(runtime.focused === screen.box)
    screen.box.removeFromSuperview()
    _ = run([[]])
    #expect(runtime.focused === other && other.hasFocus && !screen.box.hasFocus)
  }

  @Test func keysAreHeldWhereTheyMoveSomething() {
    other.action = {}
    _ = run([keys(.tab)])
    #expect(!runtime.isAdjusting)
    runtime.focused?.onKey = { _ in true }
    #expect(runtime.isAdjusting)
    runtime.focused?.onKey = nil
    runtime.focused?.adjust = { _ in }
    #expect(runtime.isAdjusting)
  }

  @Test func theRingLiesAroundThePartThatTheKeysAreAbout() {
    let part = View(frame: Rect(2, 3, 4, 5))
    other.addSubview(part)
    other.onKey = { [unowned other] key in
      other.activeDescendant = key == .right ? part : nil
      return true
    }
    let reports = run([keys(.tab), keys(.right)] + (0..<60).map { _ in [] } + [keys(.left), []])
    func ring(around frame: Rect) -> Path {
      .roundedRect(frame.inset(by: -3.5), radius: 3.5)
    }
    func isThere(_ report: FrameReport, _ wanted: Path) -> Bool {
      if case .stroke(wanted, _, _) = report.display.commands.last { true } else { false }
    }
    #expect(isThere(reports[0], ring(around: other.frame)))
    #expect(!isThere(reports[1], ring(around: Rect(52, 53, 4, 5))), "it glides there")
    #expect(isThere(reports[61], ring(around: Rect(52, 53, 4, 5))))
    #expect(!isThere(reports[62], ring(around: other.frame)))
  }
}
