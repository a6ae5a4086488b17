import Engine
import EngineTestSupport
import Testing

@testable import Onboarding

@Suite struct SlideFilmTests {
  /// The four changes, one a second, from the given slide on until rest.
  private func films(_ key: String) throws -> [[Still]] {
    let script = (0..<4).map { "\($0) key \(key)" }.joined(separator: "\n")
    let stills = try film(onboarding(), size: IntroLayout.reference, duration: 4, script)
    #expect(stills.count == 241)
    return (0..<4).map { second in
      let all = stills[(second * 60)..<(second * 60 + 60)]
      let moving = all.prefix(while: \.isRunning).count
      return Array(all.prefix(moving + 1))
    }
  }

  @Test func forwards() throws {
    for (step, film) in zip(Deck.builtIn.slides, try films("Right")) {
      try expectGolden(film.text, "Slides/\(step)-\(step.next).txt")
      try expectForwards(film, from: step)
    }
  }

  private func expectForwards(_ film: [Still], from step: Slide) throws {
    let reference = try ReferenceTimeline(from: step)
    #expect(film.count == Int((reference.total * 60).rounded()) + 1)
    for still in film.dropLast() {
      let time = still.time - film[0].time
      #expect(difference(still, reference.shapes(after: time)) == nil)
      #expect(abs(still.progress - time / reference.total) < 1e-9)
    }
    let end = try #require(film.last)
    #expect(difference(end, ReferenceTimeline.shapes(of: reference.change.b)) == nil)
    #expect(end.progress == 1 && !end.isRunning)
  }

  @Test func backwards() throws {
    var step = Slide.creature
    for film in try films("Left") {
      try expectBackwards(film, to: step.previous)
      if step == .gotcha { try expectGolden(film.text, "Slides/gotcha-back-capture.txt") }
      step = step.previous
    }
  }

  private func expectBackwards(_ film: [Still], to step: Slide) throws {
    let reference = try ReferenceTimeline(from: step)
    #expect(film.count == Int((reference.total * 60).rounded()) + 1)
    for still in film.dropLast() {
      let left = reference.total - (still.time - film[0].time)
      let wanted = reference.shapes(after: left).map(\.goingBack)
      #expect(difference(still, wanted) == nil)
      #expect(abs(still.progress - left / reference.total) < 1e-9)
    }
    let end = try #require(film.last)
    #expect(difference(end, ReferenceTimeline.shapes(of: reference.change.a)) == nil)
    #expect(end.progress == 0 && !end.isRunning)
  }

  @Test func backIsTheForwardFilmMirroredInTime() throws {
    let ways = try films("Right")
    let returns = try films("Left").reversed()
    for (there, back) in zip(ways, returns) {
      try #require(there.count == back.count)
      // Times are whole nanoseconds; the fastest spring goes 1e-5 points in one.
      for (still, mirrored) in zip(there.dropFirst().dropLast(), back.reversed().dropFirst()) {
        #expect(try #require(distance(still, mirrored)) < 1e-4)
        #expect(abs(still.progress - mirrored.progress) < 1e-7)
      }
    }
  }

  @Test func everyFrameRateShowsTheSameMotion() throws {
    for rate in [24.0, 30, 50, 144, 240] {
      let reference = try ReferenceTimeline(from: .creature)
      let stills = try film(
        onboarding(), size: IntroLayout.reference, rate: rate, "0 key Right")
      for still in stills.dropLast() {
        #expect(difference(still, reference.shapes(after: still.time)) == nil, "at \(rate) Hz")
      }
      #expect(try #require(stills.last).time >= reference.total - 1e-6)
      #expect(try #require(stills.last).time < reference.total + 1 / rate)
    }
  }

  @Test func twiceTheSpeedIsHalfTheTime() throws {
    let film = filmed()
    film.screen.speed = 2
    let start = film.key(.right).time
    let reference = try ReferenceTimeline(from: .creature)
    for _ in 1..<15 {
      let still = film.frame()
      let wanted = reference.shapes(after: (still.time - start) * 2)
      #expect(difference(still, wanted) == nil)
    }
    #expect(!film.frame().isRunning)
  }

  // MARK: Under the hand

  /// A drag to the left at 600 points a second for some frames, and its release.
  private func dragged(frames: Int) -> (film: [Still], release: Int) {
    let film = filmed()
    film.press()
    for frame in 1...frames { film.drag(to: -10 * Double(frame)) }
    film.frame(.release)
    let release = film.stills.count - 1
    film.rest()
    return (film.stills, release)
  }

  private func expectDrag(
    _ stills: [Still], release: Int, frames: Int, to target: Double
  ) throws {
    let reference = try ReferenceTimeline(from: .creature)
    for (index, still) in stills.enumerated().dropFirst(2).dropLast() {
      let hand = min(index - 1, frames)
      // It is a drag from the first frame on; what that frame's slop was is made up for in 0.1 s.
      let left = 1 - min(1, (min(still.time, stills[release].time) - stills[2].time) / 0.1)
      // In the frame of the release it has gone on as fast as before.
      let gone = index >= release ? 10.0 : 0
      var progress = (Double(hand) * 10 + gone - 4 * left * left) / 480
      if index >= release {
        progress = ReferenceTimeline.settling(
          from: progress, velocity: 600 / 480.0, to: target,
          after: still.time - stills[release].time)
      }
      #expect(abs(still.progress - progress) < 1e-6, "frame \(index)")
      let wanted = reference.shapes(after: still.progress * reference.total)
      #expect(difference(still, wanted) == nil)
      #expect(still.isRunning)
    }
    let end = try #require(stills.last)
    #expect(end.progress == target && !end.isRunning)
  }

  @Test func draggedAndReleased() throws {
    let (film, release) = dragged(frames: 12)
    try expectDrag(film, release: release, frames: 12, to: 1)
    try expectGolden(film.text, "Slides/drag-commits.txt")
  }

  @Test func draggedAndGivenUp() throws {
    let film = filmed()
    film.press()
    for frame in 1...10 { film.drag(to: -20 * Double(frame)) }
    film.frame(.cancel)
    let release = film.stills.count - 1
    film.rest()
    let reference = try ReferenceTimeline(from: .creature)
    for still in film.stills.dropFirst(release).dropLast() {
      let progress = ReferenceTimeline.settling(
        from: 200 / 480.0, velocity: 0, to: 0, after: still.time - film.stills[release].time)
      #expect(abs(still.progress - progress) < 1e-9)
      let wanted = reference.shapes(after: still.progress * reference.total).map(\.goingBack)
      #expect(difference(still, wanted) == nil)
    }
    #expect(film.last.progress == 0)
    #expect(try film.difference(fromSlide: .creature) == nil)
    try expectGolden(film.stills.text, "Slides/drag-cancelled.txt")
  }
}
