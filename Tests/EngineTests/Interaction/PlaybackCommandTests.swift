import Engine
import Testing

/// The keys of whatever moves.
@Suite struct PlaybackCommandTests {
  @Test func eachKeyHasItsCommand() {
    let commands: [(Key, PlaybackCommand)] = [
      (.right, .next), (.left, .previous), (.return, .play), (.space, .pauseOrResume),
      (.r, .reverse), (.f5, .replay), ("l", .loop), (.comma, .step(-1)), (.period, .step(1)),
    ]
    for (key, command) in commands { #expect(PlaybackCommand(key: key) == command) }
    for key: Key in [.up, .escape, .tab, "K", "Ctrl+L"] {
      #expect(PlaybackCommand(key: key) == nil)
    }
  }

  @Test func aStepIsAFrameOfSixtyASecond() {
    #expect(PlaybackCommand.frame == 1.0 / 60)
  }
}
