package import Foundation

/// The memory of a virtual screen: a file in the format of xwd that the server paints into.
package struct ScreenMemory {
  private let data: Data
  private let start: Int
  private let bytesPerRow: Int
  private let bytesPerPixel: Int
  private let masks: [UInt32]

  package init(file: URL) throws {
    data = try Data(contentsOf: file, options: .alwaysMapped)
    let words = data.withUnsafeBytes { bytes in
      (0..<25).map {
        UInt32(bigEndian: bytes.loadUnaligned(fromByteOffset: $0 * 4, as: UInt32.self))
      }
    }
    start = Int(words[0]) + 12 * Int(words[19])
    bytesPerRow = Int(words[12])
    bytesPerPixel = Int(words[11]) / 8
    masks = Array(words[14...16])
  }

  /// A pixel of the screen; on a 16-bit screen its channels are spread to 8 bits.
  package subscript(x: Int, y: Int) -> Shade {
    let offset = start + y * bytesPerRow + x * bytesPerPixel
    let pixel = data.withUnsafeBytes { bytes in
      bytesPerPixel == 2
        ? UInt32(UInt16(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt16.self)))
        : UInt32(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt32.self))
    }
    let channels = masks.map { Int(pixel & $0) * 255 / Int($0) }
    return Shade(channels[0], channels[1], channels[2])
  }

  /// A part of a 24-bit screen.
  package func picture(x: Int, y: Int, width: Int, height: Int) -> Picture {
    precondition(bytesPerPixel == 4 && masks == [0xFF0000, 0xFF00, 0xFF], "a screen of 24 bits")
    var pixels: [UInt32] = []
    pixels.reserveCapacity(width * height)
    data.withUnsafeBytes { bytes in
      for row in y..<y + height {
        let from = start + row * bytesPerRow + x * 4
        let line = UnsafeRawBufferPointer(rebasing: bytes[from..<from + width * 4])
        pixels += line.assumingMemoryBound(to: UInt32.self).map { $0 & 0xFFFFFF }
      }
    }
    return Picture(width: width, height: height, pixels: pixels)
  }
}
