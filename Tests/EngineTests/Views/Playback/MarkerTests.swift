import EngineTestSupport
import Testing

@testable import Engine

/// Named moments of an animation, and who is told as they are crossed.
@Suite struct MarkerTests {
  private let stage = Stage()
  private let view = View(frame: Rect(0, 0, 10, 10))

  init() { stage.root.addSubview(view) }

  private func move(_ duration: Double) -> Animation<Effect> {
    linear(from: Point.zero, to: Point(100, 0), in: duration).bind(view, with: \.translation)
  }

  private func advance(to seconds: Double) {
    stage.advance(to: Instant.zero.advanced(bySeconds: seconds))
  }

  /// The crossings of a playback as text, backward ones in parentheses.
  private final class Log {
    var words: [String] = []

    init(_ playback: Playback) {
      playback.onMarker { [unowned self] in
        words.append($0.isReversed ? "(\($0.marker.name))" : $0.marker.name)
      }
    }
  }

  /// A look at the change elsewhere leaves it where it is.
  @Test func aPeekCrossesNone() {
    let playback = stage.hold(move(1).marker("m", at: 0.5))
    let log = Log(playback)
    playback.seek(to: 0.25)
    let seen = playback.peek {
      playback.seek(to: 0.75)
      return view.presented.transform.translation.x
    }
    advance(to: 0.1)
    #expect(seen == 75 && playback.progress == 0.25 && playback.isPaused && log.words.isEmpty)
    #expect(view.presented.transform.translation.x == 25)
    playback.seek(to: 0.75)
    advance(to: 0.2)
    #expect(log.words == ["m"])
  }

  // MARK: Where they are

  @Test func theyLieWhereTheirPartDoes() {
    let whole = move(1).marker("a") * move(2).marker("b", at: 0.25).marker("c", at: 0)
    #expect(whole.markers == [Marker("a", at: 1), Marker("c", at: 1), Marker("b", at: 1.5)])
    #expect(whole.delayed(by: 1).markers.map(\.time) == [2, 2, 2.5])
    #expect(whole.stretched(to: 6).markers.map(\.time) == [2, 2, 3])
  }

  @Test func reversedTheyLieFromTheOtherEnd() {
    let half = move(4).marker("early", at: 0.25)
    #expect(half.reversed.markers == [Marker("early", at: 3)])
    #expect(half.looped.markers == [Marker("early", at: 1), Marker("early", at: 7)])
    #expect(half.repeating(count: 3).markers.map(\.time) == [1, 5, 9])
  }

  /// Along a curve they lie where its parts do.
  @Test func theyFollowACurve() {
    let seam = (move(1) * move(1)).marker("seam", at: 0.5).time(.deckEaseOut(2))
    let first = (move(1).marker("seam") * move(1)).time(.deckEaseOut(2))
    #expect(isClose(seam.markers[0].time, 2 * (1 - 0.5.squareRoot())))
    #expect(isClose(seam.markers[0].time, first.markers[0].time))
  }

  /// A repetition of very many passes has those of the first ones.
  @Test func ofMillionsOfPassesTheFirstAreTold() {
    let many = move(1).marker("m").named("a").repeating(count: .max)
    #expect(many.markers.count == 4096 && many.intervals.count == 4096)
    #expect(many.markers.last == Marker("m", at: 4096))
  }

  @Test func theyAreNoPartsAndChangeNothing() {
    let plain = move(1).named("a")
    let marked = move(1).marker("m").named("a").marker("n", at: 0.5)
    #expect(marked.intervals == plain.intervals && marked.duration == 1)
    #expect(marked.moves.map(\.name) == ["a"])
    #expect(Animation<Effect>.one.marker("m").markers.isEmpty)
  }

