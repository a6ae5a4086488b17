public import Engine

/// The difference between two pictures of one size.
public struct PictureDifference {
  /// The differences that are overlooked. On one machine pictures have the same bytes each time;
  /// another version of FreeType may give the edges of glyphs other shades, and another C library
  /// may round a pixel otherwise. Anything that is moved by a pixel has edges that differ by more.
  public enum Tolerance {
    /// By so much any pixel may differ, in a channel of 0…255.
    public static let slight = 3
    /// The share of the pixels that may differ more.
    public static let share = 0.001
    /// By so much none may differ.
    public static let most = 32
  }

  /// The largest difference of a channel, 0…255.
  public private(set) var largest = 0
  /// The pixels that differ more than slightly.
  public private(set) var count = 0
  /// The differences of all channels, eight times as strong, over black; those of alpha are grey.
  public let picture: Bitmap

  /// The difference; the pictures must have one size.
  public init(_ one: Bitmap, _ other: Bitmap) {
    precondition(one.width == other.width && one.height == other.height, "two sizes")
    picture = Bitmap(width: one.width, height: one.height)
    for index in one.pixels.indices {
      let (a, b) = (one.pixels[index], other.pixels[index])
      var shown: UInt32 = 0xFF00_0000
      var most = 0
      for shift: UInt32 in [0, 8, 16, 24] where a != b {
        let distance = abs(Int(a >> shift & 255) - Int(b >> shift & 255))
        most = max(most, distance)
        let level = UInt32(min(255, 8 * distance))
        shown |= shift == 24 ? level * 0x010101 : level << shift
      }
      picture.pixels[index] = shown
      largest = max(largest, most)
      if most > Tolerance.slight { count += 1 }
    }
  }

  /// True if nobody sees it, as ``Tolerance`` says.
  public var isTolerable: Bool {
    largest <= Tolerance.most
      && Double(count) <= Tolerance.share * Double(picture.pixels.count)
  }
}
