import Engine
import Onboarding
import Output

/// What scrolls on a page.
extension GraphExport {
  /// How views go along with what is scrolled on the slides of a change, where one leaves that or comes
  /// to be in it.
  func shares(
    of change: SlideGraph.Change, _ take: ChangeTake, in canvas: Canvas,
    keeping kept: Set<String>
  ) throws -> [ScrollShares] {
    try graph.scrollersLeft(in: change).map { key, axis in
      var scrolled = canvas
      let distance = 64.0
      scrolled.props.offsets = [key: distance]
      return ScrollShares(
        of: key, along: axis, by: canvas.props.layout.scaled(distance), longest: 2_000, in: take,
        scrolled: try self.take(of: change, in: scrolled, keeping: kept))
    }
  }
}

extension SlideGraph {
  /// The axes along which elements scroll, by their keys; of one that scrolls along several the first.
  var scrolled: [String: Axis] {
    var axes: [String: Axis] = [:]
    for slide in slides {
      for (key, contents) in slide.scrollContents where axes[key] == nil {
        axes[key] = contents.axis
      }
    }
    return axes
  }

  /// What scrolls on a slide of a change, from or to which an element goes that is elsewhere on the other
  /// slide.
  fileprivate func scrollersLeft(in change: Change) -> [(key: String, axis: Axis)] {
    let (old, new) = (slides[change.old], slides[change.new])
    let (onOld, onNew) = (old.scrollContents, new.scrollContents)
    let axes = onOld.merging(onNew) { first, _ in first }
    return axes.sorted { $0.key < $1.key }.compactMap { key, scrolling in
      let (before, after) = (onOld[key]?.keys ?? [], onNew[key]?.keys ?? [])
      let isLeft =
        new.all.contains { before.contains($0.key) && !after.contains($0.key) }
        || old.all.contains { after.contains($0.key) && !before.contains($0.key) }
      return isLeft ? (key, scrolling.axis) : nil
    }
  }
}

extension PageGraph.Scroller {
  /// - Parameter scroller: with the axis that it has on all slides.
  init(_ scroller: ScrolledElement) {
    let axis = scroller.scroll.axis
    func along(_ size: Size) -> Double { axis == .vertical ? size.height : size.width }
    let (length, room) = (along(scroller.content), along(scroller.frame.size))
    let rows = scroller.rows.map { row in
      axis == .vertical ? row.minY...max(row.minY, row.maxY) : row.minX...max(row.minX, row.maxX)
    }
    let (stop, stops): (String, [ClosedRange<Double>]) =
      switch scroller.scroll.snap {
      case nil: ("", [])
      case .page:
        (
          "start",
          room > 0
            ? stride(from: 0, to: min(length, 1_000 * room), by: room).map { $0...($0 + room) } : []
        )
      case .start: ("start", rows)
      case .center: ("center", rows)
      case .end: ("end", rows)
      }
    self.init(
      scroller.key, in: scroller.parent, along: axis, frame: scroller.frame, length: length,
      stop: stop, at: stops)
  }
}
