/// The kind of a file, by the ending of its name.
package enum OutputFormat: Hashable, FileFormat {
  /// A file for each frame.
  case picture(PictureFormat)
  /// One file for all frames, which we write ourselves.
  case gif, apng
  /// One file for all frames, by ffmpeg.
  case video(VideoFormat)

  package static let all =
    PictureFormat.allCases.map(Self.picture) + [gif, apng] + VideoFormat.allCases.map(Self.video)

  package static var endings: [String] { all.map(\.name) }
  package static let example = "png"

  package init?(name: String) {
    guard let format = Self.all.first(where: { $0.name == name }) else { return nil }
    self = format
  }

  package var name: String {
    switch self {
    case .picture(let format): format.rawValue
    case .gif: "gif"
    case .apng: "apng"
    case .video(let format): format.rawValue
    }
  }

  /// True if one file holds all frames.
  var isFilm: Bool {
    if case .picture = self { false } else { true }
  }

  /// True if its pixels may be transparent, with soft edges.
  package var hasAlpha: Bool { [.picture(.png), .apng].contains(self) || isVideoWithAlpha }

  private var isVideoWithAlpha: Bool {
    if case .video(let format) = self { format != .mp4 } else { false }
  }

  /// True if the file says how often it plays.
  package var loops: Bool { [.gif, .apng, .video(.webp)].contains(self) }

  /// The most frames a second.
  package var highestRate: Double { self == .gif ? GIFSink.highestRate : .infinity }

  /// The names of the formats for which something holds, as in `.png, .webm`.
  package static func names(_ holds: (Self) -> Bool = { _ in true }) -> String {
    all.filter(holds).map { "." + $0.name }.joined(separator: ", ")
  }
}

/// A format with a file for each frame.
package enum PictureFormat: String, CaseIterable { case bmp, ppm, png }
