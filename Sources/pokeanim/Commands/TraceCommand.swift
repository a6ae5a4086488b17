import ArgumentParser
import Engine
import EngineSDL
import EngineSystem
import JSONText
import Output
import Studio

/// `pokeanim trace`: one line of JSON a frame.
struct TraceCommand: SubjectCommand {
  static let configuration = CommandConfiguration(
    commandName: "trace",
    abstract: "Print each frame's layout as JSON lines. Needs no display.",
    usage: "pokeanim trace [<subject>] [<options>]",
    discussion: """
      EXAMPLES:
        pokeanim trace --pair sidebar                       every view of every frame
        echo "0.5 key Right" | pokeanim trace --script -    what a key does

      Without --script the frames are those of the screen's own change: the next slide, the other \
      layout, the example, a shuffle. --duration 0 is the screen at rest.
      """)

  @OptionGroup(title: "Screen") var program: ProgramArguments
  @OptionGroup(title: "Frames") var frames: FrameArguments
  @OptionGroup(title: "Files") var files: FileArguments
  @OptionGroup(title: "Recording") var recording: RecordArguments

  func run(making make: @escaping ProgramFactory) throws {
    let options = try frames.options(program, files)
    let recorder = try recording.recorder(options)
    var run = try frames.start(options, frames.times(options), making: make)
    run.watch = recorder?.take
    let output = StandardOutput()
    do {
      while let frame = try run.next() {
        let line = TraceLine(frame: frame.index, report: frame.report, root: run.screen.root)
        try output.append(line: JSONValue(encoding: line).line(decimals: 9))
      }
      try output.flush()
    } catch let error as Failure {
      try output.flush()
      throw error
    }
    try recorder?.finish()
  }
}
