internal import CPNG
public import Engine

/// A picture that can't be read: what is wrong with it.
public struct PNGError: Error, Equatable, CustomStringConvertible {
  /// What is wrong, as the rest of a sentence that begins with the file.
  public let description: String
}

extension ImageBitmap {
  /// The picture in a PNG file, of any kind that there is, in sRGB with 8 bits a part.
  ///
  /// - Parameter png: the bytes of the file.
  /// - Throws: ``PNGError`` if they are no PNG, are broken or cut off, or if it has more pixels
  ///   than 2²⁴.
  public convenience init(png: [UInt8]) throws(PNGError) {
    var image = png_image()
    image.version = UInt32(PNG_IMAGE_VERSION)
    defer { png_image_free(&image) }
    let read = png.withUnsafeBytes { Self.read($0, &image) }
    var pixels = try read.get()
    for index in pixels.indices where pixels[index] >> 24 != 255 {
      pixels[index] = Self.premultiplied(pixels[index])
    }
    self.init(width: Int(image.width), height: Int(image.height), pixels: pixels)
  }

  private static func read(
    _ png: UnsafeRawBufferPointer, _ image: inout png_image
  ) -> Result<[UInt32], PNGError> {
    guard png.starts(with: pngSignature) else {
      return .failure(PNGError(description: "is no PNG"))
    }
    guard png_image_begin_read_from_memory(&image, png.baseAddress, png.count) != 0 else {
      return .failure(PNGError(image))
    }
    // Else 16 bits without a word of what they mean are taken for linear light.
    image.flags |= UInt32(PNG_IMAGE_FLAG_16BIT_sRGB)
    let (width, height) = (Int(image.width), Int(image.height))
    guard max(width, height) <= 1 << 20, width * height <= mostPixels else {
      return .failure(
        PNGError(
          description: "has \(width)×\(height) pixels; at most \(mostPixels) are read"))
    }
    if isInterlacedIn16Bits(png) { return readRows(of: png, width, height) }
    // Blue first in memory is 0xAARRGGBB on the machines that we run on.
    image.format = UInt32(PNG_FORMAT_FLAG_BGR | PNG_FORMAT_FLAG_COLOR | PNG_FORMAT_FLAG_ALPHA)
    var pixels = [UInt32](repeating: 0, count: width * height)
    guard png_image_finish_read(&image, nil, &pixels, 0, nil) != 0 else {
      return .failure(PNGError(image))
    }
    return .success(pixels)
  }

  /// True for the kind of file of which libpng's simplified reader mixes up the rows, as of 1.6.39.
  ///
  /// - Parameter png: begins with a header, as it was looked at already.
  private static func isInterlacedIn16Bits(_ png: UnsafeRawBufferPointer) -> Bool {
    png.count > 28 && png[24] == 16 && png[28] == 1
  }

  /// The pixels as libpng's other reader gives them, row after row.
  private static func readRows(
    of png: UnsafeRawBufferPointer, _ width: Int, _ height: Int
  ) -> Result<[UInt32], PNGError> {
    var file = cpng_file()
    file.next = png.baseAddress?.assumingMemoryBound(to: UInt8.self)
    file.left = png.count
    var pixels = [UInt32](repeating: 0, count: width * height)
    guard cpng_read_pixels(&file, UInt32(width), UInt32(height), &pixels) != 0 else {
      return .failure(PNGError(words: file.message))
    }
    return .success(pixels)
  }

  private static func premultiplied(_ pixel: UInt32) -> UInt32 {
    let alpha = pixel >> 24
    func part(_ shift: UInt32) -> UInt32 { (((pixel >> shift & 255) * alpha + 127) / 255) << shift }
    return alpha << 24 | part(16) | part(8) | part(0)
  }
}

extension PNGError {
  /// The words that libpng has for a picture.
  fileprivate init(_ image: png_image) { self.init(words: image.message) }

  /// - Parameter words: the bytes of a text that ends with 0.
  fileprivate init<Words>(words: Words) {
    let words = withUnsafeBytes(of: words) {
      String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
    }
    self.init(description: "is a broken PNG: \(words)")
  }
}
