import Engine

/// Rows of a picture, cut into bands.
enum Bands {
  /// Bands of whole rows that cover all blocks, each with about the same number of their pixels.
  ///
  /// - Parameter count: the most bands; below 1 counts as 1.
  /// - Returns: bands from top to bottom, none of them without a row; none if there are no pixels.
  static func rows(of blocks: [PixelRect], count: Int) -> [Range<Int>] {
    let blocks = blocks.filter { !$0.isEmpty }
    guard let top = blocks.map(\.top).min(), let bottom = blocks.map(\.bottom).max() else {
      return []
    }
    let total = blocks.reduce(0) { $0 + $1.width * $1.height }
    let count = max(1, count)
    var bands: [Range<Int>] = []
    var start = top
    var seen = 0
    for row in top..<bottom where bands.count < count - 1 {
      for block in blocks where block.top <= row && row < block.bottom { seen += block.width }
      if seen * count >= total * (bands.count + 1), row + 1 < bottom {
        bands.append(start..<row + 1)
        start = row + 1
      }
    }
    bands.append(start..<bottom)
    return bands
  }
}

extension PixelRect {
  /// The part of the block in these rows.
  func rows(_ rows: Range<Int>) -> PixelRect {
    PixelRect(
      left: left, top: max(top, rows.lowerBound), right: right,
      bottom: min(bottom, rows.upperBound))
  }
}
