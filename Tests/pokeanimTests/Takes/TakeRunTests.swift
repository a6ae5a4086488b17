import Engine
import EngineSDL
import EngineTestSupport
import Testing

@testable import Output
@testable import Studio
@testable import pokeanim

/// Takes of the program under scripts.
@Suite struct TakeRunTests {
  private func take(
    _ sample: SampleTake, _ script: String, rate: Double? = nil, duration: Double? = nil
  ) throws -> Take {
    let options = sample.options
    return try TakeRun(options, size: options.naturalSize, rate: rate, duration: duration) {
      try App(options: $0)
    }
    .take(.given(try InputScript(parsing: script)))
  }

  private func picture(_ take: Take) -> String { SVGPicture(take, title: "A", loops: 1).text }

  /// Events lie between the frames of any rate: the change has its curves nevertheless.
  @Test(arguments: [SampleTake.slides[0], SampleTake.pairs[0]])
  func changesBetweenFramesKeepTheirCurves(_ sample: SampleTake) throws {
    let key = sample.pair == nil ? "Right" : "Space"
    let (onFrame, between) = (
      try take(sample, "0 key \(key)"), try take(sample, "0.0137 key \(key)")
    )
    #expect(abs(between.duration - onFrame.duration - 0.0137) < 1e-6)
    for word in ["ease-in-out", "cubic-bezier(", "linear("] {
      let counts = [onFrame, between].map { picture($0).split(separator: word).count }
      #expect(counts[0] == counts[1], "\(word)")
    }
  }

  /// A slide that goes back moves along the same curves as one that comes, the other way round.
  @Test func changesBackHaveTheirBreaksAndCurves() throws {
    for motion in 0...1 {
      let sample = SampleTake.slides[motion]
      let on = try take(sample, "0 key Right")
      let options = sample.options
      let run = TakeRun(options, size: options.naturalSize) { try App(options: $0) }
      let back = try run.take(.turning([.right, .left], rest: 0, from: 1))
      #expect(on.changes.map(\.direction) == [-1] && back.changes.map(\.direction) == [1])
      let lines = [on, back].map { picture($0).split(separator: "linear(").count }
      #expect(lines[1] <= lines[0] + 1, "\(motion): \(lines)")
    }
  }

  /// At rest nothing is looked at: neither a day nor a thousand frames a second.
  @Test func restTakesNoMoments() throws {
    let take = try take(SampleTake.pairs[0], "0 key Space", rate: 1000, duration: 86_400)
    #expect(take.duration == 86_400 && take.times.count < 1000)
    #expect(throws: Failure.self) {
      try self.take(SampleTake.pairs[0], "0 key L\n0 key Space", rate: 1000, duration: 86_400)
    }
  }

  /// One change is all of its take; of several each has its own part, unless they overlap.
  @Test func changesHaveTheirTimes() throws {
    let slides = SampleTake.slides[0]
    let options = slides.options
    let turned = try TakeRun(options, size: options.naturalSize, rate: 20) { try App(options: $0) }
      .take(.turning([.right, .right], rest: 1, from: 0))
    #expect(turned.changes.count == 2 && turned.changes[0].start == 1)
    #expect(turned.changes[0].end + 1 <= turned.changes[1].start)
    #expect(abs(turned.changes[1].end - turned.duration) < 1e-6)
    for script in ["0 key Right", "0 key Right\n0.1 key Right\n0.2 key Left"] {
      let take = try take(slides, script, rate: 20)
      #expect(take.changes == [TakenChange(start: 0, end: take.duration, direction: -1)])
    }
  }

  /// Slides that are turned back are drawn to the right, and layouts to their end, whatever came first.
  @Test func eachChangeIsDrawnItsOwnWay() throws {
    for (keys, directions) in [
      ([Key.right, .left, .right], [-1.0, 1, -1]), ([.right, "R", "R"], [-1, 1, -1]),
    ] {
      let options = SampleTake.slides[0].options
      let take = try TakeRun(options, size: options.naturalSize, rate: 20) { try App(options: $0) }
        .take(.turning(keys, rest: 1, from: 0))
      #expect(take.changes.map(\.direction) == directions)
    }
    let pair = SampleTake.pairs[0].options
    let take = try TakeRun(pair, size: pair.naturalSize, rate: 20) { try App(options: $0) }
      .take(.turning([.space, .space], rest: 1, from: 0))
    #expect(take.changes.map(\.direction) == [1, -1])
  }

  @Test func aSizeThatChangesIsTold() throws {
    let take = try take(SampleTake.pairs[0], "0 key Space\n0.2 resize 500 400")
    #expect(take.leftOut.contains { $0.contains("another size") })
  }

  /// A drag past the middle lets the button's word pulse, which is no bar or panel.
  @Test func aWordThatPulsesIsNoPanel() throws {
    let take = try take(
      SampleTake.slides[0], "0.1 press 400 300\n0.3 move 300 300\n0.5 move 60 300\n1 release")
    #expect(take.leftOut.isEmpty)
  }

  @Test func aViewThatPassesAnotherOneIsAnother() {
    let root = View(frame: Rect(0, 0, 100, 100))
    let views = ["a", "b", "c"].map { key in
      let view = View(frame: Rect(0, 0, 10, 10))
      (view.key, view.backgroundColor) = (key, .white)
      root.addSubview(view)
      return view
    }
    let take = Take.ofViews(in: root, times: [0, 1, 2, 3]) { views[0].zPosition = $0 < 2 ? 0 : 1 }
    #expect(take.views.map(\.id) == ["a", "b", "c", "a-2"])
    #expect(take.views.map { $0.poses.map { $0 != nil } }.last == [false, false, true, true])
    #expect(take.views.allSatisfy { $0.poses.count == 4 })
  }
}
