package import Engine

extension ImageEncoding {
  /// PNG with 8 bits a channel.
  ///
  /// - Parameters:
  ///   - deflate: its compressor; nil: it is large.
  ///   - isTransparent: true if alpha counts.
  package static func png(
    _ bitmap: Bitmap, by deflate: Deflate? = .zlib, isTransparent: Bool = false
  ) -> [UInt8] {
    var bytes = PNG.head(bitmap, isTransparent: isTransparent)
    let pixels = PNG.compressed(
      bitmap, in: bitmap.bounds, by: deflate, isTransparent: isTransparent)
    PNG.append(chunk: "IDAT", pixels, to: &bytes)
    PNG.append(chunk: "IEND", [], to: &bytes)
    return bytes
  }
}
