/// A layout with another one on top of it, at one of its corners, edges or beside it.
///
/// It is as large as its content; the overlay may be larger and may lie outside.
///
///     Badge(content: icon, overlay: count, vertical: .start, horizontal: .end, offset: Point(4, -4))
public struct Badge: ComposedLayout {
  /// The place of the overlay along an axis of the content.
  public enum Place: Hashable, Sendable, CaseIterable {
    /// Inside the content.
    case start, end, center
    /// As long as the content.
    case stretch
    /// Outside the content, touching it.
    case before, after
  }

  /// The layout that it stands for.
  public let layout: any Layout

  /// - Parameter offset: finite.
  public init(
    content: any Layout, overlay: any Layout, vertical: Place = .start, horizontal: Place = .end,
    offset: Point = .zero, file: StaticString = #fileID, line: UInt = #line
  ) {
    require(
      offset.x.isFinite && offset.y.isFinite, "a badge's offset is finite", file: file, line: line)
    layout = BadgeParts(
      content: content, overlay: overlay, vertical: vertical, horizontal: horizontal,
      offset: offset, extent: LayoutExtent(around: [content, overlay]))
  }
}

private struct BadgeParts: Layout {
  let content: any Layout
  let overlay: any Layout
  let vertical: Badge.Place
  let horizontal: Badge.Place
  /// Moves the overlay, in points.
  let offset: Point
  let extent: LayoutExtent

  var flexibility: Flexibility { content.flexibility }

  /// The overlay has as much room as it needs, or the content's where it is stretched.
  func measurement(within maxSize: Size) -> LayoutMeasurement {
    let measured = content.measurement(within: maxSize)
    let unbounded = Double.greatestFiniteMagnitude
    let over = overlay.measurement(
      within: Size(
        horizontal == .stretch ? measured.size.width : unbounded,
        vertical == .stretch ? measured.size.height : unbounded))
    return LayoutMeasurement(
      layout: self, size: measured.size, maxSize: maxSize, sublayouts: [measured, over])
  }

  /// The overlay goes by the frame that the content really takes.
  func arrangement(within rect: Rect, measurement: LayoutMeasurement) -> LayoutArrangement {
    let measured = measurement.sublayouts
    let under = measured[0].arrangement(within: Rect(origin: .zero, size: rect.size))
    let over = measured[1]
    let x = horizontal.span(boundedSide(over.size.width), along: under.frame.width)
    let y = vertical.span(boundedSide(over.size.height), along: under.frame.height)
    let cell = Rect(x.start, y.start, x.length, y.length)
      .offset(by: under.frame.origin + offset)
    return LayoutArrangement(
      layout: self, frame: rect, sublayouts: [under, over.arrangement(within: cell)])
  }
}

extension Badge.Place {
  fileprivate func span(
    _ length: Double, along content: Double
  ) -> (start: Double, length: Double) {
    switch self {
    case .start: (0, length)
    case .end: (content - length, length)
    case .center: ((content - length) / 2, length)
    case .stretch: (0, content)
    case .before: (-length, length)
    case .after: (content, length)
    }
  }
}

extension Layout {
  /// The layout with another one on top of it; see `Badge`.
  public func badge(
    _ overlay: any Layout, vertical: Badge.Place = .start, horizontal: Badge.Place = .end,
    offset: Point = .zero
  ) -> Badge {
    Badge(
      content: self, overlay: overlay, vertical: vertical, horizontal: horizontal, offset: offset)
  }
}
