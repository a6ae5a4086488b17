import EngineTestSupport
import Testing

@testable import Engine

/// Scrolling that comes to rest at places of its own.
@Suite struct ScrollSnapTests {
  private static let extent = ScrollExtent(content: 1_000, viewport: 200)

  /// Pages of 200 points, at 0, 200 … 800.
  private static let pages = ScrollSnaps(
    of: (0..<5).map { 200 * Double($0)...200 * Double($0 + 1) }, at: 0, viewport: 200,
    isMandatory: true)

  private func motion(_ snaps: ScrollSnaps = pages, at offset: Double = 0) -> ScrollMotion {
    var motion = ScrollMotion(Self.extent, offset: offset)
    motion.resize(to: Self.extent, snaps: snaps, at: .zero)
    return motion
  }

  // MARK: Where

  /// Every offset and every velocity of a small world, against the rule in words: the page nearest
  /// to where it would have come to rest; after a flick away from where the hand took hold one
  /// beyond that, if there is one.
  @Test func aThrowRestsAtThePageNearestToItsEndOrBeyondWhereItBegan() throws {
    for start in stride(from: 0.0, through: 800, by: 200) {
      for drag in stride(from: -150.0, through: 150, by: 25) {
        for velocity in [0.0, -100, 100, -300, 300, -900, 900, -4_000, 4_000] {
          var motion = motion(at: start)
          motion.hold(at: .zero)
          motion.drag(to: -drag)
          motion.release(velocity: -velocity, at: .zero)
          let offset = start + drag
          guard (0...800).contains(offset) else { continue }
          let end = min(max(offset + 0.4995 * velocity, 0), 800)
          let pages = stride(from: 0.0, through: 800, by: 200)
          let isFlick = abs(velocity) > 250 && (end - start) * velocity > 0
          let beyond = pages.filter { velocity > 0 ? $0 > start : $0 < start }
          let candidates = isFlick && !beyond.isEmpty ? beyond : Array(pages)
          let rest = try #require(motion.rest)
          let least = candidates.map { abs($0 - end) }.min()
          // A throw to the middle between two pages may rest at either.
          let isRight = abs(abs(rest - end) - (least ?? 0)) < 0.2
          #expect(
            candidates.contains(rest) && isRight, "\(start) + \(drag) at \(velocity): \(rest)")
        }
      }
    }
  }

  /// Things longer than the viewport are read on where they were read, as far as they go.
  @Test(
    arguments: [(100, 150), (180, 230), (300, 350), (300.4, 350), (99.6, 150), (0, 0)]
      as [(Double, Double)])
  func whatIsReadStaysWhenItsPlaceMoves(_ offset: Double, _ wanted: Double) {
    func snaps(_ first: Double) -> ScrollSnaps {
      ScrollSnaps(
        of: [0...first, first...first + 400], at: 0, viewport: 200, isMandatory: true)
    }
    #expect(
      snaps(150).place(of: offset, since: snaps(100), in: Self.extent, now: Self.extent) == wanted)
  }

  @Test func proximityLeavesAloneWhatRestsFarFromEverything() {
    let far = ScrollSnaps([0...0, 600...600], isMandatory: false)
    for (offset, rest) in [(0.0, 0.0), (60, 0), (68, 68), (300, 300), (530, 530), (540, 600)] {
      var motion = motion(far, at: 300)
      motion.hold(at: .zero)
      motion.drag(to: 300 - offset)
      motion.release(at: .zero)
      #expect(motion.rest == rest, "\(offset)")
    }
  }

  @Test func theLineOfAThingLiesOnTheSameLineOfWhatIsSeen() {
    for (snap, wanted) in [
      (ScrollSnap.start(), 300.0), (.center(), 250), (.end(), 200),
    ] {
      let snaps = snap.snaps(of: [300...400], viewport: 200)
      #expect(snaps.ranges == [wanted...wanted] && snaps.isMandatory)
    }
    for near in [
      ScrollSnap.start(proximity: true), .center(proximity: true), .end(proximity: true),
    ] {
      #expect(!near.snaps(of: [], viewport: 200).isMandatory)
    }
  }

  @Test func somethingLongerThanWhatIsSeenIsReadFromItsStartToItsEnd() {
    let snaps = ScrollSnap.center().snaps(of: [0...200, 200...700, 700...900], viewport: 200)
    #expect(snaps.ranges == [0...0, 200...500, 700...700])
    for (offset, rest) in [(260.0, 260.0), (480, 480), (560, 500), (640, 700), (90, 0)] {
      var motion = motion(snaps, at: 260)
      motion.hold(at: .zero)
      motion.drag(to: 260 - offset)
      motion.release(at: .zero)
      #expect(motion.rest == rest, "\(offset)")
    }
  }

  /// Nothing jumps: it goes to a snap from where it is.
  @Test(arguments: [
    ScrollExtent(content: 1_000, viewport: 200), ScrollExtent(content: 900, viewport: 200),
  ])
  func whatRestsBetweenSnapsGoesToOneWhenItsLengthChanges(_ extent: ScrollExtent) {
    var motion = ScrollMotion(Self.extent, offset: 130)
    motion.resize(to: extent, snaps: Self.pages, at: .zero)
    #expect(motion.offset(at: .zero) == 130 && motion.rest == 200)
    #expect(motion.offset(at: .seconds(3)) == 200)
  }

  /// The last things can't come to their line: what rests at one of them rests at the end.
  @Test func whatRestsAtTheEndIsStillThereWhenThingsGrow() {
    func cards(_ width: Double) -> ScrollSnaps {
      ScrollSnaps(
        of: (0..<10).map { Double($0) * width...Double($0 + 1) * width }, at: 0, viewport: 250,
        isMandatory: true)
    }
    let old = ScrollExtent(content: 1000, viewport: 250)
    for (width, viewport) in [(120.0, 250.0), (100, 260), (80, 250)] {
      let new = ScrollExtent(content: 10 * width, viewport: viewport)
      var motion = ScrollMotion(old, offset: 750)
      motion.resize(to: old, snaps: cards(100), at: .zero)
      motion.resize(to: new, snaps: cards(width), at: .zero)
      #expect(motion.offset(at: .zero) == 10 * width - viewport && !motion.isMoving(at: .zero))
    }
  }

  /// With room for it now, it would be a jump.
  @Test func whatRestsAtTheEndStaysIfTheLastThingGrowsAlone() {
    func cards(_ last: Double) -> ScrollSnaps {
      ScrollSnaps(
        of: (0..<10).map { Double($0) * 100...Double($0 + 1) * 100 + ($0 == 9 ? last - 100 : 0) },
        at: 0, viewport: 250, isMandatory: false)
    }
    let old = ScrollExtent(content: 1000, viewport: 250)
    var motion = ScrollMotion(old, offset: 750)
    motion.resize(to: old, snaps: cards(100), at: .zero)
    motion.resize(to: ScrollExtent(content: 1100, viewport: 250), snaps: cards(200), at: .zero)
    #expect(motion.offset(at: .zero) == 750)
  }

  /// Content that grows before what it goes to takes the goal along, also to where another thing was.
  @Test func whatGoesToASnapGoesToTheSameOneWhenSomethingGrowsBefore() {
    var motion = motion(at: 0)
    motion.scroll(to: 400, isAnimated: true, at: .zero)
    let time = Instant.seconds(0.05)
    let offset = motion.offset(at: time)
    let pages = [0.0, 400, 600, 800, 1000].map { $0...$0 }
    motion.resize(
      to: ScrollExtent(content: 1200, viewport: 200), shiftingBy: 200, snaps: ScrollSnaps(pages),
      at: time)
    #expect(isClose(motion.offset(at: time), offset + 200) && motion.rest == 600)
  }

  /// Faster than 250 points a second a hand means the next one, however far that is, and counts
  /// from where it took hold.
  @Test func aFlickGoesOnFromWhereTheHandTookHold() {
    let far = ScrollSnaps([0...0, 400...400, 800...800])
    for (velocity, rest) in [(250.0, 0.0), (251, 400), (-250, 400), (-251, 0)] {
      let (start, way) = velocity > 0 ? (0.0, 20.0) : (400, -20)
      var motion = motion(far, at: start)
      motion.hold(at: .zero)
      motion.drag(to: -way)
      motion.release(velocity: -velocity, at: .zero)
      #expect(motion.rest == rest, "\(velocity)")
    }
  }

  // MARK: A wheel

  @Test func aNotchGoesOnToTheNextPageAndManyToThePageTheyLeadTo() {
    var motion = motion(at: 200)
    motion.wheel(by: 30, at: .zero)
    #expect(motion.rest == 400)
    motion.wheel(by: 30, at: .seconds(0.05))
    #expect(motion.rest == 400, "the series has gone 60 points")
    motion.wheel(by: 300, at: .seconds(0.1))
    #expect(motion.rest == 600, "360")
    motion.wheel(by: -400, at: .seconds(0.15))
    #expect(motion.rest == 0, "40 points back from where it began")
    motion.wheel(by: -30, at: .seconds(5))
    #expect(motion.rest == 0)
    motion.wheel(by: 30, at: .seconds(9))
    #expect(motion.rest == 200, "a series of its own")
  }

  // MARK: How

  /// Whatever hands and wheels do: without a hand neither place nor velocity jumps, and it ends
  /// exactly at one of its places.
  @Test func randomHandsNeverMakeItJumpAndItEndsExactlyAtAPlace() {
    forAll(seeds: 0..<600) { random in
      let snaps = ScrollSnaps.random(&random)
      let extent = ScrollExtent.random(&random)
      var motion = ScrollMotion(extent, offset: random.double(in: 0...1_000))
      motion.resize(to: extent, snaps: snaps, at: .zero)
      var time = Instant.zero
      for _ in 0..<20 {
        let act = ScrollAct.random(&random)
        if case .resize = act { continue }
        if case .shift = act { continue }
        checkStep(&motion, act, at: time)
        time = time.advanced(bySeconds: random.chance(0.3) ? 0 : random.double(in: 0...0.4))
      }
      motion.hold(at: time)
      motion.drag(to: random.double(in: -200...200))
      let hand = random.double(in: -3_000...3_000)
      let held = motion.offset(at: time)
      motion.release(velocity: hand, at: time)
      #expect(abs(motion.offset(at: time) - held) < 0.1)
      if extent.bounds.contains(held), motion.isMoving(at: time) {
        #expect(abs(motion.velocity(at: time) + hand) < 1e-6)
      }
      checkEnd(motion, snaps, at: time.advanced(bySeconds: 12))
    }
  }

  private func checkStep(_ motion: inout ScrollMotion, _ act: ScrollAct, at time: Instant) {
    let (offset, velocity) = (motion.offset(at: time), motion.velocity(at: time))
    let (wasHeld, mayTurn) = (motion.isHeld, act.mayTurn(motion))
    motion.perform(act, at: time)
    guard !act.mayMove else { return }
    // What is as near to its new rest as the tolerance may rest there at once.
    let settled = motion.isAtRest(at: time)
    let moved = abs(motion.offset(at: time) - offset)
    #expect(moved < (settled ? ScrollFling.tolerance : 1e-6), "\(act)")
    guard !mayTurn, !wasHeld, !motion.isHeld else { return }
    #expect(abs(motion.velocity(at: time) - velocity) < (settled ? 6 : 1e-6), "\(act)")
  }

  private func checkEnd(_ motion: ScrollMotion, _ snaps: ScrollSnaps, at end: Instant) {
    #expect(motion.isAtRest(at: end) && motion.velocity(at: end) == 0)
    let (rest, extent) = (motion.offset(at: end), motion.extent)
    #expect(extent.bounds.contains(rest))
    guard snaps.isMandatory, !snaps.ranges.isEmpty else { return }
    let places = snaps.ranges.map {
      extent.clamped($0.lowerBound)...extent.clamped($0.upperBound)
    }
    #expect(places.contains { $0.contains(rest) }, "\(rest) of \(places)")
  }

  /// A throw that would have gone farther slows down all the way, and one that is too slow for its
  /// way never turns round; neither goes beyond.
  @Test func aThrowGoesStraightToItsPlace() {
    for velocity in stride(from: 0.0, through: 1_700, by: 50) {
      for way in stride(from: 100.0, through: 400, by: 50) where velocity < 17 * way {
        let glide = ScrollGlide(throwing: velocity, from: 0, to: way)
        var last = 0.0
        for frame in 1...2_000 {
          let place = glide.value(at: Double(frame) / 240)
          #expect(place >= last - 1e-9 && place <= way + 1e-9, "\(velocity), \(way)")
          last = place
        }
        #expect(last == way && glide.duration < 6)
        if velocity >= 2 * way {
          #expect(glide.velocity(at: 0.05) < velocity)
        }
      }
    }
  }

  /// The frequency is v/way, but for what is slower than twice its way, which is pulled, up to 12 a
  /// second, and what is faster than a spring at an end.
  @Test func aThrowIsPulledTheMoreTheSlowerItIs() {
    let most = 2 * Double.pi / 0.35
    for (velocity, frequency) in [
      (-300.0, 12.0), (0, 12), (50, 9.5), (100, 7), (200, 2), (500, 5), (9_000, most),
    ] {
      let glide = ScrollGlide(throwing: velocity, from: 300, to: 400)
      for time in [0.0, 0.02, 0.1] {
        let rest = (-100 + (velocity - 100 * frequency) * time) * Math.exp(-frequency * time)
        #expect(isClose(glide.value(at: time), 400 + rest, within: 1e-6), "\(velocity), \(time)")
      }
    }
    let still = ScrollGlide(throwing: 100, from: 400, to: 400)
    #expect(isClose(still.value(at: 0.1), 400 + 10 * Math.exp(-most * 0.1), within: 1e-6))
  }

  // MARK: Another layout

  @Test func whatRestsAtAPageStaysAtItWhenAllPagesGetAnotherLength() {
    var motion = motion(at: 600)
    let wide = ScrollExtent(content: 2_500, viewport: 500)
    let snaps = ScrollSnaps(
      of: (0..<5).map { 500 * Double($0)...500 * Double($0 + 1) }, at: 0, viewport: 500,
      isMandatory: true)
    motion.resize(to: wide, snaps: snaps, at: .zero)
    #expect(motion.offset(at: .zero) == 1_500 && motion.isAtRest(at: .zero))
    motion.wheel(by: 500, at: .zero)
    motion.resize(to: Self.extent, snaps: Self.pages, at: .seconds(0.1))
    #expect(motion.rest == 800, "on its way to the fifth")
  }
}

extension ScrollSnaps {
  static func random(_ random: inout SeededGenerator) -> ScrollSnaps {
    let ranges = (0..<random.int(in: 0...6)).map { _ in
      let start = random.double(in: 0...3_000)
      return start...start + (random.chance(0.3) ? random.double(in: 0...400) : 0)
    }
    return ScrollSnaps(ranges, isMandatory: random.chance(0.6))
  }
}
