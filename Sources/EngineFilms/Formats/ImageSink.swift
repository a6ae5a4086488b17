import Engine
import EngineSystem

/// Writes each frame to a file of its own, or all of them to the standard output, without help.
final class ImageSink: FrameSink {
  private let name: FilmName
  private let encode: Encoder
  private let isTransparent: Bool
  private var index = 0
  /// The only frame, until it is clear that no other comes.
  private var single: [UInt8]?

  /// Hands on the bytes of a picture, part after part.
  typealias Encoder =
    @Sendable (
      _ bitmap: Bitmap, _ isTransparent: Bool, _ take: ImageEncoding.Taker
    ) throws -> Void

  init(_ name: FilmName, _ film: FilmForm, encode: @escaping Encoder) {
    self.name = name
    self.encode = encode
    isTransparent = film.isTransparent
  }

  func write(_ bitmap: Bitmap) throws {
    if name.isStandardOutput {
      return try encode(bitmap, isTransparent) { try FileSystem.write($0, to: 1) }
    }
    let path = try name.file(ofFrame: index)
    if name.pattern == nil {
      var bytes: [UInt8] = []
      try encode(bitmap, isTransparent) { bytes.append(contentsOf: $0) }
      single = bytes
    } else {
      try FileSystem.write(to: path) { try encode(bitmap, isTransparent, $0) }
    }
    index += 1
  }

  func finish() throws {
    if let single { try name.write(single) }
  }
}

extension FilmFormat {
  package static let bmp = image("bmp") { bitmap, _, take in try ImageEncoding.bmp(bitmap, to: take)
  }
  package static let ppm = image("ppm") { bitmap, _, take in try ImageEncoding.ppm(bitmap, to: take)
  }
  package static let png = image("png", hasAlpha: true) { bitmap, isTransparent, take in
    try ImageEncoding.png(bitmap, isTransparent: isTransparent).withUnsafeBytes(take)
  }

  /// A format with a file for each frame.
  private static func image(
    _ name: String, hasAlpha: Bool = false, encode: @escaping ImageSink.Encoder
  ) -> FilmFormat {
    FilmFormat(name: name, isFilm: false, hasAlpha: hasAlpha, bytesPerPixel: 16) {
      ImageSink($0, $1, encode: encode)
    }
  }
}
