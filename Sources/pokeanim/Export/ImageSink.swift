import Engine
import EngineSDL

/// Writes each frame to a file of its own, without help.
final class ImageSink: FrameSink {
  private let name: OutputName
  private var index = 0
  /// The only frame, until it is clear that no other comes.
  private var single: [UInt8]?

  init(_ name: OutputName) { self.name = name }

  func write(_ bitmap: Bitmap) throws {
    let path = try name.file(ofFrame: index)
    let bytes = encoded(bitmap)
    if name.pattern == nil { single = bytes } else { try FileSystem.write(bytes, to: path) }
    index += 1
  }

  private func encoded(_ bitmap: Bitmap) -> [UInt8] {
    switch name.format {
    case .ppm: ImageEncoding.ppm(bitmap)
    case .png: ImageEncoding.png(bitmap)
    default: ImageEncoding.bmp(bitmap)
    }
  }

  func finish() throws {
    if let single { try FileSystem.write(single, to: name.path) }
  }
}
