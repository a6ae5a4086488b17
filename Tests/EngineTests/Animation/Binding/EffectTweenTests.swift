import Testing

@testable import Engine

/// Ways of properties that are effects from the start, as changes record them.
@Suite struct EffectTweenTests {
  private let view = View()

  private func way(
    curve: TimingCurve = .linear, startsFromScreen: Bool = true, arc: Double = 0
  ) -> Animation<Effect> {
    .tween(
      view.property(.center), from: Point(0, 0).lanes, to: Point(100, 0).lanes, duration: 2,
      curve: curve, startsFromScreen: startsFromScreen, arc: arc)
  }

  private func place(_ animation: Animation<Effect>, at progress: Double) -> Point? {
    animation.value(progress)?.entries[view.property(.center)].map { Point(lanes: $0.mean) }
  }

  private func expect(
    _ place: Point?, _ wanted: Point, _ location: SourceLocation = #_sourceLocation
  ) {
    let place = place ?? Point(.nan, .nan)
    #expect(place.distance(to: wanted) < 1e-9, "\(place)", sourceLocation: location)
  }

  @Test func itsValueIsThePlaceOnItsCurve() {
    expect(place(way(), at: 0.25), Point(25, 0))
    // 1 − (1 − 0.5)²
    expect(place(way(curve: .deckEaseOut(2)), at: 0.5), Point(75, 0))
    #expect(way().duration == 2)
  }

  /// Half a circle over the chord, which is gone along clockwise: up first, on screen.
  @Test func anArcGoesRoundAtThePaceOfItsCurve() {
    expect(place(way(arc: .pi), at: 0.5), Point(50, -50))
    expect(place(way(arc: -.pi), at: 0.5), Point(50, 50))
    let corner = Point(50 + 50 * Math.cos(.pi / 4), -50 * Math.sin(.pi / 4))
    expect(place(way(curve: .deckEaseOut(2), arc: .pi), at: 0.5), corner)
  }

  @Test func playedItIsWhereItsValueIs() {
    for animation in [way(), way(arc: 1), way(curve: .cssEase, arc: -2)] {
      let program = animation.compiled()
      for progress in [0, 0.3, 1] {
        let lanes = program.value(of: view.property(.center), at: progress * 2) ?? .zero
        expect(place(animation, at: progress), Point(lanes: lanes))
      }
    }
  }

  @Test func itBeginsOnScreenOnlyIfItIsAsked() {
    for arc in [0, 1.0] {
      for startsFromScreen in [true, false] {
        let tracks = way(startsFromScreen: startsFromScreen, arc: arc).compiled().tracks
        #expect(tracks.map(\.startsFromScreen) == [startsFromScreen])
      }
    }
  }

  @Test func aWayBackToItsStartIsNoArc() {
    let still = Animation<Effect>.tween(
      view.property(.center), from: Point(7, 7).lanes, to: Point(7, 7).lanes, duration: 1,
      curve: .linear, startsFromScreen: true, arc: 2)
    #expect(still.moves.isEmpty)
    expect(place(still, at: 0.5), Point(7, 7))
  }

  @Test func aWaitOfAnArcStaysWhereItIs() {
    let late = way(arc: .pi).delayed(by: 1).held(for: 1)
    let program = late.compiled()
    for (time, wanted) in [(0.5, Point(0, 0)), (2, Point(50, -50)), (3.5, Point(100, 0))] {
      let lanes = program.value(of: view.property(.center), at: time) ?? .zero
      expect(Point(lanes: lanes), wanted)
    }
  }
}

/// Values that are made of several properties, asked for without being played.
@Suite struct ComposedEffectTests {
  private let view = View(frame: Rect(0, 0, 10, 10))

  @Test func aFrameNamesTheCenterAndTheSizeAtOnce() throws {
    let frame = linear(from: Rect(0, 0, 10, 10), to: Rect(100, 20, 30, 50), in: 1)
      .bind(view, with: \.frame)
    let entries = try #require(frame.value(0.5)).entries
    #expect(entries.count == 2)
    #expect(entries[view.property(.center)]?.mean == Point(60, 25).lanes)
    #expect(entries[view.property(.size)]?.mean == Size(20, 30).lanes)
  }

  @Test func aFunctionOfFramesKeepsItsWeight() throws {
    let function = Animation.runnable(duration: 2) { progress in
      Average<Rect>(sum: Rect(0, 0, 40 * progress, 80).lanes, count: 2)
    }
    let frame = function.bind(view, with: \.frame)
    let program = frame.compiled()
    #expect(program.value(of: view.property(.size), at: 1) == Size(10, 40).lanes)
    #expect(program.value(of: view.property(.center), at: 2) == Point(10, 20).lanes)
    let entry = try #require(frame.value(0.5)?.entries[view.property(.size)])
    #expect(entry.count == 2 && entry.sum == Size(20, 80).lanes)
  }

  @Test func anEffectOfZeroOrOneIsNone() {
    for unit in [Animation<Effect>.zero, .one] {
      #expect(unit.value(0.5) == nil && unit.value(atSecond: 0) == nil)
    }
  }

  @Test func atASecondItIsCutToTheAnimation() {
    let fade = linear(from: 0.0, to: 1, in: 4).bind(view, with: \.alpha)
    for (time, wanted) in [(-3.0, 0.0), (1, 0.25), (4, 1), (9, 1)] {
      fade.value(atSecond: time)?.present()
      #expect(view.presented.alpha == wanted, "at \(time)")
    }
    for (progress, wanted) in [(-3.0, 0.0), (0.25, 0.25), (9, 1)] {
      fade.value(progress)?.present()
      #expect(view.presented.alpha == wanted, "at \(progress)")
    }
  }
}
