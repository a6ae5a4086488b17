import CSDL2
import Engine

/// The alpha of a surface that SDL_ttf drew, one byte a pixel.
struct AlphaPlane {
  var width: Int
  var height: Int
  var bytes: [UInt8]

  init(width: Int, height: Int, bytes: [UInt8]) {
    self.width = width
    self.height = height
    self.bytes = bytes
  }

  /// nil if the surface has no pixels of 32 bits.
  init?(of surface: UnsafeMutablePointer<SDL_Surface>) {
    let info = surface.pointee
    guard let pixels = info.pixels, let format = info.format?.pointee, format.BytesPerPixel == 4
    else { return nil }
    let width = Int(info.w)
    let height = Int(info.h)
    let pitch = Int(info.pitch)
    let shift = UInt32(format.Ashift)
    self.init(
      width: width, height: height,
      bytes: [UInt8](unsafeUninitializedCapacity: width * height) { bytes, count in
        for y in 0..<height {
          let row = (pixels + y * pitch).assumingMemoryBound(to: UInt32.self)
          for x in 0..<width {
            bytes[y * width + x] = UInt8(truncatingIfNeeded: row[x] >> shift)
          }
        }
        count = width * height
      })
  }

  /// The plane cut to what is not empty; `left` and `top` are those of the whole plane.
  func mask(left: Int, top: Int) -> GlyphMask? {
    let rows = (0..<height).filter { y in
      bytes[y * width..<(y + 1) * width].contains { $0 != 0 }
    }
    guard let firstRow = rows.first, let lastRow = rows.last else { return nil }
    var firstColumn = width
    var lastColumn = 0
    for y in rows {
      for x in 0..<width where bytes[y * width + x] != 0 {
        firstColumn = min(firstColumn, x)
        lastColumn = max(lastColumn, x)
      }
    }
    var coverage: [UInt8] = []
    coverage.reserveCapacity((lastColumn - firstColumn + 1) * (lastRow - firstRow + 1))
    for y in firstRow...lastRow {
      coverage.append(contentsOf: bytes[y * width + firstColumn...y * width + lastColumn])
    }
    return GlyphMask(
      width: lastColumn - firstColumn + 1, height: lastRow - firstRow + 1, coverage: coverage,
      left: left + firstColumn, top: top + firstRow)
  }
}
