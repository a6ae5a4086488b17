import Engine
import EngineTestSupport
import Testing

@testable import Workbench

/// The part of the time that is seen on the timeline, and the numbers below it.
@Suite struct TimelineScaleTests {
  @Test func aTimeStaysWhereItIsAsTheScaleChanges() {
    forAll(seeds: 0..<1000) { random in
      var scale = TimelineScale(duration: random.double(in: 0.3...20))
      let time = random.double(in: 0...scale.duration)
      scale.zoom(by: random.double(in: 1...8), around: time)
      let share = scale.share(of: time)
      scale.zoom(by: random.double(in: 1...3), around: time)
      #expect(abs(scale.share(of: time) - share) < 1e-9)
    }
  }

  @Test func itNeverLeavesTheChange() {
    forAll(seeds: 0..<1000) { random in
      var scale = TimelineScale(duration: random.double(in: 0...5))
      for _ in 0..<20 {
        switch random.int(in: 0...2) {
        case 0: scale.zoom(by: random.double(in: 0.2...5), around: random.double(in: -1...6))
        case 1: scale.shift(by: random.double(in: -3...3))
        default: scale.reveal(random.double(in: 0...5))
        }
        #expect(scale.start >= 0 && scale.length >= TimelineScale.shortest)
        #expect(scale.end <= max(scale.duration, TimelineScale.shortest) + 1e-9)
      }
    }
  }

  @Test func theNumbersAreRoundAndHaveRoom() {
    for duration in [0.01, 0.2, 0.6, 1, 5, 70, 5000] {
      let scale = TimelineScale(duration: duration)
      for most in [1, 3, 10, 24] {
        let (times, step) = scale.ticks(most: most)
        #expect(times.count <= most + 1, "\(duration), \(most)")
        #expect(times.allSatisfy { $0 >= -1e-9 && $0 <= max(duration, 1e-9) + 1e-9 })
        #expect(step > 0 && times.first == 0)
      }
    }
  }

  @Test func framesAreShownWhereTheyHaveRoom() {
    var scale = TimelineScale(duration: 2)
    #expect(scale.frames(width: 400).isEmpty)
    scale.zoom(by: 8, around: 1)
    let frames = scale.frames(width: 400)
    #expect(frames.count == 15 || frames.count == 16)
    #expect(frames.allSatisfy { scale.start - 1e-9 <= $0 && $0 <= scale.end + 1e-9 })
  }

  @Test func aTimeOutOfSightIsBroughtIntoIt() {
    var scale = TimelineScale(duration: 10)
    scale.zoom(by: 10, around: 0)
    scale.reveal(7)
    #expect((0...1).contains(scale.share(of: 7)))
    let start = scale.start
    scale.reveal(7.3)
    #expect(scale.start == start, "what is seen moves nothing")
  }

  @Test func anotherLengthKeepsThePartThatIsSeen() {
    var scale = TimelineScale(duration: 4)
    #expect(scale.stretched(to: 6) == TimelineScale(duration: 6))
    scale.zoom(by: 4, around: 4)
    let longer = scale.stretched(to: 8)
    #expect(longer.start == scale.start && longer.length == scale.length)
    let shorter = scale.stretched(to: 2)
    #expect(shorter.end <= 2 + 1e-9)
  }
}
