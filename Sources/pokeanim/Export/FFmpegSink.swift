import Engine
import EngineSDL

/// Hands the frames to ffmpeg, for the formats that need a compressor.
///
/// It writes into a folder of its own beside the output; only whole files move to their places.
final class FFmpegSink: FrameSink {
  private let name: OutputName
  private let rate: Double
  private let place: OutputPlace
  private let folder: LockedEntry
  private let signal: StopSignal?
  private let patience: Double
  private var child: ChildProcess?
  private var size = (width: 0, height: 0)

  /// - Parameters:
  ///   - rate: frames a second.
  ///   - signal: ends the waiting for ffmpeg.
  ///   - patience: the seconds ffmpeg may stand still.
  init(
    _ name: OutputName, rate: Double, signal: StopSignal? = nil, patience: Double = 60
  ) throws {
    self.name = name
    self.rate = rate
    self.signal = signal
    self.patience = patience
    guard Self.isInstalled() else { throw Self.missing(name) }
    place = try OutputPlace(name.path)
    folder = try place.makeFolderBeside()
  }

  deinit { child?.stop() }

  func write(_ bitmap: Bitmap) throws {
    let child = try child ?? start(bitmap)
    guard size == (bitmap.width, bitmap.height) else {
      throw Failure(
        "\(name.path): the canvas changes from \(size.width)×\(size.height) to"
          + " \(bitmap.width)×\(bitmap.height) pixels; only .png, .bmp and .ppm frames may differ")
    }
    try withFFmpeg { try bitmap.pixels.withUnsafeBytes(child.write) }
  }

  func finish() throws {
    guard let child else { return }
    let problem = try withFFmpeg { try child.end() }
    // It may lose what it had not written yet, on a full disk, say so, and end as if all were well.
    if problem != nil || !lastWords.isEmpty { throw failed(problem ?? "") }
    try place.take(film)
  }

  // MARK: ffmpeg

  private var film: String { "\(folder.path)/film.\(name.format.rawValue)" }
  /// The same for ffmpeg, which takes it for nothing but a file: not for an option, nor a protocol.
  private var target: String {
    "file:" + (film.hasPrefix("/") ? film : FileSystem.currentFolder + "/" + film)
  }

  private func start(_ bitmap: Bitmap) throws -> ChildProcess {
    size = (bitmap.width, bitmap.height)
    let input = [
      "-hide_banner", "-loglevel", "error", "-nostdin", "-y", "-f", "rawvideo", "-pix_fmt",
      "bgr0", "-s", "\(size.width)x\(size.height)", "-r", "\(rate)", "-i", "pipe:0",
    ]
    let output = Self.encoding(of: name.format) + ["-fflags", "+bitexact", target]
    guard
      let child = try ChildProcess.start(
        "ffmpeg", input + output, signal: signal, patience: patience)
    else {
      throw Self.missing(name)
    }
    self.child = child
    return child
  }

  /// Bytes may depend on the version of ffmpeg, but not on the run.
  private static func encoding(of format: OutputName.Format) -> [String] {
    let even = "pad=ceil(iw/2)*2:ceil(ih/2)*2"
    switch format {
    case .mp4:
      return [
        "-vf", even, "-c:v", "libx264", "-preset", "veryfast", "-crf", "18", "-pix_fmt",
        "yuv420p", "-movflags", "+faststart", "-flags:v", "+bitexact",
      ]
    case .webm:
      return [
        "-vf", even, "-c:v", "libvpx-vp9", "-crf", "24", "-b:v", "0", "-cpu-used", "4",
        "-pix_fmt", "yuv420p", "-flags:v", "+bitexact",
      ]
    case .gif:
      return ["-filter_complex", "split[a][b];[a]palettegen[p];[b][p]paletteuse"]
    case .png, .bmp, .ppm: preconditionFailure("\(format) needs no ffmpeg")
    }
  }

  private func withFFmpeg<Result>(_ talk: () throws -> Result) throws -> Result {
    do {
      return try talk()
    } catch let error as WriteError {
      throw failed(error.description)
    } catch let error as ChildProcess.Stuck {
      throw failed("it has done nothing for \(Int(error.seconds.rounded())) seconds")
    }
  }

  /// Its last words, or how it ended if it said nothing.
  private func failed(_ problem: String) -> Failure {
    child?.stop()
    let words = lastWords.isEmpty ? problem : lastWords
    return Failure("ffmpeg could not write \(name.path): \(words)")
  }

  private var lastWords: String {
    (child?.said ?? "").split(whereSeparator: \.isNewline).suffix(5).joined(separator: "\n")
  }

  private static func isInstalled(environment: Environment = processEnvironment) -> Bool {
    FileSystem.program("ffmpeg", path: environment("PATH")) != nil
  }

  private static func missing(_ name: OutputName) -> Failure {
    Failure(
      "\(name.path): .\(name.format.rawValue) needs ffmpeg, which is not installed; install the"
        + " package ffmpeg, or write frames-%04d.png")
  }
}
