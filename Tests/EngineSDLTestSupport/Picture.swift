package import Foundation

/// Pixels in rows from the top left, each 0xRRGGBB.
package struct Picture: Equatable {
  package let width: Int
  package let height: Int
  package let pixels: [UInt32]

  package subscript(x: Int, y: Int) -> UInt32 { pixels[y * width + x] }

  package init(width: Int, height: Int, pixels: [UInt32]) {
    precondition(pixels.count == width * height, "a picture has width times height pixels")
    self.width = width
    self.height = height
    self.pixels = pixels
  }

  /// A `.ppm` as the program writes it.
  package init(ppm file: URL) throws {
    let bytes = try [UInt8](Data(contentsOf: file))
    let header = bytes.split(separator: UInt8(ascii: "\n"), maxSplits: 3)
    let sides = String(decoding: header[1], as: UTF8.self).split(separator: " ").compactMap {
      Int($0)
    }
    let body = header[3]
    let pixels: [UInt32] = stride(from: body.startIndex, to: body.endIndex, by: 3).map { place in
      let (red, green, blue) = (body[place], body[place + 1], body[place + 2])
      return UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue)
    }
    self.init(width: sides[0], height: sides[1], pixels: pixels)
  }

  /// The number of pixels that are not the same; that of all if the sizes differ.
  package func difference(from other: Picture) -> Int {
    guard width == other.width, height == other.height else { return pixels.count }
    return zip(pixels, other.pixels).reduce(0) { $0 + ($1.0 == $1.1 ? 0 : 1) }
  }
}

/// Red, green and blue of a pixel, for messages and for comparing with a tolerance.
package struct Shade: Equatable, CustomStringConvertible {
  package let red: Int
  package let green: Int
  package let blue: Int

  package init(_ red: Int, _ green: Int, _ blue: Int) {
    self.red = red
    self.green = green
    self.blue = blue
  }

  package init(_ pixel: UInt32) {
    self.init(Int(pixel >> 16 & 255), Int(pixel >> 8 & 255), Int(pixel & 255))
  }

  package func isNear(_ other: Shade, within tolerance: Int) -> Bool {
    abs(red - other.red) <= tolerance && abs(green - other.green) <= tolerance
      && abs(blue - other.blue) <= tolerance
  }

  /// True if each channel lies from the one's to the other's.
  package func isBetween(_ one: Shade, _ other: Shade) -> Bool {
    [\Shade.red, \.green, \.blue].allSatisfy { channel in
      let ends = [one[keyPath: channel], other[keyPath: channel]].sorted()
      return (ends[0]...ends[1]).contains(self[keyPath: channel])
    }
  }

  package var description: String { "\(red),\(green),\(blue)" }
}
