public import Engine
import EngineSystem

/// A film of a screen, or a picture of it: its frames on exact times, painted and written to a file.
///
/// ```
/// var film = Film(Card(text: text), text: text, size: Size(400, 300))
/// film.script = try InputScript(parsing: "0.2 press 200 150\n0.3 release 200 150")
/// try film.write("card.gif")
/// ```
///
/// It needs no display, and the same screen gives the same bytes on each run (what ffmpeg writes
/// depends on its version). A film plays its screen, so one that has been written has been played.
public struct Film {
  /// Frames a second, finite and > 0; of a GIF at most 50.
  public var rate = 60.0
  /// In seconds, ≥ 0; nil: until nothing moves, as an error after an hour.
  public var duration: Double?
  /// The events that the screen gets, at their times.
  public var script = InputScript()
  /// Pixels a point, finite and > 0.
  public var scale = 1.0
  /// The number of times it plays, where the format says so: GIF, APNG and WebP; 0: without end.
  public var loops = 0
  /// The colour under what the screen shows; nil: it is transparent, where the format can be (PNG,
  /// APNG, WebP, WebM, MOV), and what covers all of the canvas is left out.
  public var ground: Color? = .white
  /// The moments that each frame is the mean of, ≥ 1: motion blur of a shutter that is open for 180°.
  public var samples = 1

  private let screen: any Screen
  private let text: (any TextMaker)?
  private let size: Size

  /// - Parameters:
  ///   - screen: new, or where the film begins.
  ///   - text: the fonts that it is painted with, as `Desktop.text()` finds them; nil for a screen
  ///     that shows no text.
  ///   - size: that of the canvas, in points, both sides finite and > 0.
  public init(
    _ screen: any Screen, text: (any TextMaker)? = nil, size: Size = Size(960, 720)
  ) {
    self.screen = screen
    self.text = text
    self.size = size
  }

  /// Plays the screen and writes the film: it appears at its path when it is whole.
  ///
  /// - Parameter path: ends in `.gif` or `.apng`; in `.webp`, `.mp4`, `.webm` or `.mov`, which
  ///   ffmpeg writes; or in `.png`, `.bmp` or `.ppm` with a number for each frame, as
  ///   `frames-%04d.png`, or without one for the first frame alone.
  /// - Throws: a `Failure` for a value out of its range, a path without one of these endings or that
  ///   can't be written, a screen that shows text while there are no fonts, and a film that is too
  ///   large.
  public func write(_ path: String) throws {
    try check()
    guard FilmFormat(endingOf: path) != nil else {
      throw Failure("can't tell the format from “\(path)”; use \(FilmFormat.names())")
    }
    let name = try FilmName(path)
    let form = FilmForm(
      rate: min(rate, name.format.highestRate), loops: loops, isTransparent: ground == nil)
    guard ground != nil || name.format.hasAlpha else {
      throw Failure("\(path): .\(name.format.name) can't be transparent; give the film a ground")
    }
    let run = FilmRun(
      name: name, film: form, camera: camera(for: name.format),
      part: name.takesFilm ? 0...Int.max : 0...0,
      progress: RenderProgress(total: nil, isShown: false))
    _ = try run.write(exposures(rate: form.rate))
  }

  /// The picture at a time of the film, which plays the screen up to then.
  ///
  /// - Parameter seconds: ≥ 0; that of the nearest frame is taken, and of a film that ends before it
  ///   the last one.
  /// - Throws: see ``write(_:)``.
  public func picture(at seconds: Double = 0) throws -> Bitmap {
    try check()
    guard seconds >= 0, seconds < 1e9 else {
      throw Failure("a picture at \(seconds) seconds: the time is 0 or more")
    }
    let index = Int((seconds * rate).rounded())
    var film = self
    film.duration = min(duration ?? .infinity, Double(index + 1) / rate)
    let exposures = film.exposures(rate: rate)
    var last: Exposures.Exposure?
    while last?.index != index, let exposure = try exposures.next() { last = exposure }
    guard let last else { preconditionFailure("a film has a frame") }
    return try camera(for: .png).picture(of: last)
  }

  private func camera(for format: FilmFormat) -> FilmCamera {
    FilmCamera(
      text: text ?? SilentText(), ground: ground, scale: scale, samples: samples,
      room: MemoryRoom(format: format, isBlurred: samples > 1))
  }

  private func exposures(rate: Double) -> Exposures {
    let steps = Exposures.steps(of: samples)
    // With moments between its frames a film ends at one of them nevertheless.
    let end = duration.map { steps == 1 ? $0 : ($0 * rate).rounded() / rate }
    var frames = FrameSequence(
      runtime: Runtime(screen: screen, size: size), size: size, rate: rate * Double(steps),
      duration: end, script: script)
    return Exposures(samples: samples) {
      let frame = try frames.next()
      if text == nil, let word = frame?.report.display.firstText {
        throw Failure(
          "the screen shows text, “\(word)”, and the film has no fonts to paint it with; give it"
            + " some, as in Film(screen, text: Desktop.text())")
      }
      return frame
    }
  }

  private func check() throws {
    for (value, name) in [
      (rate, "rate"), (scale, "scale"), (size.width, "width"), (size.height, "height"),
    ] {
      guard value > 0, value.isFinite else {
        throw Failure("a film's \(name) is a finite number above 0, not \(value)")
      }
    }
    guard duration.map({ $0 >= 0 && $0 < 1e9 }) ?? true else {
      throw Failure("a film's duration is 0 seconds or more, not \(duration ?? 0)")
    }
    guard samples >= 1, loops >= 0 else {
      throw Failure("a film has 1 sample a frame or more, and 0 loops or more")
    }
  }
}

extension DisplayList {
  /// The first line of text that is drawn; nil: there is none.
  fileprivate var firstText: String? { Self.firstText(of: commands) }

  private static func firstText(of commands: [DrawCommand]) -> String? {
    for command in commands {
      switch command {
      case .text(let line, _): return line.string
      case .layer(let layer): if let text = firstText(of: layer.commands) { return text }
      case .fill, .stroke, .shadow: continue
      }
    }
    return nil
  }
}
