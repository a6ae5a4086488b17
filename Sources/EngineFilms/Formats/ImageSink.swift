import Engine
import EngineSystem

/// Writes each frame to a file of its own, or all of them to the standard output, without help.
final class ImageSink: FrameSink {
  private let name: OutputName
  private let format: PictureFormat
  private let isTransparent: Bool
  private var index = 0
  /// The only frame, until it is clear that no other comes.
  private var single: [UInt8]?

  init(_ name: OutputName, _ format: PictureFormat, _ film: FilmForm) {
    self.name = name
    self.format = format
    isTransparent = film.isTransparent
  }

  func write(_ bitmap: Bitmap) throws {
    if name.isStandardOutput { return try encode(bitmap) { try FileSystem.write($0, to: 1) } }
    let path = try name.file(ofFrame: index)
    if name.pattern == nil {
      var bytes: [UInt8] = []
      try encode(bitmap) { bytes.append(contentsOf: $0) }
      single = bytes
    } else {
      try FileSystem.write(to: path) { try encode(bitmap, to: $0) }
    }
    index += 1
  }

  private func encode(_ bitmap: Bitmap, to take: ImageEncoding.Taker) throws {
    switch format {
    case .ppm: try ImageEncoding.ppm(bitmap, to: take)
    case .png:
      try ImageEncoding.png(bitmap, isTransparent: isTransparent).withUnsafeBytes(take)
    case .bmp: try ImageEncoding.bmp(bitmap, to: take)
    }
  }

  func finish() throws {
    if let single { try FileSystem.write(single, to: name.path) }
  }
}
