import EngineSystem

/// The system's zlib, which FreeType brings along.
package struct Deflate {
  private typealias Compress =
    @convention(c) (
      UnsafeMutablePointer<UInt8>?, UnsafeMutablePointer<UInt>?, UnsafePointer<UInt8>?, UInt
    ) -> Int32
  private typealias Bound = @convention(c) (UInt) -> UInt

  private let compress: Compress
  private let bound: Bound

  /// nil: it is not installed.
  static let zlib = Deflate()

  private init?() {
    guard let library = DynamicLibrary("libz.so.1"),
      let compress: Compress = library.function("compress"),
      let bound: Bound = library.function("compressBound")
    else { return nil }
    (self.compress, self.bound) = (compress, bound)
  }

  /// A zlib stream; nil: there is no memory for it.
  func compressed(_ bytes: [UInt8]) -> [UInt8]? {
    var size = bound(UInt(bytes.count))
    var isDone = false
    let stream = [UInt8](unsafeUninitializedCapacity: Int(size)) { buffer, count in
      isDone = compress(buffer.baseAddress, &size, bytes, UInt(bytes.count)) == 0
      count = isDone ? Int(size) : 0
    }
    return isDone ? stream : nil
  }
}
