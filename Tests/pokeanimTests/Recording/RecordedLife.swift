import Engine
import EngineSDL
import EngineTestSupport

@testable import Studio
@testable import pokeanim

/// A run of the whole program in a window, under a person at random, which is recorded.
struct RecordedLife {
  static let size = Size(700, 560)
  private static let keys: [Key] = [
    .right, .left, .space, .r, .f5, .f1, "F2", "F4", .f6, "F7", "Shift+F7", .t, .one, .two, .three,
    .four, .return,
    .tab, .comma, .period, .leftBracket, .rightBracket, "A", "S", "L", "G",
  ]

  /// The options of the program; what is recorded is the recorder's.
  let options: AppOptions
  /// The events of the person.
  var events = 20...40
  /// True if the person also asks to leave.
  var mayEnd = true
  /// The most frames.
  var longest = Int.max

  private var person: RandomPerson {
    RandomPerson(
      RandomPerson.Shares(keys: 8, presses: 5, moves: 12, releases: 5),
      keys: Self.keys + (mayEnd ? [.escape] : []), in: Self.size, step: Point(120, 60),
      sizes: [Self.size, Size(420, 640), Size(960, 500)], hand: Point(300, 300))
  }

  /// Lives through frames at the uneven times of a window, and records them.
  func record(to path: String, _ random: inout SeededGenerator) throws {
    var options = options
    let recorder = try Recorder(path, options)
    options.log = recorder
    let program = try App(options: options)
    var sequence = FrameSequence(
      runtime: Runtime(screen: program, size: Self.size), size: Self.size, steps: steps(&random))
    sequence.watch = recorder.take
    while let frame = try sequence.next(), frame.index + 1 < longest {
      if program.wantsQuit { break }
      // Whatever else a host tells.
      if frame.index % 40 == 13 {
        let isDark = random.chance(0.5)
        program.take(settings: DesktopSettings(colorScheme: isDark ? .dark : .light))
      }
      if program.wantsClipboardText { program.take(clipboardText: "a + b") }
    }
    try recorder.finish()
  }

  private func steps(_ random: inout SeededGenerator) -> [FrameSequence.Step] {
    var (steps, time) = ([FrameSequence.Step(time: .zero)], Int64(0))
    var (person, unevenness) = (person, SeededGenerator(seed: random.next()))
    person.live(&random, events: events, gaps: [0, 1, 2, 8, 20]) {
      steps.append(FrameSequence.Step(time: Instant(nanoseconds: time), events: [$0]))
    } tick: {
      time += 16_666_667 + Int64(unevenness.int(in: -90_000...90_000))
      steps.append(FrameSequence.Step(time: Instant(nanoseconds: time)))
    }
    return steps
  }
}
