import Engine
import EngineSDL

/// The receiver of rendered frames.
protocol FrameSink: AnyObject {
  /// Takes the next frame; the bitmap may be painted over afterwards.
  func write(_ bitmap: Bitmap) throws
  /// All frames are there: what was asked for now appears, whole.
  func finish() throws
}

/// The output of a picture or a film: one file, or one for each frame, in the format of its name's
/// ending.
struct OutputName: Hashable {
  enum Format: String, CaseIterable { case bmp, ppm, png, gif, mp4, webm }

  let path: String
  let format: Format
  /// For a file a frame; nil for one file.
  let pattern: FramePattern?

  /// - Parameter path: `frames-%04d.png`, `frame.bmp`, `film.mp4` and so on.
  init(_ path: String) throws {
    let name = FileSystem.name(of: path)
    let ending = name.lastIndex(of: ".").map { name[name.index(after: $0)...].lowercased() }
    guard let format = ending.flatMap(Format.init(rawValue:)) else {
      let known = Format.allCases.map { "." + $0.rawValue }.joined(separator: ", ")
      throw Failure("\(path): the kind of file is not clear; end the name with \(known)")
    }
    self.path = path
    self.format = format
    pattern = name.contains("%") ? try FramePattern(path) : nil
    if pattern != nil, format.isFilm {
      throw Failure("\(path): a .\(format.rawValue) holds all frames; leave out the % pattern")
    }
  }

  /// Opens the output.
  /// - Parameters:
  ///   - rate: frames a second.
  ///   - signal: ends the waiting for another program.
  func open(rate: Double, signal: StopSignal? = nil) throws -> any FrameSink {
    LockedEntry.removeLeftovers(in: try OutputPlace(path).folder)
    return format.isFilm ? try FFmpegSink(self, rate: rate, signal: signal) : ImageSink(self)
  }

  /// The file of a frame; a second frame without a pattern is an error.
  func file(ofFrame index: Int) throws -> String {
    if let pattern { return pattern.path(index) }
    guard index == 0 else {
      throw Failure(
        "\(path): there is more than one frame; put a number into the name, as in"
          + " frames-%04d.\(format.rawValue), or give --duration 0")
    }
    return path
  }
}

extension OutputName.Format {
  /// True if one file holds all frames.
  var isFilm: Bool { self == .gif || self == .mp4 || self == .webm }
}
