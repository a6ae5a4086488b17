import Engine
import EngineSystem
import Output
import Studio

extension Recording<Launch>.Start {
  /// The start of a program with options.
  ///
  /// - Parameter size: the first size, in points.
  init(_ options: AppOptions, size: Size) {
    var launch = options.launch
    launch.slides = options.slideFolder?.file.map(FileSystem.absolute)
    launch.frames = launch.frames?.map(FileSystem.absolute)
    launch.cards = options.cardFolder.map { FileSystem.absolute($0.path) }
    launch.swift = launch.swift.map(FileSystem.absolute)
    launch.remembered.window = nil
    let fonts = options.fonts?.fingerprint()
    self.init(launch, size: size, program: Version.number, fonts: fonts)
  }
}

extension RecordingFile {
  /// Reads a recording of the program, and warns of one that is not finished.
  static func read(
    _ path: String, warn: (String) -> Void = printWarning
  ) throws -> Recording<Launch> {
    try read(path, as: Launch.self, warn: warn)
  }
}

extension Replay {
  /// - Parameters:
  ///   - rate: frames a second in place of the recorded ones; nil: those.
  ///   - program: one that was started as the recording says.
  init(
    _ recording: Recording<Launch>, rate: Double? = nil, in program: any ProgramScreen
  ) throws {
    try self.init(recording, rate: rate, in: program) { $0.give(to: program) }
  }
}
