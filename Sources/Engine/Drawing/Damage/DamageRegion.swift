/// A few blocks of pixels that cover all places that were added.
struct DamageRegion {
  private(set) var blocks: [PixelRect] = []

  /// The most blocks; each is painted by going through the whole list once.
  static let most = 8
  /// Pixels that may be painted for nothing to save a block.
  static let slack = 16_384

  mutating func add(_ block: PixelRect) {
    guard !block.isEmpty else { return }
    var added = block
    while let index = blocks.firstIndex(where: { Self.waste($0, added) <= Self.slack }) {
      let joined = blocks[index].union(added)
      if joined == blocks[index] { return }
      blocks.remove(at: index)
      added = joined
    }
    blocks.append(added)
    if blocks.count > Self.most { joinNearest() }
  }

  private mutating func joinNearest() {
    var best = (first: 0, second: 1, waste: Int.max)
    for first in blocks.indices {
      for second in blocks.indices.dropFirst(first + 1) {
        let waste = Self.waste(blocks[first], blocks[second])
        if waste < best.waste { best = (first, second, waste) }
      }
    }
    let joined = blocks[best.first].union(blocks[best.second])
    blocks.remove(at: best.second)
    blocks.remove(at: best.first)
    add(joined)
  }

  /// The number of pixels that their union has more than both together; below 0 where they overlap
  /// much.
  private static func waste(_ a: PixelRect, _ b: PixelRect) -> Int {
    a.union(b).area - a.area - b.area
  }
}

extension PixelRect {
  /// The number of pixels.
  var area: Int { width * height }
}
