import Engine
import EngineSystem

/// The output of a picture or a film: one file, or one for each frame, or the standard output, in a
/// format that is named or is that of the name's ending.
package struct OutputName: Hashable {
  package let path: String
  package let format: OutputFormat
  /// For a file a frame; nil for one file.
  let pattern: FramePattern?

  /// The path that means the standard output.
  package static let standardOutput = "-"

  /// - Parameters:
  ///   - path: `frames-%04d.png`, `frame.bmp`, `film.mp4` and so on; `-` for the standard output.
  ///   - format: nil for that of the ending.
  package init(_ path: String, format: OutputFormat? = nil) throws {
    let name = FileSystem.name(of: path)
    self.path = path
    self.format = try format ?? OutputFormat(ofFile: path)
    pattern = name.contains("%") ? try FramePattern(path) : nil
    if pattern != nil, self.format.isFilm {
      throw Failure("\(path): a .\(self.format.name) holds all frames; leave out the % pattern")
    }
  }

  package var isStandardOutput: Bool { path == Self.standardOutput }
  /// True if the place takes more than one frame.
  package var takesFilm: Bool { format.isFilm || pattern != nil }

  /// Opens the output.
  func open(_ film: FilmForm) throws -> any FrameSink {
    if !isStandardOutput { LockedEntry.clear(try OutputPlace(path).folder) }
    switch format {
    case .picture(let format): return ImageSink(self, format, film)
    case .gif: return try GIFSink(self, film)
    case .apng: return try APNGSink(self, film)
    case .video(let format): return try FFmpegSink(self, format, film)
    }
  }

  /// The file of a frame; a second frame without a pattern is an error.
  func file(ofFrame index: Int) throws -> String {
    if let pattern { return pattern.path(index) }
    guard index == 0 else {
      throw Failure(
        "\(path): there is more than one frame; put a number into the name, as in"
          + " frames-%04d.\(format.name), or give it a duration of 0")
    }
    return path
  }

  /// Throws if a frame of a film has another size than those before it.
  func check(_ bitmap: Bitmap, like size: (width: Int, height: Int)) throws {
    guard size != (bitmap.width, bitmap.height) else { return }
    throw Failure(
      "\(path): the canvas changes from \(size.width)×\(size.height) to"
        + " \(bitmap.width)×\(bitmap.height) pixels; only .png, .bmp and .ppm frames may differ")
  }
}
