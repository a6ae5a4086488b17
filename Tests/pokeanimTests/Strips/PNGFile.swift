import Engine
import EngineSDL
import EngineSystem
import EngineTestSupport
import Foundation
import Testing

@testable import EngineFilms
@testable import pokeanim

/// Pictures as PNG files, which ffmpeg packs and unpacks.
enum PNGFile {
  /// The kind of the strips' files.
  static var kind: PictureFile { PictureFile(read: read, write: write) }

  static func write(_ bitmap: Bitmap, to file: URL) throws {
    let sink = try FilmName(file.path).open(FilmForm(rate: 1))
    try sink.write(bitmap)
    try sink.finish()
  }

  static func read(_ file: URL) throws -> Bitmap {
    let folder = try TemporaryFolder()
    let unpacked = folder.url.appendingPathComponent("pixels")
    let child = try #require(
      try ChildProcess.start(
        "ffmpeg",
        ["-v", "error", "-nostdin", "-i", file.path, "-f", "rawvideo", "-pix_fmt", "bgra"]
          + [unpacked.path]))
    if let problem = try child.end() { throw Failure("\(file.path): \(problem): \(child.said)") }
    // The sides are the first numbers of a PNG's first chunk.
    let header = try [UInt8](Data(contentsOf: file).prefix(24))
    func number(_ place: Int) -> Int { header[place..<place + 4].reduce(0) { $0 << 8 | Int($1) } }
    let bitmap = Bitmap(width: number(16), height: number(20))
    bitmap.pixels = try Data(contentsOf: unpacked).withUnsafeBytes {
      Array($0.bindMemory(to: UInt32.self))
    }
    try #require(bitmap.pixels.count == bitmap.width * bitmap.height)
    return bitmap
  }
}
