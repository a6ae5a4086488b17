import ArgumentParser
import Engine
import EngineSDL

/// `pokeanim trace`: one line of JSON a frame.
struct TraceCommand: ProgramCommand {
  static let configuration = CommandConfiguration(
    commandName: "trace",
    abstract: "Print every frame of a screen as a line of JSON; needs no display.")

  @OptionGroup var program: ProgramArguments
  @OptionGroup var frames: FrameArguments

  func run(making make: ProgramFactory) throws {
    var (sequence, _, screen) = try frames.sequence(program, making: make)
    let output = StandardOutput()
    do {
      while let frame = try sequence.next() {
        try output.line(
          TraceLine.json(frame: frame.index, report: frame.report, root: screen.root))
      }
      try output.flush()
    } catch let error as FrameSequence.NeverRests {
      try output.flush()
      throw Failure("\(error) (--duration)")
    }
  }
}
