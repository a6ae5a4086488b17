import Engine
import EngineSDLTestSupport
import EngineTestSupport
import Testing

@testable import EngineSDL

/// The loop on a made-up desktop: ten thousand lives of a window.
@Suite struct HostSequenceTests {
  private typealias Step = VirtualDesktop.Step

  /// Runs the loop through steps; returns what was wrong.
  private func faults(
    of steps: [VirtualDesktop.Step], display: VirtualDesktop.Display = .init(), seed: UInt64 = 0,
    cap: Double? = nil, isStill: Bool = false,
    then check: (WatchedScreen, VirtualDesktop, Host) -> Void = { _, _, _ in }
  ) throws -> [String] {
    let screen = WatchedScreen()
    screen.isStillWhilePressed = isStill
    screen.longestStep = max(screen.longestStep, 1.0001 / (cap ?? 60))
    let desktop = VirtualDesktop(steps, display: display, seed: seed)
    desktop.isPressedOnScreen = { screen.isPressed }
    let host = Host(
      desktop: desktop, screen: screen, text: SilentText(), options: Host.Options(cap: cap))
    try host.run()
    check(screen, desktop, host)
    return desktop.faults + screen.faults
  }

  private func steps(_ acts: VirtualDesktop.Act..., after seconds: Double = 0.1) -> [Step] {
    acts.map { Step(after: seconds, act: $0) }
  }

  private func randomAct(_ generator: inout SeededGenerator) -> VirtualDesktop.Act {
    let place = Point(
      Double(generator.int(in: -50...50)), Double(generator.int(in: -50...50)))
    switch generator.int(in: 0...20) {
    case 0...2: return .down(place)
    case 3...4: return .up(place)
    case 5...8: return .move(place)
    case 9: return .otherButton
    case 10: return .wheel(place, notches: place * 0.05)
    case 11: return .key(.right, isRepeat: generator.chance(0.5))
    case 12: return .focusLost
    case 13: return .hide
    case 14: return .show
    case 15: return generator.chance(0.5) ? .expose : .renderersLost
    case 16: return .resize(generator.int(in: 1...4), generator.int(in: 1...4))
    case 17: return .stall(generator.double(in: 0...100))
    case 18: return .leave
    case 19: return .refuse(generator.int(in: 1...3))
    default: return .clockBack(generator.double(in: 0...100))
    }
  }

  /// However a life went, its window is shown in the end, and the hand works as ever.
  private func healthy(cap: Double? = nil) -> [Step] {
    let hand: [VirtualDesktop.Act] = [
      .show, .up(Point(1, 1)), .move(Point(2, 2)), .expectPressed(false), .down(Point(3, 3)),
      .move(Point(4, 4)), .expectPressed(true), .up(Point(4, 4)), .expectPressed(false),
    ]
    // An act is seen in the frame after it.
    let unit = max(0.06, 2.2 / (cap ?? 60))
    let rest = [3, 3, 20].map { Step(after: unit * $0, act: .expectIdle) }
    return hand.map { Step(after: unit, act: $0) } + rest + [Step(after: 0, act: .quit)]
  }

  @Test(arguments: 0..<4) func tenThousandLives(batch: Int) throws {
    let displays: [VirtualDesktop.Display] = [
      .init(), .init(refreshRate: 144), .init(cost: 25_000_000), .init(truePeriod: 16_666_667),
      .init(truePeriod: 20_300_000), .init(refreshRate: 30, truePeriod: 6_944_444),
    ]
    try forAll(seeds: UInt64(batch) * 2500..<UInt64(batch + 1) * 2500) { generator in
      let life = generator.list(count: 1...20) { generator in
        Step(
          after: generator.chance(0.3) ? 0 : generator.double(in: 0...0.025),
          act: randomAct(&generator))
      }
      let caps: [Double?] = [nil, nil, nil, 1, 24, 60, 500]
      let cap = generator.element(of: caps)
      let found = try faults(
        of: life + healthy(cap: cap), display: generator.element(of: displays),
        seed: generator.next(),
        cap: cap)
      #expect(found == [], "\(life)")
    }
  }

  @Test func everyShortLife() throws {
    let acts: [VirtualDesktop.Act] = [
      .down(Point(1, 1)), .up(Point(1, 1)), .move(Point(2, 2)), .focusLost, .hide, .show,
      .stall(3), .clockBack(3),
    ]
    var lives: [[VirtualDesktop.Act]] = [[]]
    for _ in 0..<3 {
      lives = lives.flatMap { life in acts.map { life + [$0] } }
      for life in lives {
        let found = try faults(of: life.map { Step(after: 0.03, act: $0) } + healthy())
        #expect(found == [], "\(life)")
      }
    }
  }

  // MARK: One thing at a time

