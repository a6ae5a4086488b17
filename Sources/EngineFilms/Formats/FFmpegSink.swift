import Engine
import EngineSystem

/// Hands the frames to ffmpeg, for the formats that need a compressor.
///
/// It writes into a folder of its own beside the output; only whole files move to their places.
final class FFmpegSink: FrameSink {
  private let name: FilmName
  private let coding: VideoCoding
  private let film: FilmForm
  private let place: FilmPlace
  private let folder: LockedEntry
  private let patience: Double
  private var child: ChildProcess?
  private var size = (width: 0, height: 0)

  /// - Parameter patience: the seconds ffmpeg may stand still.
  init(_ name: FilmName, _ coding: VideoCoding, _ film: FilmForm, patience: Double = 60) throws {
    self.name = name
    self.coding = coding
    self.film = film
    self.patience = patience
    guard Self.isInstalled() else { throw Self.missing(name) }
    place = try FilmPlace(name)
    folder = try place.makeFolderBeside()
  }

  deinit { child?.stop() }

  func write(_ bitmap: Bitmap) throws {
    let child = try child ?? start(bitmap)
    try name.check(bitmap, like: size)
    let pixels = film.isTransparent ? StraightAlpha.pixels(bitmap) : bitmap.pixels
    let whole = coding.isEven ? EvenSides.extended(pixels, width: bitmap.width) : pixels
    try withFFmpeg { try whole.withUnsafeBytes(child.write) }
  }

  func finish() throws {
    guard let child else { return }
    let problem = try withFFmpeg { try child.end() }
    // It may lose what it had not written yet, on a full disk, say so, and end as if all were well.
    if problem != nil || !lastLines.isEmpty { throw failed(problem ?? "") }
    guard FileSystem.isFile(path) else {
      throw failed("it has written no film, though it ended as if all were well")
    }
    try place.take(path)
  }

  // MARK: ffmpeg

  private var path: String { "\(folder.path)/film.\(name.format.name)" }
  /// The same for ffmpeg, which takes it for nothing but a file: not for an option, nor a protocol.
  private var target: String {
    "file:" + (path.hasPrefix("/") ? path : FileSystem.currentFolder + "/" + path)
  }

  private func start(_ bitmap: Bitmap) throws -> ChildProcess {
    size = (bitmap.width, bitmap.height)
    let sides = coding.isEven ? EvenSides.of(size) : size
    guard max(sides.width, sides.height) <= coding.longestSide else {
      throw Failure(
        "\(name.path): a .\(name.format.name) has at most \(coding.longestSide) pixels a side")
    }
    let input = [
      "-hide_banner", "-loglevel", "error", "-nostdin", "-y", "-f", "rawvideo", "-pix_fmt",
      film.isTransparent ? "bgra" : "bgr0", "-s", "\(sides.width)x\(sides.height)", "-r",
      "\(film.rate)", "-i", "pipe:0",
    ]
    let output = coding.options(film) + ["-fflags", "+bitexact", target]
    guard
      let child = try ChildProcess.start(
        "ffmpeg", input + output, patience: patience)
    else {
      throw Self.missing(name)
    }
    self.child = child
    return child
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
    let lines = lastLines.isEmpty ? [problem] : lastLines
    return Failure(lines: ["ffmpeg could not write \(name.path): \(lines[0])"] + lines.dropFirst())
  }

  private var lastLines: [String] {
    (child?.said ?? "").split(whereSeparator: \.isNewline).suffix(5).map { String($0.suffix(500)) }
  }

  private static func isInstalled(environment: Environment = processEnvironment) -> Bool {
    FileSystem.program("ffmpeg", path: environment("PATH")) != nil
  }

  private static func missing(_ name: FilmName) -> Failure {
    Failure(
      "\(name.path): .\(name.format.name) needs ffmpeg, which is not installed; install the"
        + " package ffmpeg, or write a .gif, an .apng or frames-%04d.png")
  }
}
