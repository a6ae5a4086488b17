public import Engine
public import Foundation

/// A kind of picture file, by the functions that read and write one.
public struct PictureFile {
  /// Reads a file; throws if it is none of this kind.
  public let read: (URL) throws -> Bitmap
  /// Writes a file, in place of one that may be there.
  public let write: (Bitmap, URL) throws -> Void

  /// A kind of one's own, such as PNG by whatever library is at hand; what is written must be read
  /// with the same pixels.
  public init(
    read: @escaping (URL) throws -> Bitmap, write: @escaping (Bitmap, URL) throws -> Void
  ) {
    self.read = read
    self.write = write
  }

  /// Windows bitmaps of 32 bits a pixel, alpha included, which need no library, and which picture
  /// viewers show.
  public static var bmp: PictureFile { PictureFile(read: readBMP, write: writeBMP) }

  /// A file that could not be read: its path.
  public struct Unreadable: Error, CustomStringConvertible {
    /// The file's path.
    public let path: String
    /// The path, and the kind of file that was wanted.
    public var description: String { "\(path) is no bitmap of 32 bits a pixel" }
  }

  private static let head = 54

  private static func writeBMP(_ bitmap: Bitmap, to file: URL) throws {
    let count = UInt32(4 * bitmap.pixels.count)
    var data = Data("BM".utf8)
    func append(_ numbers: UInt32...) {
      for number in numbers {
        withUnsafeBytes(of: number.littleEndian) { data.append(contentsOf: $0) }
      }
    }
    // The file's head, then the picture's; a height below 0: the rows run from the top.
    append(UInt32(head) + count, 0, UInt32(head))
    append(40, UInt32(bitmap.width), UInt32(bitPattern: Int32(-bitmap.height)), 1 | 32 << 16)
    append(0, count, 2835, 2835, 0, 0)
    bitmap.pixels.map(\.littleEndian).withUnsafeBytes { data.append(contentsOf: $0) }
    try data.write(to: file, options: .atomic)
  }

  private static func readBMP(_ file: URL) throws -> Bitmap {
    let bytes = try [UInt8](Data(contentsOf: file))
    func number(_ place: Int) -> UInt32 {
      bytes[place..<place + 4].reversed().reduce(0) { $0 << 8 | UInt32($1) }
    }
    guard bytes.count > head, bytes.starts(with: "BM".utf8), number(10) == head,
      number(26) == 1 | 32 << 16, let width = Int(exactly: Int32(bitPattern: number(18))),
      let height = Int(exactly: -Int64(Int32(bitPattern: number(22)))), width > 0, height > 0,
      bytes.count == head + 4 * width * height
    else { throw Unreadable(path: file.path) }
    let bitmap = Bitmap(width: width, height: height)
    bitmap.pixels = stride(from: head, to: bytes.count, by: 4).map(number)
    return bitmap
  }
}
