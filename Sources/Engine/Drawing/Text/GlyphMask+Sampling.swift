extension GlyphMask {
  /// Paints the mask as seen through a map from the device's pixels to the mask's.
  func blend(
    through map: AffineTransform, in bounds: PixelRect, into sink: inout SolidSink,
    _ rows: TextRows
  ) {
    if map.b == 0, map.c == 0 {
      blend(UprightMaskReader.self, map, in: bounds, into: &sink, rows)
    } else {
      blend(TurnedMaskReader.self, map, in: bounds, into: &sink, rows)
    }
  }

  /// Paints two masks of one text, each through its map; the other one counts as `share`.
  func blend(
    through map: AffineTransform, _ other: GlyphMask, _ otherMap: AffineTransform,
    share: Double, in bounds: PixelRect, into sink: inout SolidSink, _ rows: TextRows
  ) {
    if map.b == 0, map.c == 0, otherMap.b == 0, otherMap.c == 0 {
      blend(UprightMaskReader.self, map, other, otherMap, share, in: bounds, into: &sink, rows)
    } else {
      blend(TurnedMaskReader.self, map, other, otherMap, share, in: bounds, into: &sink, rows)
    }
  }

  private func blend<Reader: MaskReader>(
    _ reader: Reader.Type, _ map: AffineTransform, in bounds: PixelRect,
    into sink: inout SolidSink, _ rows: TextRows
  ) {
    let columns = bounds.left..<bounds.right
    let values = rows.first.values.reserve(columns.count)
    let levels = rows.levels.reserve(columns.count)
    coverage.withUnsafeBufferPointer { coverage in
      guard let base = coverage.baseAddress else { return }
      var reader = Reader(self, base, map, columns: columns, rows.first)
      for y in bounds.top..<bounds.bottom {
        let seen = reader.read(row: y, into: values)
        guard !seen.isEmpty else { continue }
        for x in seen { levels[x] = Self.level(values[x]) }
        sink.beginRow(y)
        sink.levels(
          x: bounds.left &+ seen.lowerBound, levels + seen.lowerBound, count: seen.count)
      }
    }
  }

  private func blend<Reader: MaskReader>(
    _ reader: Reader.Type, _ map: AffineTransform, _ other: GlyphMask,
    _ otherMap: AffineTransform, _ share: Double, in bounds: PixelRect,
    into sink: inout SolidSink, _ rows: TextRows
  ) {
    let columns = bounds.left..<bounds.right
    let values = rows.first.values.reserve(columns.count)
    let others = rows.second.values.reserve(columns.count)
    let levels = rows.levels.reserve(columns.count)
    coverage.withUnsafeBufferPointer { coverage in
      other.coverage.withUnsafeBufferPointer { otherCoverage in
        guard let base = coverage.baseAddress, let otherBase = otherCoverage.baseAddress else {
          return
        }
        var reader = Reader(self, base, map, columns: columns, rows.first)
        var otherReader = Reader(other, otherBase, otherMap, columns: columns, rows.second)
        for y in bounds.top..<bounds.bottom {
          let seen = reader.read(row: y, into: values)
          let otherSeen = otherReader.read(row: y, into: others)
          guard !seen.isEmpty || !otherSeen.isEmpty else { continue }
          let all = seen.hull(otherSeen)
          values.clear(all, but: seen)
          others.clear(all, but: otherSeen)
          for x in all {
            levels[x] = Self.level(values[x] * (1 - share) + others[x] * share)
          }
          sink.beginRow(y)
          sink.levels(
            x: bounds.left &+ all.lowerBound, levels + all.lowerBound, count: all.count)
        }
      }
    }
  }

  /// The nearest level of a coverage 0…255.
  @inline(__always) private static func level(_ coverage: Double) -> UInt8 {
    UInt8(coverage + 0.5)
  }
}

extension Range<Int> {
  /// The smallest range around both; an empty one does not count.
  fileprivate func hull(_ other: Range) -> Range {
    if isEmpty { return other }
    if other.isEmpty { return self }
    return Swift.min(lowerBound, other.lowerBound)..<Swift.max(upperBound, other.upperBound)
  }
}

extension UnsafeMutablePointer<Double> {
  /// Makes the places of a range 0, but for those of a part of it.
  fileprivate func clear(_ all: Range<Int>, but part: Range<Int>) {
    let part = part.isEmpty ? all.upperBound..<all.upperBound : part
    for index in all.lowerBound..<part.lowerBound { self[index] = 0 }
    for index in part.upperBound..<all.upperBound { self[index] = 0 }
  }
}
