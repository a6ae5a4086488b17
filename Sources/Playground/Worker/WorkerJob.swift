package import Engine
import EngineFilms
import Output
import Studio

/// Work on the whole of what a file shows, which a worker does for a command: it needs the views.
package struct WorkerJob: Codable {
  /// The kinds of work.
  package enum Kind: Codable, Equatable {
    /// When what moves, in a format of the command `timeline`, its bars as wide as so many characters.
    case timeline(format: String, width: Int)
    /// A file of a format of the command `export`, with a title, played so many times.
    case export(format: String, title: String, loops: Int)
  }

  package let kind: Kind
  /// The events as a script's text; nil: the screen's own change.
  package let script: String?
  /// The canvas in points.
  package let width, height: Double
  package let rate: Double?
  package let duration: Double?
  /// The text of a recording, whose frames are gone through in place of all that; nil: none.
  package var recording: String?

  /// - Parameters:
  ///   - script: a text that was read without a mistake; nil: the screen's own change.
  ///   - rate: frames a second; nil: as the kind of work needs.
  ///   - duration: in seconds; nil: until nothing moves.
  package init(_ kind: Kind, script: String?, size: Size, rate: Double?, duration: Double?) {
    (self.kind, self.script, self.rate, self.duration) = (kind, script, rate, duration)
    (width, height) = (size.width, size.height)
  }

  /// What a worker answers: a text, and lines on what it leaves out.
  package struct Result: Codable {
    package let text: String
    package let limits: [String]
  }

  func result(_ options: AppOptions, making make: @escaping ProgramFactory) throws -> Result {
    let size = Size(width, height)
    if let recording { return try result(of: recording, make(options)) }
    let input =
      try script.map { try InputScript(parsing: $0) }
      ?? (duration == 0 ? InputScript() : options.ownInput(in: size, most: 1))
    switch kind {
    case .timeline(let format, let width):
      let times = RunTimes(rate: rate ?? 60, script: input, duration: duration)
      return try Self.result(
        of: Run(make(options), size: size, times).timelines(), format, width: width)
    case .export(let format, let title, let loops):
      let run = TakeRun(
        make: { try make(options) }, size: size, text: options.text,
        ground: options.theme.theme().paper, speed: options.speed, direction: 1, rate: rate,
        duration: duration)
      let take = try run.take(.given(input))
      guard take.duration > 0, let format = ExportFormat(name: format) else { throw Self.nothing }
      let around = Theme.$current.withValue(options.theme.theme()) { Palette.page }
      let file = try format.file(
        Export(take: take, title: title, loops: loops, changes: 1, around: around) {
          throw Failure("it is Swift already")
        })
      return Result(text: file.text, limits: file.limits)
    }
  }

  private func result(of recording: String, _ program: any ProgramScreen) throws -> Result {
    guard case .timeline(let format, let width) = kind else { throw Self.nothing }
    let recording = try RecordingFile.parse(recording, named: "the recording", as: Launch.self)
    let replay = try Replay(recording, in: program) { $0.give(to: program) }
    return try Self.result(of: replay.run.timelines(), format, width: width)
  }

  private static func result(
    of timelines: [ChangeTimeline], _ format: String, width: Int
  ) throws -> Result {
    guard !timelines.isEmpty, let format = TimelineFormat(rawValue: format) else { throw nothing }
    return Result(text: format.output(timelines, width: width), limits: [])
  }

  private static let nothing = Failure(
    "nothing changes; give --script with something that does")
}
