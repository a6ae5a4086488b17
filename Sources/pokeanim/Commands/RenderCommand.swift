import ArgumentParser
import Engine
import EngineSDL

/// `pokeanim render`: pictures and films.
struct RenderCommand: ProgramCommand {
  static let configuration = CommandConfiguration(
    commandName: "render",
    abstract: "Paint every frame of a screen into files; needs no display.",
    discussion: """
      frames-%04d.png, .bmp and .ppm are pictures; .gif, .mp4 and .webm are films and need ffmpeg. \
      A film appears when it is whole. Ctrl-C ends in order: what is unfinished is removed, exit \
      code 1.

      Exit codes: 0 done, 1 environment or input, 2 usage.
      """)

  @OptionGroup var program: ProgramArguments
  @OptionGroup var frames: FrameArguments

  @Option(
    parsing: .unconditional, help: "Pixels in a point, 0.25 to 8 (default: 1).",
    transform: OptionValue.number(0.25...8))
  var scale: Double = 1

  @Option(
    help: "Whether the slides' creatures breathe, blink and look around: on or off (default: off).")
  var life = LifeOption.off

  @Option(name: .shortAndLong, help: "The file or files, such as frames-%04d.bmp or film.mp4.")
  var output: String

  func run(making make: ProgramFactory) throws {
    let name = try OutputName(output)
    var (sequence, options, _) = try frames.sequence(
      program, scale: scale, lives: life == .on, making: make)
    let painter = FramePainter(text: options.text)
    try endingOrderly { signal in
      let sink = try name.open(rate: frames.fps, signal: signal)
      while let frame = try sequence.next() {
        try signal.check()
        let (width, height) = try pixels(of: frame.size)
        let picture = painter.paint(
          frame.report.display, width: width, height: height, scale: scale)
        try sink.write(picture.bitmap)
      }
      try sink.finish()
    }
  }

  /// Whatever ends the work, nothing half-written is left when this returns.
  private func endingOrderly(_ work: (StopSignal) throws -> Void) throws {
    let signal = StopSignal()
    do {
      try work(signal)
    } catch let error as FrameSequence.NeverRests {
      throw Failure("\(error) (--duration)")
    } catch is StopSignal.Requested {
      signal.answer()
      throw Failure("\(output): asked to end before the last frame; what is there is whole")
    }
  }

  private func pixels(of size: Size) throws -> (Int, Int) {
    let width = max(1, Int((size.width * scale).rounded()))
    let height = max(1, Int((size.height * scale).rounded()))
    guard width <= 16384, height <= 16384 else {
      throw Failure(
        "\(width)×\(height) pixels are too many; a side has at most 16384: take a smaller"
          + " --canvas or --scale")
    }
    return (width, height)
  }
}
