/// Measures text with a host's fonts, and rounds its size up to a grid of pixels.
public struct Typesetter {
  /// The fonts.
  public let measuring: any TextMeasuring
  /// Pixels a point, > 0.
  public let screenScale: Double

  /// A room at least this wide, in points, stands for as much as the text needs.
  private static let unbounded = 1e15

  /// A typesetter that measures by a font, for a screen of so many pixels per point.
  public init(
    measuring: any TextMeasuring, screenScale: Double = 1, file: StaticString = #fileID,
    line: UInt = #line
  ) {
    require(
      screenScale > 0 && screenScale.isFinite,
      "a typesetter's scale is in pixels a point, finite and > 0, not \(screenScale)", file: file,
      line: line)
    self.measuring = measuring
    self.screenScale = screenScale
  }

  /// The size of text in a room, in points: rounded up to whole pixels, within the room.
  ///
  /// Empty text needs nothing. Text of more lines than its limit takes the room's whole width,
  /// and the limit's height (both as LayoutKit's labels); in a room without end as much as its
  /// longest line. A room's negative side counts as 0.
  public func size(of content: TextContent, within room: Size) -> Size {
    guard !content.string.isEmpty else { return .zero }
    let width = room.width > 0 ? room.width : 0
    let block = content.block(width: width, measuring: measuring)
    var size = Size(roundedUp(block.size.width), roundedUp(block.size.height))
    let most = roundedUp(Double(content.lineLimit) * block.metrics.lineHeight)
    if content.lineLimit > 0, size.height > most {
      size = Size(width < Self.unbounded ? width : size.width, most)
    }
    return Size(min(size.width, width), min(size.height, max(0, room.height)))
  }

  /// The length of the fewest whole pixels that hold it.
  func roundedUp(_ length: Double) -> Double {
    (length * screenScale).rounded(.up) / screenScale
  }
}
