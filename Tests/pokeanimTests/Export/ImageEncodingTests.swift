import Engine
import EngineSDL
import EngineSystem
import EngineTestSupport
import Foundation
import Testing

@testable import EngineFilms
@testable import pokeanim

@Suite struct ImageEncodingTests {
  private func bitmap(_ width: Int, _ height: Int) -> Bitmap {
    let bitmap = Bitmap(width: width, height: height)
    for index in bitmap.pixels.indices {
      bitmap.pixels[index] = 0xFF00_0000 | UInt32(truncatingIfNeeded: index * 0x01_0203 + 0x10_2030)
    }
    return bitmap
  }

  @Test func ppm() throws {
    #expect(
      try bytes(ImageEncoding.ppm, bitmap(2, 1))
        == Array("P6\n2 1\n255\n".utf8) + [0x10, 0x20, 0x30, 0x11, 0x22, 0x33])
  }

  /// All small sizes, rows that fill a block to the byte or not, and one that is longer than it.
  @Test func packedPixelsAreThoseWrittenByteByByte() throws {
    let small = (1...9).flatMap { width in (1...5).map { (width, $0) } }
    for (width, height) in small + [(128, 200), (333, 401), (21_845, 2), (21_846, 2), (30_001, 3)] {
      let picture = bitmap(width, height)
      #expect(
        try bytes(ImageEncoding.ppm, picture) == PlainEncoding.ppm(picture), "\(width)×\(height)")
      #expect(
        try bytes(ImageEncoding.bmp, picture) == PlainEncoding.bmp(picture), "\(width)×\(height)")
    }
  }

  @Test func aReceiverThatRefusesEndsIt() {
    #expect(throws: WriteError.self) {
      try ImageEncoding.bmp(bitmap(3, 3)) { _ in throw WriteError(code: 28) }
    }
  }

  private func bytes(
    _ encode: (Bitmap, ImageEncoding.Taker) throws -> Void, _ bitmap: Bitmap
  ) rethrows -> [UInt8] {
    var bytes: [UInt8] = []
    try encode(bitmap) { bytes.append(contentsOf: $0) }
    return bytes
  }

  /// All small sizes: the header's numbers are true, and each pixel lies where BMP wants it.
  @Test func bmp() throws {
    for width in 1...6 {
      for height in 1...4 {
        let picture = bitmap(width, height)
        let bytes = try bytes(ImageEncoding.bmp, picture)
        let row = (width * 3 + 3) / 4 * 4
        #expect(bytes.count == 54 + row * height)
        #expect(Array(bytes[0..<2]) == Array("BM".utf8))
        #expect(word(bytes, 2) == bytes.count && word(bytes, 10) == 54 && word(bytes, 14) == 40)
        #expect(word(bytes, 18) == width && word(bytes, 22) == height)
        #expect(word(bytes, 26) == 24 << 16 | 1 && word(bytes, 34) == row * height)
        for y in 0..<height {
          for x in 0..<width {
            let place = 54 + (height - 1 - y) * row + x * 3
            let pixel = Int(picture.pixels[y * width + x] & 0xFF_FFFF)
            #expect(word(bytes + [0], place) & 0xFF_FFFF == pixel, "\(width)×\(height) \(x),\(y)")
          }
        }
      }
    }
  }

  /// Small sizes, and one that needs several blocks, as ffmpeg reads them.
  @Test(.enabled(if: InstalledTools.hasFFmpeg, "ffmpeg is missing"))
  func png() throws {
    let folder = try TemporaryFolder()
    let file = folder.url.appendingPathComponent("picture.png")
    for (width, height) in [(1, 1), (2, 3), (7, 1), (300, 200)] {
      let picture = bitmap(width, height)
      for deflate in [Deflate.zlib, nil] {
        try FileSystem.write(ImageEncoding.png(picture, by: deflate), to: file.path)
        let read = try PNGFile.read(file)
        #expect(read.width == width && read.height == height)
        #expect(read.pixels == picture.pixels.map { $0 | 0xFF00_0000 })
      }
    }
  }

  @Test func plainPicturesBecomeSmall() {
    let bitmap = Bitmap(width: 300, height: 200)
    #expect(Deflate.zlib == nil || ImageEncoding.png(bitmap).count < 2000)
    #expect(ImageEncoding.png(bitmap, by: nil).count > 180_000)
  }

  @Test func aPNGOfOnePixel() {
    let bytes = ImageEncoding.png(bitmap(1, 1))
    // Signature, header and the end are the same for all of this size.
    #expect(bytes.prefix(8) == [137, 80, 78, 71, 13, 10, 26, 10])
    #expect(bytes[8..<16] == [0, 0, 0, 13, 73, 72, 68, 82])
    #expect(bytes[29..<33] == [0x90, 0x77, 0x53, 0xDE], "CRC-32 of the header")
    #expect(bytes.suffix(8) == [73, 69, 78, 68, 0xAE, 0x42, 0x60, 0x82])
  }

  private func word(_ bytes: [UInt8], _ place: Int) -> Int {
    (0..<4).reduce(0) { $0 | Int(bytes[place + $1]) << (8 * $1) }
  }
}
