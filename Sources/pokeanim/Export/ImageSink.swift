import Engine
import EngineSDL

/// Writes each frame to a file of its own, or all of them to the standard output, without help.
final class ImageSink: FrameSink {
  private let name: OutputName
  private let format: PictureFormat
  private let isTransparent: Bool
  private var index = 0
  /// The only frame, until it is clear that no other comes.
  private var single: [UInt8]?

  init(_ name: OutputName, _ format: PictureFormat, _ film: Film) {
    self.name = name
    self.format = format
    isTransparent = film.isTransparent
  }

  func write(_ bitmap: Bitmap) throws {
    let bytes = encoded(bitmap)
    if name.isStandardOutput { return try StandardOutput.write(bytes) }
    let path = try name.file(ofFrame: index)
    if name.pattern == nil { single = bytes } else { try FileSystem.write(bytes, to: path) }
    index += 1
  }

  private func encoded(_ bitmap: Bitmap) -> [UInt8] {
    switch format {
    case .ppm: ImageEncoding.ppm(bitmap)
    case .png: ImageEncoding.png(bitmap, isTransparent: isTransparent)
    case .bmp: ImageEncoding.bmp(bitmap)
    }
  }

  func finish() throws {
    if let single { try FileSystem.write(single, to: name.path) }
  }
}