  /// SDL forgets the press after a drag in which the window went; it is made up for.
  @Test func theFirstPressAfterMinimisingCounts() throws {
    let away = steps(.down(Point(1, 1)), .move(Point(9, 1)), .hide, .up(Point(9, 1)), .show)
    let drag = steps(.down(Point(5, 5)), .move(Point(6, 5)), .up(Point(7, 5)), .quit)
    let found = try faults(of: away + drag) { screen, _, _ in
      #expect(
        screen.events == [
          .press(Point(1, 1)), .move(Point(9, 1)), .cancel, .hover(Point(9, 1)),
          .press(Point(6, 5)), .move(Point(7, 5)), .release,
        ])
    }
    #expect(found == [])
  }

  @Test func theFirstClickAfterMinimisingCounts() throws {
    let away = steps(.down(Point(1, 1)), .hide, .up(Point(1, 1)), .show)
    _ = try faults(of: away + steps(.down(Point(5, 5)), .up(Point(5, 5)), .quit)) { screen, _, _ in
      #expect(
        screen.events == [
          .press(Point(1, 1)), .cancel, .hover(Point(1, 1)), .press(Point(5, 5)), .release,
        ])
    }
  }

  @Test func aButtonHeldAllTheWhilePressesNothingAnew() throws {
    let held = steps(
      .down(Point(1, 1)), .hide, .show, .move(Point(5, 5)), .up(Point(5, 5)), .quit)
    _ = try faults(of: held) { screen, _, _ in
      #expect(screen.events == [.press(Point(1, 1)), .cancel])
    }
  }

  @Test func hiddenThereAreNoFramesAndThenNoJump() throws {
    let life =
      steps(.key(.right, isRepeat: false), after: 1)
      + steps(.hide, after: 0.05) + steps(.show, after: 100) + steps(.quit, after: 1)
    _ = try faults(of: life) { screen, desktop, host in
      #expect(desktop.waits >= 2)
      // The play's tenth of a second: half of it before the window went, half after.
      #expect(abs((screen.times.last?.seconds(since: .zero) ?? 0) - 0.1) < 0.04)
      #expect(desktop.presentTimes.count < 12 && host.counters.missed == 0)
    }
  }

  @Test func aKeyAtRestShowsItsFirstFrameWithoutMoving() throws {
    let life = steps(.key(.right, isRepeat: false), after: 3) + steps(.quit, after: 1)
    _ = try faults(of: life) { screen, _, host in
      let steps = zip(screen.times, screen.times.dropFirst()).map { $1.seconds(since: $0) }
      #expect(screen.times.first == .zero)
      #expect(steps.allSatisfy { abs($0 - 1.0 / 60) < 1e-8 })
      #expect(host.counters.idleWakeUps == 2)
    }
  }

  @Test func aStallIsOneFrameAndIsCounted() throws {
    let life =
      steps(.key(.right, isRepeat: false), .stall(10), after: 0.03)
      + steps(.quit, after: 12)
    _ = try faults(of: life) { screen, _, host in
      #expect((screen.times.last?.seconds(since: .zero) ?? 1) < 0.15)
      #expect(host.counters.missed > 500)
    }
  }

  @Test func aCapHoldsForMotionAndForEvents() throws {
    let life = (0..<200).map { _ in Step(after: 0.005, act: .key(.right, isRepeat: false)) }
    _ = try faults(of: life + steps(.quit, after: 1), cap: 20) { _, desktop, _ in
      let gaps = zip(desktop.presentTimes, desktop.presentTimes.dropFirst()).map { $1 - $0 }
      #expect(gaps.allSatisfy { $0 > 45_000_000 } && gaps.count > 15)
    }
  }

  /// Frames are wanted while a hand is down; where nothing changes, no present paces them.
  @Test(arguments: [nil, 16_666_667, 20_300_000] as [Int64?], [nil, 20] as [Double?])
  func aHandHeldStillMakesNoMoreFramesThanMotion(truePeriod: Int64?, cap: Double?) throws {
    let held = [
      Step(after: 0.1, act: .down(Point(1, 1))), Step(after: 5, act: .key(.right, isRepeat: false)),
      Step(after: 0.03, act: .up(Point(1, 1))), Step(after: 1, act: .quit),
    ]
    let display = VirtualDesktop.Display(truePeriod: truePeriod)
    let found = try faults(of: held, display: display, cap: cap, isStill: true) {
      _, desktop, host in
      // The display says 60; its own pace is not known before it has shown something.
      #expect((4.4 * min(cap ?? 49, 60)...5.4 * (cap ?? 60)).contains(Double(host.counters.frames)))
      #expect(desktop.presentTimes.count < 20)
      // What was not shown because it was the same was not missed.
      #expect(host.counters.missed == 0)
    }
    #expect(found == [])
  }

  /// A thousand hovers a second that change nothing.
  @Test(arguments: [nil, 16_666_667] as [Int64?])
  func eventsInAHurryMakeNoMoreFramesThanMotion(truePeriod: Int64?) throws {
    let hovers = (0..<2000).map { Step(after: 0.001, act: .move(Point(Double($0 % 3), 1))) }
    let display = VirtualDesktop.Display(truePeriod: truePeriod)
    _ = try faults(of: hovers + steps(.quit), display: display) { screen, _, host in
      #expect((100...135).contains(host.counters.frames), "\(host.counters.frames)")
      #expect(screen.events.last == .hover(Point(Double(1999 % 3), 1)))
    }
  }

  @Test func aPictureThatIsRefusedIsShownLater() throws {
    let life = steps(
      .refuse(2), .key(.right, isRepeat: false), .look, .expectIdle, .refuse(2), .expose, .look,
      .expectIdle, .quit, after: 1)
    let found = try faults(of: life) { _, desktop, _ in
      // The first; six of the motion, two of them refused; one and two refused again.
      #expect(desktop.presents == 10)
    }
    #expect(found == [])
  }

  @Test func anotherSizeShowsOnceEach() throws {
    let life = steps(.resize(4, 4), .resize(1, 1), .quit)
    let found = try faults(of: life) { screen, desktop, _ in
      #expect(screen.size == Size(1, 1) && desktop.presentTimes.count == 3)
    }
    #expect(found == [])
  }
}