  @Test func ofThoseAtOneTimeTheOutermostComesFirst() {
    let nested = move(1).marker("inner").marker("outer")
    #expect(nested.markers.map(\.name) == ["outer", "inner"])
    #expect(
      (nested * move(1).marker("late", at: 0)).markers.map(\.name) == ["outer", "inner", "late"])
    #expect((move(1) * nested.repeatingForever).markers.map(\.time) == [2, 2])
  }

  @Test func aPlaceOutsideItsPartIsRefused() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { _ = const(1.0, for: 1).marker("m", at: 1.5) }
    expectText(result, "a marker lies at a share of 0 to 1, not 1.5")
  }

  @Test func aBoundAnimationKeepsThem() {
    let bound = linear(from: 0.0, to: 1, in: 2).marker("m", at: 0.5).bind(view, with: \.alpha)
    #expect(bound.markers == [Marker("m", at: 1)])
  }

  // MARK: Crossing

  private func three() -> Animation<Effect> {
    move(1).marker("start", at: 0).marker("half", at: 0.5).marker("end")
  }

  @Test func eachIsToldOnceInOrderHoweverManyFramesAreLeftOut() {
    for times in [[1.5], [0.5, 1.5], [0.1, 0.2, 0.49, 0.51, 0.99, 1.01]] {
      let stage = Stage()
      stage.root.addSubview(view)
      let log = Log(stage.play(three()))
      for time in times { stage.advance(to: .zero.advanced(bySeconds: time)) }
      #expect(log.words == ["start", "half", "end"], "\(times)")
    }
  }

  @Test func beforeTheFirstMoveNothingIsTold() {
    let log = Log(stage.play(three()))
    advance(to: 0)
    #expect(log.words.isEmpty)
    advance(to: 0.01)
    #expect(log.words == ["start"])
  }

  @Test func aSeekCrossesWhatLiesOnItsWay() {
    let playback = stage.hold(three())
    let log = Log(playback)
    for place in [0.7, 0.4, 0.6] { playback.seek(to: place) }
    #expect(log.words.isEmpty, "told when everything of the frame is in its place")
    stage.update()
    #expect(log.words == ["start", "half", "(half)", "half"])
    playback.seek(to: 0)
    playback.seek(to: 1)
    stage.update()
    #expect(Array(log.words.dropFirst(4)) == ["(half)", "half", "end"])
  }

  @Test func whoeverAsksOnTheWayIsToldOfTheRest() {
    let playback = stage.hold(three())
    playback.seek(to: 0.7)
    let log = Log(playback)
    playback.seek(to: 0.6)
    stage.update()
    #expect(log.words.isEmpty)
    for place in [0.2, 1, 0] { playback.seek(to: place) }
    stage.update()
    #expect(log.words == ["(half)", "half", "end", "(end)", "(half)"])
  }

  @Test func whatHasNotBegunCrossesItsStartWithOtherMarkersToo() {
    let playback = stage.hold(three())
    let log = Log(playback)
    playback.replace(by: move(1).marker("first", at: 0))
    stage.update()
    #expect(log.words.isEmpty)
    playback.seek(to: 0.1)
    stage.update()
    #expect(log.words == ["first"])
  }

  @Test func turnedRoundItIsCrossedBackwards() {
    let playback = stage.play(three())
    let log = Log(playback)
    advance(to: 0.75)
    playback.play(reversed: true)
    for time in [0.9, 1.1, 1.5, 3] { advance(to: time) }
    #expect(log.words == ["start", "half", "(half)"])
  }

  @Test func endsThatAreJumpedToCrossToo() {
    let playback = stage.play(three())
    let log = Log(playback)
    advance(to: 0.2)
    playback.commit()
    stage.update()
    #expect(log.words == ["start", "half", "end"])
    let back = stage.play(three())
    let other = Log(back)
    advance(to: 0.9)
    back.rollBack()
    stage.update()
    #expect(other.words == ["start", "half", "(half)"])
  }

  @Test func theEndIsToldAfterItsMarkers() {
    let playback = stage.play(three())
    var words: [String] = []
    playback.onMarker { words.append($0.marker.name) }
    playback.onEnd { words.append("\($0)") }
    advance(to: 2)
    #expect(words == ["start", "half", "end", "finished"])
  }

  @Test func whoIsToldMayBeginSomethingNew() {
    let playback = stage.play(three())
    var other: Playback?
    playback.onMarker { [stage, view] in
      guard $0.marker.name == "half" else { return }
      other = stage.play(linear(from: 1.0, to: 0, in: 1).bind(view, with: \.alpha))
    }
    advance(to: 0.6)
    #expect(other?.isRunning == true)
    advance(to: 1.1)
    #expect(abs(view.presented.alpha - 0.5) < 1e-9)
  }

  @Test func anotherAnimationHasOtherMarkers() {
    let playback = stage.hold(three())
    let log = Log(playback)
    playback.seek(to: 0.3)
    playback.replace(by: move(1).marker("late", at: 0.9))
    playback.seek(to: 1)
    stage.update()
    #expect(log.words == ["start", "late"])
    playback.onMarker(nil)
    playback.seek(to: 0)
    stage.update()
    #expect(log.words == ["start", "late"])
  }

  /// Any way through any markers: what was told is what a look at each marker alone says.
  @Test func anyWayCrossesEachMarkerAsItsSidesSay() {
    forAll(seeds: 0..<600) { random in
      let places = (0..<random.int(in: 1...4)).map { _ in
        Double(random.int(in: 0...8)) / 8
      }
      var animation = move(2)
      for (index, place) in places.enumerated() {
        animation = animation.marker("\(index)", at: place)
      }
      let playback = stage.hold(animation)
      var told: [MarkerCrossing] = []
      playback.onMarker { told.append($0) }
      var way = [0.0]
      for _ in 0..<12 {
        way.append(Double(random.int(in: 0...16)) / 16)
        playback.seek(to: way[way.count - 1])
        if random.chance(0.4) { stage.update() }
      }
      stage.update()
      for (index, place) in places.enumerated() {
        var (isPast, wanted) = (false, [Bool]())
        for next in way.dropFirst() {
          let isNowPast = place == 0 ? isPast || next > 0 : next >= place
          if isNowPast != isPast { wanted.append(isPast) }
          isPast = isNowPast
        }
        let own = told.filter { $0.marker.name == "\(index)" }.map(\.isReversed)
        #expect(own == wanted, "\(place) on \(way)")
      }
      playback.commit()
    }
  }
}
