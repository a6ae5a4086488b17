/// A progress that follows how far something is scrolled, as CSS's scroll-driven animations have it:
/// time for a change that is seeked by scrolling.
///
///     let header = stage.hold(.scale(title, to: 0.6))
///     let timeline = ScrollTimeline(from: 0, to: 200)
///     list.onScroll = { header.seek(to: timeline.progress(at: $0.y)) }
public struct ScrollTimeline: Hashable, Sendable {
  /// A part of the way of a thing through what is seen, as CSS's `animation-range`.
  public enum Range: Hashable, Sendable, CaseIterable {
    /// From where its first line comes into sight to where its last one has gone.
    case cover
    /// As long as all of it is seen; or, if it is longer, nothing else.
    case contain
    /// From where its first line comes into sight to where ``contain`` begins.
    case entry
    /// From where ``contain`` ends to where its last line has gone.
    case exit
  }

  private let start: Double
  private let end: Double

  /// The way from one offset, in points, to another: `scroll()` in CSS. From a greater one to a
  /// smaller one it goes backwards; if they are equal it is 1 beyond.
  public init(
    from start: Double, to end: Double, file: StaticString = #fileID, line: UInt = #line
  ) {
    require(
      start.isFinite && end.isFinite,
      "ScrollTimeline: the offsets must be finite, not \(start)"
        + " and \(end)", file: file, line: line)
    (self.start, self.end) = (start, end)
  }

  /// The way of a thing through what is seen: `view()` in CSS.
  ///
  /// - Parameters:
  ///   - thing: its place along the content, in points: of a frame `minY...maxY`.
  ///   - viewport: the length of what is seen, in points, ≥ 0.
  public init(
    of thing: ClosedRange<Double>, in viewport: Double, range: Range = .cover,
    file: StaticString = #fileID, line: UInt = #line
  ) {
    require(
      viewport >= 0, "ScrollTimeline: what is seen must be at least 0 points long, not \(viewport)",
      file: file, line: line)
    let (first, last) = (thing.lowerBound - viewport, thing.upperBound)
    let edges = (thing.lowerBound, thing.upperBound - viewport)
    let (start, end) =
      switch range {
      case .cover: (first, last)
      case .contain: (min(edges.0, edges.1), max(edges.0, edges.1))
      case .entry: (first, min(edges.0, edges.1))
      case .exit: (max(edges.0, edges.1), last)
      }
    self.init(from: start, to: end, file: file, line: line)
  }

  /// The progress at an offset in points, 0…1.
  public func progress(at offset: Double) -> Double {
    require(!offset.isNaN, "ScrollTimeline: the offset is no number")
    guard start != end else { return offset > start ? 1 : 0 }
    // Halved first: the way between two of the largest numbers is none.
    let share = (offset / 2 - start / 2) / (end / 2 - start / 2)
    return share.isNaN ? 1 : min(max(share, 0), 1)
  }
}
