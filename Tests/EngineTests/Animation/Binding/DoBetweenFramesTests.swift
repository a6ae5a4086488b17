import Engine
import EngineTestSupport
import Testing

/// `do` with code, where frames leave its part or step over it.
@Suite struct DoBetweenFramesTests {
  private final class Log {
    var lines: [String] = []
  }

  private let log = Log()
  private let stage = Stage()

  private func told(_ name: String, _ duration: Double = 0.01) -> Animation<Effect> {
    let log = log
    return linear(from: 0, to: 1, in: duration).do { log.lines.append("\(name) \($0.mean)") }
  }

  private func still(_ duration: Double) -> Animation<Effect> {
    .runnable(duration: duration) { _ in Effect() }
  }

  private func advance(_ times: [Double]) {
    for time in times { stage.advance(to: .seconds(time)) }
  }

  /// Returns the lines that a playback logs while it seeks to progresses, one a frame.
  private func lines(seeking playback: Playback, to places: [Double]) -> [String] {
    log.lines = []
    for place in places {
      playback.seek(to: place)
      stage.advance(to: .seconds(0))
    }
    return log.lines
  }

  @Test func aPartBetweenTwoFramesRunsOnce() {
    stage.play(still(0.25) * told("mark") * still(0.74))
    advance(Array(stride(from: 0, through: 2, by: 0.1)))
    #expect(log.lines == ["mark 1.0"])
  }

  @Test func partsRunInTheOrderInWhichTheyEnd() {
    let marks = still(0.25) * told("late") + still(0.225) * told("early")
    stage.play(marks + still(0.21) * told("first") * told("second") * still(1))
    advance([0, 0.2, 0.3, 0.4])
    #expect(log.lines == ["first 1.0", "second 1.0", "early 1.0", "late 1.0"])
  }

  @Test func backwardsTheyRunInReverseOrderToTheirStarts() {
    let playback = stage.hold(
      still(0.2) * told("a") * told("b") * told("c") * still(1), atEnd: true)
    stage.advance(to: .seconds(0))
    #expect(lines(seeking: playback, to: [0.1]) == ["c 0.0", "b 0.0", "a 0.0"])
  }

