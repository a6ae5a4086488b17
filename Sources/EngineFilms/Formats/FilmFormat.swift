import Engine
import EngineSystem

/// A format of pictures or films.
package struct FilmFormat: FileFormat {
  package let name: String
  /// True if one file holds all frames.
  package var isFilm = true
  /// True if ffmpeg writes it.
  package var needsFFmpeg = false
  /// True if its pixels may be transparent, with soft edges.
  package var hasAlpha = false
  /// True if the file says how often it plays.
  package var loops = false
  /// The most frames a second.
  package var highestRate = Double.infinity
  /// The memory that a pixel takes, in bytes, as measured: the picture and its layers, the one before,
  /// its bytes; and what another program takes that writes it.
  let bytesPerPixel: Int
  /// Writes the frames of a film to a place.
  let open: @Sendable (FilmName, FilmForm) throws -> any FrameSink

  package static let all = [bmp, ppm, png, gif, apng, webp, mp4, webm, mov]
  package static let example = png

  package func pattern(in path: String) throws -> FramePattern? {
    guard FileSystem.name(of: path).contains("%") else { return nil }
    let pattern = try FramePattern(path)
    guard !isFilm else {
      throw Failure("\(path): a .\(name) holds all frames; leave out the % pattern")
    }
    return pattern
  }
}
