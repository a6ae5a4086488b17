import EngineTestSupport
import Testing

@testable import Engine

/// The progress of what is scrolled.
@Suite struct ScrollTimelineTests {
  @Test func aWayOfOffsetsIsCutToItsEnds() {
    let timeline = ScrollTimeline(from: 100, to: 300)
    for (offset, progress) in [(0.0, 0.0), (100, 0), (150, 0.25), (300, 1), (900, 1)] {
      #expect(timeline.progress(at: offset) == progress)
    }
    let back = ScrollTimeline(from: 300, to: 100)
    #expect(back.progress(at: 250) == 0.25 && back.progress(at: 400) == 0)
    let step = ScrollTimeline(from: 50, to: 50)
    #expect(step.progress(at: 50) == 0 && step.progress(at: 50.1) == 1)
    #expect(ScrollTimeline(from: 0, to: 1).progress(at: .infinity) == 1)
    let least = Double.leastNonzeroMagnitude
    let shortest = ScrollTimeline(from: 0, to: least)
    #expect([-1, least, 1].map(shortest.progress) == [0, 1, 1], "half of it is nothing")
    let widest = Double.greatestFiniteMagnitude
    #expect(ScrollTimeline(from: -widest, to: widest).progress(at: 0) == 0.5)
  }

  @Test func endsThatAreNoNumbersAreRefused() async {
    let missing = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { _ = ScrollTimeline(from: 25, to: .nan) }
    expectText(missing, "the offsets must be finite, not 25.0 and nan")
  }

  @Test func aThingIsFollowedFromItsFirstLineToItsLast() {
    #expect(
      ScrollTimeline(of: 100...200, in: 50)
        == ScrollTimeline(of: 100...200, in: 50, range: .cover))
    #expect(ScrollTimeline(of: 100...200, in: 50) == ScrollTimeline(from: 50, to: 200))
    #expect(ScrollTimeline(of: 100...200, in: 0) == ScrollTimeline(from: 100, to: 200))
  }

  /// Each range of every thing in a small world begins and ends where, by CSS's words, the thing's
  /// edges meet those of what is seen.
  @Test func theRangesOfAThingAreThoseOfCSS() {
    for first in stride(from: 0.0, through: 400, by: 100) {
      for length in [0.0, 50, 200, 350] {
        let (thing, viewport) = (first...first + length, 200.0)
        let ends = { (range: ScrollTimeline.Range) -> [Double] in
          let timeline = ScrollTimeline(of: thing, in: viewport, range: range)
          let offsets = Array(stride(from: -300.0, through: 900, by: 50))
          let last = offsets.last { timeline.progress(at: $0) == 0 }
          let next = offsets.first { timeline.progress(at: $0) == 1 }
          return [last, next].compactMap { $0 }
        }
        let (comes, isIn) = (first - viewport, first + length - viewport)
        let (leaves, gone) = (first, first + length)
        let (fits, fills) = (min(isIn, leaves), max(isIn, leaves))
        #expect(ends(.cover) == [comes, gone])
        if comes < fits { #expect(ends(.entry) == [comes, fits]) }
        if fits < fills { #expect(ends(.contain) == [fits, fills]) }
        if fills < gone { #expect(ends(.exit) == [fills, gone]) }
      }
    }
  }
}