  @Test func aSeekRunsWhatItPassesOnceInItsDirection() {
    let playback = stage.hold(told("a", 1) * told("b", 1) * told("c", 1) * told("d", 1))
    #expect(lines(seeking: playback, to: [0.125]) == ["a 0.5"])
    #expect(
      lines(seeking: playback, to: [0.625]) == ["a 1.0", "b 1.0", "c 0.5"])
    #expect(lines(seeking: playback, to: [0.625, 0.625]) == [])
    #expect(
      lines(seeking: playback, to: [0.125]) == ["c 0.0", "b 0.0", "a 0.5"])
  }

  @Test func aPartThatWasLeftAtItsEndDoesNotRunAgain() {
    let playback = stage.hold(told("a", 1) * still(1) * told("b", 1) * still(1))
    #expect(lines(seeking: playback, to: [0.25, 0.375, 0.4]) == ["a 1.0"])
    #expect(lines(seeking: playback, to: [0.25, 0.1875]) == ["a 1.0", "a 0.75"])
  }

  @Test func aReversedPartEndsAtItsFirstValue() {
    let playback = stage.hold(still(1) * (told("a", 1) * told("b", 1)).reversed * still(1))
    #expect(lines(seeking: playback, to: [1]) == ["b 0.0", "a 0.0"])
    #expect(lines(seeking: playback, to: [0]) == ["a 1.0", "b 1.0"])
  }

  @Test func commitAndRollBackRunWhatTheyJumpOver() {
    let animation = told("a", 1) * told("b", 1)
    stage.hold(animation).commit()
    #expect(log.lines == ["a 1.0", "b 1.0"])
    let playback = stage.hold(animation)
    playback.seek(to: 0.75)
    stage.advance(to: .seconds(0))
    log.lines = []
    playback.rollBack()
    #expect(log.lines == ["b 0.0", "a 0.0"])
  }

  @Test func aRepeatedPartRunsInEachPass() {
    let pass = told("m") * still(0.09)
    stage.play(pass.repeatingForever)
    advance([0.005])
    log.lines = []
    advance([0.05, 0.15, 0.25, 0.295])
    #expect(log.lines == ["m 1.0", "m 1.0", "m 1.0"])
    let many = stage.hold(pass.repeating(count: 5_000).reversed)
    #expect(lines(seeking: many, to: [0.0003, 0.0007, 0.0003]) == ["m 0.0", "m 0.0", "m 1.0"])
  }

  @Test func aWaitShowsTheFirstValueOnceAndAHoldNothingNew() {
    let late = told("a", 1).delayed(by: 1).delayed(by: 1).held(for: 1)
    let playback = stage.hold(still(1) * late * still(3))
    let there = [0, 1.5, 1.75, 2.5, 3.5, 4.25, 4.5].map { $0 / 8 }
    #expect(lines(seeking: playback, to: there) == ["a 0.0", "a 0.5", "a 1.0"])
    let back = [7, 4.25, 2.5, 0.5].map { $0 / 8 }
    #expect(lines(seeking: playback, to: back) == ["a 1.0", "a 0.0"])
  }

  /// Another animation that comes to the same progress in the same frame is not the same value.
  @Test func aWaitBehindAReversedPartShowsItsOwnFirstValue() {
    let playback = stage.hold(told("a", 1).reversed * told("b", 1).delayed(by: 1))
    #expect(lines(seeking: playback, to: [0.5 / 3, 1.5 / 3]) == ["a 0.5", "a 0.0", "b 0.0"])
  }

  @Test func whatIsHeldBesideALongerPartRunsOnce() {
    stage.play(told("a", 0.3) + still(1))
    advance([0, 0.2, 0.4, 0.6, 0.8, 1, 1.2])
    #expect(log.lines.filter { $0 == "a 1.0" }.count == 1)
    #expect(log.lines.count == 3)
  }

  @Test func anotherAnimationDoesNotRunWhatLiesBehindIt() {
    let playback = stage.hold(still(1) * still(1))
    playback.seek(to: 0.75)
    stage.advance(to: .seconds(0))
    playback.replace(by: told("a", 1) * told("b", 1))
    stage.advance(to: .seconds(0.1))
    #expect(log.lines == ["b 0.5"])
  }

  /// Each mark runs to its end once, in the order of the ends, whatever frames and bends there are.
  @Test func everyMarkEndsOnceInOrder() {
    forAll(seeds: 0..<1_000) { random in
      log.lines = []
      let stage = Stage()
      var animation = (0..<random.int(in: 1...5)).map { index in
        still(random.seconds()) * told("\(index)", random.seconds()).named("\(index)")
      }.reduce(.one) { random.chance(0.5) ? $0 * $1 : $0 + $1 }
      for _ in 0..<random.int(in: 0...3) { random.bend(&animation) }
      stage.play(animation)
      var time = 0.0
      while time < animation.duration + 1 {
        stage.advance(to: .seconds(time))
        time += random.seconds() / 3 + 0.001
      }
      let ends = animation.intervals.sorted { $0.end < $1.end }.map(\.end)
      let ended = log.lines.filter { $0.hasSuffix(" 1.0") }.map { String($0.dropLast(4)) }
      #expect(Set(ended).count == ended.count && ended.count == ends.count, "\(log.lines)")
      let inTheirOrder = ended.compactMap { name in
        animation.intervals.first { $0.name == name }?.end
      }
      #expect(zip(inTheirOrder, ends).allSatisfy { abs($0 - $1) < 1e-9 }, "\(ended)")
    }
  }
}

extension SeededGenerator {
  /// Bends time without turning it round or repeating it.
  fileprivate mutating func bend(_ animation: inout Animation<Effect>) {
    switch int(in: 0...3) {
    case 0: animation = animation.stretched(to: seconds())
    case 1: animation = animation.delayed(by: seconds())
    case 2: animation = animation.held(for: seconds())
    default:
      animation = animation.time(element(of: [.deckEaseOut(2), .deckEaseIn(2), .cssEaseInOut]))
    }
  }
}
