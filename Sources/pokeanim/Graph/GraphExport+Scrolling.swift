import Engine
import Onboarding
import Output

/// What scrolls on a page.
extension GraphExport {
  /// How views go along with what is scrolled on the slides of a change, where one leaves that or comes
  /// to be in it. Looks that follow a scroll are not among it: a page has none.
  func factors(
    of change: SlideGraph.Change, in canvas: Canvas, keeping kept: Set<String>
  ) throws -> [ScrollFactors] {
    let scrollers = graph.scrollersLeft(in: change)
    guard !scrollers.isEmpty else { return [] }
    var still = canvas
    still.graph = canvas.graph.withoutScrolledLooks
    let take = try take(of: change, in: still, keeping: kept)
    return try scrollers.map { key, axes in
      var scrolled = still
      let distance = 64.0
      scrolled.props.offsets = [key: distance]
      return ScrollFactors(
        of: key, along: axes, by: canvas.props.layout.scaled(distance), longest: 2_000, in: take,
        scrolled: try self.take(of: change, in: scrolled, keeping: kept))
    }
  }
}

extension SlideGraph {
  /// What scrolls on a slide of a change, from or to which an element goes that is elsewhere on the other
  /// slide.
  fileprivate func scrollersLeft(in change: Change) -> [(key: String, axes: ScrollFactors.Axes)] {
    let (old, new) = (slides[change.old], slides[change.new])
    let (onOld, onNew) = (old.scrollContents, new.scrollContents)
    return Set(onOld.keys).union(onNew.keys).sorted().compactMap { key in
      let (before, after) = (onOld[key]?.keys ?? [], onNew[key]?.keys ?? [])
      let isLeft =
        new.all.contains { before.contains($0.key) && !after.contains($0.key) }
        || old.all.contains { after.contains($0.key) && !before.contains($0.key) }
      guard isLeft, let axis = onOld[key]?.axis ?? onNew[key]?.axis else { return nil }
      return (key, ScrollFactors.Axes(old: axis, new: onNew[key]?.axis ?? axis))
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
